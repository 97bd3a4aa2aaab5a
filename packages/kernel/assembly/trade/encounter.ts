import { COVARIANCE, MAJOR_COS, MAJOR_SIN, RADIUS, REACH, SECONDARY } from './layout';
import { MU, propagate } from './two-body';

const MOST_STEPS: i32 = 50;
const LONGEST_STEP_S: f64 = 30;
/** The remainder lies along the relative velocity, outside the plane. */
const SETTLED_S: f64 = 1e-5;
/** Below this sine the radial direction counts as parallel to the relative velocity. */
const PARALLEL_SINE: f64 = 1e-8;
/** Smallest deviation that a covariance keeps, as a share of the radius; packages/conjunction/src/covariance/repair.ts. */
const CLIP_FACTOR: f64 = 1e-4;

const FIRST_AT_TCA: usize = memory.data(48, 16);
const FIRST: usize = memory.data(48, 16);
const SECOND: usize = memory.data(48, 16);
/** The axis X of the plane that `planeAxis` leaves. */
const XI: usize = memory.data(24, 16);

/** Results of an encounter. */
export const MET: i32 = 0;
/** No closest approach, and out of reach. */
export const PARTED: i32 = 1;
/** No closest approach, and within reach: undefined. */
export const LOST: i32 = 2;

/**
 * The encounter in the plane, in axes that turn little: those of the ellipse without a manoeuvre, carried along with the radial
 * direction. Covariance as [1 0; k 1] diag(a^2, s^2) [1 k; 0 1]; miss vector in units of it: u1 = x/a, u2 = (y - k x)/s.
 */
export let u1: f64 = 0;
export let u2: f64 = 0;
export let deviationA: f64 = 1;
export let deviationS: f64 = 1;
export let slant: f64 = 0;

/**
 * Closest approach of the event's secondary and a primary that was moved `sinceS` before the old one. With `mayPart` those that stay
 * out of reach are reported as parted before it is found.
 */
export function meet(event: usize, moved: usize, sinceS: f64, mayPart: bool): i32 {
  propagate(moved, sinceS, FIRST_AT_TCA);
  memory.copy(FIRST, FIRST_AT_TCA, 48);
  memory.copy(SECOND, event + SECONDARY, 48);
  if (mayPart && staysOut(load<f64>(event, REACH))) return PARTED;
  let shiftS: f64 = 0;
  for (let i = 0; i < MOST_STEPS; i++) {
    const step = newtonStep();
    if (!(Math.abs(step) > SETTLED_S)) {
      if (Number.isNaN(step)) break;
      return figures(event);
    }
    shiftS += step;
    propagate(FIRST_AT_TCA, shiftS, FIRST);
    propagate(event + SECONDARY, shiftS, SECOND);
  }
  const dx = load<f64>(SECOND) - load<f64>(FIRST);
  const dy = load<f64>(SECOND, 8) - load<f64>(FIRST, 8);
  const dz = load<f64>(SECOND, 16) - load<f64>(FIRST, 16);
  return Math.sqrt(dx * dx + dy * dy + dz * dz) > load<f64>(event, REACH) ? PARTED : LOST;
}

/**
 * Whether both stay out of reach of each other for twice the time to where straight lines come nearest: gravity pulls each by less
 * than g t^2 / 2 aside.
 */
function staysOut(reach: f64): bool {
  const ax = load<f64>(FIRST);
  const ay = load<f64>(FIRST, 8);
  const az = load<f64>(FIRST, 16);
  const dx = load<f64>(SECOND) - ax;
  const dy = load<f64>(SECOND, 8) - ay;
  const dz = load<f64>(SECOND, 16) - az;
  const du = load<f64>(SECOND, 24) - load<f64>(FIRST, 24);
  const dv = load<f64>(SECOND, 32) - load<f64>(FIRST, 32);
  const dw = load<f64>(SECOND, 40) - load<f64>(FIRST, 40);
  const time = -(dx * du + dy * dv + dz * dw) / (du * du + dv * dv + dw * dw);
  const x = dx + time * du;
  const y = dy + time * dv;
  const z = dz + time * dw;
  const span = 2 * Math.abs(time) + 1;
  // Twice the acceleration at the primary, for the altitude loss of either object in that time.
  const pull = (2 * MU) / (ax * ax + ay * ay + az * az);
  return Math.sqrt(x * x + y * y + z * z) - pull * span * span > reach;
}

/** NaN where the distance has no minimum ahead. */
function newtonStep(): f64 {
  const ax = load<f64>(FIRST);
  const ay = load<f64>(FIRST, 8);
  const az = load<f64>(FIRST, 16);
  const bx = load<f64>(SECOND);
  const by = load<f64>(SECOND, 8);
  const bz = load<f64>(SECOND, 16);
  const dx = bx - ax;
  const dy = by - ay;
  const dz = bz - az;
  const du = load<f64>(SECOND, 24) - load<f64>(FIRST, 24);
  const dv = load<f64>(SECOND, 32) - load<f64>(FIRST, 32);
  const dw = load<f64>(SECOND, 40) - load<f64>(FIRST, 40);
  const a2 = ax * ax + ay * ay + az * az;
  const b2 = bx * bx + by * by + bz * bz;
  const pullA = -MU / (a2 * Math.sqrt(a2));
  const pullB = -MU / (b2 * Math.sqrt(b2));
  const gravity = dx * (pullB * bx - pullA * ax) + dy * (pullB * by - pullA * ay) + dz * (pullB * bz - pullA * az);
  const curvature = du * du + dv * dv + dw * dw + gravity;
  if (!(curvature > 0)) return NaN;
  return Math.max(-LONGEST_STEP_S, Math.min(LONGEST_STEP_S, -(dx * du + dy * dv + dz * dw) / curvature));
}

