import {
  congruent6,
  covarianceInLocal,
  covarianceInStateFrame,
  equinoctialFromCartesian,
  equinoctialJacobian,
  equinoctialSense,
  identity6,
  invert6,
  multiply6,
  sixOf
} from "./chunk-GGSRQIBL.mjs";
import {
  MU_EARTH
} from "./chunk-CRMFVZQ4.mjs";

// packages/assessment/src/orbit/plausible-state.ts
var RADIUS_M = [64e5, 4e9];
var SPEED_MPS = [1, 1e5];
function implausibility(positionM, velocityMps) {
  const radiusM = Math.hypot(...positionM);
  if (!isWithin(radiusM, RADIUS_M)) return { quantity: "position", magnitude: radiusM };
  const speedMps = Math.hypot(...velocityMps);
  return isWithin(speedMps, SPEED_MPS) ? void 0 : { quantity: "velocity", magnitude: speedMps };
}
function isWithin(value, [least, most]) {
  return value >= least && value <= most;
}

// packages/astro/src/covariance/inverse-jacobian.ts
function inverseEquinoctialJacobian(elements, mu = MU_EARTH) {
  const n = elements.meanMotionRadps;
  const a = Math.cbrt(mu / (n * n));
  const scaled = equinoctialJacobian(elements, mu);
  for (let row = 0; row < 6; row++) {
    const unit = row < 3 ? a : n * a;
    for (let column = 0; column < 6; column++) {
      scaled[row * 6 + column] = scaled[row * 6 + column] * (column === 0 ? n : 1) / unit;
    }
  }
  const inverse = invert6(scaled);
  if (inverse === void 0) return void 0;
  for (let row = 0; row < 6; row++) {
    for (let column = 0; column < 6; column++) {
      const unit = column < 3 ? a : n * a;
      inverse[row * 6 + column] = inverse[row * 6 + column] * (row === 0 ? n : 1) / unit;
    }
  }
  return inverse;
}

// packages/astro/src/covariance/transport.ts
function twoBodyTransition(from, to, mu = MU_EARTH) {
  const dt = to.epochTaiS - from.epochTaiS;
  const stateFrom = sixOf(from);
  const sense = equinoctialSense(stateFrom);
  const start = equinoctialFromCartesian(stateFrom, mu, sense);
  const end = equinoctialFromCartesian(sixOf(to), mu, sense);
  if (start === void 0 || end === void 0) return straightLine(dt);
  const back = inverseEquinoctialJacobian(start, mu);
  if (back === void 0) return straightLine(dt);
  for (let column = 0; column < 6; column++) back[30 + column] = back[30 + column] + dt * back[column];
  return multiply6(equinoctialJacobian(end, mu), back);
}
function transportCovariance(cov, stateFrom, stateTo, mu = MU_EARTH) {
  if (stateFrom.frame !== stateTo.frame || stateFrom.frame === "ITRF") {
    throw new RangeError("a covariance is carried between states of one inertial frame");
  }
  const phi = twoBodyTransition(stateFrom, stateTo, mu);
  const matrix = congruent6(phi, covarianceInStateFrame(cov, stateFrom).matrix);
  const carried = { epochTaiS: stateTo.epochTaiS, frame: stateTo.frame, matrix };
  return cov.frame === "RTN" || cov.frame === "TNW" ? covarianceInLocal(carried, cov.frame, stateTo) : carried;
}
function straightLine(dt) {
  const phi = identity6();
  for (let i = 0; i < 3; i++) phi[i * 6 + i + 3] = dt;
  return phi;
}

export {
  twoBodyTransition,
  transportCovariance,
  implausibility
};
//# sourceMappingURL=chunk-WN7XZFL2.mjs.map
