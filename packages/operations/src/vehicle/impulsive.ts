import type { Vec3 } from '@keepout/astro/nouns';
import { scaled } from '@keepout/astro/vector';
import type { ManoeuvreCommand } from '@keepout/contract/ca/manoeuvre-command';
import type { ImpulsiveManoeuvre } from '@keepout/planning/propulsion/impulsive';
import { steeringFrame, type VehicleType } from './vehicle-type.ts';

type ImpulsiveCommand = Extract<ManoeuvreCommand, { manoeuvreType: 'IMPULSIVE' }>;

function impulse(push: Omit<ImpulsiveManoeuvre, 'type' | 'specificImpulseS'>, specificImpulseS: number | undefined) {
  const manoeuvre: ImpulsiveManoeuvre = { type: 'IMPULSIVE', ...push };
  return specificImpulseS === undefined ? manoeuvre : { ...manoeuvre, specificImpulseS };
}

export const impulsiveVehicle: VehicleType<ImpulsiveManoeuvre, ImpulsiveCommand> = {
  type: 'IMPULSIVE',
  needs: ['massKg'],
  burnsInEclipse: true,
  isInterruptible: false,
  isByAir: false,
  effort: { model: 'two-body', aimedShare: 0.9, mostCandidates: 12, mostBegins: 240 },
  sizeField: 'deltaVVector',
  vehicle({ specificImpulseS }, { maxDeltaVMps }) {
    return { type: 'IMPULSIVE', maxDeltaVMps, ...(specificImpulseS !== undefined && { specificImpulseS }) };
  },
  ofGiven({ deltaVVector, deltaVReferenceFrame }, ignitionTaiS, { specificImpulseS }) {
    const deltaVMps = deltaVVector as unknown as Vec3;
    return impulse({ ignitionTaiS, deltaVMps, frame: steeringFrame(deltaVReferenceFrame) }, specificImpulseS);
  },
  asGiven({ deltaVMps }, ignitionEpoch) {
    const frame = { deltaVReferenceFrame: 'RTN' } as const;
    return { manoeuvreType: 'IMPULSIVE', ignitionEpoch, deltaVVector: [...deltaVMps], ...frame };
  },
  ownRefusals: () => [],
  figures: ({ deltaVMps, frame }) => ({ vectorMps: deltaVMps, frame, thrustingTimeS: 0, attitudeS: 0 }),
  largestSize: ({ maxDeltaVMps }) => maxDeltaVMps,
  hasOtherWay: () => true,
  axes(_vehicle, { startsTaiS, directionsRtn }, sizes, share) {
    const deltaVMps = sizes.map((size) => size * share);
    const axes = { kind: 'impulsive', ignitionsTaiS: startsTaiS, directionsRtn, deltaVMps } as const;
    return [{ axes, firstRow: 0, rows: sizes.length }];
  },
  ofCell({ specificImpulseS }, ignitionTaiS, directionRtn, size) {
    return impulse({ ignitionTaiS, frame: 'RTN', deltaVMps: scaled(directionRtn, size) }, specificImpulseS);
  },
};
