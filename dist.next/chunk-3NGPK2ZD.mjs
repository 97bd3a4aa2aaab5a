import {
  keyOfKind
} from "./chunk-BGTYLUKS.mjs";
import {
  cholesky
} from "./chunk-EFPVRPBJ.mjs";
import {
  erfc
} from "./chunk-OCTYTDT2.mjs";
import {
  minimumBetween
} from "./chunk-Z7TE2O33.mjs";
import {
  fail,
  ok
} from "./chunk-D5Y2WIO4.mjs";

// packages/conjunction/src/pc/numbers/cramer-von-mises.ts
var UNLIKELY_FROM = 6;
var SMALLEST_TERM = 1e-17;
function cramerVonMisesTail(statistic, samples) {
  const corrected = (statistic - 0.4 / samples + 0.6 / samples ** 2) * (1 + 1 / samples);
  if (!(corrected > 0)) return 1;
  return corrected >= UNLIKELY_FROM ? 0 : Math.min(1, Math.max(0, 1 - limitingShare(corrected)));
}
function limitingShare(x) {
  let binomial = 1;
  let sum = 0;
  for (let j = 0; ; j++) {
    const odd = 4 * j + 1;
    const z = odd ** 2 / (16 * x);
    const term = binomial * Math.sqrt(odd) * scaledBessel(z) * Math.exp(-2 * z);
    sum += term;
    if (term < SMALLEST_TERM) return sum / (Math.PI * Math.sqrt(x));
    binomial *= (j + 0.5) / (j + 1);
  }
}
function scaledBessel(z) {
  const step = 1 / 32;
  let sum = 0.5;
  for (let n = 1; ; n++) {
    const t = n * step;
    const term = Math.exp(-z * (Math.cosh(t) - 1)) * Math.cosh(t / 4);
    sum += term;
    if (term < SMALLEST_TERM) return step * sum;
  }
}

// packages/conjunction/src/covariance/realism.ts
var WITHIN_1_SIGMA = 0.682689492;
var WITHIN_2_SIGMA = 0.954499736;
var COVERAGE_SLACK = 0.05;
var MOST_BEYOND_3_SIGMA = 0.01;
var LEAST_SAMPLES = 30;
var LEAST_OBJECTS = 3;
var FACTOR_REACH = Math.log(20);
var FACTOR_WIDTH = 1e-7;
var NORMAL_95 = 1.959963985;
function normalisedResidual(residualM, covarianceM2) {
  const factor = cholesky(covarianceM2, 3);
  if (factor === void 0) return void 0;
  const first = residualM[0] / factor[0];
  const second = (residualM[1] - factor[3] * first) / factor[4];
  const third = (residualM[2] - factor[6] * first - factor[7] * second) / factor[8];
  return [first, second, third].every(Number.isFinite) ? { parts: [first, second, third] } : void 0;
}
function covarianceRealism(residuals, objects) {
  const samples = residuals.length;
  if (samples === 0) return fail({ code: "residuals-missing" });
  const squares = Float64Array.from(residuals, ({ parts: [a, b, c] }) => a * a + b * b + c * c).sort();
  const middle = squares[samples >> 1];
  if (!(middle > 0)) return fail({ code: "residuals-zero" });
  const around = 0.5 * Math.log(middle / CHI_SQUARE_MEDIAN);
  const logFactor = minimumBetween(
    (log) => misfit(squares, log),
    around - FACTOR_REACH,
    around + FACTOR_REACH,
    FACTOR_WIDTH
  );
  const reach = NORMAL_95 * deviationOfFactor(squares, logFactor);
  const parts = residuals.flatMap((residual) => residual.parts.map(Math.abs));
  const share = (holds) => parts.filter(holds).length / parts.length;
  const coverage = {
    within1Sigma: share((part) => part <= 1),
    within2Sigma: share((part) => part <= 2),
    beyond3Sigma: share((part) => part > 3)
  };
  const shortfalls = shortfallsOf(coverage, samples, objects);
  return ok({
    samples,
    factor: Math.exp(logFactor),
    factorLow: Math.exp(logFactor - reach),
    factorHigh: Math.exp(logFactor + reach),
    pValue: cramerVonMisesTail(misfit(squares, 0), samples),
    within1Sigma: coverage.within1Sigma,
    within2Sigma: coverage.within2Sigma,
    beyond3Sigma: coverage.beyond3Sigma,
    confidence: shortfalls.length === 0 ? "calibrated" : "conditional",
    shortfalls
  });
}
function shortfallsOf(coverage, samples, objects) {
  const isOff = (share, expected) => Math.abs(share - expected) > COVERAGE_SLACK;
  const tests = [
    ["samples-few", samples < LEAST_SAMPLES],
    ["objects-few", objects !== void 0 && objects < LEAST_OBJECTS],
    ["within-1-sigma", isOff(coverage.within1Sigma, WITHIN_1_SIGMA)],
    ["within-2-sigma", isOff(coverage.within2Sigma, WITHIN_2_SIGMA)],
    ["beyond-3-sigma", coverage.beyond3Sigma > MOST_BEYOND_3_SIGMA]
  ];
  return tests.flatMap(([shortfall, isShort]) => isShort ? shortfall : []);
}
var CHI_SQUARE_MEDIAN = 2.365973884;
function misfit(squares, logFactor) {
  const { length } = squares;
  const scale = Math.exp(-2 * logFactor);
  let sum = 1 / (12 * length);
  for (let i = 0; i < length; i++) sum += (chiSquareShare(squares[i] * scale) - (2 * i + 1) / (2 * length)) ** 2;
  return sum;
}
function deviationOfFactor(squares, logFactor) {
  const { length } = squares;
  const scale = Math.exp(-2 * logFactor);
  const slopes = squares.map((square) => -2 * square * scale * chiSquareDensity(square * scale));
  const influence = new Float64Array(length);
  let above = 0;
  let meanInfluence = 0;
  let meanSquare = 0;
  for (let i = length - 1; i >= 0; i--) {
    above += slopes[i] / length;
    influence[i] = above;
    meanInfluence += above / length;
    meanSquare += slopes[i] ** 2 / length;
  }
  const sum = influence.reduce((total, value) => total + ((value - meanInfluence) / meanSquare) ** 2, 0);
  return Math.sqrt(sum) / length;
}
function chiSquareShare(square) {
  const root = Math.sqrt(square);
  return 1 - erfc(root / Math.SQRT2) - Math.sqrt(2 / Math.PI) * root * Math.exp(-0.5 * square);
}
var chiSquareDensity = (square) => Math.sqrt(square / (2 * Math.PI)) * Math.exp(-0.5 * square);

