import { EARTH_FLATTENING, EARTH_RADIUS_M } from '../constants.ts';
import { rotationBetween } from '../frames/rotation.ts';
import type { Vec3 } from '../nouns.ts';
import { SUN_RADIUS_M } from '../sun/position.ts';

/** A shadow's edge: where the first sliver of the Sun goes (penumbra), and where the last one is gone (umbra). */
export type ShadowEdge = 'penumbra' | 'umbra';

/** Along the axis of the Earth, into the space in which the ellipsoid is a sphere, and back. */
const STRETCH = 1 / (1 - EARTH_FLATTENING) - 1;
const SHRINK = -EARTH_FLATTENING;

/** Angles at a satellite, rad: half the Sun's disc, from the geocentre to the limb on the Sun's side, and to the Sun. */
interface Discs {
  readonly sunRad: number;
  readonly earthRad: number;
  readonly apartRad: number;
}

/** The pole of date, a unit vector. Frame EME2000. */
export function poleDirection(epochTaiS: number): Vec3 {
  const m = rotationBetween('EME2000', 'TOD', epochTaiS);
  return [m[6]!, m[7]!, m[8]!];
}

/**
 * How far a satellite is outside of a shadow of the Earth, rad: negative inside.
 *
 * Method   the limb of the WGS-84 ellipsoid on the Sun's side against the Sun's disc: a conical umbra and penumbra;
 *          docs/models/forces
 * Assumes  no air; for the umbra an Earth that is larger than the Sun
 *
 * @param positionM   ArrayLike(3)   m
 * @param sun         ArrayLike(3)   m   from the centre of the Earth, same axes
 * @param pole        ArrayLike(3)   unit vector along the axis of the Earth, same axes
 *
 * Checked  conformance/sunlight (Orekit)          Cost  0.2 microseconds
 */
export function outsideShadow(
  edge: ShadowEdge,
  positionM: ArrayLike<number>,
  sun: ArrayLike<number>,
  pole: ArrayLike<number>,
): number {
  const { sunRad, earthRad, apartRad } = discs(positionM[0]!, positionM[1]!, positionM[2]!, sun, pole);
  return edge === 'penumbra' ? apartRad - earthRad - sunRad : apartRad - earthRad + sunRad;
}

/** Three times the angle at which the geocentre turns by: the limb comes nearer too, by less than that above 80 km. */
const SHADOW_TURNS = 3;

/** No less than a satellite comes nearer to a shadow in a second, rad. @param state   position m, velocity m/s */
export function fastestToShadow(state: ArrayLike<number>): number {
  const speed = Math.hypot(state[3]!, state[4]!, state[5]!);
  return (SHADOW_TURNS * speed) / Math.hypot(state[0]!, state[1]!, state[2]!);
}

/**
 * Share of the Sun's disc that a satellite sees past the Earth, 0 to 1.
 *
 * Method   two discs that overlap, Montenbruck, Gill 2000, section 3.4.2, that of the Earth as large as its ellipsoid is on
 *          the Sun's side: a conical umbra and penumbra; docs/models/forces
 * Assumes  no air; along a disc of the Sun the limb is bent evenly
 *
 * @param x, y, z   m   satellite
 * @param sun       ArrayLike(3)   m   from the centre of the Earth, same axes
 * @param pole      ArrayLike(3)   unit vector along the axis of the Earth, same axes
 *
 * Checked  conformance/sunlight (Orekit)
 */
export function sunlitShare(x: number, y: number, z: number, sun: ArrayLike<number>, pole: ArrayLike<number>): number {
  const plain = plainShare(x, y, z, sun);
  if (plain !== undefined) return plain;
  const { sunRad: a, earthRad: b, apartRad: c } = discs(x, y, z, sun, pole);
  if (c >= a + b) return 1;
  if (c <= b - a) return 0;
  // The Earth covers the Sun completely: only far beyond the Moon.
  if (c <= a - b) return 1 - (b * b) / (a * a);
  const along = (c * c + a * a - b * b) / (2 * c);
  const across = Math.sqrt(Math.max(0, a * a - along * along));
  const hidden = a * a * Math.acos(clamp(along / a)) + b * b * Math.acos(clamp((c - along) / b)) - c * across;
  return Math.min(1, Math.max(0, 1 - hidden / (Math.PI * a * a)));
}