function figures(event: usize): i32 {
  let ex = load<f64>(SECOND, 24) - load<f64>(FIRST, 24);
  let ey = load<f64>(SECOND, 32) - load<f64>(FIRST, 32);
  let ez = load<f64>(SECOND, 40) - load<f64>(FIRST, 40);
  const speed = Math.sqrt(ex * ex + ey * ey + ez * ez);
  if (!(speed > 0)) return LOST;
  ex /= speed;
  ey /= speed;
  ez /= speed;
  planeAxis(ex, ey, ez);
  const xx = load<f64>(XI);
  const xy = load<f64>(XI, 8);
  const xz = load<f64>(XI, 16);
  const zx = xy * ez - xz * ey;
  const zy = xz * ex - xx * ez;
  const zz = xx * ey - xy * ex;
  const c = load<f64>(event, MAJOR_COS);
  const s = load<f64>(event, MAJOR_SIN);
  const px = c * xx + s * zx;
  const py = c * xy + s * zy;
  const pz = c * xz + s * zz;
  const qx = c * zx - s * xx;
  const qy = c * zy - s * xy;
  const qz = c * zz - s * xz;
  const dx = load<f64>(SECOND) - load<f64>(FIRST);
  const dy = load<f64>(SECOND, 8) - load<f64>(FIRST, 8);
  const dz = load<f64>(SECOND, 16) - load<f64>(FIRST, 16);
  const missX = px * dx + py * dy + pz * dz;
  const missY = qx * dx + qy * dy + qz * dz;
  const covariance = event + COVARIANCE;
  const pxx = bilinear(covariance, px, py, pz, px, py, pz);
  const pyx = bilinear(covariance, px, py, pz, qx, qy, qz);
  const pyy = bilinear(covariance, qx, qy, qz, qx, qy, qz);
  return split(pxx, pyx, pyy, missX, missY, load<f64>(event, RADIUS)) ? MET : LOST;
}

/** Deviations and slant of a projected covariance, raised where it is not positive definite; false where it cannot be. */
function split(xx: f64, yx: f64, yy: f64, missX: f64, missY: f64, radius: f64): bool {
  const half = 0.5 * (xx - yy);
  const middle = 0.5 * (xx + yy);
  const spread = Math.sqrt(half * half + yx * yx);
  const determinant = xx * yy - yx * yx;
  const major = middle + spread;
  const minor = middle > 0 ? determinant / major : middle - spread;
  const floor = Math.max(CLIP_FACTOR * radius * (CLIP_FACTOR * radius), 1e-300);
  if (!(major > 0)) return false;
  let a2 = xx;
  let s2 = determinant / xx;
  let b = yx;
  if (minor < floor || !(xx > 0)) {
    const large = Math.max(major, floor);
    const angle = spread === 0 ? 0 : 0.5 * Math.atan2(yx, half);
    const cosine = Math.cos(angle);
    const sine = Math.sin(angle);
    a2 = large * cosine * cosine + floor * sine * sine;
    s2 = (large / a2) * floor;
    b = (large - floor) * sine * cosine;
  }
  deviationA = Math.sqrt(a2);
  deviationS = Math.sqrt(s2);
  slant = b / a2;
  u1 = missX / deviationA;
  u2 = (missY - slant * missX) / deviationS;
  return true;
}

/** X axis of the plane: the radial direction without its part along the relative velocity, or the normal of the orbit. */
function planeAxis(ex: f64, ey: f64, ez: f64): void {
  const x = load<f64>(FIRST);
  const y = load<f64>(FIRST, 8);
  const z = load<f64>(FIRST, 16);
  const inverse = 1 / Math.sqrt(x * x + y * y + z * z);
  if (axisOf(x * inverse, y * inverse, z * inverse, ex, ey, ez)) return;
  const u = load<f64>(FIRST, 24);
  const v = load<f64>(FIRST, 32);
  const w = load<f64>(FIRST, 40);
  const hx = y * w - z * v;
  const hy = z * u - x * w;
  const hz = x * v - y * u;
  const momentum = 1 / Math.sqrt(hx * hx + hy * hy + hz * hz);
  axisOf(hx * momentum, hy * momentum, hz * momentum, ex, ey, ez);
}

function axisOf(x: f64, y: f64, z: f64, ex: f64, ey: f64, ez: f64): bool {
  for (let pass = 0; pass < 2; pass++) {
    const along = x * ex + y * ey + z * ez;
    x -= along * ex;
    y -= along * ey;
    z -= along * ez;
    const size = Math.sqrt(x * x + y * y + z * z);
    if (!(size > PARALLEL_SINE)) return false;
    x /= size;
    y /= size;
    z /= size;
  }
  store<f64>(XI, x);
  store<f64>(XI, y, 8);
  store<f64>(XI, z, 16);
  return true;
}

function bilinear(c: usize, ax: f64, ay: f64, az: f64, bx: f64, by: f64, bz: f64): f64 {
  const xx = load<f64>(c);
  const yx = load<f64>(c, 8);
  const zx = load<f64>(c, 16);
  const yy = load<f64>(c, 24);
  const zy = load<f64>(c, 32);
  const zz = load<f64>(c, 40);
  return ax * (xx * bx + yx * by + zx * bz) + ay * (yx * bx + yy * by + zy * bz) + az * (zx * bx + zy * by + zz * bz);
}
