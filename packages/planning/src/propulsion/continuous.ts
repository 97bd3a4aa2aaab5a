import type { SteeringFrame } from '@keepout/astro/force/steering';
import type { Vec3 } from '@keepout/astro/nouns';
import { scaled } from '@keepout/astro/vector';
import { firingSpans, thrustingTimeS } from '../firing-spans.ts';
import { deltaVOfUsed, propellantRateKgps, thrustTimeFor } from '../rocket.ts';
import { norm3 } from '../vector.ts';
import type { Propulsion, PushLineOf } from './propulsion.ts';
import { secondsOf, spreadImpulses } from './spread-impulses.ts';

/** An engine with a fixed thrust direction. */
export interface ContinuousManoeuvre {
  readonly type: 'CONTINUOUS';
  readonly ignitionTaiS: number;
  /** From first ignition to last cut-off. */
  readonly durationS: number;
  readonly thrustN: number;
  readonly specificImpulseS: number;
  /** Any length but zero. */
  readonly direction: Vec3;
  readonly frame: SteeringFrame;
  /** Share of the time that the motor is on, above 0 and up to 1. */
  readonly dutyCycle: number;
  /** Spans in which the motor may not be on, TAI s; in order. An electric motor is off in the shadow. */
  readonly offSpans?: readonly (readonly [number, number])[];
}

export interface ContinuousVehicle {
  readonly type: 'CONTINUOUS';
  readonly thrustN: number;
  readonly specificImpulseS: number;
  readonly dutyCycle: number;
  readonly massKg: number;
  readonly maxDurationS: number;
  /** Absent: as much as the longest burn gives. */
  readonly maxDeltaVMps?: number;
  /** Spans without thrust, TAI s, in order: the shadow for an electric motor. */
  readonly offSpans?: readonly (readonly [number, number])[];
}

function burn(vehicle: ContinuousVehicle, ignitionTaiS: number, durationS: number, direction: Vec3) {
  const { thrustN, specificImpulseS, dutyCycle, offSpans } = vehicle;
  const motor = { thrustN, specificImpulseS, dutyCycle };
  const push: ContinuousManoeuvre = { type: 'CONTINUOUS', ignitionTaiS, durationS, ...motor, direction, frame: 'RTN' };
  return offSpans === undefined ? push : { ...push, offSpans };
}

/** By Tsiolkovsky's equation, Isp g0 ln(m0 / m1), of a motor that pushes evenly. */
function deltaVOfBurn(manoeuvre: ContinuousManoeuvre, massKg: number): number {
  return deltaVOfUsed(propellantOfBurn(manoeuvre), manoeuvre.specificImpulseS, massKg);
}

function propellantOfBurn(manoeuvre: ContinuousManoeuvre): number {
  return propellantRateKgps(manoeuvre) * thrustingTimeS(manoeuvre);
}

/** The longest burn, and no longer than the largest change of velocity takes. */
function limitOf(vehicle: ContinuousVehicle, ignitionTaiS: number): number {
  const { maxDurationS, maxDeltaVMps, massKg } = vehicle;
  const isWithin = (durationS: number): boolean =>
    maxDeltaVMps === undefined ||
    deltaVOfBurn(burn(vehicle, ignitionTaiS, durationS, [0, 1, 0]), massKg) <= maxDeltaVMps;
  if (isWithin(maxDurationS)) return maxDurationS;
  let [low, high] = [0, maxDurationS];
  for (let k = 0; k < 50; k++) {
    const middle = 0.5 * (low + high);
    if (isWithin(middle)) low = middle;
    else high = middle;
  }
  return low;
}

