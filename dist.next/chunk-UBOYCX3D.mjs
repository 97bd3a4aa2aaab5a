import {
  isPositiveDefinite
} from "./chunk-EFPVRPBJ.mjs";
import {
  covarianceInStateFrame,
  stateOfSix
} from "./chunk-GGSRQIBL.mjs";
import {
  formatUtcZ
} from "./chunk-JQJWWTBG.mjs";

// packages/assessment/src/orbit/interpolated-state.ts
function interpolatedState(ephemeris, epochTaiS) {
  const six = new Float64Array(6);
  if (!ephemeris.stateAt(epochTaiS, six)) return void 0;
  const state = stateOfSix(six, epochTaiS, ephemeris.frame);
  const covariance = ephemeris.covarianceAt?.(epochTaiS);
  const matrix = covariance && covarianceInStateFrame(covariance, state).matrix.map((value) => value / 1e6);
  return {
    time: formatUtcZ(epochTaiS, 6),
    frame: ephemeris.frame,
    positionKm: state.positionM.map((m) => m / 1e3),
    velocityKmS: state.velocityMps.map((mps) => mps / 1e3),
    covarianceKm: matrix ? Array.from({ length: 6 }, (_, row) => [...matrix.subarray(6 * row, 6 * row + 6)]) : null,
    isPositive: matrix ? isPositiveDefinite(matrix, 6) : null
  };
}

export {
  interpolatedState
};
//# sourceMappingURL=chunk-UBOYCX3D.mjs.map
