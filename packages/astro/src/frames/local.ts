import { MU_EARTH } from '../constants.ts';
import type { LocalFrameName, Vec3 } from '../nouns.ts';

/**
 * Names that other messages use for our local frames. RIC, RSW and QSW are RTN; TVN (the screening frame of the CDM,
 * axes V x N, V, N) has the axes of NTW; VVLH is the nadir-pointing LVLH.
 */
export const LOCAL_FRAME_ALIASES: Record<string, LocalFrameName> = {
  RTN: 'RTN',
  RIC: 'RTN',
  RSW: 'RTN',
  QSW: 'RTN',
  UVW: 'RTN',
  TNW: 'TNW',
  NTW: 'NTW',
  TVN: 'NTW',
  VNC: 'VNC',
  LVLH: 'LVLH',
  VVLH: 'LVLH',
  EQW: 'EQW',
  PQW: 'PQW',
  SEZ: 'SEZ',
  NSW: 'NSW',
};

/** A share of the radius whose own last digit is still a full number: nearer to the axis, east has no direction left. */
const ON_THE_AXIS = 1e-290;

/** A local frame as a message names it: the axes, and whether velocities are seen from the turning axes. */
export interface LocalFrame {
  readonly name: LocalFrameName;
  readonly isRotating: boolean;
}

/**
 * Reads a local frame name of the SANA registry or its older short form.
 *
 * @param text   string   RSW, TNW_INERTIAL, RSW_ROTATING ...; a name without a suffix is the inertial flavour
 * @returns LocalFrame   |   undefined for an unknown name
 */
export function readLocalFrame(text: string): LocalFrame | undefined {
  const match = /^([A-Z]{3,4})(?:_(INERTIAL|ROTATING))?$/.exec(text.trim().toUpperCase());
  if (match === null) return undefined;
  const [, axes, suffix] = match;
  if (!Object.hasOwn(LOCAL_FRAME_ALIASES, axes!)) return undefined;
  return { name: LOCAL_FRAME_ALIASES[axes!]!, isRotating: suffix === 'ROTATING' };
}

/**
 * Axes of RTN: R along the position, N along the orbital momentum, T = N x R.
 *
 * Assumes  position and velocity inertial and not parallel
 * @returns Float64Array(9)   rows R, T, N in the axes of the input
 */
export function rtnAxes(positionM: ArrayLike<number>, velocityMps: ArrayLike<number>): Float64Array {
  const r = unit(positionM);
  const n = unit(cross(positionM, velocityMps));
  return rows(r, cross(n, r), n);
}

/**
 * Axes of a local frame at a state.
 *
 * RTN  R = r, N = h, T = N x R.          TNW  T = v, W = h, N = W x T (inward).
 * NTW  T = v, W = h, N = T x W.          VNC  V = v, N = h, C = V x N (outward).
 * LVLH Z = -r, Y = -h, X = Y x Z.        PQW  P to perigee, W = h, Q = W x P.
 * NSW  N to the ascending node, W = h, S = W x N.
 * EQW  equinoctial: W = h, first axis the node turned back by the right ascension of the node.
 * SEZ  Z = r, E = pole x Z (east), S = E x Z.
 *
 * Method   CCSDS 502.0-B-3 annex B and the SANA registry; docs/models/frames
 * Assumes  NSW of an equatorial orbit starts at the x axis, PQW of a circular one at the node
 *
 * @returns Float64Array(9)   rows are the axes: local = M inertial
 *
 * Checked  conformance/frames (1e-12)
 */
export function localAxes(
  frame: LocalFrameName,
  positionM: ArrayLike<number>,
  velocityMps: ArrayLike<number>,
): Float64Array {
  const r = unit(positionM);
  const momentum = cross(positionM, velocityMps);
  const w = unit(momentum);
  switch (frame) {
    case 'RTN':
      return rows(r, cross(w, r), w);
    case 'TNW': {
      const t = unit(velocityMps);
      return rows(t, cross(w, t), w);
    }
    case 'NTW': {
      const t = unit(velocityMps);
      return rows(cross(t, w), t, w);
    }
    case 'VNC': {
      const v = unit(velocityMps);
      return rows(v, w, cross(v, w));
    }
    case 'LVLH': {
      const z = negative(r);
      const y = negative(w);
      return rows(cross(y, z), y, z);
    }
    case 'NSW': {
      const node = ascendingNode(w);
      return rows(node, cross(w, node), w);
    }
    case 'PQW': {
      const e = cross(velocityMps, momentum).map((value, i) => value / MU_EARTH - r[i]!);
      if (Math.hypot(e[0]!, e[1]!, e[2]!) < 1e-11) return localAxes('NSW', positionM, velocityMps);
      // Through Q, because the direction of a small e is not exactly in the plane.
      const q = unit(cross(w, e));
      return rows(cross(q, w), q, w);
    }
    case 'EQW': {
      const sign = w[2] < 0 ? -1 : 1;
      const p = w[0] / (1 + sign * w[2]);
      const q = -w[1] / (1 + sign * w[2]);
      const f: Vec3 = unit([1 - p * p + q * q, 2 * p * q, -2 * p * sign]);
      return rows(f, cross(w, f), w);
    }
    case 'SEZ': {
      const fromAxis = Math.hypot(r[0], r[1]);
      const east: Vec3 = fromAxis > ON_THE_AXIS ? [-r[1] / fromAxis, r[0] / fromAxis, 0] : [0, 1, 0];
      return rows(cross(east, r), east, r);
    }
  }
}

