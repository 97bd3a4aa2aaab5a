import { formatUtcZ } from '@keepout/astro/epoch';
import { readSteeringFrame } from '@keepout/astro/force/steering';
import type { Vec3 } from '@keepout/astro/nouns';
import type { GivenManoeuvre, ThrustDirection } from '@keepout/contract/ca/manoeuvre-given';
import type { DirectionRule } from '@keepout/planning/candidate';
import type { TimeSpan } from '@keepout/planning/constraints';
import type { PlannedManoeuvre } from '@keepout/planning/manoeuvre';
import type { PlanningMeans } from './vehicle-of.ts';

const DEG = Math.PI / 180;
/** Times are told in microseconds. */
const TIME_DIGITS = 6;

/** A manoeuvre as it is computed with. @param ignitionTaiS   of its text, read before */
export function plannedOf(
  given: GivenManoeuvre,
  ignitionTaiS: number,
  means: PlanningMeans,
  shadows: readonly TimeSpan[],
): PlannedManoeuvre {
  const { specificImpulseS } = means;
  if (given.manoeuvreType === 'IMPULSIVE') {
    const deltaVMps = given.deltaVVector as unknown as Vec3;
    const isp = specificImpulseS !== undefined && { specificImpulseS };
    return { type: 'IMPULSIVE', ignitionTaiS, deltaVMps, frame: frameOf(given.deltaVReferenceFrame), ...isp };
  }
  const durationS = given.manoeuvreDuration;
  if (given.manoeuvreType === 'CONTINUOUS') {
    return {
      type: 'CONTINUOUS',
      ignitionTaiS,
      durationS,
      dutyCycle: means.dutyCycle,
      thrustN: means.thrustN!,
      specificImpulseS: specificImpulseS!,
      direction: given.thrustDirection as unknown as Vec3,
      frame: frameOf(given.deltaVReferenceFrame),
      ...(!means.burnsInEclipse && { offSpans: shadows }),
    };
  }
  return {
    type: 'DIFFERENTIAL_DRAG',
    ignitionTaiS,
    durationS,
    areaM2: given.dragCrossSection,
    nominalAreaM2: means.areas!.nominalM2,
    dragCoefficient: means.dragCoefficient,
  };
}

function frameOf(name: string) {
  const frame = readSteeringFrame(name);
  if (frame === undefined) throw new Error(`a frame of the contract that nobody can steer in: ${name}`);
  return frame;
}

/** A manoeuvre that was found, as somebody would give it. */
export function givenOf(manoeuvre: PlannedManoeuvre): GivenManoeuvre {
  const ignitionEpoch = formatUtcZ(manoeuvre.ignitionTaiS, TIME_DIGITS);
  if (manoeuvre.type === 'IMPULSIVE') {
    const deltaVVector = [...manoeuvre.deltaVMps];
    return { manoeuvreType: 'IMPULSIVE', ignitionEpoch, deltaVVector, deltaVReferenceFrame: 'RTN' };
  }
  const manoeuvreDuration = manoeuvre.durationS;
  if (manoeuvre.type === 'CONTINUOUS') {
    const thrustDirection = [...manoeuvre.direction];
    const frame = { deltaVReferenceFrame: 'RTN' } as const;
    return { manoeuvreType: 'CONTINUOUS', ignitionEpoch, manoeuvreDuration, thrustDirection, ...frame };
  }
  const dragCrossSection = manoeuvre.areaM2;
  return { manoeuvreType: 'DIFFERENTIAL_DRAG', ignitionEpoch, manoeuvreDuration, dragCrossSection };
}

/** The rule that a direction of the contract is; none for a length of zero. */
export function directionRule(direction: ThrustDirection | undefined): DirectionRule {
  if (direction === undefined) return {};
  const axis = axisOf(direction);
  if (axis === undefined) return {};
  return direction.coneHalfAngle > 0 ? { cone: { axis, halfAngleRad: direction.coneHalfAngle * DEG } } : { held: axis };
}

function axisOf({ mode, vector, azimuth = 0, elevation = 0 }: ThrustDirection): Vec3 | undefined {
  if (mode === 'AZIMUTH_ELEVATION') {
    const [a, e] = [azimuth * DEG, elevation * DEG];
    return [Math.cos(e) * Math.sin(a), Math.cos(e) * Math.cos(a), Math.sin(e)];
  }
  const [r = 0, t = 0, n = 0] = vector ?? [];
  return Math.hypot(r, t, n) > 0 ? [r, t, n] : undefined;
}
