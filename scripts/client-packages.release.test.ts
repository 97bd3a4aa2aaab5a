import { execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ENDPOINTS } from '@keepout/contract/endpoints';
import { afterAll, describe, expect, it } from 'vitest';
import manifest from '../package.json' with { type: 'json' };
import { describedClient } from './clients/described-calls.ts';
import { clientPackages } from './clients/packages.ts';
import { snakeOf } from './clients/python-text.ts';
import { shapeOf } from './clients/shape.ts';
import {
  EXAMPLES,
  installPython,
  installTypescript,
  orWhyNot,
  packedClients,
  whyNoPython,
  writtenPackage,
} from './clients/test-installed.ts';
import { describedApi } from './described-api.ts';

const folder = mkdtempSync(join(tmpdir(), 'keepout-clients-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const hasPip = whyNoPython === undefined && spawnSync('python3', ['-m', 'pip', '--version']).status === 0;

it('26.9 packages have the version of the product, and the same sources are the same bytes', async () => {
  const packages = await packedClients();
  const { version } = manifest;
  expect(packages.map(({ path }) => path)).toEqual([
    `keepout-client-${version}.tgz`,
    `keepout-${version}-py3-none-any.whl`,
    `keepout-${version}.tar.gz`,
  ]);
  const again = await clientPackages(await describedApi());
  for (const [place, { path, bytes }] of again.entries()) expect(bytes.equals(packages[place]!.bytes), path).toBe(true);
});

it('26.9 every call of the contract is described for clients, and the stream of events', async () => {
  const { calls } = describedClient(await describedApi());
  expect(calls.map(({ id }) => id).toSorted()).toEqual([...Object.keys(ENDPOINTS), 'streamEvents'].toSorted());
});

describe('what a description may say', () => {
  it.each([
    [{ allOf: [{ type: 'string' }] }, /allOf of a schema is not known/],
    [{ type: 'string', format: 'byte' }, /format of a schema is not known/],
    [{ type: 'tuple' }, /the type tuple/],
    [
      { type: 'array', items: { type: 'object', properties: { a: { not: {} } }, additionalProperties: false } },
      /^here item\.a: not of a schema/,
    ],
  ])('fails where it says something new: %j', (schema, complaint) => {
    expect(() => shapeOf(schema, 'here')).toThrow(complaint);
  });

  it('fails where two services say different things by one name', () => {
    const documentOf = (type: string) => ({ paths: {}, components: { schemas: { Thing: { type } } } });
    expect(() => describedClient({ a: documentOf('string'), b: documentOf('number') })).toThrow(
      'Thing is described in two ways',
    );
  });
});

/** Compiled against the package alone: each mistake is an error, and nothing else is. */
const TYPED = `import { platformClient } from '@keepout/client';
import { keepoutPlugin } from '@keepout/client/openmct/plugin';
const api = platformClient({ baseUrl: 'https://keepout.invalid', token: async () => 'token' });
export const calls = () => [
  api.call('listStations'),
  api.call('getStation', { params: { stationId: 'sta-1' } }).then(({ minElevation }) => minElevation.toFixed(1)),
  api.call('deleteStation', { params: { stationId: 'sta-1' } }).then((nothing: null) => nothing),
  api.call('uploadCdms', { body: { file: [new Blob(['CCSDS_CDM_VERS = 1.0'])] } }),
  api.send('getCdmFile', { params: { cdmId: 'cdm-1' } }).then((answer: Response) => answer.text()),
  // @ts-expect-error: the station is not named
  api.call('getStation'),
  // @ts-expect-error: a station is not named so
  api.call('getStation', { params: { satelliteId: 'sat-1' } }),
  // @ts-expect-error: a list has no such filter
  api.call('listStations', { query: { near: 'Kiruna' } }),
  // @ts-expect-error: the body lacks everything else
  api.call('createStation', { body: { name: 'Kiruna' } }),
  // @ts-expect-error: there is no such priority
  api.call('orderObservation', { body: { noradId: 5, priority: 'SOON' } }),
  // @ts-expect-error: there is no such call
  api.call('listStars'),
  keepoutPlugin({ baseUrl: 'https://keepout.invalid', token: 'token' }),
  // @ts-expect-error: nobody knows who asks
  keepoutPlugin({ baseUrl: 'https://keepout.invalid' }),
  // @ts-expect-error: one record is no list
  api.all('getFlightRules'),
];
export async function* names() {
  for await (const { name, altitude } of api.all('listStations')) yield name + altitude.toFixed(0);
  for await (const { data } of api.streamEvents()) if (data.type === 'screening') yield data.percent.toFixed(0);
}
`;

describe('26.9 the package for TypeScript', () => {
  it('brings its types along, and they are exact', async () => {
    const source = join(folder, 'typed.ts');
    writeFileSync(source, TYPED);
    const { place } = await installTypescript(join(folder, 'typescript'), source);
    const { dependencies, version } = JSON.parse(readFileSync(join(place, 'package.json'), 'utf8'));
    expect([dependencies, version]).toEqual([undefined, manifest.version]);
    const files = readdirSync(place).filter((name) => /\.(js|d\.ts)$/.test(name));
    expect(files.length).toBeGreaterThan(4);
    for (const name of files) {
      const imported = [...readFileSync(join(place, name), 'utf8').matchAll(/(?:from|import\() ?["']([^"']+)["']/g)];
      expect(
        imported.map(([, from = '']) => from).filter((from) => !from.startsWith('./')),
        name,
      ).toEqual([]);
    }
    expect(readFileSync(join(place, 'row-types.d.ts'), 'utf8')).not.toMatch(/\bany\b(?=[;[|>])/);
  });

  it('26.8 has a plug-in in one file, and a program that runs without anything else', async () => {
    const { place } = await installTypescript(join(folder, 'mission'), join(EXAMPLES, 'openmct.ts'));
    expect(readFileSync(join(place, 'openmct/plugin.js'), 'utf8')).not.toMatch(/(?:from|import\() ?["']/);
    const { bin } = JSON.parse(readFileSync(join(place, 'package.json'), 'utf8'));
    const program = join(place, bin['keepout-mission']);
    expect(execFileSync(process.execPath, [program, 'help'], { encoding: 'utf8' })).toContain('keepout-mission xtce');
    const { status, stderr } = spawnSync(process.execPath, [program, 'xtce'], { encoding: 'utf8', env: {} });
    expect([status, stderr]).toEqual([2, expect.stringContaining('KEEPOUT_URL is missing')]);
  });
});

describe('26.9 the package for Python', () => {
  const inPython = (path: string, code: string): string =>
    execFileSync('python3', ['-W', 'error', '-c', code], {
      encoding: 'utf8',
      env: { ...process.env, PYTHONPATH: path },
    });

  it('leaves no value open, and says that it is typed', async () => {
    const wheel = await writtenPackage(join(folder, 'sources'), '.tar.gz');
    const listed = execFileSync('tar', ['-tzf', wheel], { encoding: 'utf8' });
    const modules = listed.split('\n').filter((name) => name.endsWith('.py'));
    const texts = modules.map((name) =>
      execFileSync('tar', ['-xOzf', wheel, name], { encoding: 'utf8', maxBuffer: 1e8 }),
    );
    expect(texts.filter((text) => /\bAny\b/.test(text))).toEqual([]);
    expect(listed).toContain('/keepout/py.typed\n');
    const project = execFileSync('tar', ['-xOzf', wheel, `keepout-${manifest.version}/pyproject.toml`], {
      encoding: 'utf8',
    });
    expect(project).toContain(`\nversion = "${manifest.version}"\n`);
  });

  it.skipIf(whyNoPython)(orWhyNot('compiles, and has a method for each call', whyNoPython), async () => {
    const path = await installPython(join(folder, 'compiled'));
    execFileSync('python3', ['-m', 'compileall', '-q', '-f', path]);
    const names = [...Object.keys(ENDPOINTS), 'streamEvents'].map(snakeOf);
    const code = `import keepout, json\nprint(json.dumps([keepout.__version__, [name for name in ${JSON.stringify(names)} if not callable(getattr(keepout.Client, name, None))]]))`;
    expect(JSON.parse(inPython(path, code))).toEqual([manifest.version, []]);
  });

  it.skipIf(whyNoPython)(orWhyNot('has a record of its files, as a wheel has to', whyNoPython), async () => {
    const path = await installPython(join(folder, 'recorded'));
    const record = readFileSync(join(path, `keepout-${manifest.version}.dist-info`, 'RECORD'), 'utf8');
    const lines = record
      .trimEnd()
      .split('\n')
      .map((line) => line.split(','));
    const files = readdirSync(path, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
    expect(lines).toHaveLength(files.length);
    for (const [name = '', hash = '', size = ''] of lines.slice(0, -1)) {
      const bytes = readFileSync(join(path, name));
      const digest = createHash('sha256').update(bytes).digest('base64url');
      expect([hash, size], name).toEqual([`sha256=${digest}`, String(bytes.length)]);
    }
  });

  it.skipIf(!hasPip)(
    orWhyNot('is installed by pip without a network', hasPip ? undefined : 'there is no pip'),
    async () => {
      const wheel = await writtenPackage(join(folder, 'pip'), '.whl');
      const path = join(folder, 'pip', 'site');
      const options = ['--quiet', '--no-index', '--no-cache-dir', '--disable-pip-version-check', '--target', path];
      execFileSync('python3', ['-m', 'pip', 'install', ...options, wheel], { stdio: 'pipe' });
      const code = 'from importlib.metadata import version; print(version("keepout"))';
      expect(inPython(path, code).trim()).toBe(manifest.version);
    },
  );
});
