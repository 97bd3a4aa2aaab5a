import {
  openedOem
} from "./chunk-WAVZK6C3.mjs";
import {
  bodyTrack,
  egm96,
  forceModel,
  propagateNumerically,
  radiationPressure
} from "./chunk-DRZODJF2.mjs";
import {
  poleDirection
} from "./chunk-IO7BPYYA.mjs";
import {
  meanElements
} from "./chunk-TEKZAZ7H.mjs";
import {
  DRAG_PERSISTENCE,
  DRAG_SIGMA_SHARE,
  atmosphereOfAir,
  densityNear,
  dot,
  dragOfElements,
  expectedDrag,
  norm
} from "./chunk-GKHTNQWA.mjs";
import {
  exponentialAtmosphere
} from "./chunk-JFDAAJRY.mjs";
import {
  sunPosition
} from "./chunk-PL7NDV4T.mjs";
import {
  EARTH_RADIUS_M,
  MU_EARTH
} from "./chunk-CRMFVZQ4.mjs";
import {
  fail,
  ok
} from "./chunk-D5Y2WIO4.mjs";

// packages/operations/src/orbit/drag-estimate.ts
var LEAST_SHARE = 0.1;
function estimatedDrag(force, { drag, air }, elements, seenUntilTaiS) {
  if (force === void 0 || drag === void 0) return void 0;
  const { coefficientM2PerKg: before, sigmaShare } = drag;
  const sigma = Math.sqrt(Math.max(0, force.variance));
  if (!(sigma > 0)) return void 0;
  return {
    coefficientM2PerKg: before * Math.max(LEAST_SHARE, 1 + sigmaShare * force.sigmas),
    sigmaM2PerKg: before * sigmaShare * sigma,
    expectedM2PerKg: elements.drag?.coefficientM2PerKg ?? before,
    airModel: air?.model ?? "EXPONENTIAL",
    crossRtn: [...force.crossRtn].map((value) => value / sigma),
    seenUntilTaiS
  };
}
function motionWith(motion, drag) {
  if (drag === void 0 || !isOfAir(drag, motion)) return motion;
  const { coefficientM2PerKg, sigmaM2PerKg } = drag;
  const share = coefficientM2PerKg / (motion.drag?.coefficientM2PerKg ?? coefficientM2PerKg);
  return {
    ...motion,
    drag: {
      coefficientM2PerKg,
      sigmaShare: sigmaM2PerKg / coefficientM2PerKg,
      decayMps: (motion.drag?.decayMps ?? 0) * share
    }
  };
}
function isOfAir({ airModel }, { air }) {
  return airModel === (air?.model ?? "EXPONENTIAL");
}
function withDragAhead(known) {
  const { drag } = known;
  if (drag === void 0) return known;
  const { coefficientM2PerKg: found, expectedM2PerKg: expected, sigmaM2PerKg: sigma } = drag;
  const fresh = DRAG_SIGMA_SHARE * expected * Math.sqrt(1 - DRAG_PERSISTENCE ** 2);
  const sigmaM2PerKg = Math.hypot(DRAG_PERSISTENCE * sigma, fresh);
  return {
    ...known,
    drag: {
      ...drag,
      coefficientM2PerKg: expected + DRAG_PERSISTENCE * (found - expected),
      sigmaM2PerKg,
      crossRtn: drag.crossRtn.map((value) => value * DRAG_PERSISTENCE * sigma / sigmaM2PerKg),
      seenUntilTaiS: null
    }
  };
}