/** So near to the axis of the shadow every side of the limb is as good. */
const ON_AXIS_RAD = 1e-9;
/** More than half the Sun's disc: a shadow widens and narrows by less with the way behind the Earth. */
const AROUND_EDGE_RAD = 0.01;

/** 0 or 1, where a satellite is farther from the edge of the shadow than the shapes of Earth and Sun can matter. */
function plainShare(x: number, y: number, z: number, sun: ArrayLike<number>): 0 | 1 | undefined {
  const [sx, sy, sz] = [sun[0]!, sun[1]!, sun[2]!];
  const r2 = x * x + y * y + z * z;
  const around = AROUND_EDGE_RAD * Math.sqrt(r2);
  const towards = (x * sx + y * sy + z * sz) / Math.sqrt(sx * sx + sy * sy + sz * sz);
  const beside2 = r2 - towards * towards;
  if (towards > around || beside2 > (EARTH_RADIUS_M + around) ** 2) return 1;
  const inner = EARTH_RADIUS_M * (1 - EARTH_FLATTENING) - around;
  return inner > 0 && towards < -around && beside2 < inner * inner ? 0 : undefined;
}

function discs(x: number, y: number, z: number, sun: ArrayLike<number>, pole: ArrayLike<number>): Discs {
  const dx = sun[0]! - x;
  const dy = sun[1]! - y;
  const dz = sun[2]! - z;
  const toSun = Math.sqrt(dx * dx + dy * dy + dz * dz);
  const toEarth = Math.sqrt(x * x + y * y + z * z);
  return {
    sunRad: Math.asin(Math.min(1, SUN_RADIUS_M / toSun)),
    earthRad: limbAngle(x, y, z, dx, dy, dz, toEarth, pole),
    apartRad: Math.acos(clamp(-(x * dx + y * dy + z * dz) / (toEarth * toSun))),
  };
}

/**
 * Angle between the geocentre and the limb on the Sun's side, seen from the satellite: the tangent in the plane of satellite, Sun
 * and geocentre, found where the ellipsoid is a sphere.
 */
function limbAngle(
  x: number,
  y: number,
  z: number,
  dx: number,
  dy: number,
  dz: number,
  toEarth: number,
  pole: ArrayLike<number>,
): number {
  const px = pole[0]!;
  const py = pole[1]!;
  const pz = pole[2]!;
  const up = STRETCH * (x * px + y * py + z * pz);
  const xs = x + up * px;
  const ys = y + up * py;
  const zs = z + up * pz;
  const scaled = Math.sqrt(xs * xs + ys * ys + zs * zs);
  const sinLimb = Math.min(1, EARTH_RADIUS_M / scaled);
  const cosLimb = Math.sqrt(1 - sinLimb * sinLimb);
  const downX = -xs / scaled;
  const downY = -ys / scaled;
  const downZ = -zs / scaled;
  // The Sun's direction without its part along the vertical, in the space where the Earth is round.
  const rise = STRETCH * (dx * px + dy * py + dz * pz);
  const sx = dx + rise * px;
  const sy = dy + rise * py;
  const sz = dz + rise * pz;
  const along = downX * sx + downY * sy + downZ * sz;
  const acrossX = sx - along * downX;
  const acrossY = sy - along * downY;
  const acrossZ = sz - along * downZ;
  const across = Math.sqrt(acrossX * acrossX + acrossY * acrossY + acrossZ * acrossZ);
  // On the axis of the shadow only rounding remains.
  if (across <= ON_AXIS_RAD * Math.abs(along)) return Math.asin(sinLimb);
  const out = sinLimb / across;
  const stretchedX = cosLimb * downX + out * acrossX;
  const stretchedY = cosLimb * downY + out * acrossY;
  const stretchedZ = cosLimb * downZ + out * acrossZ;
  const back = SHRINK * (stretchedX * px + stretchedY * py + stretchedZ * pz);
  const limbX = stretchedX + back * px;
  const limbY = stretchedY + back * py;
  const limbZ = stretchedZ + back * pz;
  const length = Math.sqrt(limbX * limbX + limbY * limbY + limbZ * limbZ);
  return Math.acos(clamp(-(limbX * x + limbY * y + limbZ * z) / (toEarth * length)));
}

function clamp(value: number): number {
  return Math.min(1, Math.max(-1, value));
}
