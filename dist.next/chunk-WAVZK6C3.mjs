import {
  horizonOf,
  siteAt
} from "./chunk-XE7WSCOI.mjs";
import {
  inFrame
} from "./chunk-H6CQBRAW.mjs";
import {
  takeEphemeris
} from "./chunk-GLLHUQUM.mjs";
import {
  tableEphemeris
} from "./chunk-QUOUCEHU.mjs";
import {
  plainElements
} from "./chunk-TEKZAZ7H.mjs";

// packages/operations/src/orbit/known-orbit.ts
function elementsOrbit(elements, air) {
  return { kind: "elements", elements: plainElements(elements), ...air && { motion: { air } } };
}
function stateOrbit(epochTaiS, { positionM, velocityMps, covarianceRtn, drag }, motion) {
  return {
    kind: "state",
    epochTaiS,
    positionM,
    velocityMps,
    covarianceRtn,
    ...drag && { drag },
    ...motion && { motion }
  };
}
function positionSigma({ covarianceRtn }) {
  return Math.sqrt(covarianceRtn[0] + covarianceRtn[7] + covarianceRtn[14]);
}

// packages/operations/src/sensor/sensor.ts
function siteOf({ latitudeRad, longitudeRad, altitudeM }) {
  return siteAt({ latitudeRad, longitudeRad, heightM: altitudeM });
}
function viewOf(sensor) {
  const { kind, minElevationRad, horizon, maxSunElevationRad, minMoonSeparationRad } = sensor;
  return {
    site: siteOf(sensor),
    horizon: horizonOf(minElevationRad, horizon),
    kind,
    maxSunElevationRad,
    minMoonSeparationRad,
    limitingMagnitude: sensor.limitingMagnitude,
    maxRangeM: sensor.maxRangeM
  };
}
function knownSensor(sensor) {
  const { timeBiasS, timeBiasSigmaS, angleBiasSigmaRad } = sensor;
  return { site: siteOf(sensor), sigma: sigmaOf(sensor), timeBiasS, timeBiasSigmaS, angleBiasSigmaRad };
}
var MEASUREMENT_STEP_S = 10;
function expectedPoints({ startTaiS, stopTaiS }) {
  return Math.floor((stopTaiS - startTaiS) / MEASUREMENT_STEP_S) + 1;
}
function plannedTrack(sensor, pass) {
  const { timeBiasSigmaS, angleBiasSigmaRad } = sensor;
  return {
    site: siteOf(sensor),
    receptionTaiS: Array.from(
      { length: expectedPoints(pass) },
      (_, index) => pass.startTaiS + index * MEASUREMENT_STEP_S
    ),
    sigma: sigmaOf(sensor),
    timeBiasSigmaS,
    angleBiasSigmaRad
  };
}
function sigmaOf({ angleSigmaRad, rangeSigmaM, rangeRateSigmaMps }) {
  return {
    angleRad: angleSigmaRad,
    ...rangeSigmaM !== null && { rangeM: rangeSigmaM },
    ...rangeRateSigmaMps !== null && { rangeRateMps: rangeRateSigmaMps }
  };
}

// packages/operations/src/orbit/opened-oem.ts
var last;
function openedOem(text, eop) {
  if (last?.text !== text || last.eop !== eop) {
    const taken = takeEphemeris(text);
    const asWritten = taken.ok ? tableEphemeris(taken.value.table) : void 0;
    last = { text, eop, asWritten, inertial: asWritten && inFrame(asWritten, "EME2000", eop) };
  }
  return last;
}

export {
  elementsOrbit,
  stateOrbit,
  positionSigma,
  openedOem,
  siteOf,
  viewOf,
  knownSensor,
  expectedPoints,
  plannedTrack
};
//# sourceMappingURL=chunk-WAVZK6C3.mjs.map
