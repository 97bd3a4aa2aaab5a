import {
  rotationBetween,
  transpose3,
  velocityCoupling
} from "./chunk-IHQRYJEI.mjs";
import {
  eccentricLongitude,
  solveGeneralisedKepler
} from "./chunk-UANHIYDB.mjs";
import {
  localAxes,
  rotateCovariance
} from "./chunk-PESGF56Y.mjs";
import {
  wrapTwoPi
} from "./chunk-XMHCSSDI.mjs";
import {
  MU_EARTH
} from "./chunk-CRMFVZQ4.mjs";

// packages/astro/src/covariance/matrix6.ts
function identity6() {
  const out = new Float64Array(36);
  for (let i = 0; i < 36; i += 7) out[i] = 1;
  return out;
}
function multiply6(a, b) {
  const out = new Float64Array(36);
  for (let row = 0; row < 36; row += 6) {
    for (let column = 0; column < 6; column++) {
      let sum = 0;
      for (let k = 0; k < 6; k++) sum += a[row + k] * b[k * 6 + column];
      out[row + column] = sum;
    }
  }
  return out;
}
function turned6(a, x) {
  const out = new Float64Array(6);
  for (let i = 0; i < 6; i++) for (let k = 0; k < 6; k++) out[i] = out[i] + a[6 * i + k] * x[k];
  return out;
}
function transposed6(a) {
  return a.map((_, n) => a[6 * (n % 6) + Math.floor(n / 6)]);
}
function congruent6(a, c) {
  const half = multiply6(a, c);
  const out = new Float64Array(36);
  for (let row = 0; row < 6; row++) {
    for (let column = row; column < 6; column++) {
      let sum = 0;
      for (let k = 0; k < 6; k++) sum += half[row * 6 + k] * a[column * 6 + k];
      out[row * 6 + column] = sum;
      out[column * 6 + row] = sum;
    }
  }
  return out;
}
function invert6(matrix) {
  const left = Float64Array.from(matrix);
  const right = identity6();
  for (let column = 0; column < 6; column++) {
    let pivot = column;
    for (let row = column + 1; row < 6; row++) {
      if (Math.abs(left[row * 6 + column]) > Math.abs(left[pivot * 6 + column])) pivot = row;
    }
    const head = left[pivot * 6 + column];
    if (!(Math.abs(head) > 0)) return void 0;
    for (let k = 0; k < 6; k++) {
      exchange(left, column * 6 + k, pivot * 6 + k);
      exchange(right, column * 6 + k, pivot * 6 + k);
      left[column * 6 + k] = left[column * 6 + k] / head;
      right[column * 6 + k] = right[column * 6 + k] / head;
    }
    for (let row = 0; row < 6; row++) {
      const factor = left[row * 6 + column];
      if (row === column || factor === 0) continue;
      for (let k = 0; k < 6; k++) {
        left[row * 6 + k] = left[row * 6 + k] - factor * left[column * 6 + k];
        right[row * 6 + k] = right[row * 6 + k] - factor * right[column * 6 + k];
      }
    }
  }
  return right;
}
function exchange(values, i, j) {
  const kept = values[i];
  values[i] = values[j];
  values[j] = kept;
}

// packages/astro/src/covariance/rotate.ts
function covarianceInStateFrame(cov, state) {
  if (cov.frame === state.frame) return cov;
  if (cov.frame !== "RTN" && cov.frame !== "TNW") {
    throw new RangeError(`a covariance in ${cov.frame} does not belong to a state in ${state.frame}`);
  }
  const back = transpose3(localAxes(cov.frame, state.positionM, state.velocityMps));
  return { epochTaiS: cov.epochTaiS, frame: state.frame, matrix: rotateCovariance(cov.matrix, back) };
}
function covarianceInLocal(cov, local, state) {
  if (cov.frame === local) return cov;
  const { matrix } = covarianceInStateFrame(cov, state);
  const axes = localAxes(local, state.positionM, state.velocityMps);
  return { epochTaiS: cov.epochTaiS, frame: local, matrix: rotateCovariance(matrix, axes) };
}
function covarianceInFrame(cov, to, eop) {
  if (cov.frame === to || cov.frame === "RTN" || cov.frame === "TNW") return cov;
  const rotation = rotationBetween(cov.frame, to, cov.epochTaiS, eop);
  const coupling = velocityCoupling(cov.frame, to, rotation, cov.epochTaiS, eop);
  const matrix = coupling === void 0 ? rotateCovariance(cov.matrix, rotation) : congruent6(blocks(rotation, coupling), cov.matrix);
  return { epochTaiS: cov.epochTaiS, frame: to, matrix };
}
function blocks(rotation, coupling) {
  const out = new Float64Array(36);
  for (let row = 0; row < 3; row++) {
    for (let column = 0; column < 3; column++) {
      out[row * 6 + column] = rotation[row * 3 + column];
      out[(row + 3) * 6 + column + 3] = rotation[row * 3 + column];
      out[(row + 3) * 6 + column] = coupling[row * 3 + column];
    }
  }
  return out;
}

