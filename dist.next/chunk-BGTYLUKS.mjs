import {
  orbitRegime
} from "./chunk-GKHTNQWA.mjs";
import {
  SECONDS_PER_DAY
} from "./chunk-JQJWWTBG.mjs";

// packages/conjunction/src/decision/sigma-rules.ts
var BANDS = [0, 1, 2, 3, 5];
function covarianceKind(source, state, statedTaiS) {
  const leadDays = (state.epochTaiS - statedTaiS) / SECONDS_PER_DAY;
  const band = BANDS.findLastIndex((from) => leadDays >= from);
  if (band < 0) return void 0;
  const { originator, covarianceSource } = source;
  const lead = { leadFromDays: BANDS[band], leadToDays: BANDS[band + 1] ?? null };
  return { originator, covarianceSource, regime: orbitRegime(state), ...lead };
}
var keyOfKind = ({ originator, covarianceSource, regime, leadFromDays }) => [originator, covarianceSource, regime, leadFromDays].join("\n");
function ruleOfKind(rules, kind) {
  if (kind === void 0) return void 0;
  const key = keyOfKind(kind);
  return rules.find((rule) => keyOfKind(rule) === key);
}
function scaledCovariance(covariance, factor) {
  if (factor === 1) return covariance;
  return { ...covariance, matrix: covariance.matrix.map((value) => factor * factor * value) };
}

export {
  BANDS,
  covarianceKind,
  keyOfKind,
  ruleOfKind,
  scaledCovariance
};
//# sourceMappingURL=chunk-BGTYLUKS.mjs.map
