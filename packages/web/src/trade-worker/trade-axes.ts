import type { Vec3 } from '@keepout/astro/nouns';
import type { PlannedEncounter } from '@keepout/conjunction/manoeuvre/planned-encounter';
import type { TradeAxes } from '@keepout/conjunction/manoeuvre/trade-space/axes';
import { bestDirections, sameDirection } from '@keepout/conjunction/manoeuvre/trade-space/held-directions';
import type { TradeBasis, TradeFrame } from './protocol.ts';

/** Axes for some of the rows: of differential drag each way is an attitude of its own. */
export interface AxesPart {
  readonly axes: TradeAxes;
  readonly firstRow: number;
  readonly rows: number;
}

/** Events as the engine takes them; times count from the first closest approach. */
export function encountersOf({ events }: TradeBasis): readonly PlannedEncounter[] {
  return events.map(({ primary, secondary, covariance, hardBodyRadius, tcaOffset }) => {
    const state = ([x = 0, y = 0, z = 0, vx = 0, vy = 0, vz = 0]: readonly number[]) => ({
      epochTaiS: tcaOffset,
      frame: 'EME2000' as const,
      positionM: [x, y, z] as Vec3,
      velocityMps: [vx, vy, vz] as Vec3,
    });
    return {
      primary: state(primary),
      secondary: state(secondary),
      covarianceM2: Float64Array.from(covariance),
      hardBodyRadiusM: hardBodyRadius,
    };
  });
}

/** So many values from the first to the last, evenly; a single one is the first. */
export const evenly = (first: number, last: number, count: number): Float64Array =>
  Float64Array.from({ length: count }, (_, k) => (count < 2 ? first : first + ((last - first) * k) / (count - 1)));

/** The unit vectors of the columns, RTN; zeros for drag. */
export function directionsOf(basis: TradeBasis, frame: TradeFrame, startsTaiS: Float64Array): Float64Array {
  const { manoeuvreType, vehicle } = basis;
  if (manoeuvreType === 'DIFFERENTIAL_DRAG') return new Float64Array(3 * startsTaiS.length);
  if (frame.direction !== 'best') return sameDirection(startsTaiS.length, frame.direction);
  const [first] = encountersOf(basis);
  const best = first && bestDirections(first, startsTaiS, 'mahalanobis', Math.max(vehicle.maxDeltaV, 1e-4));
  if (!best?.ok) return sameDirection(startsTaiS.length, [0, 1, 0]);
  return pointedForward(best.value);
}

/** The same line with its along-track part forward, so that a sign means the same in every column. */
function pointedForward(directions: Float64Array): Float64Array {
  return directions.map((part, k) => (directions[3 * Math.floor(k / 3) + 1]! < 0 ? -part : part));
}

/** Acceleration along the velocity in an attitude of so much area, m/s^2; more area slows down. */
export function dragAccelerationMps2({ vehicle }: TradeBasis, areaM2: number, densityFactor = 1): number {
  const { dynamicPressure, dragCoefficient, dragAreaNominal, mass } = vehicle;
  return (
    (-densityFactor * (dynamicPressure ?? 0) * (dragCoefficient ?? 2.2) * (areaM2 - (dragAreaNominal ?? 0))) /
    (mass ?? Number.NaN)
  );
}

/** The axes of a frame, as the engine takes them. */
export function axesOf(
  basis: TradeBasis,
  frame: TradeFrame,
  orbits: Float64Array,
  sizes: Float64Array,
  densityFactor = 1,
): readonly AxesPart[] {
  const { manoeuvreType, vehicle, period } = basis;
  const startsTaiS = orbits.map((one) => -one * period);
  const whole = { firstRow: 0, rows: sizes.length };
  if (manoeuvreType === 'DIFFERENTIAL_DRAG') return dragParts(basis, startsTaiS, sizes, densityFactor);
  const directionsRtn = directionsOf(basis, frame, startsTaiS);
  if (manoeuvreType === 'CONTINUOUS') {
    const { mass, thrust, specificImpulse, dutyCycle } = vehicle;
    const motor = { massKg: mass ?? 0, thrustN: thrust ?? 0, specificImpulseS: specificImpulse ?? 0, dutyCycle };
    return [{ ...whole, axes: { kind: 'continuous', startsTaiS, directionsRtn, durationsS: sizes, ...motor } }];
  }
  return [{ ...whole, axes: { kind: 'impulsive', ignitionsTaiS: startsTaiS, directionsRtn, deltaVMps: sizes } }];
}

/** Above zero the attitude of most drag, below it that of least; each with its own acceleration. */
function dragParts(
  basis: TradeBasis,
  startsTaiS: Float64Array,
  sizes: Float64Array,
  densityFactor: number,
): readonly AxesPart[] {
  const { dragAreaMin, dragAreaMax, dragAreaNominal } = basis.vehicle;
  const split = sizes.findIndex((size) => size >= 0);
  const below = split < 0 ? sizes.length : split;
  // A negative size stands for the opposite of the acceleration that its axes name.
  const least = -dragAccelerationMps2(basis, dragAreaMin ?? dragAreaNominal ?? 0, densityFactor);
  const most = dragAccelerationMps2(basis, dragAreaMax ?? dragAreaNominal ?? 0, densityFactor);
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
  return [part(least, 0, below), part(most, below, sizes.length)].filter(({ rows }) => rows > 0);
}