/** Seconds from ignition to the cut-off that a change of velocity takes at its duty cycle, longer by the spans without thrust in it. */
export function burnDurationS(
  { offSpans = [], dutyCycle, ...motor }: Omit<ContinuousVehicle, 'type' | 'massKg' | 'maxDurationS' | 'maxDeltaVMps'>,
  ignitionTaiS: number,
  deltaVMps: number,
  massKg: number,
): number {
  let leftS = thrustTimeFor(deltaVMps, motor, massKg) / dutyCycle;
  let doneS = 0;
  for (const [offTaiS, onTaiS] of offSpans) {
    const [offS, onS] = [offTaiS - ignitionTaiS, onTaiS - ignitionTaiS];
    if (onS <= doneS) continue;
    if (offS - doneS >= leftS) break;
    leftS -= Math.max(0, offS - doneS);
    doneS = onS;
  }
  return doneS + leftS;
}

export const continuousPropulsion: Propulsion<ContinuousManoeuvre, ContinuousVehicle> & {
  readonly type: 'CONTINUOUS';
} = {
  type: 'CONTINUOUS',
  isInstant: false,
  durationS: ({ durationS }) => durationS,
  isStill: ({ thrustN, durationS }) => !(thrustN > 0 && durationS > 0),
  scaled: (manoeuvre, factor) => ({ ...manoeuvre, thrustN: manoeuvre.thrustN * factor }),
  deltaVMps: deltaVOfBurn,
  propellantKg: propellantOfBurn,
  steering: ({ direction, frame }) => ({ vector: direction, frame }),
  resteered(manoeuvre, deltaVMps, plannedMps) {
    const length = norm3(deltaVMps);
    if (!(length > 0)) return { ...manoeuvre, thrustN: 0 };
    return { ...manoeuvre, direction: deltaVMps, thrustN: (manoeuvre.thrustN * length) / plannedMps };
  },
  impulses(manoeuvre, { massKg, periodS }) {
    if (manoeuvre.frame !== 'RTN') return undefined;
    const spans = firingSpans(manoeuvre);
    const seconds = secondsOf(spans);
    if (!(seconds > 0)) return [];
    const size = deltaVOfBurn(manoeuvre, massKg) / seconds;
    return spreadImpulses(spans, periodS, scaled(manoeuvre.direction, size / norm3(manoeuvre.direction)));
  },
  motors(manoeuvre) {
    const { thrustN, specificImpulseS, frame, direction, dutyCycle } = manoeuvre;
    return {
      burns: firingSpans(manoeuvre).map(([startTaiS, stopTaiS]) => {
        return { startTaiS, stopTaiS, thrustN, specificImpulseS, frame, direction, dutyCycle };
      }),
    };
  },
  lines(vehicle, { responses, ignitionTaiS, objective, ways }) {
    const limit = limitOf(vehicle, ignitionTaiS);
    return ways.map(
      (way): PushLineOf<ContinuousManoeuvre> => ({
        ignitionTaiS,
        limit,
        at(durationS) {
          const along = burn(vehicle, ignitionTaiS, durationS, [0, 1, 0]);
          const spans = firingSpans(along);
          const maps = responses.map((response) => response.arcMap(spans));
          const sizeMps = thrustingTimeS(along) > 0 ? deltaVOfBurn(along, vehicle.massKg) : 0;
          const deltaVRtnMps = sizeMps > 0 ? way(maps[0]!, objective, sizeMps) : ([0, 0, 0] as const);
          const direction = sizeMps > 0 ? scaled(deltaVRtnMps, 1 / sizeMps) : ([0, 1, 0] as const);
          return { manoeuvre: burn(vehicle, ignitionTaiS, durationS, direction), deltaVRtnMps, maps };
        },
      }),
    );
  },
  alongTrack(vehicle, ignitionTaiS, deltaVMps, massKg) {
    const size = Math.abs(deltaVMps);
    if (size > (vehicle.maxDeltaVMps ?? Number.POSITIVE_INFINITY)) return undefined;
    const durationS = burnDurationS(vehicle, ignitionTaiS, size, massKg);
    if (!(durationS <= vehicle.maxDurationS)) return undefined;
    return burn(vehicle, ignitionTaiS, durationS, [0, Math.sign(deltaVMps), 0]);
  },
};
