import { MU_EARTH } from '../constants.ts';
import type { StateVector } from '../nouns.ts';
import { sixOf, stateOfSix } from '../six-numbers.ts';

const MOST_STEPS = 50;

/**
 * State of a two-body orbit after a time.
 *
 * Method   universal variables, Laguerre-Conway iteration (Conway 1986), Lagrange f and g; docs/models/covariance-transport
 * Valid    every conic; complete revolutions of a bound orbit are removed first
 * Frame    inertial
 *
 * @param state   ArrayLike(6)      m, m/s
 * @param dt      number            s, either sign
 * @param out     Float64Array(6)   m, m/s; may be the input
 *
 * Checked  conformance/frames/elements (1 micrometre after an hour)          Cost  1 microsecond
 */
export function propagateTwoBody(state: ArrayLike<number>, dt: number, out: Float64Array, mu: number = MU_EARTH): void {
  const x = state[0]!;
  const y = state[1]!;
  const z = state[2]!;
  const u = state[3]!;
  const v = state[4]!;
  const w = state[5]!;
  const r0 = Math.hypot(x, y, z);
  const rootMu = Math.sqrt(mu);
  const radial = (x * u + y * v + z * w) / rootMu;
  const alpha = 2 / r0 - (u * u + v * v + w * w) / mu;
  const time = alpha > 0 ? dt % ((2 * Math.PI) / (rootMu * alpha ** 1.5)) : dt;

  let chi = firstGuess(r0, radial, alpha, rootMu * time);
  let c2 = 0;
  let c3 = 0;
  let r = r0;
  for (let step = 0; step < MOST_STEPS; step++) {
    const psi = alpha * chi * chi;
    c2 = stumpff2(psi);
    c3 = stumpff3(psi);
    const miss = radial * chi * chi * c2 + (1 - alpha * r0) * chi ** 3 * c3 + r0 * chi - rootMu * time;
    r = radial * chi * (1 - psi * c3) + (1 - alpha * r0) * chi * chi * c2 + r0;
    const curve = radial * (1 - psi * c2) + (1 - alpha * r0) * chi * (1 - psi * c3);
    // Laguerre with n = 5 converges from any start, and like Newton near the root.
    const change = (-5 * miss) / (r + Math.sign(r) * Math.sqrt(Math.abs(16 * r * r - 20 * miss * curve)));
    chi += change;
    if (Math.abs(change) <= 1e-15 * (Math.abs(chi) + Math.sqrt(r0))) break;
  }
  const psi = alpha * chi * chi;
  c2 = stumpff2(psi);
  c3 = stumpff3(psi);
  r = radial * chi * (1 - psi * c3) + (1 - alpha * r0) * chi * chi * c2 + r0;
  const f = 1 - (chi * chi * c2) / r0;
  const g = time - (chi ** 3 * c3) / rootMu;
  const fRate = (rootMu * chi * (psi * c3 - 1)) / (r * r0);
  const gRate = 1 - (chi * chi * c2) / r;
  out[0] = f * x + g * u;
  out[1] = f * y + g * v;
  out[2] = f * z + g * w;
  out[3] = fRate * x + gRate * u;
  out[4] = fRate * y + gRate * v;
  out[5] = fRate * z + gRate * w;
}

/** The state vector carried along its two-body orbit to another epoch. */
export function twoBodyStateAt(state: StateVector, epochTaiS: number, mu: number = MU_EARTH): StateVector {
  const out = new Float64Array(6);
  propagateTwoBody(sixOf(state), epochTaiS - state.epochTaiS, out, mu);
  return stateOfSix(out, epochTaiS, state.frame);
}

function firstGuess(r0: number, radial: number, alpha: number, scaledTime: number): number {
  if (alpha * r0 > 1e-8) return scaledTime * alpha;
  if (alpha * r0 > -1e-8) return scaledTime / r0;
  // Hyperbola, Vallado 2013, algorithm 8.
  const a = 1 / alpha;
  const sign = Math.sign(scaledTime) || 1;
  const inside = (-2 * alpha * scaledTime) / (radial + sign * Math.sqrt(-a) * (1 - r0 * alpha));
  return inside > 0 ? sign * Math.sqrt(-a) * Math.log(inside) : scaledTime / r0;
}

/** Stumpff's c2: (1 - cos sqrt psi) / psi, by its series near zero. */
function stumpff2(psi: number): number {
  if (psi > 0.1) {
    const half = Math.sin(Math.sqrt(psi) / 2);
    return (2 * half * half) / psi;
  }
  if (psi < -0.1) return (Math.cosh(Math.sqrt(-psi)) - 1) / -psi;
  return 1 / 2 - psi * (1 / 24 - psi * (1 / 720 - psi * (1 / 40_320 - psi * (1 / 3_628_800 - psi / 479_001_600))));
}

/** Stumpff's c3: (sqrt psi - sin sqrt psi) / sqrt psi^3, by its series near zero. */
function stumpff3(psi: number): number {
  if (psi > 0.1) {
    const root = Math.sqrt(psi);
    return (root - Math.sin(root)) / (root * psi);
  }
  if (psi < -0.1) {
    const root = Math.sqrt(-psi);
    return (Math.sinh(root) - root) / (root * -psi);
  }
  return (
    1 / 6 - psi * (1 / 120 - psi * (1 / 5040 - psi * (1 / 362_880 - psi * (1 / 39_916_800 - psi / 6_227_020_800))))
  );
}
