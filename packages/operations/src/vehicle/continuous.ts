import type { Vec3 } from '@keepout/astro/nouns';
import { scaled } from '@keepout/astro/vector';
import type { ManoeuvreCommand } from '@keepout/contract/ca/manoeuvre-command';
import { thrustingTimeS } from '@keepout/planning/firing-spans';
import { burnDurationS, type ContinuousManoeuvre } from '@keepout/planning/propulsion/continuous';
import { norm3 } from '@keepout/planning/vector';
import type { PropulsionCapability } from './propulsion-capability.ts';
import { steeringFrame, type VehicleType } from './vehicle-type.ts';

type ContinuousCommand = Extract<ManoeuvreCommand, { manoeuvreType: 'CONTINUOUS' }>;

/** A satellite that can be planned for has these values. */
function motorOf({
  thrustN,
  specificImpulseS,
  dutyCycle,
}: Pick<PropulsionCapability, 'thrustN' | 'specificImpulseS' | 'dutyCycle'>) {
  return { thrustN: thrustN!, specificImpulseS: specificImpulseS!, dutyCycle };
}

export const continuousVehicle: VehicleType<ContinuousManoeuvre, ContinuousCommand> = {
  type: 'CONTINUOUS',
  needs: ['massKg', 'thrustN', 'specificImpulseS'],
  // Electric thrusters take their power from the solar array and are off in the shadow.
  burnsInEclipse: false,
  isInterruptible: true,
  isByAir: false,
  effort: { model: 'two-body', aimedShare: 0.8, mostCandidates: 12, mostBegins: 240 },
  sizeField: 'manoeuvreDuration',
  vehicle(means, { maxDurationS, maxDeltaVMps, shadows }) {
    const { massKg } = means.body;
    const vehicle = { type: 'CONTINUOUS', ...motorOf(means), massKg, maxDurationS, maxDeltaVMps } as const;
    return means.burnsInEclipse ? vehicle : { ...vehicle, offSpans: shadows };
  },
  ofGiven(
    { manoeuvreDuration, deltaVMagnitude = 0, thrustDirection, deltaVReferenceFrame },
    ignitionTaiS,
    means,
    shadows,
  ) {
    const motor = motorOf(means);
    const firing = means.burnsInEclipse ? motor : { ...motor, offSpans: shadows };
    const manoeuvre: ContinuousManoeuvre = {
      type: 'CONTINUOUS',
      ignitionTaiS,
      durationS: manoeuvreDuration ?? burnDurationS(firing, ignitionTaiS, deltaVMagnitude, means.body.massKg),
      ...firing,
      direction: thrustDirection as unknown as Vec3,
      frame: steeringFrame(deltaVReferenceFrame),
    };
    return manoeuvre;
  },
  asGiven({ durationS, direction }, ignitionEpoch) {
    const push = { manoeuvreDuration: durationS, thrustDirection: [...direction] };
    return { manoeuvreType: 'CONTINUOUS', ignitionEpoch, ...push, deltaVReferenceFrame: 'RTN' };
  },
  ownRefusals({ thrustDirection, manoeuvreDuration, deltaVMagnitude }) {
    if ((manoeuvreDuration === undefined) === (deltaVMagnitude === undefined))
      return [{ field: 'deltaVMagnitude', code: 'not-one-size' }];
    return Math.hypot(...thrustDirection) === 0 ? [{ field: 'thrustDirection', code: 'no-direction' }] : [];
  },
  figures(manoeuvre, sizeMps) {
    const { direction, frame, thrustN, dutyCycle } = manoeuvre;
    return {
      vectorMps: scaled(direction, sizeMps / norm3(direction)),
      frame,
      thrustingTimeS: thrustingTimeS(manoeuvre),
      meanThrustN: thrustN * dutyCycle,
      dutyCycle,
      attitudeS: 0,
    };
  },
  largestSize: ({ maxDurationS }, leadS) => Math.min(maxDurationS, leadS),
  hasOtherWay: () => true,
  axes(vehicle, { startsTaiS, directionsRtn }, sizes, share) {
    const { thrustN, ...motor } = { massKg: vehicle.massKg, ...motorOf(vehicle) };
    const pushing = { ...motor, thrustN: thrustN * share };
    const axes = { kind: 'continuous', startsTaiS, directionsRtn, durationsS: sizes, ...pushing } as const;
    return [{ axes, firstRow: 0, rows: sizes.length }];
  },
  ofCell(vehicle, ignitionTaiS, directionRtn, size) {
    return {
      type: 'CONTINUOUS',
      ignitionTaiS,
      frame: 'RTN',
      ...motorOf(vehicle),
      durationS: Math.abs(size),
      direction: scaled(directionRtn, size < 0 ? -1 : 1),
    };
  },
};
