import { existsSync, readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { sgp4Init } from '@keepout/astro/sgp4/init';
import { batchOf } from '@keepout/astro/sgp4/record';
import { describe, expect, it } from 'vitest';
import weekly from '../../../../conformance/annual/weekly-counts.json' with { type: 'json' };
import { readGpCsv, utc } from '../../../../conformance/gp-elements.ts';
import { recordValidation } from '../../../../conformance/ledger.ts';
import { encountersOf } from '../screening/plan/encounter-table.ts';
import { planScreening } from '../screening/plan/plan.ts';
import { screenAllTable } from '../screening/screen.ts';
import { countEncounters } from './collision-rate.ts';
import { catalogueFlux } from './crossing-flux.ts';

/** Whole catalogues of the reference set: some minutes of CPU time. */
const folder = new URL('../../../../../shared/reference/', import.meta.url);
const isWanted = existsSync(folder);
const SETS: Readonly<Record<string, readonly [file: string, start: string]>> = {
  'catalogue/2024-11-01': ['catalogue/gp_20241101.csv.gz', '2024-11-01T00:00:00'],
  'socrates/2026-03-10': ['socrates/elements_20260310.csv.gz', '2026-03-10T04:00:00'],
};
const WEEK_S = 7 * 86_400;
const MINUTES = 60_000;
/** A week is one sample, and constellations keep their phases: a tenth may lie outside. */
const OUTSIDE_ALLOWED = 0.1;

describe.skipIf(!isWanted)('annual statistics on whole catalogues', () => {
  it('206 primaries: every count, and the flux inside the limits of most', { timeout: 30 * MINUTES }, () => {
    const counted: number[] = [];
    const outside: number[] = [];
    const ratios: number[] = [];
    for (const [name, [file, start]] of Object.entries(SETS)) {
      const elements = readGpCsv(gunzipSync(readFileSync(new URL(file, folder))).toString('utf8'));
      const batch = batchOf(elements.map((set) => sgp4Init(set)));
      const indexOf = new Map(elements.map((set, i) => [set.noradId, i]));
      const startTaiS = utc(start);
      const window = { startTaiS, stopTaiS: startTaiS + WEEK_S };
      const cases = weekly.cases.filter((weeklyCase) => weeklyCase.catalogue === name);
      const primaries = cases.map((weeklyCase) => indexOf.get(weeklyCase.primary)!);
      const volume = { shape: 'sphere', radiusM: 5000 } as const;
      const plan = planScreening({ ...window, volume, scope: { kind: 'primaries', primaries } });
      const encounters = encountersOf(screenAllTable(plan, { batch, ephemerides: [] }).encounters);
      for (const [k, weeklyCase] of cases.entries()) {
        const object = primaries[k]!;
        const own = encounters.filter((encounter) => encounter.primary === object);
        counted.push(Math.abs(countEncounters(own, 5000) - weeklyCase.eventsInSevenDays.within5km));
        const rate = catalogueFlux(batch, { ...window, object, withinM: 5000, decisionDays: 1 })!.passagesPerYear;
        const { lo95, hi95, value } = weeklyCase.annualRateWithin5km;
        outside.push(rate >= lo95 && rate <= hi95 ? 0 : 1);
        if (value > 0) ratios.push(rate / value);
      }
    }
    const origin = 'brute-force screening of public catalogues (CelesTrak) with the reference SGP4';
    recordValidation({
      room: 'conjunction',
      reference: 'passages within 5 km in a week, counted',
      origin,
      deviations: counted,
      unit: 'events',
      tolerance: 0,
      stated: { accuracy: 0, by: 'whole numbers' },
    });
    const median = ratios.toSorted((a, b) => a - b)[ratios.length >> 1]!;
    const inside = outside.filter((share) => share === 0).length;
    recordValidation({
      room: 'conjunction',
      reference: 'flux without screening against the 95 % limits of a week',
      origin,
      deviations: outside,
      unit: 'outside',
      tolerance: 1,
      reason: 'a week is one sample of a Poisson count: one in twenty of perfect rates lies outside its 95 % limits',
      note: `${inside} of ${outside.length} inside; the middle ratio of flux to count is ${median.toFixed(3)}.`,
    });
    expect(Math.max(...counted)).toBe(0);
    expect(outside.length - inside).toBeLessThan(OUTSIDE_ALLOWED * outside.length);
    expect(Math.abs(median - 1)).toBeLessThan(0.1);
  });
});
