import {
  sgp4,
  sgp4Init
} from "./chunk-CYHM7ET5.mjs";

// packages/astro/src/sgp4/ephemeris.ts
function sgp4Ephemeris(elements, mode = "improved") {
  const record = sgp4Init(elements, mode);
  return {
    frame: "TEME",
    startTaiS: Number.NEGATIVE_INFINITY,
    stopTaiS: Number.POSITIVE_INFINITY,
    stateAt(epochTaiS, out) {
      if (sgp4(record, (epochTaiS - record.epochTaiS) / 60, out) !== 0) return false;
      for (let k = 0; k < 6; k++) out[k] *= 1e3;
      return true;
    }
  };
}

export {
  sgp4Ephemeris
};
//# sourceMappingURL=chunk-PLROUQ7Q.mjs.map
