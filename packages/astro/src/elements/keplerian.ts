import { wrapTwoPi } from '@keepout/units/angle';
import { MU_EARTH } from '../constants.ts';
import { eccentricAnomaly } from './kepler-equation.ts';

/** Classical elements of a bound orbit; all angles in [0, 2 pi), inclination in [0, pi]. */
export interface KeplerianElements {
  readonly semiMajorAxisM: number;
  readonly eccentricity: number;
  readonly inclinationRad: number;
  readonly raanRad: number;
  readonly argPerigeeRad: number;
  readonly trueAnomalyRad: number;
  readonly meanAnomalyRad: number;
  readonly periodS: number;
}

/** Below this the node or the perigee has no direction; the angle is then counted from x, or from the node. */
const NO_DIRECTION = 1e-11;

/**
 * Classical elements of a Cartesian state.
 *
 * Method   Vallado 2013, algorithm 9; docs/models/covariance-transport
 * Assumes  equatorial: the node is the x axis. Circular: the perigee is the node.
 * Frame    inertial
 *
 * @param state   ArrayLike(6)   m, m/s
 * @returns KeplerianElements   |   undefined for an unbound or a straight-line orbit
 */
export function keplerianFromCartesian(state: ArrayLike<number>, mu: number = MU_EARTH): KeplerianElements | undefined {
  const x = state[0]!;
  const y = state[1]!;
  const z = state[2]!;
  const u = state[3]!;
  const v = state[4]!;
  const w = state[5]!;
  const r = Math.hypot(x, y, z);
  const energy = (u * u + v * v + w * w) / 2 - mu / r;
  const hx = y * w - z * v;
  const hy = z * u - x * w;
  const hz = x * v - y * u;
  const h = Math.hypot(hx, hy, hz);
  if (!(energy < 0) || !(h > 0)) return undefined;
  const a = -mu / (2 * energy);
  const inclination = Math.atan2(Math.hypot(hx, hy), hz);

  const nodeSize = Math.hypot(hx, hy) / h;
  const nodeX = nodeSize > NO_DIRECTION ? -hy / (h * nodeSize) : 1;
  const nodeY = nodeSize > NO_DIRECTION ? hx / (h * nodeSize) : 0;
  // Second axis in the orbit plane: momentum x node.
  const qx = (-hz * nodeY) / h;
  const qy = (hz * nodeX) / h;
  const qz = (hx * nodeY - hy * nodeX) / h;
  const ex = (v * hz - w * hy) / mu - x / r;
  const ey = (w * hx - u * hz) / mu - y / r;
  const ez = (u * hy - v * hx) / mu - z / r;
  const e = Math.hypot(ex, ey, ez);
  const argLatitude = Math.atan2(x * qx + y * qy + z * qz, x * nodeX + y * nodeY);
  const argPerigee = e > NO_DIRECTION ? Math.atan2(ex * qx + ey * qy + ez * qz, ex * nodeX + ey * nodeY) : 0;
  const trueAnomaly = argLatitude - argPerigee;
  const eccentric = Math.atan2(Math.sqrt(1 - e * e) * Math.sin(trueAnomaly), e + Math.cos(trueAnomaly));
  return {
    semiMajorAxisM: a,
    eccentricity: e,
    inclinationRad: inclination,
    raanRad: wrapTwoPi(Math.atan2(nodeY, nodeX)),
    argPerigeeRad: wrapTwoPi(argPerigee),
    trueAnomalyRad: wrapTwoPi(trueAnomaly),
    meanAnomalyRad: wrapTwoPi(eccentric - e * Math.sin(eccentric)),
    periodS: 2 * Math.PI * Math.sqrt((a * a * a) / mu),
  };
}

/** The elements that fix a state; the true anomaly follows from the mean one. */
export type KeplerianInput = Pick<
  KeplerianElements,
  'semiMajorAxisM' | 'eccentricity' | 'inclinationRad' | 'raanRad' | 'argPerigeeRad' | 'meanAnomalyRad'
>;

/** Cartesian state of classical elements, m and m/s. Inverse of `keplerianFromCartesian`. */
export function cartesianFromKeplerian(elements: KeplerianInput, mu: number = MU_EARTH): Float64Array {
  const { semiMajorAxisM: a, eccentricity: e } = elements;
  const eccentric = eccentricAnomaly(elements.meanAnomalyRad, e);
  const root = Math.sqrt(1 - e * e);
  const p = a * (Math.cos(eccentric) - e);
  const q = a * root * Math.sin(eccentric);
  const rate = Math.sqrt(mu / a) / (1 - e * Math.cos(eccentric));
  const pRate = -rate * Math.sin(eccentric);
  const qRate = rate * root * Math.cos(eccentric);
  const cosNode = Math.cos(elements.raanRad);
  const sinNode = Math.sin(elements.raanRad);
  const cosPerigee = Math.cos(elements.argPerigeeRad);
  const sinPerigee = Math.sin(elements.argPerigeeRad);
  const cosI = Math.cos(elements.inclinationRad);
  const sinI = Math.sin(elements.inclinationRad);
  const toPerigee = [
    cosNode * cosPerigee - sinNode * sinPerigee * cosI,
    sinNode * cosPerigee + cosNode * sinPerigee * cosI,
    sinPerigee * sinI,
  ];
  const ahead = [
    -cosNode * sinPerigee - sinNode * cosPerigee * cosI,
    -sinNode * sinPerigee + cosNode * cosPerigee * cosI,
    cosPerigee * sinI,
  ];
  const out = new Float64Array(6);
  for (let i = 0; i < 3; i++) {
    out[i] = p * toPerigee[i]! + q * ahead[i]!;
    out[i + 3] = pRate * toPerigee[i]! + qRate * ahead[i]!;
  }
  return out;
}
