import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { METRICS } from '@keepout/server/platform/observing/metric-table';
import { settingTable } from '@keepout/server/platform/settings/setting-table';
import { parseSettings } from '@keepout/server/platform/settings/settings';
import { Ajv } from 'ajv';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { type Container, podsOf, RENDERED } from './deployment/manifests.ts';
import { SECRETS, servedPaths } from './deployment/platform-facts.ts';
import { root } from './project.mjs';

const HELM = join(root, 'deploy/helm');
const read = (path: string) => readFileSync(join(HELM, path), 'utf8');
const values = (name: string) => parse(read(name)) as Record<string, unknown>;

describe('the values of the chart', () => {
  const isValid = new Ajv({ allErrors: true, strict: false }).compile(JSON.parse(read('keepout/values.schema.json')));
  const examples = readdirSync(join(HELM, 'keepout/ci'));
  const [defaults, minimal] = [values('keepout/values.yaml'), values('keepout/ci/minimal-values.yaml')];
  const faultsOf = (own: Record<string, unknown>) => {
    isValid(over(defaults, own));
    return isValid.errors?.map(({ instancePath }) => instancePath) ?? [];
  };

  it.each(examples)('keep to its schema: %s', (name) => expect(faultsOf(values(`keepout/ci/${name}`))).toEqual([]));

  it('ask for what only the installation knows', () => {
    expect(faultsOf({}).toSorted()).toEqual(['/issuerUrl', '/publicUrl', '/secrets/name']);
  });

  it.each([
    ['an address that others can read', { publicUrl: 'http://keepout.example.com' }, '/publicUrl'],
    ['a setting that the chart sets', { settings: { KEEPOUT_PORT: '80' } }, '/settings'],
    ['a secret among the values', { settings: { KEEPOUT_SECRETS_KEY: 'x' } }, '/settings'],
    ['a word that it does not know', { workers: {} }, ''],
    [
      'KEDA without a Prometheus',
      { worker: { autoscaling: { by: 'keda' } } },
      '/worker/autoscaling/prometheus/serverAddress',
    ],
    ['a digest that is none', { image: { digest: 'latest' } }, '/image/digest'],
  ])('refuse %s', (_, own, place) => expect(faultsOf({ ...minimal, ...own })).toContain(place));

  it('leave no setting out that the chart sets by itself', () => {
    const { properties } = JSON.parse(read('keepout/values.schema.json'));
    const managed: string[] = properties.settings.propertyNames.not.enum;
    expect(managed.filter((name) => !(name in settingTable))).toEqual([]);
    expect(properties.secretSettings.propertyNames.not.enum).toEqual(managed);
  });
});

