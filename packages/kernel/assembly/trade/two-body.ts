/** Earth's gravitational parameter, m^3/s^2; packages/astro/src/constants.ts. */
export const MU: f64 = 3.986004418e14;
const ROOT_MU: f64 = Math.sqrt(MU);
const BY_MU: f64 = 1 / MU;
const BY_ROOT_MU: f64 = 1 / ROOT_MU;
const MOST_STEPS: i32 = 50;
/** Share of the universal anomaly: Laguerre's steps shrink by their cube, so the one behind such a step is rounding. */
const SETTLED: f64 = 1e-5;

/** Seconds: an orbit whose apogee is above the ground takes longer for a revolution. */
const SHORT: f64 = 1700;
/** Radians, about: up to here the first terms of the anomaly in time are closer than the mean motion. */
const NARROW: f64 = 0.6;

let c2: f64 = 0;
let c3: f64 = 0;

/** Stumpff's c2 and c3: by the half angle, so that one sine and one cosine are enough; by their series near zero. */
function stumpff(psi: f64): void {
  if (psi > 0.1) {
    const root = Math.sqrt(psi);
    const sine = Math.sin(0.5 * root);
    const cosine = Math.cos(0.5 * root);
    c2 = (2 * sine * sine) / psi;
    c3 = (root - 2 * sine * cosine) / (root * psi);
    return;
  }
  if (psi < -0.1) {
    const root = Math.sqrt(-psi);
    c2 = (Math.cosh(root) - 1) / -psi;
    c3 = (Math.sinh(root) - root) / (root * -psi);
    return;
  }
  c2 = 1 / 2 - psi * (1 / 24 - psi * (1 / 720 - psi * (1 / 40320 - psi * (1 / 3628800 - psi * (1 / 479001600)))));
  c3 = 1 / 6 - psi * (1 / 120 - psi * (1 / 5040 - psi * (1 / 362880 - psi * (1 / 39916800 - psi * (1 / 6227020800)))));
}

/**
 * State of a two-body orbit after a time; `out` may be the input. As packages/astro/src/two-body/propagate.ts: universal variables,
 * Laguerre and Conway, f and g.
 */
export function propagate(state: usize, dt: f64, out: usize): void {
  const x = load<f64>(state);
  const y = load<f64>(state, 8);
  const z = load<f64>(state, 16);
  const u = load<f64>(state, 24);
  const v = load<f64>(state, 32);
  const w = load<f64>(state, 40);
  const r0 = Math.sqrt(x * x + y * y + z * z);
  const radial = (x * u + y * v + z * w) * BY_ROOT_MU;
  const byRadius = 1 / r0;
  const alpha = 2 * byRadius - (u * u + v * v + w * w) * BY_MU;
  let time = dt;
  // A revolution less is one less only where the time is longer than one.
  if (alpha > 0 && !(Math.abs(dt) < SHORT)) {
    const period = (2 * Math.PI) / (ROOT_MU * alpha * Math.sqrt(alpha));
    time -= Math.trunc(dt / period) * period;
  }
  const scaled = ROOT_MU * time;
  let chi = firstGuess(r0, byRadius, radial, alpha, scaled);
  const bend = 1 - alpha * r0;
  const floor = Math.sqrt(r0);
  for (let step = 0; step < MOST_STEPS; step++) {
    const chi2 = chi * chi;
    const psi = alpha * chi2;
    stumpff(psi);
    const miss = radial * chi2 * c2 + bend * chi2 * chi * c3 + r0 * chi - scaled;
    const r = radial * chi * (1 - psi * c3) + bend * chi2 * c2 + r0;
    const curve = radial * (1 - psi * c2) + bend * chi * (1 - psi * c3);
    const root = Math.sqrt(Math.abs(16 * r * r - 20 * miss * curve));
    const change = (-5 * miss) / (r + (r < 0 ? -root : root));
    chi += change;
    if (Math.abs(change) <= SETTLED * (Math.abs(chi) + floor)) break;
  }
  const chi2 = chi * chi;
  const psi = alpha * chi2;
  stumpff(psi);
  const r = radial * chi * (1 - psi * c3) + bend * chi2 * c2 + r0;
  const f = 1 - chi2 * c2 * byRadius;
  const g = time - chi2 * chi * c3 * BY_ROOT_MU;
  const byDistance = 1 / r;
  const fRate = ROOT_MU * chi * (psi * c3 - 1) * byDistance * byRadius;
  const gRate = 1 - chi2 * c2 * byDistance;
  store<f64>(out, f * x + g * u);
  store<f64>(out, f * y + g * v, 8);
  store<f64>(out, f * z + g * w, 16);
  store<f64>(out, fRate * x + gRate * u, 24);
  store<f64>(out, fRate * y + gRate * v, 32);
  store<f64>(out, fRate * z + gRate * w, 40);
}

function firstGuess(r0: f64, byRadius: f64, radial: f64, alpha: f64, scaled: f64): f64 {
  if (alpha * r0 > 1e-8) {
    // chi = h - s h^2 / 2 + (s^2 / 2 - b / 6) h^3, with h = t / r0, s = radial / r0, b = bend / r0.
    const h = scaled * byRadius;
    if (h * h * alpha < NARROW * NARROW) {
      const s = radial * byRadius;
      return h * (1 - h * (0.5 * s - h * (0.5 * s * s - ((1 - alpha * r0) * byRadius) / 6)));
    }
    return scaled * alpha;
  }
  if (alpha * r0 > -1e-8) return scaled / r0;
  const axis = 1 / alpha;
  const sign: f64 = scaled < 0 ? -1 : 1;
  const inside = (-2 * alpha * scaled) / (radial + sign * Math.sqrt(-axis) * (1 - r0 * alpha));
  return inside > 0 ? sign * Math.sqrt(-axis) * Math.log(inside) : scaled / r0;
}

/** Time in which the orbit turns by a radian at its perigee, s. */
export function radianAtPerigee(state: usize): f64 {
  const x = load<f64>(state);
  const y = load<f64>(state, 8);
  const z = load<f64>(state, 16);
  const u = load<f64>(state, 24);
  const v = load<f64>(state, 32);
  const w = load<f64>(state, 40);
  const hx = y * w - z * v;
  const hy = z * u - x * w;
  const hz = x * v - y * u;
  const momentum = Math.sqrt(hx * hx + hy * hy + hz * hz);
  const latus = (momentum * momentum) / MU;
  const inverseAxis = 2 / Math.sqrt(x * x + y * y + z * z) - (u * u + v * v + w * w) / MU;
  const perigee = latus / (1 + Math.sqrt(Math.max(0, 1 - latus * inverseAxis)));
  return (perigee * perigee) / momentum;
}
