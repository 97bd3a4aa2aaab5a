import type { EarthOrientation } from '@keepout/astro/frames/earth-orientation';
import type { Ephemeris, StateVector, Vec3 } from '@keepout/astro/nouns';
import { wrapPi } from '@keepout/units/angle';
import { SPEED_OF_LIGHT_MPS, siteState } from '../direction.ts';
import type { Measurement, MeasurementTrack } from '../measurement.ts';
import { anglesOf, type LineOfSight, sightTo } from '../prediction.ts';
import { angularDistance } from './angular-distance.ts';

/** One measurement less its prediction; unmeasured quantities are absent. */
export interface Residual {
  readonly receptionTaiS: number;
  /** Right ascension times cos(declination). */
  readonly acrossRad?: number;
  readonly declinationRad?: number;
  /** Angle between measured and predicted direction. */
  readonly distanceRad?: number;
  readonly rangeM?: number;
  readonly rangeRateMps?: number;
}

/** A residual with its partial derivatives, for fits. */
export interface Sighted {
  readonly residual: Residual;
  /** State of the object when the light left it, EME2000. */
  readonly object: StateVector;
  readonly rangeM: number;
  /** Rates of the prediction: across, declination, range, range rate. */
  readonly rates: readonly [number, number, number, number];
  /** Axes on the sky (across, declination) and the line of sight. */
  readonly axes: readonly [Vec3, Vec3, Vec3];
  /** Velocity of the object against the site. */
  readonly relativeMps: Vec3;
}

const MU = 3.986004418e14;

/** Where a site is at each measurement of a track, once for all orbits. */
export function siteStates(
  { site, measurements, timeBiasS }: MeasurementTrack,
  offsetS: number,
  eop: EarthOrientation | undefined,
): StateVector[] {
  return measurements.map(({ receptionTaiS }) => siteState(site, receptionTaiS - timeBiasS - offsetS, eop));
}

/**
 * Every measurement of a track less its prediction by an orbit.
 *
 * @param sites   StateVector[]   the site at each measurement, EME2000
 * @returns Sighted[]   |   undefined where the orbit has no state
 */
export function sightResiduals(
  { measurements }: MeasurementTrack,
  sites: readonly StateVector[],
  orbit: Ephemeris,
  eop?: EarthOrientation,
): Sighted[] | undefined {
  const all: Sighted[] = [];
  for (const [k, measured] of measurements.entries()) {
    const observerState = sites[k]!;
    const sight = sightTo(observerState, orbit, eop);
    if (sight === undefined) return undefined;
    all.push(sightedOf(measured, observerState, sight));
  }
  return all;
}

function sightedOf(measured: Measurement, observerState: StateVector, sight: LineOfSight): Sighted {
  const { towardsM, rangeM, objectVelocityMps } = sight;
  const [ra, dec] = anglesOf(towardsM);
  const relativeMps = minus(objectVelocityMps, observerState.velocityMps);
  const line: Vec3 = [towardsM[0] / rangeM, towardsM[1] / rangeM, towardsM[2] / rangeM];
  const axes = [
    [-Math.sin(ra), Math.cos(ra), 0],
    [-Math.sin(dec) * Math.cos(ra), -Math.sin(dec) * Math.sin(ra), Math.cos(dec)],
    line,
  ] as const satisfies readonly Vec3[];
  const positionM: Vec3 = [
    observerState.positionM[0] + towardsM[0],
    observerState.positionM[1] + towardsM[1],
    observerState.positionM[2] + towardsM[2],
  ];
  const [across, up] = [residualDot(axes[0], relativeMps) / rangeM, residualDot(axes[1], relativeMps) / rangeM];
  // With the time of reception, as it is measured: a decimetre a second less at 6 km/s.
  const rangeRate = residualDot(line, relativeMps) / (1 + residualDot(line, objectVelocityMps) / SPEED_OF_LIGHT_MPS);
  const pull = -MU / Math.hypot(...positionM) ** 3;
  const acceleration = rangeM * (across ** 2 + up ** 2) + pull * residualDot(line, positionM);
  const { rightAscensionRad, declinationRad } = measured;
  const hasAngles = rightAscensionRad !== undefined && declinationRad !== undefined;
  const predicted = { rightAscensionRad: ra, declinationRad: dec };
  return {
    residual: {
      receptionTaiS: measured.receptionTaiS,
      ...(hasAngles && {
        acrossRad: wrapPi(rightAscensionRad - ra) * Math.cos(declinationRad),
        declinationRad: declinationRad - dec,
        distanceRad: angularDistance({ rightAscensionRad, declinationRad }, predicted),
      }),
      ...(measured.rangeM !== undefined && { rangeM: measured.rangeM - rangeM }),
      ...(measured.rangeRateMps !== undefined && { rangeRateMps: measured.rangeRateMps - rangeRate }),
    },
    object: {
      epochTaiS: observerState.epochTaiS - sight.lightTimeS,
      frame: 'EME2000',
      positionM,
      velocityMps: objectVelocityMps,
    },
    rangeM,
    rates: [across, up, rangeRate, acceleration],
    axes,
    relativeMps,
  };
}

export function residualDot(a: Vec3, b: Vec3): number {
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}

function minus(a: Vec3, b: Vec3): Vec3 {
  return [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
}
