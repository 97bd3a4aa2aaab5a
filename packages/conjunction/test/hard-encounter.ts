import { MU_EARTH } from '@keepout/astro/constants';
import type { Vec3 } from '@keepout/astro/nouns';
import fc from 'fast-check';
import { covarianceOfOrbit } from '../src/covariance/estimated.ts';
import type { ObjectAtTca } from '../src/object-at-tca.ts';

const logged = (low: number, high: number) =>
  fc.double({ min: Math.log(low), max: Math.log(high), noNaN: true }).map(Math.exp);
const turn = fc.double({ min: 0, max: 2 * Math.PI, noNaN: true });
const sigmas = fc.tuple(logged(1e-3, 1e5), logged(1e-3, 1e6), logged(1e-3, 1e5));
const hardEncounters = fc.record({
  radiusM: logged(6.7e6, 4.2e7),
  angleRad: fc.oneof(fc.constant(0), logged(1e-9, 3)),
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
type EncounterParameters = typeof hardEncounters extends fc.Arbitrary<infer T> ? T : never;

interface HardEncounter {
  readonly primary: ObjectAtTca;
  readonly secondary: ObjectAtTca;
  readonly hardBodyRadiusM: number;
  readonly isAtTca: boolean;
}

/** Slow, co-planar and crossing encounters with covariances that are tiny, huge, flat or long along the track. */
export const hardEncounter: fc.Arbitrary<HardEncounter> = hardEncounters.map(
  ({ radiusM, angleRad, speedRatio, missM, azimuthRad, elevationRad, hardBodyRadiusM, isAtTca, kind, sigmasM }) => {
    const speedMps = Math.sqrt(MU_EARTH / radiusM);
    const across = missM * Math.cos(elevationRad);
    const secondPositionM = [
      radiusM + across * Math.cos(azimuthRad),
      across * Math.sin(azimuthRad),
      angleRad === 0 ? 0 : missM * Math.sin(elevationRad),
    ] as const;
    const secondVelocityMps = [
      0,
      speedMps * speedRatio * Math.cos(angleRad),
      speedMps * speedRatio * Math.sin(angleRad),
    ] as const;
    return {
      primary: objectAt([radiusM, 0, 0], [0, speedMps, 0], sigmasM[0], kind),
      secondary: objectAt(secondPositionM, secondVelocityMps, sigmasM[1], kind),
      hardBodyRadiusM,
      isAtTca,
    };
  },
);

function objectAt(positionM: Vec3, velocityMps: Vec3, sigmasM: Vec3, kind: EncounterParameters['kind']): ObjectAtTca {
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
export function notFiniteIn(value: unknown, path = ''): readonly string[] {
  if (typeof value === 'number') return Number.isFinite(value) ? [] : [`${path} ${value}`];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => notFiniteIn(part, `${path}.${key}`));
}
