import type { EarthOrientation } from '@keepout/astro/frames/earth-orientation';
import { rotationBetween, transformState } from '@keepout/astro/frames/rotation';
import type { Ephemeris, StateVector, Vec3 } from '@keepout/astro/nouns';
import { sixOf } from '@keepout/astro/six-numbers';
import { wrapTwoPi } from '@keepout/units/angle';
import { aberrated, earthVelocity } from './aberration.ts';
import { SPEED_OF_LIGHT_MPS, siteState } from './direction.ts';
import type { Site } from './site.ts';

/**
 * Which shift by the observer's motion is left in an angle. `NONE`: the direction of the light in the frame of the Earth's
 * centre. `DIURNAL`: as an instrument itself is pointed, a mount or an antenna. `ANNUAL`: reduced against catalogue places of stars as
 * they stand; the plate takes the aberration of the stars from an object that moves along with the Earth and has none.
 */
export type AberrationLeft = 'NONE' | 'DIURNAL' | 'ANNUAL';

/** Known biases of a sensor. */
export interface SensorBias {
  /** Time tag minus true time. */
  readonly timeS?: number;
  /** Measured minus true: right ascension times cos(declination), and declination. */
  readonly angleRad?: readonly [number, number];
  readonly rangeM?: number;
  readonly rangeRateMps?: number;
}

export interface PredictionOptions {
  readonly aberration?: AberrationLeft;
  readonly bias?: SensorBias;
}

/** Predicted measurement of an object by a sensor at a site. */
export interface PredictedMeasurement {
  /** The time tag. */
  readonly receptionTaiS: number;
  readonly rightAscensionRad: number;
  readonly declinationRad: number;
  readonly rangeM: number;
  readonly rangeRateMps: number;
  readonly lightTimeS: number;
  /** Speed of the object in inertial axes. */
  readonly speedMps: number;
}

const TURNS = 3;

/**
 * Predicts the measurement of an object by a site at a time of reception.
 *
 * Method   site at reception, object at reception less range over c; range rate is the derivative of that range with the time
 *          of reception, u (v - V) / (1 + u v / c); docs/models/observation
 * Assumes  the signal travels one way in a straight line
 * Frame    EME2000; see `AberrationLeft`
 *
 * @param receptionTaiS   the time tag; the true time is that less the bias of the clock
 * @returns PredictedMeasurement   |   undefined outside the ephemeris
 *
 * Checked  conformance/observation: ERFA (0.01 arcsec, 1 mm, 0.1 mm/s)          Cost  10 microseconds
 */
export function predictMeasurement(
  site: Site,
  ephemeris: Ephemeris,
  receptionTaiS: number,
  eop?: EarthOrientation,
  options: PredictionOptions = {},
): PredictedMeasurement | undefined {
  const at = receptionTaiS - (options.bias?.timeS ?? 0);
  const plain = predictFrom(siteState(site, at, eop), ephemeris, eop);
  if (plain === undefined) return undefined;
  return { ...biased(plain, options, site, at, eop), receptionTaiS };
}

/** The same from a site with a known inertial state, without bias or aberration. */
export function predictFrom(
  observer: StateVector,
  ephemeris: Ephemeris,
  eop?: EarthOrientation,
): PredictedMeasurement | undefined {
  const sight = sightTo(observer, ephemeris, eop);
  if (sight === undefined) return undefined;
  const { towardsM, objectVelocityMps: object, rangeM, lightTimeS } = sight;
  const [x, y, z] = towardsM;
  const { velocityMps: observerMps } = observer;
  const objectAlongMps = (x * object[0] + y * object[1] + z * object[2]) / rangeM;
  const observerAlongMps = (x * observerMps[0] + y * observerMps[1] + z * observerMps[2]) / rangeM;
  const [rightAscensionRad, declinationRad] = anglesOf(towardsM);
  return {
    receptionTaiS: observer.epochTaiS,
    rightAscensionRad,
    declinationRad,
    rangeM,
    rangeRateMps: (objectAlongMps - observerAlongMps) / (1 + objectAlongMps / SPEED_OF_LIGHT_MPS),
    lightTimeS,
    speedMps: Math.hypot(...object),
  };
}

/** An object as its light shows it: EME2000. */
export interface LineOfSight {
  readonly towardsM: Vec3;
  readonly rangeM: number;
  readonly lightTimeS: number;
  /** When the light left it. */
  readonly objectVelocityMps: Vec3;
}