// packages/astro/src/elements/equinoctial.ts
function equinoctialSense(state) {
  return state[0] * state[4] - state[1] * state[3] < 0 ? -1 : 1;
}
function equinoctialFromCartesian(state, mu = MU_EARTH, sense = equinoctialSense(state)) {
  const x = state[0];
  const y = state[1];
  const z = state[2];
  const u = state[3];
  const v = state[4];
  const w = state[5];
  const r = Math.hypot(x, y, z);
  const energy = (u * u + v * v + w * w) / 2 - mu / r;
  const hx = y * w - z * v;
  const hy = z * u - x * w;
  const hz = x * v - y * u;
  const h = Math.hypot(hx, hy, hz);
  if (!(energy < 0) || !(h > 0)) return void 0;
  const a = -mu / (2 * energy);
  const chi = hx / (h + sense * hz);
  const psi = -hy / (h + sense * hz);
  const { f, g } = equinoctialAxes(chi, psi, sense);
  const ex = (v * hz - w * hy) / mu - x / r;
  const ey = (w * hx - u * hz) / mu - y / r;
  const ez = (u * hy - v * hx) / mu - z / r;
  const af = ex * f[0] + ey * f[1] + ez * f[2];
  const ag = ex * g[0] + ey * g[1] + ez * g[2];
  const root = Math.sqrt(1 - af * af - ag * ag);
  if (!(root > 0)) return void 0;
  const beta = 1 / (1 + root);
  const along = (x * f[0] + y * f[1] + z * f[2]) / (a * root);
  const across = (x * g[0] + y * g[1] + z * g[2]) / (a * root);
  const cosF = af + (1 - af * af * beta) * along - af * ag * beta * across;
  const sinF = ag + (1 - ag * ag * beta) * across - af * ag * beta * along;
  const eccentricLongitude2 = Math.atan2(sinF, cosF);
  return {
    meanMotionRadps: Math.sqrt(mu / a) / a,
    af,
    ag,
    chi,
    psi,
    meanLongitudeRad: wrapTwoPi(eccentricLongitude2 + ag * cosF - af * sinF),
    sense
  };
}
function cartesianFromEquinoctial(elements, mu = MU_EARTH) {
  const { meanMotionRadps: n, af, ag } = elements;
  const { f, g } = equinoctialAxes(elements.chi, elements.psi, elements.sense);
  const a = Math.cbrt(mu / (n * n));
  const beta = 1 / (1 + Math.sqrt(1 - af * af - ag * ag));
  const big = solveGeneralisedKepler(elements.meanLongitudeRad, af, ag);
  const cosF = Math.cos(big);
  const sinF = Math.sin(big);
  const along = a * ((1 - ag * ag * beta) * cosF + af * ag * beta * sinF - af);
  const across = a * ((1 - af * af * beta) * sinF + af * ag * beta * cosF - ag);
  const speed = n * a / (1 - af * cosF - ag * sinF);
  const alongRate = speed * (af * ag * beta * cosF - (1 - ag * ag * beta) * sinF);
  const acrossRate = speed * ((1 - af * af * beta) * cosF - af * ag * beta * sinF);
  const out = new Float64Array(6);
  for (let i = 0; i < 3; i++) {
    out[i] = along * f[i] + across * g[i];
    out[i + 3] = alongRate * f[i] + acrossRate * g[i];
  }
  return out;
}
function equinoctialAxes(chi, psi, sense) {
  const c = 1 + chi * chi + psi * psi;
  const twist = 2 * chi * psi / c;
  return {
    f: [(1 - chi * chi + psi * psi) / c, twist, -2 * sense * chi / c],
    g: [sense * twist, sense * (1 + chi * chi - psi * psi) / c, 2 * psi / c],
    w: [2 * chi / c, -2 * psi / c, sense * (1 - chi * chi - psi * psi) / c]
  };
}

// packages/astro/src/six-numbers.ts
function sixOf({ positionM, velocityMps }) {
  return Float64Array.of(...positionM, ...velocityMps);
}
function stateOfSix(six, epochTaiS, frame = "EME2000") {
  return {
    epochTaiS,
    frame,
    positionM: [six[0], six[1], six[2]],
    velocityMps: [six[3], six[4], six[5]]
  };
}

