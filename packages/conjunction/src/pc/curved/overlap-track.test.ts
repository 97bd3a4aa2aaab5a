import type { StateVector, Vec3 } from '@keepout/astro/nouns';
import { expect, test } from 'vitest';
import { nc3dHall2021, SEARCH_PRECISION } from './nc3d-hall-2021.ts';
import { orbitError } from './orbit-error.ts';
import { crossingsAt, overlapTrack } from './overlap-track.ts';

/** Variances along R, T, N and of their rates, and the two that orbits bind: R with the rate of T, T with that of R. */
function errorAt(positionM: Vec3, velocityMps: Vec3, variances: readonly number[], rt: number, tr: number) {
  const state: StateVector = { epochTaiS: 8e8, frame: 'EME2000', positionM, velocityMps };
  const matrix = new Float64Array(36);
  variances.forEach((variance, i) => {
    matrix[7 * i] = variance;
  });
  [matrix[4], matrix[24], matrix[9], matrix[19]] = [rt, rt, tr, tr];
  return orbitError({ state, covariance: { frame: 'RTN', epochTaiS: 8e8, matrix } })!;
}

test('smaller errors part a crossing in two, and none of both is left out', () => {
  // Two at 4 mm/s, nearest in errors at closest approach, and in metres a quarter of a revolution before and after.
  const first = errorAt(
    [6771300.092065504, 0, 0],
    [14.551696926872484, 4603.457177092859, 6137.942902790479],
    [16549.17, 7667933, 9340.54, 3.101273, 0.005396678, 0.009044299],
    -2.34129,
    -600.9603,
  );
  const second = errorAt(
    [6771327.812370053, 38.57770443871078, -7.663026307167252],
    [14.548799177922854, 4603.459272263519, 6137.942968089888],
    [16135.08, 4206107, 64554.11, 0.8473266, 0.009897293, 0.03873624],
    -6.678452,
    -1239.702,
  );
  const track = overlapTrack(first, second, 1.6285208655255385, 0);
  expect(track.crossings).toHaveLength(1);
  expect(crossingsAt(track, 0.03)).toHaveLength(2);
  // A sum over 4,096 places of the span.
  expect(nc3dHall2021(track, 0.03, SEARCH_PRECISION)!.expectedNumber / 3.0347e-4).toBeCloseTo(1, 2);
});
