import type { SteeringFrame } from '@keepout/astro/force/steering';
import type { Vec3 } from '@keepout/astro/nouns';
import { scaled } from '@keepout/astro/vector';
import type { PushMap, Response } from '../response.ts';
import { propellantFor } from '../rocket.ts';
import { norm3 } from '../vector.ts';
import type { Propulsion } from './propulsion.ts';

/** A change of velocity in no time. */
export interface ImpulsiveManoeuvre {
  readonly type: 'IMPULSIVE';
  readonly ignitionTaiS: number;
  readonly deltaVMps: Vec3;
  readonly frame: SteeringFrame;
  /** Absent: the mass stays as it is. */
  readonly specificImpulseS?: number;
}

export interface ImpulsiveVehicle {
  readonly type: 'IMPULSIVE';
  readonly maxDeltaVMps: number;
  readonly specificImpulseS?: number;
}

function impulse(
  { specificImpulseS }: Pick<ImpulsiveVehicle, 'specificImpulseS'>,
  ignitionTaiS: number,
  deltaVMps: Vec3,
): ImpulsiveManoeuvre {
  const push = { type: 'IMPULSIVE', ignitionTaiS, deltaVMps, frame: 'RTN' } as const;
  return specificImpulseS === undefined ? push : { ...push, specificImpulseS };
}

/** An impulse after an encounter has no effect on it. */
function mapOf(response: Response, ignitionTaiS: number): PushMap {
  const leadS = response.encounter.primary.epochTaiS - ignitionTaiS;
  return leadS > 0 ? response.pointMap(leadS) : response.arcMap([]);
}

export const impulsivePropulsion: Propulsion<ImpulsiveManoeuvre, ImpulsiveVehicle> & { readonly type: 'IMPULSIVE' } = {
  type: 'IMPULSIVE',
  isInstant: true,
  durationS: () => 0,
  isStill: ({ deltaVMps }) => deltaVMps.every((part) => part === 0),
  scaled: (manoeuvre, factor) => ({ ...manoeuvre, deltaVMps: scaled(manoeuvre.deltaVMps, factor) }),
  deltaVMps: ({ deltaVMps }) => norm3(deltaVMps),
  propellantKg({ specificImpulseS, deltaVMps }, massKg) {
    if (specificImpulseS === undefined) return undefined;
    return propellantFor(norm3(deltaVMps), specificImpulseS, massKg);
  },
  steering: ({ deltaVMps, frame }) => ({ vector: deltaVMps, frame }),
  resteered: (manoeuvre, deltaVMps) => ({ ...manoeuvre, deltaVMps }),
  impulses({ ignitionTaiS, deltaVMps, frame }) {
    return frame === 'RTN' ? [{ epochTaiS: ignitionTaiS, deltaVRtnMps: deltaVMps }] : undefined;
  },
  motors({ ignitionTaiS: epochTaiS, deltaVMps, frame, specificImpulseS }) {
    return { impulses: [{ epochTaiS, deltaVMps, frame, ...(specificImpulseS !== undefined && { specificImpulseS }) }] };
  },
  lines(vehicle, { responses, ignitionTaiS, objective, ways }) {
    const maps = responses.map((response) => mapOf(response, ignitionTaiS));
    return ways.map((way) => ({
      ignitionTaiS,
      limit: vehicle.maxDeltaVMps,
      at(size) {
        const deltaVRtnMps = way(maps[0]!, objective, size);
        return { manoeuvre: impulse(vehicle, ignitionTaiS, deltaVRtnMps), deltaVRtnMps, maps };
      },
    }));
  },
  alongTrack(vehicle, ignitionTaiS, deltaVMps) {
    if (Math.abs(deltaVMps) > vehicle.maxDeltaVMps) return undefined;
    return impulse(vehicle, ignitionTaiS, [0, deltaVMps, 0]);
  },
};
