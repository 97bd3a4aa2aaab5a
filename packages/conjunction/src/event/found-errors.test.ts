import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { rtnAxes } from '@keepout/astro/frames/local';
import type { Ephemeris } from '@keepout/astro/nouns';
import { propagateTwoBody } from '@keepout/astro/two-body/propagate';
import { expect, it } from 'vitest';
import { foundErrors } from './found-errors.ts';
import type { PredictedOrbit } from './realism-of-orbits.ts';

const DAY = 86_400;
const START = 8e8;
const AT_START = [7_050_000, 0, 0, 0, 7519, 0];
const truth: Ephemeris = {
  frame: 'EME2000',
  startTaiS: START,
  stopTaiS: START + 1100 * DAY,
  stateAt(epochTaiS, out) {
    propagateTwoBody(AT_START, epochTaiS - START, out);
    return true;
  },
};
const definitive = { designator: 'a', orbit: truth, fromTaiS: START, toTaiS: truth.stopTaiS };

function rowsOf(name: string): readonly (readonly number[])[] {
  const packed = readFileSync(new URL(`../../../../conformance/realism/${name}.csv.gz`, import.meta.url));
  return gunzipSync(packed)
    .toString()
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => line.split(',').map(Number));
}

/** A file a day that states no covariance, off by the next published residual. */
function predictionsOf(rows: readonly (readonly number[])[]): readonly PredictedOrbit[] {
  return rows.map((off, day) => ({
    originator: 'OPERATOR',
    covarianceSource: 'NONE',
    designator: 'a',
    statedTaiS: START + day * DAY,
    orbit: {
      ...truth,
      startTaiS: START + day * DAY,
      stopTaiS: START + (day + 1) * DAY,
      stateAt(epochTaiS, out) {
        truth.stateAt(epochTaiS, out);
        const axes = rtnAxes(out.subarray(0, 3), out.subarray(3, 6));
        for (let i = 0; i < 3; i++) for (let k = 0; k < 3; k++) out[i] = out[i]! + axes[3 * k + i]! * off[k]!;
        return true;
      },
    },
  }));
}

it.each([
  ['case01', 1],
  ['case02', 0.25],
  ['case03', 3],
] as const)(
  'A24 errors found of the published set %s are those that were stated, times the published factor %d',
  (name, factor) => {
    const rows = rowsOf(name);
    const [found, ...others] = foundErrors(predictionsOf(rows), [definitive]);
    expect(others).toEqual([]);
    expect(found).toMatchObject({ originator: 'OPERATOR', covarianceSource: 'NONE', leadFromDays: 0, samples: 1000 });
    // Of the columns xx, yy and zz.
    for (const [place, column] of [
      [0, 3],
      [4, 6],
      [8, 8],
    ] as const) {
      const stated = rows.reduce((sum, row) => sum + row[column]!, 0) / rows.length;
      expect(Math.sqrt(found!.covarianceM2![place]! / stated) / factor).toBeGreaterThan(0.9);
      expect(Math.sqrt(found!.covarianceM2![place]! / stated) / factor).toBeLessThan(1.1);
    }
  },
);

it('A24 nothing is estimated of few predictions, nor of those that state a covariance', () => {
  const predictions = predictionsOf(rowsOf('case01').slice(0, 29));
  const [few] = foundErrors(predictions, [definitive]);
  expect(few).toMatchObject({ samples: 29 });
  expect(few).not.toHaveProperty('covarianceM2');
  const covarianceAt = (epochTaiS: number) => ({ epochTaiS, frame: 'RTN' as const, matrix: new Float64Array(36) });
  const stated = predictions.map((each) => ({ ...each, orbit: { ...each.orbit, covarianceAt } }));
  expect(foundErrors(stated, [definitive])).toEqual([]);
});