// packages/conjunction/src/event/realism-by-kind.ts
function groupsOfComparison(comparison, samples) {
  const isLowerBound = comparison === "ELEMENTS_ELEMENTS";
  return realismByKind(samples).map((group) => ({ comparison, isLowerBound, ...group }));
}
var INDEPENDENT_AFTER_S = 43200;
var LEAST_SAMPLES2 = 10;
function realismByKind(samples) {
  const groups = /* @__PURE__ */ new Map();
  for (const sample of samples) {
    const key = keyOfKind(sample.kind);
    const group = groups.get(key);
    if (group === void 0) groups.set(key, [sample]);
    else group.push(sample);
  }
  return [...groups.entries()].sort(([a, first], [b, second]) => second.length - first.length || (a < b ? -1 : 1)).map(([, all]) => {
    const realism = all.length < LEAST_SAMPLES2 ? void 0 : realismOf(all);
    const heldOut = realism && heldOutRealism(all);
    return {
      ...all[0].kind,
      samples: all.length,
      objects: objectsOf(all),
      ...realism && { realism },
      ...heldOut && { heldOut }
    };
  });
}
var objectsOf = (samples) => new Set(samples.map(({ designator }) => designator)).size;
function realismOf(samples, factor = 1) {
  const residuals = samples.map(({ residual: { parts } }) => {
    return { parts: parts.map((part) => part / factor) };
  });
  const realism = covarianceRealism(residuals, objectsOf(samples));
  return realism.ok ? realism.value : void 0;
}
function heldOutRealism(samples) {
  const byTime = [...samples].sort((a, b) => a.statedTaiS - b.statedTaiS);
  const middle = samples.length >> 1;
  const fitted = realismOf(byTime.slice(0, middle));
  const realism = fitted && realismOf(byTime.slice(middle), fitted.factor);
  return fitted && realism && { factor: fitted.factor, realism };
}

export {
  normalisedResidual,
  covarianceRealism,
  groupsOfComparison,
  INDEPENDENT_AFTER_S
};
//# sourceMappingURL=chunk-3NGPK2ZD.mjs.map
