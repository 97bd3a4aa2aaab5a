import type { ManoeuvreCommand } from '@keepout/contract/ca/manoeuvre-command';
import { differentialDrag as facts } from '@keepout/contract/fleet/propulsion-types';
import { attitudeAccelerationMps2, type DragManoeuvre } from '@keepout/planning/propulsion/differential-drag';
import type { Attitudes, PropulsionCapability } from './propulsion-capability.ts';
import type { AxesPart, TradeVehicle, VehicleType } from './vehicle-type.ts';

const type: 'DIFFERENTIAL_DRAG' = facts.type;
type DragCommand = Extract<ManoeuvreCommand, { manoeuvreType: typeof type }>;

/** A satellite that can be planned for has these values. */
const areasOf = ({ areas }: Pick<PropulsionCapability, 'areas'>): Attitudes => areas!;

/** Acceleration in an attitude, m/s^2 along the velocity. */
function acceleration(vehicle: TradeVehicle, areaM2: number, densityFactor: number): number {
  return attitudeAccelerationMps2({ ...vehicle, nominalAreaM2: areasOf(vehicle).nominalM2 }, areaM2, densityFactor);
}

export const dragVehicle: VehicleType<DragManoeuvre, DragCommand> = {
  type,
  needs: ['massKg', 'minAreaM2', 'maxAreaM2'],
  burnsInEclipse: true,
  isInterruptible: false,
  isByAir: true,
  // Drag follows the height, which two-body motion does not have right: all forces, for a few.
  effort: { model: 'full', aimedShare: 1, mostCandidates: 3, mostBegins: 240 },
  sizeField: 'manoeuvreDuration',
  vehicle(means, { maxDurationS, dynamicPressurePa, pressurePaOver }) {
    const { minM2: minAreaM2, nominalM2: nominalAreaM2, maxM2: maxAreaM2 } = areasOf(means);
    const { dragCoefficient, body } = means;
    const areas = { minAreaM2, nominalAreaM2, maxAreaM2, dragCoefficient };
    const pressure = { dynamicPressurePa, ...(pressurePaOver && { pressurePaOver }) };
    return { type, massKg: body.massKg, ...areas, maxDurationS, ...pressure };
  },
  ofGiven({ manoeuvreDuration: durationS, dragCrossSection: areaM2 }, ignitionTaiS, means) {
    const { dragCoefficient } = means;
    return { type, ignitionTaiS, durationS, areaM2, nominalAreaM2: areasOf(means).nominalM2, dragCoefficient };
  },
  asGiven({ durationS: manoeuvreDuration, areaM2: dragCrossSection }, ignitionEpoch) {
    return { manoeuvreType: type, ignitionEpoch, manoeuvreDuration, dragCrossSection };
  },
  ownRefusals({ dragCrossSection: value }, means) {
    const { minM2: minimumM2, maxM2: maximumM2 } = areasOf(means);
    if (value >= minimumM2 && value <= maximumM2) return [];
    return [{ field: 'dragCrossSection', code: 'area-outside', value, least: minimumM2, most: maximumM2 }];
  },
  figures({ areaM2, durationS: attitudeS }) {
    return { vectorMps: [0, 0, 0], frame: 'RTN', thrustingTimeS: 0, areaM2, attitudeS };
  },
  largestSize: ({ maxDurationS }, leadS) => Math.min(maxDurationS, leadS),
  hasOtherWay: (vehicle) => areasOf(vehicle).minM2 < areasOf(vehicle).nominalM2,
  /** Above zero the attitude of most drag, below it that of least; each with its own acceleration. */
  axes(vehicle, { startsTaiS }, sizes, densityFactor) {
    const { minM2, maxM2 } = areasOf(vehicle);
    const split = sizes.findIndex((size) => size >= 0);
    const below = split < 0 ? sizes.length : split;
    const part = (accelerationMps2: number, from: number, to: number): AxesPart => ({
      firstRow: from,
      rows: to - from,
      axes: {
        kind: 'differential-drag',
        startsTaiS,
        accelerationsMps2: new Float64Array(startsTaiS.length).fill(accelerationMps2),
        durationsS: sizes.slice(from, to),
      },
    });
    // A negative size stands for the opposite of the acceleration that its axes name.
    return [
      part(-acceleration(vehicle, minM2, densityFactor), 0, below),
      part(acceleration(vehicle, maxM2, densityFactor), below, sizes.length),
    ].filter(({ rows }) => rows > 0);
  },
  ofCell(vehicle, ignitionTaiS, _directionRtn, size) {
    const { minM2, nominalM2: nominalAreaM2, maxM2 } = areasOf(vehicle);
    const { dragCoefficient } = vehicle;
    const areaM2 = size < 0 ? minM2 : maxM2;
    return { type, ignitionTaiS, durationS: Math.abs(size), areaM2, nominalAreaM2, dragCoefficient };
  },
};