// packages/astro/src/elements/equinoctial-jacobian.ts
function equinoctialJacobian(elements, mu = MU_EARTH) {
  const { meanMotionRadps, af, ag, chi, psi, meanLongitudeRad, sense } = elements;
  const out = { state: new Float64Array(6), jacobian: new Float64Array(36) };
  equinoctialTangent([meanMotionRadps, af, ag, chi, psi, meanLongitudeRad], sense, out, mu);
  return out.jacobian;
}
var onCircle = new Float64Array(2);
function equinoctialTangent(packed, sense, { state, jacobian }, mu = MU_EARTH) {
  const n = packed[0];
  const af = packed[1];
  const ag = packed[2];
  const chi = packed[3];
  const psi = packed[4];
  const a = Math.cbrt(mu / (n * n));
  const root = Math.sqrt(1 - af * af - ag * ag);
  const beta = 1 / (1 + root);
  eccentricLongitude(packed[5], af, ag, onCircle);
  const cos = onCircle[0];
  const sin = onCircle[1];
  const q = 1 - af * cos - ag * sin;
  const xx = 1 - ag * ag * beta;
  const yy = 1 - af * af * beta;
  const xy = af * ag * beta;
  const along = xx * cos + xy * sin - af;
  const across = yy * sin + xy * cos - ag;
  const alongF = xy * cos - xx * sin;
  const acrossF = yy * cos - xy * sin;
  const alongRate = alongF / q;
  const acrossRate = acrossF / q;
  const alongFF = -xx * cos - xy * sin;
  const acrossFF = -yy * sin - xy * cos;
  const radius3 = q * q * q;
  const betaByRoot = beta * beta / root;
  const betaAf = betaByRoot * af;
  const betaAg = betaByRoot * ag;
  const bigAf = sin / q;
  const bigAg = -cos / q;
  const crossAf = ag * beta + af * ag * betaAf;
  const crossAg = af * beta + af * ag * betaAg;
  const xxAf = ag * ag * betaAf;
  const xxAg = 2 * ag * beta + ag * ag * betaAg;
  const yyAf = 2 * af * beta + af * af * betaAf;
  const yyAg = af * af * betaAg;
  const alongAf = -xxAf * cos + crossAf * sin - 1 + alongF * bigAf;
  const acrossAf = -yyAf * sin + crossAf * cos + acrossF * bigAf;
  const alongAg = -xxAg * cos + crossAg * sin + alongF * bigAg;
  const acrossAg = -yyAg * sin + crossAg * cos - 1 + acrossF * bigAg;
  const qF = af * sin - ag * cos;
  const qAf = -cos + qF * bigAf;
  const qAg = -sin + qF * bigAg;
  const alongRateAf = (xxAf * sin + crossAf * cos + alongFF * bigAf - alongRate * qAf) / q;
  const acrossRateAf = (-yyAf * cos - crossAf * sin + acrossFF * bigAf - acrossRate * qAf) / q;
  const alongRateAg = (xxAg * sin + crossAg * cos + alongFF * bigAg - alongRate * qAg) / q;
  const acrossRateAg = (-yyAg * cos - crossAg * sin + acrossFF * bigAg - acrossRate * qAg) / q;
  const c = 1 / (1 + chi * chi + psi * psi);
  const twist = 2 * chi * psi * c;
  const fx = (1 - chi * chi + psi * psi) * c;
  const fy = twist;
  const fz = -2 * sense * chi * c;
  const gx = sense * twist;
  const gy = sense * (1 + chi * chi - psi * psi) * c;
  const gz = 2 * psi * c;
  const wx = 2 * chi * c;
  const wy = -2 * psi * c;
  const wz = sense * (1 - chi * chi - psi * psi) * c;
  const perN = 1 / (3 * n);
  const chiF = -2 * c * psi * sense;
  const chiW = -2 * c;
  const psiF = 2 * c * chi * sense;
  const psiW = 2 * c * sense;
  const speed = n * a;
  for (let i = 0; i < 3; i++) {
    const f = i === 0 ? fx : i === 1 ? fy : fz;
    const g = i === 0 ? gx : i === 1 ? gy : gz;
    const w = i === 0 ? wx : i === 1 ? wy : wz;
    const p = i * 6;
    const v = p + 18;
    const position = along * f + across * g;
    const velocity = alongRate * f + acrossRate * g;
    state[i] = a * position;
    state[i + 3] = speed * velocity;
    jacobian[p] = -2 * a * perN * position;
    jacobian[v] = speed * perN * velocity;
    jacobian[p + 1] = a * (alongAf * f + acrossAf * g);
    jacobian[v + 1] = speed * (alongRateAf * f + acrossRateAf * g);
    jacobian[p + 2] = a * (alongAg * f + acrossAg * g);
    jacobian[v + 2] = speed * (alongRateAg * f + acrossRateAg * g);
    const fChi = chiF * g + chiW * w;
    const gChi = -chiF * f;
    const fPsi = psiF * g;
    const gPsi = psiW * w - psiF * f;
    jacobian[p + 3] = a * (along * fChi + across * gChi);
    jacobian[v + 3] = speed * (alongRate * fChi + acrossRate * gChi);
    jacobian[p + 4] = a * (along * fPsi + across * gPsi);
    jacobian[v + 4] = speed * (alongRate * fPsi + acrossRate * gPsi);
    jacobian[p + 5] = a * velocity;
    jacobian[v + 5] = -speed * position / radius3;
  }
}

export {
  identity6,
  multiply6,
  turned6,
  transposed6,
  congruent6,
  invert6,
  covarianceInStateFrame,
  covarianceInLocal,
  covarianceInFrame,
  equinoctialSense,
  equinoctialFromCartesian,
  cartesianFromEquinoctial,
  equinoctialJacobian,
  equinoctialTangent,
  sixOf,
  stateOfSix
};
//# sourceMappingURL=chunk-GGSRQIBL.mjs.map
