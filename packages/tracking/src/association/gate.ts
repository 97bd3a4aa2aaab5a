import { MU_EARTH } from '@keepout/astro/constants';
import type { Vec3 } from '@keepout/astro/nouns';
import { residualDot } from './residuals.ts';

/** Half the opening of the cone about the middle of a track; orbits outside are not compared point by point. */
const CONE_RAD = (4 * Math.PI) / 180;
const LEAST_COSINE = Math.cos(CONE_RAD);
const SLOPE = Math.sin(CONE_RAD);
/** Nor objects with a larger range difference. */
const RANGE_REACH_M = 500_000;
/** Motion of a plane by the Earth's flattening in half a revolution, and of a radius between its ends. */
const PLANE_SLACK_M = 50_000;
const RADIUS_SLACK_M = 100_000;

/** Where a track looks from and to in its middle, in the axes of a frame. */
export interface GateView {
  readonly siteM: Vec3;
  readonly siteMps: Vec3;
  /** Unit vector; absent where no direction was measured. */
  readonly towards: Vec3 | undefined;
  readonly rangeM: number | undefined;
  readonly rangeRateMps: number | undefined;
}

/** Whether a place is in the cone and at the range of a view; without a direction, above the horizon. */
export function isInGate({ siteM, towards, rangeM }: GateView, state: Float64Array): boolean {
  const x = state[0]! - siteM[0];
  const y = state[1]! - siteM[1];
  const z = state[2]! - siteM[2];
  const distance = Math.sqrt(x * x + y * y + z * z);
  if (rangeM !== undefined && Math.abs(distance - rangeM) > RANGE_REACH_M) return false;
  if (towards === undefined) return x * siteM[0] + y * siteM[1] + z * siteM[2] > 0;
  return x * towards[0] + y * towards[1] + z * towards[2] >= LEAST_COSINE * distance;
}

/** Distance of a place from a view. */
export interface GateDistance {
  /** Minimum displacement of an object to come into the gate, m; 0 within. */
  readonly missM: number;
  /** Places nearer to each other than this are treated as one, m. */
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
 * @param acrossM   cross-track error of the orbit: the gate is wider by it
 */
export function gateDistance(view: GateView, state: Float64Array, acrossM: number): GateDistance {
  const { siteM, siteMps, towards, rangeM, rangeRateMps } = view;
  const line: Vec3 = [state[0]! - siteM[0], state[1]! - siteM[1], state[2]! - siteM[2]];
  const distance = Math.hypot(...line);
  const rate = residualDot(line, [state[3]! - siteMps[0], state[4]! - siteMps[1], state[5]! - siteMps[2]]) / distance;
  const offRange = rangeM === undefined ? 0 : Math.abs(distance - rangeM);
  const offRate = rangeRateMps === undefined ? 0 : rate - rangeRateMps;
  const outOfRange = Math.max(0, offRange - Math.max(RANGE_REACH_M, acrossM));
  const misfit = (offRange / UNIT_M) ** 2 + (offRate / UNIT_MPS) ** 2;
  if (towards === undefined) {
    const below = Math.max(0, -residualDot(line, siteM) / Math.hypot(...siteM));
    return { missM: Math.max(outOfRange, below), grainM: UNIT_M, misfit };
  }
  const angle = Math.acos(Math.max(-1, Math.min(1, residualDot(line, towards) / distance)));
  const beyond = angle - Math.max(CONE_RAD, acrossM / distance);
  const outOfCone = beyond <= 0 ? 0 : distance * (beyond < Math.PI / 2 ? Math.sin(beyond) : 1);
  return {
    missM: Math.max(outOfRange, outOfCone),
    grainM: (distance * CONE_RAD) / 8,
    misfit: misfit + (angle / UNIT_RAD) ** 2,
  };
}

/**
 * Whether an orbit comes into the gate of a view anywhere on its way: false is a proof, true is not. Orbits that are not bound come nowhere.
 *
 * Method   the line of sight between perigee and apogee against the plane; with a range alone, the distance of the site from the plane
 * Cost     called for a complete catalogue: no memory
 */
export function mayPass({ siteM, towards, rangeM }: GateView, state: Float64Array): boolean {
  const x = state[0]!;
  const y = state[1]!;
  const z = state[2]!;
  const u = state[3]!;
  const v = state[4]!;
  const w = state[5]!;
  const axisM = 1 / (2 / Math.sqrt(x * x + y * y + z * z) - (u * u + v * v + w * w) / MU_EARTH);
  if (!(axisM > 0)) return false;
  const a = y * w - z * v;
  const b = z * u - x * w;
  const c = x * v - y * u;
  const momentum = Math.sqrt(a * a + b * b + c * c);
  const siteOff = (a * siteM[0] + b * siteM[1] + c * siteM[2]) / momentum;
  if (towards === undefined) return Math.abs(siteOff) <= (rangeM ?? 0) + RANGE_REACH_M + PLANE_SLACK_M;
  const eccentricity = Math.sqrt(Math.max(0, 1 - momentum ** 2 / (MU_EARTH * axisM)));
  const along = siteM[0] * towards[0] + siteM[1] * towards[1] + siteM[2] * towards[2];
  const inside = siteM[0] ** 2 + siteM[1] ** 2 + siteM[2] ** 2 - along ** 2;
  let nearestM = alongRay(axisM * (1 - eccentricity) - RADIUS_SLACK_M, inside) - along;
  let farthestM = alongRay(axisM * (1 + eccentricity) + RADIUS_SLACK_M, inside) - along;
  if (rangeM !== undefined) {
    nearestM = Math.max(nearestM, rangeM - RANGE_REACH_M);
    farthestM = Math.min(farthestM, rangeM + RANGE_REACH_M);
  }
  nearestM = Math.max(0, nearestM);
  if (nearestM > farthestM) return false;
  const lookOff = (a * towards[0] + b * towards[1] + c * towards[2]) / momentum;
  const nearOff = siteOff + nearestM * lookOff;
  const farOff = siteOff + farthestM * lookOff;
  return (
    nearOff * farOff <= 0 ||
    Math.abs(nearOff) <= SLOPE * nearestM + PLANE_SLACK_M ||
    Math.abs(farOff) <= SLOPE * farthestM + PLANE_SLACK_M
  );
}

/** From the foot of the perpendicular on a ray to a radius; `inside` is the square of the perpendicular. */
function alongRay(radiusM: number, inside: number): number {
  return Math.sqrt(Math.max(0, radiusM * radiusM - inside));
}
