import { EARTH_RADIUS_M } from '@keepout/astro/constants';
import {
  cartesianFromKeplerian,
  type KeplerianElements,
  keplerianFromCartesian,
} from '@keepout/astro/elements/keplerian';
import type { OrbitalElements, OrbitState } from '@keepout/contract/sky/elements';
import { RAD_PER_DEG } from '@keepout/units/angle';

const DAY_S = 86_400;

/** Returns elements of a state and derived quantities; undefined for an unbound orbit, or one too small to have figures. */
export function elementsOf(state: ArrayLike<number>): OrbitalElements | undefined {
  const keplerian = keplerianFromCartesian(state);
  const presented = keplerian && presentElements(keplerian);
  // An orbit next to a straight line has an eccentricity that rounds to one, and no ellipse.
  if (presented === undefined || presented.eccentricity >= 1) return undefined;
  return Object.values(presented).every(Number.isFinite) ? presented : undefined;
}

function presentElements(elements: KeplerianElements): OrbitalElements {
  const { semiMajorAxisM, eccentricity, periodS } = elements;
  return {
    semiMajorAxis: semiMajorAxisM,
    eccentricity,
    inclination: elements.inclinationRad / RAD_PER_DEG,
    raan: elements.raanRad / RAD_PER_DEG,
    argumentOfPerigee: elements.argPerigeeRad / RAD_PER_DEG,
    trueAnomaly: elements.trueAnomalyRad / RAD_PER_DEG,
    meanAnomaly: elements.meanAnomalyRad / RAD_PER_DEG,
    period: periodS,
    meanMotion: DAY_S / periodS,
    perigeeHeight: semiMajorAxisM * (1 - eccentricity) - EARTH_RADIUS_M,
    apogeeHeight: semiMajorAxisM * (1 + eccentricity) - EARTH_RADIUS_M,
  };
}

/** Orbital elements as the caller states them: m and deg. */
export interface GivenElements {
  readonly 'semi-major-axis': number;
  readonly eccentricity: number;
  readonly inclination: number;
  readonly raan: number;
  readonly 'argument-of-perigee': number;
  readonly 'mean-anomaly': number;
}

/** Position and velocity of elements. */
export function stateOfOrbitalElements(elements: GivenElements): OrbitState {
  return presentState(
    cartesianFromKeplerian({
      semiMajorAxisM: elements['semi-major-axis'],
      eccentricity: elements.eccentricity,
      inclinationRad: elements.inclination * RAD_PER_DEG,
      raanRad: elements.raan * RAD_PER_DEG,
      argPerigeeRad: elements['argument-of-perigee'] * RAD_PER_DEG,
      meanAnomalyRad: elements['mean-anomaly'] * RAD_PER_DEG,
    }),
  );
}

export function presentState(state: ArrayLike<number>): OrbitState {
  return {
    position: { x: state[0]!, y: state[1]!, z: state[2]! },
    velocity: { x: state[3]!, y: state[4]!, z: state[5]! },
  };
}
