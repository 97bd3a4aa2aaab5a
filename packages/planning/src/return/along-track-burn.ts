import type { PlannedManoeuvre } from '../manoeuvre.ts';
import { thrustTimeFor } from '../rocket.ts';
import type { Vehicle } from '../vehicle.ts';

/**
 * A manoeuvre along the velocity, of the kind that the satellite has.
 *
 * Method   an impulse; a burn as long as the change of velocity takes at its duty cycle, longer by the shadows in it; the attitude of least or
 *          most drag for as long as its acceleration takes
 *
 * @param deltaVMps   negative: against the velocity
 * @param massKg      before it
 * @returns undefined where the satellite cannot
 */
export function alongTrackBurn(
  vehicle: Vehicle,
  ignitionTaiS: number,
  deltaVMps: number,
  massKg: number,
): PlannedManoeuvre | undefined {
  const size = Math.abs(deltaVMps);
  if (vehicle.type === 'DIFFERENTIAL_DRAG') return heldAttitude(vehicle, ignitionTaiS, deltaVMps, massKg);
  if (size > (vehicle.maxDeltaVMps ?? Number.POSITIVE_INFINITY)) return undefined;
  if (vehicle.type === 'IMPULSIVE') {
    const { specificImpulseS } = vehicle;
    return {
      type: 'IMPULSIVE',
      ignitionTaiS,
      deltaVMps: [0, deltaVMps, 0],
      frame: 'RTN',
      ...(specificImpulseS !== undefined && { specificImpulseS }),
    };
  }
  const { thrustN, specificImpulseS, dutyCycle, offSpans = [] } = vehicle;
  let leftS = thrustTimeFor(size, vehicle, massKg) / dutyCycle;
  let endTaiS = ignitionTaiS;
  for (const [from, to] of offSpans) {
    if (to <= endTaiS) continue;
    if (from - endTaiS >= leftS) break;
    leftS -= Math.max(0, from - endTaiS);
    endTaiS = to;
  }
  const durationS = endTaiS + leftS - ignitionTaiS;
  if (!(durationS <= vehicle.maxDurationS)) return undefined;
  return {
    type: 'CONTINUOUS',
    ignitionTaiS,
    durationS,
    thrustN,
    specificImpulseS,
    dutyCycle,
    frame: 'RTN',
    direction: [0, Math.sign(deltaVMps), 0],
    ...(vehicle.offSpans !== undefined && { offSpans }),
  };
}

function heldAttitude(
  vehicle: Extract<Vehicle, { type: 'DIFFERENTIAL_DRAG' }>,
  ignitionTaiS: number,
  deltaVMps: number,
  massKg: number,
): PlannedManoeuvre | undefined {
  const { nominalAreaM2, minAreaM2, maxAreaM2, dragCoefficient, dynamicPressurePa } = vehicle;
  const areaM2 = deltaVMps < 0 ? maxAreaM2 : minAreaM2;
  const accelerationMps2 = (-dynamicPressurePa * dragCoefficient * (areaM2 - nominalAreaM2)) / massKg;
  const durationS = deltaVMps / accelerationMps2;
  if (!(durationS > 0 && durationS <= vehicle.maxDurationS)) return undefined;
  return { type: 'DIFFERENTIAL_DRAG', ignitionTaiS, durationS, areaM2, nominalAreaM2, dragCoefficient };
}
