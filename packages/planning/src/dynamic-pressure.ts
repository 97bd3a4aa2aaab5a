import { EARTH_ROTATION_RADPS, MU_EARTH } from '@keepout/astro/constants';
import { exponentialAtmosphere } from '@keepout/astro/force/exponential-atmosphere';
import type { Atmosphere } from '@keepout/astro/force/force';
import { geodeticFromItrf } from '@keepout/astro/frames/geodetic';
import { transformState } from '@keepout/astro/frames/rotation';
import type { StateVector } from '@keepout/astro/nouns';
import { stateOfSix } from '@keepout/astro/six-numbers';
import { twoBodyStateAt } from '@keepout/astro/two-body/propagate';
import { freeOrbit, type PlannedBody } from './change.ts';
import type { PressureOver } from './propulsion/differential-drag.ts';
import { periodOf } from './response.ts';
import { smaOf } from './semi-major-axis.ts';

const SAMPLES = 36;
const MOST_FINER = 50;

/** Samples of a revolution: a perigee passes within minutes; at e 0.7 and twelve hours one every half minute. */
function samplesOf(state: StateVector): number {
  const [x, y, z] = state.positionM;
  const [u, v, w] = state.velocityMps;
  const momentum = Math.hypot(y * w - z * v, z * u - x * w, x * v - y * u);
  const eccentricity = Math.sqrt(Math.max(0, 1 - momentum ** 2 / (MU_EARTH * smaOf(state))));
  return Math.ceil(SAMPLES * Math.min(MOST_FINER, (1 - eccentricity) ** -3));
}

/**
 * Dynamic pressure of the air on an orbit, 1/2 rho w^2, a mean over one revolution.
 *
 * Method   even steps of time along the two-body orbit, w against air that turns with the Earth
 * @returns number   N/m^2
 */
export function dynamicPressure(state: StateVector, atmosphere: Atmosphere = exponentialAtmosphere): number {
  const periodS = periodOf(state);
  const samples = samplesOf(state);
  let sum = 0;
  for (let k = 0; k < samples; k++) {
    sum += pressureAt(twoBodyStateAt(state, state.epochTaiS - (k * periodS) / samples), atmosphere);
  }
  return sum / samples;
}

/**
 * The same over parts of an orbit: where the air is thin, a little time does little.
 *
 * Method   the orbit with all forces, since the flattening moves a round one by as much as its own eccentricity; even steps of time, straight
 *          lines between
 * @returns undefined where the orbit cannot be followed
 */
export function pressureAlong(
  initialState: StateVector,
  fromTaiS: number,
  body: PlannedBody,
  toTaiS: number = initialState.epochTaiS,
): PressureOver | undefined {
  if (last?.nominalState !== initialState || last.fromTaiS !== fromTaiS || last.body !== body || last.toTaiS !== toTaiS)
    last = {
      nominalState: initialState,
      fromTaiS,
      toTaiS,
      body,
      over: pressureFrom(initialState, fromTaiS, toTaiS, body),
    };
  return last.over;
}

/** Shared by a search and the figures of its candidates. */
let last:
  | {
      readonly nominalState: StateVector;
      readonly fromTaiS: number;
      readonly toTaiS: number;
      readonly body: PlannedBody;
      readonly over: PressureOver | undefined;
    }
  | undefined;

function pressureFrom(
  initialState: StateVector,
  fromTaiS: number,
  toTaiS: number,
  body: PlannedBody,
): PressureOver | undefined {
  const orbit = freeOrbit(initialState, fromTaiS, toTaiS, body, 'full');
  if (!orbit.ok || !(fromTaiS < toTaiS)) return undefined;
  const steps = Math.ceil((samplesOf(initialState) * (toTaiS - fromTaiS)) / periodOf(initialState));
  const stepS = (toTaiS - fromTaiS) / steps;
  const six = new Float64Array(6);
  const pressures = Float64Array.from({ length: steps + 1 }, (_, k) => {
    const at = Math.min(fromTaiS + k * stepS, toTaiS);
    orbit.value.stateAt(at, six);
    return pressureAt(transformState(stateOfSix(six, at, orbit.value.frame), 'EME2000'), body.atmosphere);
  });
  const sums = new Float64Array(steps + 1);
  for (let k = 0; k < steps; k++) sums[k + 1] = sums[k]! + (stepS * (pressures[k]! + pressures[k + 1]!)) / 2;
  const until = (epochTaiS: number): number => {
    const place = Math.min(Math.max((epochTaiS - fromTaiS) / stepS, 0), steps);
    const k = Math.min(Math.floor(place), steps - 1);
    const part = place - k;
    return sums[k]! + stepS * part * (pressures[k]! + (part * (pressures[k + 1]! - pressures[k]!)) / 2);
  };
  return (startTaiS, stopTaiS) => (until(stopTaiS) - until(startTaiS)) / (stopTaiS - startTaiS);
}

function pressureAt(at: StateVector, atmosphere: Atmosphere = exponentialAtmosphere): number {
  const place = geodeticFromItrf(transformState(at, 'ITRF').positionM);
  const [x, y] = at.positionM;
  const [u, v, w] = at.velocityMps;
  const square = (u + EARTH_ROTATION_RADPS * y) ** 2 + (v - EARTH_ROTATION_RADPS * x) ** 2 + w * w;
  return 0.5 * atmosphere(at.epochTaiS, place) * square;
}
