import { readFileSync } from 'node:fs';
import { createMetrics } from '@keepout/server/platform/observing/metrics';
import { describe, expect, it } from 'vitest';
import { METRICS, type MetricName } from '../packages/server/src/platform/observing/metric-table.ts';

/** What Prometheus adds to whatever it scrapes. */
const SCRAPED = ['instance', 'job'];
/** Words of its language that stand where a name may. */
const WORDS = /^(and|or|unless|on|by|without|ignoring|group_left|group_right|bool|offset|inf|nan|s|m|h|d)$/i;

const metrics = createMetrics({ warn: () => undefined } as never);
const ofNode = new Set((await metrics.registry.getMetricsAsJSON()).map(({ name }) => name));
metrics.close();

/** Labels of a series by its name, or nothing where there is none. */
function labelsOf(series: string): readonly string[] | undefined {
  if (series === 'up') return SCRAPED;
  const name = series.replace(/_(bucket|sum|count)$/, '');
  const row = METRICS[(name in METRICS ? name : series) as MetricName];
  if (row === undefined) return ofNode.has(series) ? SCRAPED : undefined;
  // A histogram has no series of its own name, and nothing else has parts.
  if ((row.type === 'histogram') !== (name !== series)) return undefined;
  return [...SCRAPED, ...row.labels, ...(series.endsWith('_bucket') ? ['le'] : [])];
}

/** What is wrong with an expression: metrics that there are not, labels that none of its metrics has. */
function faultsOf(expression: string): string[] {
  const text = expression.replaceAll(/\[[^\]]*\]/g, '').replaceAll('$__rate_interval', '');
  const faults: string[] = [];
  const known = new Set<string>();
  const grouped = [...text.matchAll(/\b(?:by|without|on|ignoring)\s*\(([^)]*)\)/g)].flatMap(([, names]) =>
    names!.split(','),
  );
  const bare = text.replaceAll(/\b(?:by|without|on|ignoring)\s*\([^)]*\)/g, ' ');
  for (const [, series, , matchers] of bare.matchAll(/\b([a-zA-Z_:][\w:]*)\b(?!\s*\()(\{([^}]*)\})?/g)) {
    if (WORDS.test(series!)) continue;
    const labels = labelsOf(series!);
    if (labels === undefined) faults.push(`there is no metric ${series}`);
    for (const label of labels ?? []) known.add(label);
    for (const [, label] of (matchers ?? '').matchAll(/(\w+)\s*(?:=~|!~|!=|=)\s*"/g))
      if (labels !== undefined && !labels.includes(label!)) faults.push(`${series} has no label ${label}`);
  }
  for (const label of grouped.map((name) => name.trim()).filter((name) => name !== ''))
    if (!known.has(label)) faults.push(`nothing in it has the label ${label}`);
  return faults;
}

/** Labels that a text shows of what an expression brings. */
const shownIn = (text: string): string[] =>
  [...text.matchAll(/\{\{\s*(?:\$labels\.)?([a-z]\w*)\s*\}\}/g)].map(([, label]) => label!);

const read = (path: string) => readFileSync(new URL(`../deploy/${path}`, import.meta.url), 'utf8');

describe('what is wrong with an expression', () => {
  it('is told', () => {
    expect(faultsOf('sum by (queue) (rate(keepout_job_seconds_count{outcome="failed"}[5m])) > 1')).toEqual([]);
    expect(faultsOf('histogram_quantile(0.9, sum by (le) (rate(keepout_http_seconds_bucket[5m])))')).toEqual([]);
    expect(faultsOf('keepout_queue_depth > 1')).toEqual(['there is no metric keepout_queue_depth']);
    expect(faultsOf('keepout_http_seconds > 1')).toEqual(['there is no metric keepout_http_seconds']);
    expect(faultsOf('keepout_queue_failed{kind="screen"}')).toEqual(['keepout_queue_failed has no label kind']);
    expect(faultsOf('sum by (operator) (keepout_queue_failed)')).toEqual(['nothing in it has the label operator']);
  });
});

describe('rules for Prometheus', () => {
  const rules = read('prometheus/rules.yaml')
    .split(/^ {6}- alert: /m)
    .slice(1);

  it.each(rules.map((rule) => [rule.split('\n', 1)[0]!, rule]))('%s asks for what there is', (_name, rule) => {
    const expression = /^ +expr: (['"])(.*)\1$/m.exec(rule)![2]!;
    expect(faultsOf(expression)).toEqual([]);
    expect(rule).toMatch(/^ +severity: (warning|critical)$/m);
    const known = expression.match(/[a-z]\w+/g)!.flatMap((name) => labelsOf(name) ?? []);
    for (const label of shownIn(rule)) expect(known).toContain(label);
  });

  it('have names of their own', () => {
    expect(rules.length).toBeGreaterThan(15);
    expect(new Set(rules.map((rule) => rule.split('\n', 1)[0])).size).toBe(rules.length);
  });
});

describe('the dashboard for Grafana', () => {
  interface Panel {
    readonly id: number;
    readonly title: string;
    readonly targets?: readonly { readonly expr: string; readonly legendFormat: string }[];
  }
  const { panels } = JSON.parse(read('grafana/keepout.json')) as { readonly panels: readonly Panel[] };

  it.each(panels.filter(({ targets }) => targets !== undefined))('$title asks for what there is', ({ targets }) => {
    for (const { expr, legendFormat } of targets!) {
      expect(faultsOf(expr)).toEqual([]);
      const known = expr.match(/[a-z]\w+/g)!.flatMap((name) => labelsOf(name) ?? []);
      for (const label of shownIn(legendFormat)) expect(known).toContain(label);
    }
  });

  it('shows every metric of the installation, or a rule watches it', () => {
    const texts = `${read('prometheus/rules.yaml')}${JSON.stringify(panels)}`;
    const silent = Object.entries(METRICS).filter(([name, { of }]) => of === 'installation' && !texts.includes(name));
    expect(silent.map(([name]) => name)).toEqual([
      'keepout_feed_on',
      'keepout_catalogue_objects',
      'keepout_catalogue_loaded_timestamp_seconds',
      'keepout_catalogue_refused',
    ]);
  });
});
