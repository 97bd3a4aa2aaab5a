import type { Vec3 } from '@keepout/astro/nouns';
import type { PlannedImpulse } from '@keepout/conjunction/manoeuvre/burned-orbit';
import type { PlannedBody } from './change.ts';
import { firingSpans } from './firing-spans.ts';
import { cutoffTaiS, isStill, type PlannedManoeuvre } from './manoeuvre.ts';
import { deltaVOf } from './rocket.ts';
import { norm3, scaled3 } from './vector.ts';

/** A push that takes time is cut into so many parts a revolution, and into no more than so many at all. */
const PARTS_A_REVOLUTION = 24;
const MOST_PARTS = 32;

/**
 * A manoeuvre as impulses, for a screening of many: a push over time is a row of them, one in the middle of each part.
 *
 * Method   midpoint rule over the spans in which it pushes; of drag the acceleration of the mean dynamic pressure, along track
 * Assumes  directions in RTN; the error of the middle of a part is (arc/2)^2/6 of it: 0.3 % at 24 parts a revolution
 *
 * @param dynamicPressurePa   N/m^2   of the air on the orbit, a mean; for drag alone
 * @returns in order of time, m/s RTN; none where the manoeuvre changes nothing   |   undefined for a direction in another frame
 */
export function asImpulses(
  manoeuvre: PlannedManoeuvre,
  { massKg }: Pick<PlannedBody, 'massKg'>,
  periodS: number,
  dynamicPressurePa: number,
): readonly PlannedImpulse[] | undefined {
  if (isStill(manoeuvre)) return [];
  if (manoeuvre.type === 'DIFFERENTIAL_DRAG') {
    const { ignitionTaiS, areaM2, nominalAreaM2, dragCoefficient, densityFactor = 1 } = manoeuvre;
    const pushMps2 = (-densityFactor * dynamicPressurePa * dragCoefficient * (areaM2 - nominalAreaM2)) / massKg;
    return parts([[ignitionTaiS, cutoffTaiS(manoeuvre)]], periodS, [0, pushMps2, 0]);
  }
  if (manoeuvre.frame !== 'RTN') return undefined;
  if (manoeuvre.type === 'IMPULSIVE') return [{ epochTaiS: manoeuvre.ignitionTaiS, deltaVRtnMps: manoeuvre.deltaVMps }];
  const spans = firingSpans(manoeuvre);
  const seconds = secondsOf(spans);
  if (!(seconds > 0)) return [];
  const size = deltaVOf(manoeuvre, massKg) / seconds;
  return parts(spans, periodS, scaled3(manoeuvre.direction, size / norm3(manoeuvre.direction)));
}

function secondsOf(spans: readonly (readonly [number, number])[]): number {
  return spans.reduce((sum, [from, to]) => sum + (to - from), 0);
}

function parts(
  spans: readonly (readonly [number, number])[],
  periodS: number,
  accelerationMps2: Vec3,
): readonly PlannedImpulse[] {
  const longestS = Math.max(periodS / PARTS_A_REVOLUTION, secondsOf(spans) / MOST_PARTS);
  return spans.flatMap(([from, to]) => {
    const count = Math.max(1, Math.ceil((to - from) / longestS - 1e-9));
    const stepS = (to - from) / count;
    return Array.from({ length: count }, (_, k) => ({
      epochTaiS: from + (k + 0.5) * stepS,
      deltaVRtnMps: scaled3(accelerationMps2, stepS),
    }));
  });
}
