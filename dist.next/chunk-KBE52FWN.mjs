import {
  cross,
  difference,
  dot,
  norm,
  plusScaled,
  scaled,
  unit
} from "./chunk-GKHTNQWA.mjs";
import {
  fail,
  ok
} from "./chunk-D5Y2WIO4.mjs";

// packages/conjunction/src/linear/symmetric3.ts
var SWEEPS = 30;
function eigen3(matrix) {
  const a = symmetrised3(matrix);
  const v = [1, 0, 0, 0, 1, 0, 0, 0, 1];
  for (let sweep = 0; sweep < SWEEPS; sweep++) {
    if (a[1] === 0 && a[2] === 0 && a[5] === 0) break;
    rotate(a, v, 0, 1);
    rotate(a, v, 0, 2);
    rotate(a, v, 1, 2);
  }
  const order = [0, 1, 2].sort((i2, j2) => a[4 * i2] - a[4 * j2]);
  const column = (i2) => [v[i2], v[3 + i2], v[6 + i2]];
  const [i, j, k] = order;
  return { values: [a[4 * i], a[4 * j], a[4 * k]], vectors: [column(i), column(j), column(k)] };
}
function rotate(a, v, p, q) {
  const apq = a[3 * p + q];
  if (apq === 0) return;
  const theta = (a[4 * q] - a[4 * p]) / (2 * apq);
  const t = (theta >= 0 ? 1 : -1) / (Math.abs(theta) + Math.hypot(theta, 1));
  const c = 1 / Math.hypot(t, 1);
  const s = t * c;
  for (let k = 0; k < 3; k++) {
    const akp = a[3 * k + p];
    const akq = a[3 * k + q];
    a[3 * k + p] = c * akp - s * akq;
    a[3 * k + q] = s * akp + c * akq;
  }
  for (let k = 0; k < 3; k++) {
    const apk = a[3 * p + k];
    const aqk = a[3 * q + k];
    a[3 * p + k] = c * apk - s * aqk;
    a[3 * q + k] = s * apk + c * aqk;
    const vkp = v[3 * k + p];
    const vkq = v[3 * k + q];
    v[3 * k + p] = c * vkp - s * vkq;
    v[3 * k + q] = s * vkp + c * vkq;
  }
  a[3 * p + q] = 0;
  a[3 * q + p] = 0;
}
function symmetrised3(m) {
  const xy = 0.5 * (m[1] + m[3]);
  const xz = 0.5 * (m[2] + m[6]);
  const yz = 0.5 * (m[5] + m[7]);
  return [m[0], xy, xz, xy, m[4], yz, xz, yz, m[8]];
}
function copied3(m) {
  return [m[0], m[1], m[2], m[3], m[4], m[5], m[6], m[7], m[8]];
}
function determinant3(m) {
  return m[0] * (m[4] * m[8] - m[5] * m[7]) - m[1] * (m[3] * m[8] - m[5] * m[6]) + m[2] * (m[3] * m[7] - m[4] * m[6]);
}
function mapEigenvalues3(eigen, f) {
  const out = [0, 0, 0, 0, 0, 0, 0, 0, 0];
  for (let k = 0; k < 3; k++) {
    const value = f(eigen.values[k]);
    const vector = eigen.vectors[k];
    for (let i = 0; i < 3; i++) for (let j = 0; j < 3; j++) out[3 * i + j] += value * vector[i] * vector[j];
  }
  return out;
}
function bilinear3(m, v, w) {
  return v[0] * (m[0] * w[0] + m[1] * w[1] + m[2] * w[2]) + v[1] * (m[3] * w[0] + m[4] * w[1] + m[5] * w[2]) + v[2] * (m[6] * w[0] + m[7] * w[1] + m[8] * w[2]);
}
function sum3(a, b) {
  return a.map((value, i) => value + b[i]);
}
function congruent3(a, m) {
  const row = (i) => [a[3 * i], a[3 * i + 1], a[3 * i + 2]];
  const rows = [row(0), row(1), row(2)];
  return Float64Array.from({ length: 9 }, (_, n) => bilinear3(m, rows[Math.floor(n / 3)], rows[n % 3]));
}
function inverseInto(matrix, out) {
  const d1 = matrix[0];
  const l21 = matrix[3] / d1;
  const l31 = matrix[6] / d1;
  const d2 = matrix[4] - l21 * matrix[3];
  const e32 = matrix[7] - l21 * matrix[6];
  const l32 = e32 / d2;
  const d3 = matrix[8] - l31 * matrix[6] - l32 * e32;
  if (!(d1 > 0 && d2 > 0 && d3 > 0)) {
    out.fill(Number.NaN);
    return Number.NaN;
  }
  const m31 = l21 * l32 - l31;
  const i1 = 1 / d1;
  const i2 = 1 / d2;
  const i3 = 1 / d3;
  out[0] = i1 + l21 * l21 * i2 + m31 * m31 * i3;
  out[4] = i2 + l32 * l32 * i3;
  out[8] = i3;
  out[1] = out[3] = -l21 * i2 - m31 * l32 * i3;
  out[2] = out[6] = m31 * i3;
  out[5] = out[7] = -l32 * i3;
  return Math.log(d1) + Math.log(d2) + Math.log(d3);
}

// packages/conjunction/src/encounter/encounter-plane.ts
var PARALLEL_SINE = 1e-8;
function encounterPlane(primary, secondary) {
  if (primary.frame !== secondary.frame) return fail({ code: "frames-differ" });
  if (primary.epochTaiS !== secondary.epochTaiS) return fail({ code: "epochs-differ" });
  const relativeVelocity = difference(secondary.velocityMps, primary.velocityMps);
  const relativeSpeedMps = norm(relativeVelocity);
  if (!(relativeSpeedMps > 0)) return fail({ code: "relative-speed-zero" });
  const eta = scaled(relativeVelocity, 1 / relativeSpeedMps);
  const xi = inPlane(eta, primary);
  const zeta = cross(xi, eta);
  const relative = difference(secondary.positionM, primary.positionM);
  const missXM = dot(xi, relative);
  const missYM = dot(zeta, relative);
  return ok({ xi, eta, zeta, missXM, missYM, missDistanceM: Math.hypot(missXM, missYM), relativeSpeedMps });
}
function inPlane(eta, primary) {
  const radial = unit(primary.positionM);
  const projected = plusScaled(radial, eta, -dot(radial, eta));
  if (norm(projected) > PARALLEL_SINE) return normalTo(eta, projected);
  return normalTo(eta, unit(cross(primary.positionM, primary.velocityMps)));
}
function normalTo(eta, vector) {
  const once = unit(plusScaled(vector, eta, -dot(vector, eta)));
  return unit(plusScaled(once, eta, -dot(once, eta)));
}
function projectCovariance(plane, covarianceM2) {
  return {
    xx: bilinear3(covarianceM2, plane.xi, plane.xi),
    yx: 0.5 * (bilinear3(covarianceM2, plane.zeta, plane.xi) + bilinear3(covarianceM2, plane.xi, plane.zeta)),
    yy: bilinear3(covarianceM2, plane.zeta, plane.zeta)
  };
}

export {
  eigen3,
  copied3,
  determinant3,
  mapEigenvalues3,
  bilinear3,
  sum3,
  congruent3,
  inverseInto,
  encounterPlane,
  projectCovariance
};
//# sourceMappingURL=chunk-KBE52FWN.mjs.map
