import { MU_EARTH } from '@keepout/astro/constants';
import type { Vec3 } from '@keepout/astro/nouns';
import { dot } from './residuals.ts';

/** Half the opening of the cone about the middle of a track; orbits outside are not compared point by point. */
const CONE_RAD = (4 * Math.PI) / 180;
const LEAST_COSINE = Math.cos(CONE_RAD);
/** Nor those whose range is so much off. */
const RANGE_REACH_M = 500_000;
/** What the Earth's flattening moves a plane in half a revolution, and a radius between its ends. */
const PLANE_SLACK_M = 50_000;
const RADIUS_SLACK_M = 100_000;

/** Where a track looks from and to in its middle, in the axes of a frame. */
export interface View {
  readonly siteM: Vec3;
  readonly siteMps: Vec3;
  /** Unit vector; absent where no direction was measured. */
  readonly towards: Vec3 | undefined;
  readonly rangeM: number | undefined;
  readonly rangeRateMps: number | undefined;
}

/** Whether a place is in the cone and at the range of a view; without a direction, above the horizon. */
export function isInGate({ siteM, towards, rangeM }: View, state: Float64Array): boolean {
  const x = state[0]! - siteM[0];
  const y = state[1]! - siteM[1];
  const z = state[2]! - siteM[2];
  const distance = Math.hypot(x, y, z);
  if (rangeM !== undefined && Math.abs(distance - rangeM) > RANGE_REACH_M) return false;
  if (towards === undefined) return x * siteM[0] + y * siteM[1] + z * siteM[2] > 0;
  return x * towards[0] + y * towards[1] + z * towards[2] >= LEAST_COSINE * distance;
}

/** How a place stands to a view. */
export interface Standing {
  /** An object must move so far at least to come into the gate, m; 0 within. */
  readonly missM: number;
  /** Places nearer to each other than this need not be told apart, m. */
  readonly grainM: number;
  /** How badly the place fits, as a square. */
  readonly misfit: number;
}

/** One degree, 50 km and 200 m/s are as bad as each other. */
const UNIT_RAD = Math.PI / 180;
const UNIT_M = 50_000;
const UNIT_MPS = 200;

/**
 * How far a place is from the gate of a view, and how well it fits.
 *
 * @param acrossM   so far the orbit may be off across its path: the gate is wider by it
 */
export function standingOf(view: View, state: Float64Array, acrossM: number): Standing {
  const { siteM, siteMps, towards, rangeM, rangeRateMps } = view;
  const line: Vec3 = [state[0]! - siteM[0], state[1]! - siteM[1], state[2]! - siteM[2]];
  const distance = Math.hypot(...line);
  const rate = dot(line, [state[3]! - siteMps[0], state[4]! - siteMps[1], state[5]! - siteMps[2]]) / distance;
  const offRange = rangeM === undefined ? 0 : Math.abs(distance - rangeM);
  const offRate = rangeRateMps === undefined ? 0 : rate - rangeRateMps;
  const outOfRange = Math.max(0, offRange - Math.max(RANGE_REACH_M, acrossM));
  const misfit = (offRange / UNIT_M) ** 2 + (offRate / UNIT_MPS) ** 2;
  if (towards === undefined) {
    const below = Math.max(0, -dot(line, siteM) / Math.hypot(...siteM));
    return { missM: Math.max(outOfRange, below), grainM: UNIT_M, misfit };
  }
  const angle = Math.acos(Math.max(-1, Math.min(1, dot(line, towards) / distance)));
  const beyond = angle - Math.max(CONE_RAD, acrossM / distance);
  const outOfCone = beyond <= 0 ? 0 : distance * (beyond < Math.PI / 2 ? Math.sin(beyond) : 1);
  return {
    missM: Math.max(outOfRange, outOfCone),
    grainM: (distance * CONE_RAD) / 8,
    misfit: misfit + (angle / UNIT_RAD) ** 2,
  };
}

/** What a bound orbit is like. */
export interface Shape {
  /** Of the plane, unit vector. */
  readonly normal: Vec3;
  readonly perigeeM: number;
  readonly apogeeM: number;
  /** At the perigee. */
  readonly fastestMps: number;
}

/** @returns undefined for an orbit that is not bound */
export function shapeOf([x = 0, y = 0, z = 0, u = 0, v = 0, w = 0]: Float64Array): Shape | undefined {
  const axisM = 1 / (2 / Math.hypot(x, y, z) - (u * u + v * v + w * w) / MU_EARTH);
  if (!(axisM > 0)) return undefined;
  const momentum: Vec3 = [y * w - z * v, z * u - x * w, x * v - y * u];
  const size = Math.hypot(...momentum);
  const eccentricity = Math.sqrt(Math.max(0, 1 - size ** 2 / (MU_EARTH * axisM)));
  const perigeeM = axisM * (1 - eccentricity);
  return {
    normal: [momentum[0] / size, momentum[1] / size, momentum[2] / size],
    perigeeM,
    apogeeM: axisM * (1 + eccentricity),
    fastestMps: size / perigeeM,
  };
}

/**
 * Whether an orbit comes into the gate of a view anywhere on its way: false is a proof, true is not.
 *
 * Method   the line of sight between perigee and apogee against the plane; with a range alone, the distance of the site from the plane
 */
export function mayPass({ siteM, towards, rangeM }: View, { normal, perigeeM, apogeeM }: Shape): boolean {
  const siteOff = dot(normal, siteM);
  if (towards === undefined) return Math.abs(siteOff) <= (rangeM ?? 0) + RANGE_REACH_M + PLANE_SLACK_M;
  const along = dot(siteM, towards);
  const inside = dot(siteM, siteM);
  const reach = (radius: number): number => Math.sqrt(Math.max(0, along * along + radius * radius - inside)) - along;
  const [least, most] =
    rangeM === undefined ? [0, Number.POSITIVE_INFINITY] : [rangeM - RANGE_REACH_M, rangeM + RANGE_REACH_M];
  const near = Math.max(0, least, reach(perigeeM - RADIUS_SLACK_M));
  const far = Math.min(most, reach(apogeeM + RADIUS_SLACK_M));
  if (near > far) return false;
  const lookOff = dot(normal, towards);
  const [nearOff, farOff] = [siteOff + near * lookOff, siteOff + far * lookOff];
  const slope = Math.sin(CONE_RAD);
  const isWithin = (off: number, distance: number): boolean => Math.abs(off) <= slope * distance + PLANE_SLACK_M;
  return nearOff * farOff <= 0 || isWithin(nearOff, near) || isWithin(farOff, far);
}
