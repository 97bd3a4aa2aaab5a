import type { Vec3 } from '@keepout/astro/nouns';
import { twoBodyStateAt } from '@keepout/astro/two-body/propagate';
import { norm } from '@keepout/astro/vector';
import { ok, type Result } from '@keepout/units/result';
import type { EncounterFault } from '../../fault.ts';
import { bestImpulse, type Goal } from '../best-direction.ts';
import { openPlaneMaps } from '../plane-map.ts';
import type { PlannedEncounter } from '../planned-encounter.ts';

/** One direction for every column. @param direction Vec3, any length but zero @returns Float64Array(3 columns) */
export function sameDirection(columns: number, direction: Vec3): Float64Array {
  const size = norm(direction);
  return Float64Array.from({ length: 3 * columns }, (_, k) => direction[k % 3]! / size);
}

/**
 * The best direction of each column, against one event.
 *
 * Method   `bestImpulse` at the epoch of the column and a size; along track where the event is over by then
 *
 * @param epochsTaiS   Float64Array(columns)   TAI s
 * @param sizeMps      number   m/s   above 0: the size that the direction is best for
 * @returns ok: Float64Array(3 columns), unit vectors in RTN of the primary   |   fault: those of `encounterPlane`
 */
export function bestDirections(
  encounter: PlannedEncounter,
  epochsTaiS: Float64Array,
  goal: Goal,
  sizeMps: number,
): Result<Float64Array, EncounterFault> {
  const { primary } = encounter;
  const mapFrom = openPlaneMaps(encounter);
  if (!mapFrom.ok) return mapFrom;
  const out = new Float64Array(3 * epochsTaiS.length);
  for (const [column, epochTaiS] of epochsTaiS.entries()) {
    if (!(epochTaiS < primary.epochTaiS)) {
      out[3 * column + 1] = 1;
      continue;
    }
    const impulse = bestImpulse(mapFrom.value(twoBodyStateAt(primary, epochTaiS)), goal, sizeMps);
    const size = norm(impulse);
    for (let k = 0; k < 3; k++) out[3 * column + k] = impulse[k]! / size;
  }
  return ok(out);
}
