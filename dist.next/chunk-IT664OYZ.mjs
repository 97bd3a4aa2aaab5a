import {
  covarianceKind,
  keyOfKind
} from "./chunk-BGTYLUKS.mjs";

// packages/conjunction/src/consequence/fragments.ts
var CATASTROPHIC_JPKG = 4e4;
var FRAGMENT_SIZE_M = 0.05;
function collisionConsequence(massesKg, relativeSpeedMps, smallestM = FRAGMENT_SIZE_M) {
  const lighter = Math.min(...massesKg);
  const heavier = Math.max(...massesKg);
  const specificEnergyJpkg = heavier > 0 ? 0.5 * lighter * relativeSpeedMps ** 2 / heavier : 0;
  const isCatastrophic = specificEnergyJpkg > CATASTROPHIC_JPKG;
  const brokenKg = isCatastrophic ? lighter + heavier : lighter * (relativeSpeedMps / 1e3) ** 2;
  return { isCatastrophic, fragments: 0.1 * brokenKg ** 0.75 * smallestM ** -1.71, specificEnergyJpkg };
}

// packages/conjunction/src/decision/deviation-history.ts
function statedDeviation(error) {
  const { designator, originator, covarianceSource, state, creationTaiS, variancesM2 } = error;
  const kind = covarianceKind({ originator, covarianceSource }, state, creationTaiS);
  return kind && { key: `${designator}
${keyOfKind(kind)}`, deviationM: Math.sqrt(Math.max(...variancesM2)) };
}
var LEAST_MESSAGES = 3;
var MOST_RATIO = 100;
function unlikeHistory(histories) {
  return histories.flatMap(({ object, deviationM, formerM }) => {
    const sorted = formerM.filter((former) => former > 0).sort((a, b) => a - b);
    if (sorted.length < LEAST_MESSAGES || !(deviationM > 0)) return [];
    const ratio = deviationM / sorted[sorted.length >> 1];
    return ratio > MOST_RATIO || ratio < 1 / MOST_RATIO ? { object, ratio, messages: sorted.length } : [];
  });
}

export {
  FRAGMENT_SIZE_M,
  collisionConsequence,
  statedDeviation,
  unlikeHistory
};
//# sourceMappingURL=chunk-IT664OYZ.mjs.map
