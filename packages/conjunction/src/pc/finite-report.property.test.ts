import { MU_EARTH } from '@keepout/astro/constants';
import type { Vec3 } from '@keepout/astro/nouns';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { runs } from '../../../../scripts/property-runs.mjs';
import { unwrap } from '../../test/reference.ts';
import { covarianceOfOrbit } from '../covariance/estimated.ts';
import type { ObjectAtTca } from '../object-at-tca.ts';
import { computePc } from './compute-pc.ts';

const logged = (low: number, high: number) =>
  fc.double({ min: Math.log(low), max: Math.log(high), noNaN: true }).map(Math.exp);
const turn = fc.double({ min: 0, max: 2 * Math.PI, noNaN: true });
const sigmas = fc.tuple(logged(1e-3, 1e5), logged(1e-3, 1e6), logged(1e-3, 1e5));

/** Slow and co-planar encounters with tiny, huge and flat covariances. */
const encounter = fc.record({
  radiusM: logged(6.7e6, 4.2e7),
  angleRad: fc.oneof(fc.constant(0), logged(1e-9, 1)),
  speedRatio: fc.oneof(
    fc.constant(1),
    logged(1e-9, 1e-2).map((change) => 1 + change),
  ),
  missM: logged(1e-3, 1e5),
  azimuthRad: turn,
  elevationRad: turn,
  hardBodyRadiusM: logged(0.1, 100),
  isAtTca: fc.boolean(),
  kind: fc.constantFrom('elements', 'diagonal', 'position-only'),
  sigmasM: fc.tuple(sigmas, sigmas),
});
type Encounter = typeof encounter extends fc.Arbitrary<infer T> ? T : never;

function objectAt(positionM: Vec3, velocityMps: Vec3, sigmasM: Vec3, kind: Encounter['kind']): ObjectAtTca {
  const state = { epochTaiS: 8e8, frame: 'GCRF', positionM, velocityMps } as const;
  if (kind === 'elements') return { state, covariance: covarianceOfOrbit(state, sigmasM, 1) };
  const matrix = new Float64Array(36);
  sigmasM.forEach((sigma, axis) => {
    matrix[7 * axis] = sigma ** 2;
    matrix[7 * (axis + 3)] = kind === 'diagonal' ? (1e-3 * sigma) ** 2 : 0;
  });
  return { state, covariance: { epochTaiS: 8e8, frame: 'RTN', matrix } };
}

/** Paths of the figures that are not finite. */
function notFinite(value: unknown, path = ''): readonly string[] {
  if (typeof value === 'number') return Number.isFinite(value) ? [] : [`${path} ${value}`];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => notFinite(part, `${path}.${key}`));
}

it('every figure of a report is finite, for slow and co-planar encounters and covariances of any size', () => {
  fc.assert(
    fc.property(encounter, (drawn) => {
      const { radiusM, angleRad, speedRatio, missM, azimuthRad, elevationRad, hardBodyRadiusM, isAtTca, kind } = drawn;
      const speedMps = Math.sqrt(MU_EARTH / radiusM);
      const across = missM * Math.cos(elevationRad);
      const secondSpeedMps = speedMps * speedRatio;
      const primary = objectAt([radiusM, 0, 0], [0, speedMps, 0], drawn.sigmasM[0], kind);
      const secondary = objectAt(
        [
          radiusM + across * Math.cos(azimuthRad),
          across * Math.sin(azimuthRad),
          angleRad === 0 ? 0 : missM * Math.sin(elevationRad),
        ],
        [0, secondSpeedMps * Math.cos(angleRad), secondSpeedMps * Math.sin(angleRad)],
        drawn.sigmasM[1],
        kind,
      );
      expect(notFinite(unwrap(computePc({ primary, secondary, hardBodyRadiusM, isAtTca })))).toEqual([]);
    }),
    { numRuns: runs(12) },
  );
});