/** Where an object was when the light left it that comes in at the observer. */
export function sightTo(observer: StateVector, ephemeris: Ephemeris, eop?: EarthOrientation): LineOfSight | undefined {
  const { positionM, epochTaiS } = observer;
  let lightTimeS = 0;
  let rangeM = 0;
  for (let turn = 0; turn <= TURNS; turn++) {
    if (!inertialState(ephemeris, epochTaiS - lightTimeS, eop)) return undefined;
    rangeM = Math.hypot(state[0]! - positionM[0], state[1]! - positionM[1], state[2]! - positionM[2]);
    const before = lightTimeS;
    lightTimeS = rangeM / SPEED_OF_LIGHT_MPS;
    if (Math.abs(lightTimeS - before) < 1e-11) break;
  }
  return {
    towardsM: [state[0]! - positionM[0], state[1]! - positionM[1], state[2]! - positionM[2]],
    rangeM,
    lightTimeS,
    objectVelocityMps: [state[3]!, state[4]!, state[5]!],
  };
}

const state = new Float64Array(6);
const rotation = new Float64Array(9);

/** Writes the state in EME2000 into `state`. */
function inertialState(ephemeris: Ephemeris, epochTaiS: number, eop: EarthOrientation | undefined): boolean {
  if (!ephemeris.stateAt(epochTaiS, state)) return false;
  const { frame } = ephemeris;
  if (frame === 'EME2000') return true;
  const [x, y, z, u, v, w] = state as unknown as [number, number, number, number, number, number];
  if (frame === 'ITRF') {
    const fixed: StateVector = { epochTaiS, frame, positionM: [x, y, z], velocityMps: [u, v, w] };
    const inertial = transformState(fixed, 'EME2000', eop);
    state.set(sixOf(inertial));
    return true;
  }
  const m = rotationBetween(frame, 'EME2000', epochTaiS, eop, rotation);
  for (let k = 0; k < 3; k++) {
    state[k] = m[3 * k]! * x + m[3 * k + 1]! * y + m[3 * k + 2]! * z;
    state[k + 3] = m[3 * k]! * u + m[3 * k + 1]! * v + m[3 * k + 2]! * w;
  }
  return true;
}

function biased(
  plain: PredictedMeasurement,
  { aberration = 'NONE', bias }: PredictionOptions,
  site: Site,
  at: number,
  eop: EarthOrientation | undefined,
): PredictedMeasurement {
  const [ra, dec] = withAberration(plain, aberration, site, at, eop);
  const [across, up] = bias?.angleRad ?? [0, 0];
  return {
    ...plain,
    rightAscensionRad: wrapTwoPi(ra + across / Math.cos(dec)),
    declinationRad: dec + up,
    rangeM: plain.rangeM + (bias?.rangeM ?? 0),
    rangeRateMps: plain.rangeRateMps + (bias?.rangeRateMps ?? 0),
  };
}

function withAberration(
  { rightAscensionRad, declinationRad }: PredictedMeasurement,
  left: AberrationLeft,
  site: Site,
  at: number,
  eop: EarthOrientation | undefined,
): readonly [number, number] {
  if (left === 'NONE') return [rightAscensionRad, declinationRad];
  const [x, y, z] = earthVelocity(at);
  const velocity: Vec3 = left === 'DIURNAL' ? siteState(site, at, eop).velocityMps : [-x, -y, -z];
  return anglesOf(aberrated(unitDirection(rightAscensionRad, declinationRad), velocity));
}

/** A direction without the aberration that is left in it. */
export function withoutAberration(
  angles: readonly [rightAscensionRad: number, declinationRad: number],
  left: AberrationLeft,
  site: Site,
  at: number,
  eop?: EarthOrientation,
): readonly [rightAscensionRad: number, declinationRad: number] {
  if (left === 'NONE') return angles;
  const [x, y, z] = left === 'DIURNAL' ? siteState(site, at, eop).velocityMps : earthVelocity(at);
  return anglesOf(aberrated(unitDirection(...angles), left === 'DIURNAL' ? [-x, -y, -z] : [x, y, z]));
}

/** The unit vector of a direction. */
export function unitDirection(rightAscensionRad: number, declinationRad: number): Vec3 {
  const cos = Math.cos(declinationRad);
  return [cos * Math.cos(rightAscensionRad), cos * Math.sin(rightAscensionRad), Math.sin(declinationRad)];
}

/** The direction of a vector: [0, 2 pi) and declination. */
export function anglesOf([x, y, z]: Vec3): readonly [rightAscensionRad: number, declinationRad: number] {
  return [wrapTwoPi(Math.atan2(y, x)), Math.atan2(z, Math.hypot(x, y))];
}
