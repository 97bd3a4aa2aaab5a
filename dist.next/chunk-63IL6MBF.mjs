import {
  sixOf,
  stateOfSix
} from "./chunk-GGSRQIBL.mjs";
import {
  MU_EARTH
} from "./chunk-CRMFVZQ4.mjs";

// packages/astro/src/two-body/propagate.ts
var MOST_STEPS = 50;
function propagateTwoBody(state, dt, out, mu = MU_EARTH) {
  const x = state[0];
  const y = state[1];
  const z = state[2];
  const u = state[3];
  const v = state[4];
  const w = state[5];
  const r0 = Math.hypot(x, y, z);
  const rootMu = Math.sqrt(mu);
  const radial = (x * u + y * v + z * w) / rootMu;
  const alpha = 2 / r0 - (u * u + v * v + w * w) / mu;
  const time = alpha > 0 ? dt % (2 * Math.PI / (rootMu * alpha ** 1.5)) : dt;
  let chi = firstGuess(r0, radial, alpha, rootMu * time);
  let c2 = 0;
  let c3 = 0;
  let r = r0;
  for (let step = 0; step < MOST_STEPS; step++) {
    const psi2 = alpha * chi * chi;
    c2 = stumpff2(psi2);
    c3 = stumpff3(psi2);
    const miss = radial * chi * chi * c2 + (1 - alpha * r0) * chi ** 3 * c3 + r0 * chi - rootMu * time;
    r = radial * chi * (1 - psi2 * c3) + (1 - alpha * r0) * chi * chi * c2 + r0;
    const curve = radial * (1 - psi2 * c2) + (1 - alpha * r0) * chi * (1 - psi2 * c3);
    const change = -5 * miss / (r + Math.sign(r) * Math.sqrt(Math.abs(16 * r * r - 20 * miss * curve)));
    chi += change;
    if (Math.abs(change) <= 1e-15 * (Math.abs(chi) + Math.sqrt(r0))) break;
  }
  const psi = alpha * chi * chi;
  c2 = stumpff2(psi);
  c3 = stumpff3(psi);
  r = radial * chi * (1 - psi * c3) + (1 - alpha * r0) * chi * chi * c2 + r0;
  const f = 1 - chi * chi * c2 / r0;
  const g = time - chi ** 3 * c3 / rootMu;
  const fRate = rootMu * chi * (psi * c3 - 1) / (r * r0);
  const gRate = 1 - chi * chi * c2 / r;
  out[0] = f * x + g * u;
  out[1] = f * y + g * v;
  out[2] = f * z + g * w;
  out[3] = fRate * x + gRate * u;
  out[4] = fRate * y + gRate * v;
  out[5] = fRate * z + gRate * w;
}
function twoBodyStateAt(state, epochTaiS, mu = MU_EARTH) {
  const out = new Float64Array(6);
  propagateTwoBody(sixOf(state), epochTaiS - state.epochTaiS, out, mu);
  return stateOfSix(out, epochTaiS, state.frame);
}
function firstGuess(r0, radial, alpha, scaledTime) {
  if (alpha * r0 > 1e-8) return scaledTime * alpha;
  if (alpha * r0 > -1e-8) return scaledTime / r0;
  const a = 1 / alpha;
  const sign = Math.sign(scaledTime) || 1;
  const inside = -2 * alpha * scaledTime / (radial + sign * Math.sqrt(-a) * (1 - r0 * alpha));
  return inside > 0 ? sign * Math.sqrt(-a) * Math.log(inside) : scaledTime / r0;
}
function stumpff2(psi) {
  if (psi > 0.1) {
    const half = Math.sin(Math.sqrt(psi) / 2);
    return 2 * half * half / psi;
  }
  if (psi < -0.1) return (Math.cosh(Math.sqrt(-psi)) - 1) / -psi;
  return 1 / 2 - psi * (1 / 24 - psi * (1 / 720 - psi * (1 / 40320 - psi * (1 / 3628800 - psi / 479001600))));
}
function stumpff3(psi) {
  if (psi > 0.1) {
    const root = Math.sqrt(psi);
    return (root - Math.sin(root)) / (root * psi);
  }
  if (psi < -0.1) {
    const root = Math.sqrt(-psi);
    return (Math.sinh(root) - root) / (root * -psi);
  }
  return 1 / 6 - psi * (1 / 120 - psi * (1 / 5040 - psi * (1 / 362880 - psi * (1 / 39916800 - psi / 6227020800))));
}

export {
  propagateTwoBody,
  twoBodyStateAt
};
//# sourceMappingURL=chunk-63IL6MBF.mjs.map