/**
 * Angular velocity of a local frame against the frame of its state, rad/s, in the axes of the input.
 *
 * Assumes  two-body acceleration where the axes follow the velocity; EQW, NSW and PQW are fixed in two-body motion
 */
export function localRate(frame: LocalFrameName, positionM: ArrayLike<number>, velocityMps: ArrayLike<number>): Vec3 {
  const momentum = cross(positionM, velocityMps);
  const r2 = dot(positionM, positionM);
  switch (frame) {
    case 'RTN':
    case 'LVLH':
      return scaled(momentum, 1 / r2);
    case 'TNW':
    case 'NTW':
    case 'VNC':
      // v x a / v^2 with a = -mu r / r^3
      return scaled(momentum, MU_EARTH / (r2 * Math.sqrt(r2) * dot(velocityMps, velocityMps)));
    case 'EQW':
    case 'NSW':
    case 'PQW':
      return [0, 0, 0];
    case 'SEZ': {
      const axes = localAxes('SEZ', positionM, velocityMps);
      const fromAxis2 = positionM[0]! ** 2 + positionM[1]! ** 2;
      const longitudeRate = fromAxis2 > 0 ? momentum[2] / fromAxis2 : 0;
      const latitudeRate =
        -(axes[0]! * velocityMps[0]! + axes[1]! * velocityMps[1]! + axes[2]! * velocityMps[2]!) / Math.sqrt(r2);
      // East is level: the latitude's turning has no part along the pole.
      return [-latitudeRate * axes[3]!, -latitudeRate * axes[4]!, longitudeRate];
    }
  }
}

/** Between the two turns of a covariance alone. */
const half = new Float64Array(36);

/**
 * Turns a 6x6 covariance by one rotation, position and velocity alike (the inertial flavour of CDM and OEM).
 *
 * @param cov6   Float64Array(36)   row-major, m^2, m^2/s, m^2/s^2
 * @param rot3   Float64Array(9)    to = M from
 * @returns Float64Array(36)   M C M^T block by block, symmetric to the last digit
 */
export function rotateCovariance(cov6: Float64Array, rot3: ArrayLike<number>): Float64Array {
  for (let row = 0; row < 6; row++) {
    const block = row < 3 ? 0 : 3;
    const m = (row - block) * 3;
    for (let column = 0; column < 6; column++) {
      half[row * 6 + column] =
        rot3[m]! * cov6[block * 6 + column]! +
        rot3[m + 1]! * cov6[(block + 1) * 6 + column]! +
        rot3[m + 2]! * cov6[(block + 2) * 6 + column]!;
    }
  }
  const out = new Float64Array(36);
  for (let row = 0; row < 6; row++) {
    for (let column = row; column < 6; column++) {
      const block = column < 3 ? 0 : 3;
      const m = (column - block) * 3;
      const value =
        half[row * 6 + block]! * rot3[m]! +
        half[row * 6 + block + 1]! * rot3[m + 1]! +
        half[row * 6 + block + 2]! * rot3[m + 2]!;
      out[row * 6 + column] = value;
      out[column * 6 + row] = value;
    }
  }
  return out;
}

/** The node, or the x axis of an equatorial orbit. */
function ascendingNode(w: Vec3): Vec3 {
  const size = Math.hypot(w[0], w[1]);
  return size > 1e-11 ? [-w[1] / size, w[0] / size, 0] : [1, 0, 0];
}

function unit(v: ArrayLike<number>): Vec3 {
  const size = Math.hypot(v[0]!, v[1]!, v[2]!);
  return [v[0]! / size, v[1]! / size, v[2]! / size];
}

function cross(a: ArrayLike<number>, b: ArrayLike<number>): Vec3 {
  return [a[1]! * b[2]! - a[2]! * b[1]!, a[2]! * b[0]! - a[0]! * b[2]!, a[0]! * b[1]! - a[1]! * b[0]!];
}

function dot(a: ArrayLike<number>, b: ArrayLike<number>): number {
  return a[0]! * b[0]! + a[1]! * b[1]! + a[2]! * b[2]!;
}

function scaled(v: Vec3, factor: number): Vec3 {
  return [v[0] * factor, v[1] * factor, v[2] * factor];
}

function negative(v: Vec3): Vec3 {
  return [-v[0], -v[1], -v[2]];
}

function rows(a: Vec3, b: Vec3, c: Vec3): Float64Array {
  return Float64Array.of(a[0], a[1], a[2], b[0], b[1], b[2], c[0], c[1], c[2]);
}
