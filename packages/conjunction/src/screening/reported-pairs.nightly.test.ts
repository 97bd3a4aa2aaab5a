import { existsSync, readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { sgp4Init } from '@keepout/astro/sgp4/init';
import { batchOf } from '@keepout/astro/sgp4/record';
import { describe, expect, it } from 'vitest';
import { readGpCsv, utc } from '../../../../conformance/gp-elements.ts';
import { recordValidation } from '../../../../conformance/ledger.ts';
import { planScreening } from './plan/plan.ts';
import { screenAll } from './screen.ts';

/** Pairs that SOCRATES reported over seven days: minutes of CPU time. */
const folder = new URL('../../../../../shared/reference/socrates/', import.meta.url);
const isWanted = existsSync(folder);
const read = (name: string): string => gunzipSync(readFileSync(new URL(name, folder))).toString('utf8');
/** One pair in so many, and all others of the same primary that fall in: the list is long, and complete lists stand beside it. */
const STRIDE = 5;
const WEEK = 7 * 86_400;

describe.skipIf(!isWanted)('pairs that CelesTrak SOCRATES Plus reported', () => {
  it('each have an approach within 5 km in the seven days', { timeout: 1_800_000 }, () => {
    const elements = readGpCsv(read('elements_20260310.csv.gz'));
    const indexOf = new Map(elements.map((set, i) => [set.noradId, i]));
    const startTaiS = utc('2026-03-10T04:00:00');
    const partners = new Map<number, number[]>();
    const lines = read('reported_pairs.csv.gz').trim().split('\n').slice(1);
    for (const [n, line] of lines.entries()) {
      if (n % STRIDE !== 0) continue;
      const [primary, secondary] = line.split(',').map(Number) as [number, number];
      partners.set(primary, [...(partners.get(primary) ?? []), secondary]);
    }
    const missing: number[] = [];
    for (const [primary, secondaries] of partners) {
      const sets = [primary, ...secondaries].map((id) => elements[indexOf.get(id)!]!);
      const plan = planScreening({
        startTaiS,
        stopTaiS: startTaiS + WEEK,
        volume: { shape: 'sphere', radiusM: 5000 },
        scope: { kind: 'primaries', primaries: [0] },
      });
      const { encounters } = screenAll(plan, { batch: batchOf(sets.map((set) => sgp4Init(set))), ephemerides: [] });
      const met = new Set(encounters.map(({ secondary }) => secondary));
      secondaries.forEach((_, i) => {
        missing.push(met.has(i + 1) ? 0 : 1);
      });
    }
    recordValidation({
      room: 'conjunction',
      reference: 'pairs within 5 km in seven days that SOCRATES reported',
      origin: 'CelesTrak SOCRATES Plus, run of 2026-03-10',
      deviations: missing,
      unit: 'pairs not found',
      tolerance: 0,
      stated: { accuracy: 0, by: 'each pair of the list has at least one approach' },
      note: `every ${STRIDE}th of ${lines.length} pairs, each screened for the whole week by itself`,
    });
    expect(missing.reduce((sum, count) => sum + count, 0)).toBe(0);
  });
});