it('what is rendered is that of this chart', () => {
  const files = readdirSync(join(HELM, 'keepout'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(HELM.length + 1))
    .sort();
  const lines = files.map((path) => `${createHash('sha256').update(read(path)).digest('hex')}  ${path}\n`);
  expect(lines.join(''), 'run deploy/helm/render.sh').toBe(read('rendered/CHART.sha256'));
});

describe.each(RENDERED)('the chart with %s', (_, manifests) => {
  const pods = podsOf(manifests);
  const containers = pods.flatMap(([name, { containers: own }]) => own.map((container) => [name, container] as const));
  const deployed = (part: string) => containers.find(([name]) => name === `keepout-${part}`)![1];
  const ofKind = (kind: string) => manifests.filter((manifest) => manifest.kind === kind);

  it('gives no pod anything that it can do without', () => {
    expect(pods.length).toBeGreaterThan(2);
    for (const [name, pod] of pods) {
      expect(pod, name).toMatchObject({ automountServiceAccountToken: false, enableServiceLinks: false });
      expect(pod.securityContext, name).toMatchObject({
        runAsNonRoot: true,
        runAsUser: 1000,
        seccompProfile: { type: 'RuntimeDefault' },
      });
    }
    for (const [name, { securityContext, resources }] of containers) {
      expect(securityContext, name).toEqual({
        allowPrivilegeEscalation: false,
        readOnlyRootFilesystem: true,
        capabilities: { drop: ['ALL'] },
      });
      expect(resources, name).toMatchObject({
        requests: { cpu: expect.anything(), memory: expect.anything() },
        limits: { memory: expect.anything() },
      });
    }
  });

  it.each(['server', 'worker'])('asks a %s three things at three paths that are served', (part) => {
    const { startupProbe, readinessProbe, livenessProbe, ports, env } = deployed(part);
    const probes = [startupProbe, readinessProbe, livenessProbe].map((probe) => probe!.httpGet);
    expect(probes.map(({ path }) => path)).toEqual(['/health/ready', '/health/serving', '/health/live']);
    for (const { path, port } of probes) expect([servedPaths().includes(path), port], path).toEqual([true, 'http']);
    const port =
      part === 'server'
        ? settingTable.KEEPOUT_PORT.schema.parse(undefined)
        : Number(writtenIn(env, 'KEEPOUT_WORKER_PORT'));
    expect(ports).toEqual([{ name: 'http', containerPort: port }]);
  });

  it.each(['server', 'worker'] as const)(
    'gives a %s settings that production takes, and secrets by reference alone',
    (part) => {
      const env = deployed(part).env!;
      expect(
        env.map(({ name }) => name).filter((name) => name in SECRETS && writtenIn(env, name) !== undefined),
      ).toEqual([]);
      const filled = env.map(({ name, value }) => [name, value ?? SECRETS[name] ?? '1'] as const);
      const settings = Object.fromEntries(filled.filter(([name]) => name.startsWith('KEEPOUT_')));
      expect(parseSettings(settings, '/opt/keepout', part)).toMatchObject({ ok: true, value: { mode: 'production' } });
      expect(new Set(filled.map(([name]) => name)).size).toBe(filled.length);
    },
  );

  it('keeps one of each when a machine is cleared, and calls find servers', () => {
    const labels = Object.fromEntries(
      ofKind('Deployment').map(({ metadata, spec }) => [metadata.name, spec.template.metadata.labels]),
    );
    for (const { metadata, spec } of ofKind('PodDisruptionBudget')) {
      expect(spec.maxUnavailable).toBe(1);
      expect(labels[metadata.name]).toMatchObject(spec.selector.matchLabels);
    }
    const [service] = ofKind('Service');
    expect(labels['keepout-server']).toMatchObject(service!.spec.selector);
    expect(labels['keepout-worker']).not.toMatchObject(service!.spec.selector);
  });

  it('migrates before it rolls out, and tests what was rolled out', () => {
    for (const { metadata } of ofKind('Job'))
      expect(metadata.annotations?.['helm.sh/hook']).toBe('pre-install,pre-upgrade');
    const [test] = ofKind('Pod');
    expect(test!.metadata.annotations?.['helm.sh/hook']).toBe('test');
    expect(servedPaths()).toContain(new URL(test!.spec.containers[0].args[0]).pathname);
    expect(ofKind('Secret')).toEqual([]);
  });

  it('scales workers by a metric that servers tell', () => {
    const queries = ofKind('ScaledObject').map(({ spec }) => spec.triggers[0].metadata.query);
    const names = ofKind('HorizontalPodAutoscaler').map(({ spec }) => spec.metrics[0].external.metric.name);
    const told = [...queries, ...names].flatMap((text: string) => text.match(/keepout_\w+/g));
    expect(told.filter((name) => !(name! in METRICS))).toEqual([]);
    const isScaled = queries.length + names.length > 0;
    const [worker] = ofKind('Deployment').filter(({ metadata }) => metadata.name === 'keepout-worker');
    expect('replicas' in worker!.spec).toBe(!isScaled);
  });
});

const writtenIn = (env: Container['env'], name: string) => env?.find((variable) => variable.name === name)?.value;

/** As Helm lays values over those of the chart. */
function over(below: unknown, above: unknown): unknown {
  if (!isMap(below) || !isMap(above)) return above;
  const laid = Object.entries(above).map(([name, value]) => [name, name in below ? over(below[name], value) : value]);
  return { ...below, ...Object.fromEntries(laid) };
}

const isMap = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
