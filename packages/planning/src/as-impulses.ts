import type { PlannedImpulse } from '@keepout/conjunction/manoeuvre/burned-orbit';
import type { PlannedBody } from './change.ts';
import { isStill, type PlannedManoeuvre, propulsionOf } from './manoeuvre.ts';

/**
 * A manoeuvre as impulses, for a screening of many: a push over time is a row of them, one in the middle of each part.
 *
 * Method   midpoint rule over the spans in which it pushes; of drag the acceleration of the mean dynamic pressure, along track
 * Assumes  directions in RTN; the error of the middle of a part is (arc/2)^2/6 of it: 0.3 % at 24 parts a revolution
 *
 * @param dynamicPressurePa   N/m^2   of the air on the orbit, a mean; for drag alone
 * @returns in order of time, m/s RTN; empty where the manoeuvre changes no orbit   |   undefined for a direction in another frame
 */
export function asImpulses(
  manoeuvre: PlannedManoeuvre,
  { massKg }: Pick<PlannedBody, 'massKg'>,
  periodS: number,
  dynamicPressurePa: number,
): readonly PlannedImpulse[] | undefined {
  if (isStill(manoeuvre)) return [];
  return propulsionOf(manoeuvre).impulses(manoeuvre, { massKg, periodS, dynamicPressurePa });
}
