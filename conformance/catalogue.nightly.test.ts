import { existsSync, readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { formatUtc } from '../packages/astro/src/epoch.ts';
import { sgp4Init } from '../packages/astro/src/sgp4/init.ts';
import { propagateBatch, propagateOne } from '../packages/astro/src/sgp4/propagate.ts';
import { batchOf, EPOCH_TAI_S, LIFE_START, LIFE_STOP, ROW } from '../packages/astro/src/sgp4/record.ts';
import { readCatalogue } from '../packages/ccsds/src/catalogue.ts';
import { utc } from './gp-elements.ts';
import { recordValidation } from './ledger.ts';

/** Whole catalogues from the text to the state: a minute of CPU time. */
const folder = new URL('../../shared/reference/catalogue/', import.meta.url);
const isWanted = existsSync(folder);
const read = (name: string): string => {
  const bytes = readFileSync(new URL(name, folder));
  return (name.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8');
};

interface Statistics {
  readonly gp_20241101: {
    readonly objects: number;
    readonly namesWithDEB: number;
    readonly namesWithRB: number;
    readonly oldestEpoch: string;
    readonly newestEpoch: string;
    readonly sgp4: Record<string, { errorCodes: Record<string, number>; below2000kmAltitude: number }>;
  };
}

const TWO_THOUSAND_KM_ALTITUDE_KM = 6378.137 + 2000;

const STEP_S = 60;

/** Whether the theory has an error between the epoch of a set and a time. */
function hadError(batch: ReturnType<typeof batchOf>, i: number, untilTaiS: number): boolean {
  const six = new Float64Array(6);
  for (let at = batch.nearEarth[ROW * i + EPOCH_TAI_S]!; at < untilTaiS; at += STEP_S)
    if (propagateOne(batch, i, at, six, 0) !== 0) return true;
  return false;
}

describe.skipIf(!isWanted)('whole catalogues', () => {
  it('26,834 objects of 2024-11-01 give the error codes and heights of the reference at three times', () => {
    const { gp_20241101: expected } = JSON.parse(read('statistics.json')) as Statistics;
    const { elements } = readCatalogue(read('gp_20241101.csv.gz'));
    expect(elements.length).toBe(expected.objects);
    expect(elements.filter(({ name }) => /\bDEB\b/.test(name)).length).toBe(expected.namesWithDEB);
    expect(elements.filter(({ name }) => name.includes('R/B')).length).toBe(expected.namesWithRB);
    const epochs = elements.map(({ epochTaiS }) => epochTaiS).sort((a, b) => a - b);
    expect(formatUtc(epochs[0]!)).toBe(expected.oldestEpoch);
    expect(formatUtc(epochs.at(-1)!)).toBe(expected.newestEpoch);

    const records = elements.map((set) => sgp4Init(set));
    const [batch, unending] = [batchOf(records), batchOf(records)];
    // The reference answers after a decay wherever the theory has no error at that instant.
    for (let i = 0; i < unending.count; i++) {
      unending.nearEarth[ROW * i + LIFE_START] = Number.NEGATIVE_INFINITY;
      unending.nearEarth[ROW * i + LIFE_STOP] = Number.POSITIVE_INFINITY;
    }
    const out = new Float64Array(6 * batch.count);
    const withLife = new Uint8Array(batch.count);
    const ended: number[] = [];
    const errors = new Uint8Array(batch.count);
    const different: number[] = [];
    for (const [time, { errorCodes, below2000kmAltitude }] of Object.entries(expected.sgp4)) {
      propagateBatch(batch, utc(time), out, withLife);
      propagateBatch(unending, utc(time), out, errors);
      withLife.forEach((code, i) => {
        if (code === errors[i]) return;
        expect([code, errors[i]]).toEqual([6, 0]);
        ended.push(i);
        expect(hadError(unending, i, utc(time)), elements[i]!.name).toBe(true);
      });
      const counts: Record<string, number> = {};
      let low = 0;
      errors.forEach((code, i) => {
        counts[code] = (counts[code] ?? 0) + 1;
        if (code === 0 && Math.hypot(out[6 * i]!, out[6 * i + 1]!, out[6 * i + 2]!) < TWO_THOUSAND_KM_ALTITUDE_KM)
          low += 1;
      });
      expect(counts).toEqual(errorCodes);
      different.push(Math.abs(low - below2000kmAltitude));
    }
    expect(different).toEqual([0, 0, 0]);
    expect(ended.length).toBeLessThanOrEqual(3);
    recordValidation({
      room: 'astro',
      reference: 'SGP4 error codes and heights over a whole catalogue',
      origin: 'reference C++ code (improved, WGS-72) on CelesTrak GP of 2024-11-01',
      deviations: different,
      unit: 'objects counted differently',
      tolerance: 0,
      stated: { accuracy: 0, by: 'counts' },
      note: 'each case is 26,834 objects at one time',
    });
  });

  it('the excerpt of its states is all of the reference', () => {
    const excerpt = readFileSync(new URL('sgp4/states-20241101.csv', import.meta.url), 'utf8');
    expect(excerpt.trim().split('\n').length).toBe(read('sgp4_states_20241101.csv').trim().split('\n').length);
  });

  it('the two-line catalogue of 2024-09-17 is read to the last record, analysts included', () => {
    const text = read('catalogue_20240917.tle.gz');
    const lines = text.trim().split('\n').length;
    const { format, elements, faultCount } = readCatalogue(text);
    expect([format, elements.length, faultCount]).toEqual(['tle', lines / 2, 0]);
    const analysts = elements.filter(({ noradId }) => noradId > 99_999);
    expect(analysts.length).toBe(text.match(/^1 [A-Z]/gm)?.length);
    recordValidation({
      room: 'ccsds',
      reference: 'two-line catalogue with Alpha-5 numbers',
      origin: 'Space-Track 2024-09-17, as kept in bluescarni/mizuba',
      deviations: new Uint8Array(elements.length),
      unit: 'records read differently',
      tolerance: 0,
      stated: { accuracy: 0, by: 'counts' },
    });
  });

  it('the JSON forms of Space-Track (texts) and CelesTrak (numbers) give what they say', () => {
    for (const name of ['omm1_st.json', 'omm1_ct.json']) {
      const text = read(`../omm/json/${name}`);
      const { format, elements, faultCount } = readCatalogue(text);
      const written = JSON.parse(text) as Record<string, string | number>[];
      expect([format, elements.length, faultCount]).toEqual(['omm-json', written.length, 0]);
      for (const [i, set] of elements.entries()) {
        const row = written[i]!;
        expect(set.epochTaiS).toBe(utc(String(row['EPOCH'])));
        expect([set.noradId, set.meanMotionRevPerDay, set.eccentricity, set.meanAnomalyDeg, set.bstar]).toEqual(
          ['NORAD_CAT_ID', 'MEAN_MOTION', 'ECCENTRICITY', 'MEAN_ANOMALY', 'BSTAR'].map((key) => Number(row[key])),
        );
      }
    }
  });
});
