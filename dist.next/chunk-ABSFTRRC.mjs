import {
  leastDeviation
} from "./chunk-TFK7XCIF.mjs";
import {
  covarianceInLocal
} from "./chunk-GGSRQIBL.mjs";

// packages/assessment/src/orbit/ephemeris-party.ts
function ephemerisParty(identity, ephemeris, file) {
  const leastDeviationM = leastDeviation("PAYLOAD", 0);
  return {
    ...identity,
    objectType: "PAYLOAD",
    orbitSource: `ephemeris ${file.fileName}`,
    ephemerisName: file.fileName,
    orbitAgeS: (epochTaiS) => file.createdTaiS === void 0 ? void 0 : epochTaiS - file.createdTaiS,
    covarianceAt(state) {
      const covariance = ephemeris.covarianceAt?.(state.epochTaiS);
      if (covariance === void 0) return { source: "NONE" };
      return { source: "OEM", covariance: covarianceInLocal(covariance, "RTN", state), leastDeviationM };
    }
  };
}

export {
  ephemerisParty
};
//# sourceMappingURL=chunk-ABSFTRRC.mjs.map
