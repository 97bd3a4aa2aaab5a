import {
  rootBetween
} from "./chunk-GZW2Z354.mjs";
import {
  DAYS_PER_YEAR
} from "./chunk-JQJWWTBG.mjs";

// packages/conjunction/src/annual/poisson-interval.ts
function poissonInterval(count, level) {
  const tail = (1 - level) / 2;
  const ceiling = count + 20 * Math.sqrt(count + 1) + 40;
  return {
    value: count,
    lower: count === 0 ? 0 : rootBetween((mean) => 1 - atMost(count - 1, mean) - tail, 0, ceiling, 0),
    upper: rootBetween((mean) => atMost(count, mean) - tail, 0, ceiling, 0)
  };
}
function atMost(count, mean) {
  if (mean === 0) return 1;
  let logTerm = -mean;
  let sum = Math.exp(logTerm);
  for (let i = 1; i <= count; i++) {
    logTerm += Math.log(mean / i);
    sum += Math.exp(logTerm);
  }
  return Math.min(1, sum);
}

// packages/conjunction/src/annual/collision-rate.ts
var SLOWEST_COUNTED_MPS = 100;
function countEncounters(encounters, withinM) {
  return encounters.filter(
    ({ missDistanceM, relativeSpeedMps }) => missDistanceM <= withinM && relativeSpeedMps > SLOWEST_COUNTED_MPS
  ).length;
}
function annualRisk(count, combinedRadiusM, level = 0.95) {
  const perYear = DAYS_PER_YEAR / count.windowDays;
  const share = (combinedRadiusM / count.withinM) ** 2;
  const events = poissonInterval(count.events, level);
  return {
    encountersPerYear: mapped(events, (n) => n * perYear),
    collisionsPerYear: mapped(events, (n) => n * perYear * share),
    probability: mapped(events, (n) => -Math.expm1(-n * perYear * share))
  };
}
function mapped({ value, lower, upper }, f) {
  return { value: f(value), lower: f(lower), upper: f(upper) };
}

// packages/conjunction/src/annual/accepted-level.ts
function acceptedLevel(classes, combinedRadiusM, acceptedPc) {
  const radius2 = combinedRadiusM * combinedRadiusM;
  let manoeuvresPerYear = 0;
  let reductionPerYear = 0;
  let residualPerYear = 0;
  for (const { sigmaProductM2, fluxPerM2Year } of classes) {
    const kappa2 = Math.max(0, -2 * Math.log(2 * sigmaProductM2 * acceptedPc / radius2));
    manoeuvresPerYear += fluxPerM2Year * Math.PI * kappa2 * sigmaProductM2;
    reductionPerYear -= fluxPerM2Year * Math.PI * radius2 * Math.expm1(-kappa2 / 2);
    residualPerYear += fluxPerM2Year * Math.PI * radius2 * Math.exp(-kappa2 / 2);
  }
  const falseAlarmShare = manoeuvresPerYear > 0 ? 1 - reductionPerYear / manoeuvresPerYear : void 0;
  return { acceptedPc, manoeuvresPerYear, reductionPerYear, residualPerYear, falseAlarmShare };
}

export {
  acceptedLevel,
  poissonInterval,
  SLOWEST_COUNTED_MPS,
  countEncounters,
  annualRisk
};
//# sourceMappingURL=chunk-SG27JUA5.mjs.map