// packages/operations/src/orbit/forces.ts
var FIELD_DEGREE = 20;
var LOW_FIELD_DEGREE = 36;
var LOW_AXIS_M = EARTH_RADIUS_M + 1e6;
var ROUGH_DEGREE = 4;
var RELATIVE_ERROR = 1e-12;
var MASS_KG = 1;
var WHITE_NOISE = { densityM2PerS3: 2e-13 };
var AIR_LASTS_S = 7200;
var AIR_WAVE = 1 / 3;
var LEFT_FIELD_MPS2 = 7e-7;
var LIGHT_M2_PER_KG = 0.02;
function objectNoise(sigmaShare, degree = FIELD_DEGREE) {
  const share = sigmaShare === void 0 ? 0 : DRAG_SIGMA_SHARE / sigmaShare;
  return {
    ...WHITE_NOISE,
    field: { accelerationMps2: LEFT_FIELD_MPS2, radiusM: EARTH_RADIUS_M, power: degree + 2 },
    ...share > 0 && { air: { lastsS: AIR_LASTS_S * share ** 2, wave: AIR_WAVE * share } },
    steady: radiationPressure(
      { areaM2: LIGHT_M2_PER_KG * MASS_KG, coefficient: 1 },
      bodyTrack(sunPosition, "EME2000"),
      bodyTrack(poleDirection, "EME2000")
    )
  };
}
function orbitForces({
  near,
  drag,
  density = exponentialAtmosphere,
  eop,
  isObject
} = {}) {
  const degree = near && axisOf(near) < LOW_AXIS_M ? LOW_FIELD_DEGREE : FIELD_DEGREE;
  const noiseOf = (sigmaShare2) => isObject ? objectNoise(sigmaShare2, degree) : WHITE_NOISE;
  const forcesWith = (coefficient) => forcesOf(degree, density, eop, coefficient);
  if (drag === void 0) return { forces: forcesWith(), massKg: MASS_KG, noise: noiseOf() };
  const { coefficientM2PerKg, sigmaShare } = drag;
  const forces = forcesWith(coefficientM2PerKg);
  if (!(sigmaShare > 0)) return { forces, massKg: MASS_KG, noise: noiseOf() };
  return {
    forces,
    massKg: MASS_KG,
    noise: noiseOf(sigmaShare),
    considered: forcesWith(coefficientM2PerKg * (1 + sigmaShare)),
    persistence: DRAG_PERSISTENCE
  };
}
function axisOf({ positionM, velocityMps }) {
  return 1 / (2 / norm(positionM) - dot(velocityMps, velocityMps) / MU_EARTH);
}
function forcesOf(degree, atmosphere, eop, coefficientM2PerKg) {
  return forceModel("EME2000", {
    gravity: egm96(degree),
    ...degree > FIELD_DEGREE && { slopeDegree: FIELD_DEGREE },
    withSun: true,
    withMoon: true,
    ...eop && { eop },
    // Of a body of one kilogram.
    ...coefficientM2PerKg !== void 0 && {
      drag: { areaM2: coefficientM2PerKg * MASS_KG, coefficient: 1, atmosphere }
    }
  });
}
function roughForces({ coefficientM2PerKg }) {
  const drag = { areaM2: coefficientM2PerKg * MASS_KG, coefficient: 1 };
  return { forces: forceModel("EME2000", { gravity: egm96(ROUGH_DEGREE), drag }), massKg: MASS_KG };
}
function carriedOrbit(initial, startTaiS, stopTaiS, { forces, massKg, relativeError = RELATIVE_ERROR } = orbitForces({ near: initial })) {
  const ends = [
    startTaiS < initial.epochTaiS ? startTaiS : void 0,
    stopTaiS > initial.epochTaiS ? stopTaiS : void 0
  ];
  const parts = [];
  for (const stop of ends) {
    if (stop === void 0) continue;
    const done = propagateNumerically({ initial, massKg, stopTaiS: stop, forces, relativeError });
    if (!done.ok) return fail({ code: "orbit-ends-before-pass" });
    parts.push(done.value);
  }
  return ok({
    frame: "EME2000",
    startTaiS,
    stopTaiS,
    stateAt: (at, out) => parts.some((part) => at >= part.startTaiS && at <= part.stopTaiS && part.stateAt(at, out))
  });
}

// packages/operations/src/orbit/motion.ts
function motionOf(orbit) {
  if (orbit.kind === "state") return motionWith(orbit.motion ?? {}, orbit.drag);
  if (orbit.kind === "ephemeris") return { ...orbit.motion, oem: orbit.text };
  const air = orbit.motion?.air;
  const elements = meanElements(orbit.elements);
  const drag = dragOfElements(elements, air);
  return { ...drag && { drag: expectedDrag(elements, drag) }, ...air && { air }, noise: "OBJECT" };
}
function dynamicsOf({ drag, oem, air, noise }, startTaiS, stopTaiS, { near, eop } = {}) {
  const beside = oem === void 0 ? void 0 : openedOem(oem, eop).inertial;
  const isThere = beside !== void 0 && beside.startTaiS <= startTaiS && beside.stopTaiS >= stopTaiS;
  if (isThere) return { beside };
  const known = { near, drag, eop, isObject: noise === "OBJECT" };
  if (drag === void 0 || air === void 0 || near === void 0)
    return orbitForces({ ...known, density: air && atmosphereOfAir(air) });
  const way = carriedOrbit(near, startTaiS, stopTaiS, { ...roughForces(drag), relativeError: ROUGH_ERROR });
  const density = way.ok ? densityNear(air, way.value, startTaiS, stopTaiS) : atmosphereOfAir(air);
  return orbitForces({ ...known, density });
}
var ROUGH_ERROR = 1e-8;

export {
  estimatedDrag,
  motionWith,
  isOfAir,
  withDragAhead,
  WHITE_NOISE,
  orbitForces,
  motionOf,
  dynamicsOf
};
//# sourceMappingURL=chunk-MA6LB3SY.mjs.map
