import {
  sizeOfElements
} from "./chunk-PMXGMC47.mjs";
import {
  estimateCovariance
} from "./chunk-GKHTNQWA.mjs";
import {
  sgp4Ephemeris
} from "./chunk-PLROUQ7Q.mjs";
import {
  transportCovariance
} from "./chunk-WN7XZFL2.mjs";
import {
  covarianceInLocal
} from "./chunk-GGSRQIBL.mjs";
import {
  transformState
} from "./chunk-IHQRYJEI.mjs";

// packages/assessment/src/orbit/element-set-party.ts
function elementSetParty(elements, size = {}) {
  return {
    noradId: elements.noradId,
    designator: String(elements.noradId),
    name: elements.name || `OBJECT ${elements.noradId}`,
    cosparId: elements.cosparId,
    objectType: elements.objectType ?? "UNKNOWN",
    manoeuvrable: elements.objectType === "PAYLOAD" ? "N/A" : "NO",
    size: { objectType: "UNKNOWN", ...sizeOfElements(elements), ...size },
    orbitSource: `element set of ${elements.epochUtc.slice(0, 19)}Z`,
    ephemerisName: "NONE",
    orbitAgeS: (epochTaiS) => epochTaiS - elements.epochTaiS,
    covarianceAt: (state) => covarianceOf(elements, state)
  };
}
function covarianceOf(elements, state) {
  const { covariance } = elements;
  if (covariance !== void 0) {
    const carried = carry(elements, covariance, state);
    if (carried !== void 0) return { source: "ELEMENT_SET", covariance: carried };
  }
  const estimated = estimateCovariance(state, state.epochTaiS - elements.epochTaiS);
  return { source: "ESTIMATED", covariance: estimated.covariance };
}
function carry(elements, covariance, state) {
  const six = new Float64Array(6);
  if (!sgp4Ephemeris(elements).stateAt(covariance.epochTaiS, six)) return void 0;
  const [x = 0, y = 0, z = 0, vx = 0, vy = 0, vz = 0] = six;
  const from = {
    epochTaiS: covariance.epochTaiS,
    frame: "TEME",
    positionM: [x, y, z],
    velocityMps: [vx, vy, vz]
  };
  const inertial = transformState(from, state.frame);
  const local = covariance.frame === "RTN" || covariance.frame === "TNW";
  const start = local ? covariance : covarianceInLocal(covariance, "RTN", transformState(from, covariance.frame));
  const carried = transportCovariance(start, inertial, state);
  return covarianceInLocal(carried, "RTN", state);
}

export {
  elementSetParty
};
//# sourceMappingURL=chunk-CZHFY5E3.mjs.map
