import { MU_EARTH } from '@keepout/astro/constants';
import type { Ephemeris, StateVector } from '@keepout/astro/nouns';
import { stateOfSix } from '@keepout/astro/six-numbers';
import { smaOf } from '../semi-major-axis.ts';
import { inRtn } from '../vector.ts';

/** Offset of an orbit from the nominal orbit. */
export interface OrbitOffset {
  /** Semi-major axis minus that of the nominal orbit where it passes the same place. */
  readonly smaM: number;
  /** Argument of latitude ahead of the nominal orbit, rad. */
  readonly phaseRad: number;
}

/** Source of states. */
export type FlownOrbit = Pick<Ephemeris, 'frame' | 'stateAt'>;

const ITERATIONS = 3;

/**
 * Semi-major axis and argument of latitude of an orbit against the nominal one.
 *
 * Method   the time at which the nominal orbit passes the argument of latitude of the flown one; osculating semi-major axes there, where
 *          their short-period parts are alike; the time apart by the mean motion is the phase
 * Assumes  the orbits are of nearly one plane, and less than a quarter of a revolution apart
 *
 * @returns undefined outside the span of either
 */
export function orbitOffset(flown: FlownOrbit, nominal: FlownOrbit, epochTaiS: number): OrbitOffset | undefined {
  const flownState = orbitStateAt(flown, epochTaiS);
  if (flownState === undefined) return undefined;
  let sameTaiS = epochTaiS;
  for (let k = 0; k < ITERATIONS; k++) {
    const nominalState = orbitStateAt(nominal, sameTaiS);
    if (nominalState === undefined) return undefined;
    const [r, t] = inRtn(flownState.positionM, nominalState);
    const [x, y, z] = nominalState.positionM;
    const [u, v, w] = nominalState.velocityMps;
    const rate = Math.hypot(y * w - z * v, z * u - x * w, x * v - y * u) / (x * x + y * y + z * z);
    sameTaiS += Math.atan2(t, r) / rate;
  }
  const endState = orbitStateAt(nominal, sameTaiS);
  if (endState === undefined) return undefined;
  const sma = smaOf(endState);
  return { smaM: smaOf(flownState) - sma, phaseRad: (sameTaiS - epochTaiS) * Math.sqrt(MU_EARTH / sma ** 3) };
}

/** Undefined outside its span. */
export function orbitStateAt(orbit: FlownOrbit, epochTaiS: number): StateVector | undefined {
  const six = new Float64Array(6);
  return orbit.stateAt(epochTaiS, six) ? stateOfSix(six, epochTaiS, orbit.frame) : undefined;
}
