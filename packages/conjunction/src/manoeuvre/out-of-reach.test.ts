import { cholesky } from '@keepout/astro/covariance/positive-definite';
import { plusScaled, scaled, unit } from '@keepout/astro/vector';
import { expect, it } from 'vitest';
import { isNightly, sampled } from '../../../../scripts/property-runs.mjs';
import { drawnEncounters } from '../../test/drawn-encounters.ts';
import { unwrap } from '../../test/reference.ts';
import { inertialPositionCovariance } from '../covariance/position.ts';
import { encounterPlane, projectCovariance } from '../encounter/encounter-plane.ts';
import type { ObjectAtTca } from '../object-at-tca.ts';
import { orbitError, stateOfEquinoctial } from '../pc/curved/orbit-error.ts';
import { jointPlane } from '../pc/plane/plane-encounter.ts';
import { verdictReport } from '../pc/verdict-pc.ts';
import { isOutOfAllReach, shiftOf } from './out-of-reach.ts';

/** A usual run takes one draw in so many: of each kind, which are five in turn. */
const EVERY = 4;
const drawn = sampled([...drawnEncounters(300)], EVERY);
const some = (all: number): number => (isNightly ? all : all / EVERY);
const SIGMAS = 12;
/** Of a circle: near it, apogee of e = 0.36, perigees of 0.21, 0.56 and 0.82. */
const SPEEDS = [1, 0.8, 1.1, 1.25, 1.35];

/** Directions in six dimensions, along each axis and between them. */
function* directions(): Generator<readonly number[]> {
  for (let k = 0; k < 64; k++) {
    const direction = Array.from({ length: 6 }, (_, i) => Math.cos(1 + 7.3 * k + 2.1 * i * (k + 1)));
    yield direction.map((value) => value / Math.hypot(...direction));
  }
}

it('shifts and bends an orbit by no less than errors of so many deviations do', () => {
  let count = 0;
  const beyond: string[] = [];
  for (const [index, { primary, secondary }] of drawn.entries())
    for (const object of [primary, secondary].flatMap((one) => SPEEDS.map((factor) => faster(one, factor)))) {
      const shift = shiftOf(object, SIGMAS);
      const error = orbitError(object);
      const factor = error && cholesky(error.covariance, 6);
      if (shift === undefined || error === undefined || factor === undefined) continue;
      for (const direction of directions()) {
        const elements = (scale: number): Float64Array =>
          error.mean.map(
            (value, row) =>
              value +
              scale *
                direction.reduce(
                  (sum, part, column) => sum + (column <= row ? factor[6 * row + column]! * part : 0),
                  0,
                ),
          );
        const [there, linear] = [
          stateOfEquinoctial(elements(SIGMAS), error.sense),
          stateOfEquinoctial(elements(1e-3), error.sense),
        ];
        const at = stateOfEquinoctial(error.mean, error.sense);
        const first = [0, 1, 2].map((k) => (SIGMAS / 1e-3) * (linear[k]! - at[k]!));
        const bent = Math.hypot(...[0, 1, 2].map((k) => there[k]! - at[k]! - first[k]!));
        count++;
        if (bent > shift.bendM + 1e-2 || Math.hypot(...first) > shift.shiftM * (1 + 1e-3) + 1e-2)
          beyond.push(`draw ${index}: ${bent} of ${shift.bendM} m, ${Math.hypot(...first)} of ${shift.shiftM} m`);
      }
    }
  expect(beyond).toEqual([]);
  expect(count).toBeGreaterThan(some(50_000));
});

it('is so improbable by the verdict’s method too', () => {
  let count = 0;
  let within = 0;
  const probable: string[] = [];
  for (const [index, { primary, secondary, hardBodyRadiusM }] of drawn.entries())
    for (const asideM of [300, 1000, 3000, 10_000, 30_000, 100_000]) {
      const objects = [primary, movedAside(secondary, asideM)] as const;
      const plane = unwrap(encounterPlane(objects[0].state, objects[1].state));
      const [own, other] = objects.map(({ covariance, state }) =>
        projectCovariance(plane, unwrap(inertialPositionCovariance(covariance!, state))),
      );
      if (!isOutOfAllReach(objects, plane, jointPlane(own!, other!, undefined), hardBodyRadiusM)) {
        within++;
        continue;
      }
      count++;
      const report = verdictReport({ primary: objects[0], secondary: objects[1], hardBodyRadiusM, isAtTca: true });
      const pc = report.ok ? (report.value.recommended?.pc ?? 0) : 0;
      if (pc > 1e-24) probable.push(`draw ${index}, ${asideM} m: ${pc}`);
    }
  expect(probable).toEqual([]);
  expect(count).toBeGreaterThan(some(60));
  expect(within).toBeGreaterThan(some(150));
});

function movedAside(object: ObjectAtTca, asideM: number): ObjectAtTca {
  const { positionM } = object.state;
  return { ...object, state: { ...object.state, positionM: plusScaled(positionM, unit(positionM), asideM) } };
}

function faster(object: ObjectAtTca, factor: number): ObjectAtTca {
  return { ...object, state: { ...object.state, velocityMps: scaled(object.state.velocityMps, factor) } };
}
