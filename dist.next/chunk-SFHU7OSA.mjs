import {
  ASTRONOMICAL_UNIT_M
} from "./chunk-PL7NDV4T.mjs";

// packages/tracking/src/photometry.ts
var SUN_MAGNITUDE = -26.76;
var DEBRIS_ALBEDO = 0.175;
var RADIUS_BY_TYPE = {
  PAYLOAD: 0.6,
  "ROCKET BODY": 1.5,
  DEBRIS: 0.1,
  UNKNOWN: 0.3
};
var SMALLEST_RADIUS_M = 0.02;
var LARGEST_RADIUS_M = 20;
function bodyOf({ objectType = "UNKNOWN", rcsM2, radiusM }) {
  const bySection = rcsM2 !== void 0 && rcsM2 > 0 ? Math.sqrt(rcsM2 / Math.PI) : RADIUS_BY_TYPE[objectType];
  const stated = radiusM !== void 0 && radiusM > 0 ? radiusM : bySection;
  return { radiusM: Math.min(Math.max(stated, SMALLEST_RADIUS_M), LARGEST_RADIUS_M), diffuseAlbedo: DEBRIS_ALBEDO };
}
function diffuseSphereMagnitude({ radiusM, diffuseAlbedo }, rangeM, phaseAngleRad, sunDistanceM = ASTRONOMICAL_UNIT_M) {
  const phase = (Math.sin(phaseAngleRad) + (Math.PI - phaseAngleRad) * Math.cos(phaseAngleRad)) / Math.PI;
  const share = 2 / 3 * diffuseAlbedo * (radiusM / rangeM) ** 2 * Math.max(phase, 0);
  return SUN_MAGNITUDE - 2.5 * Math.log10(share) + 5 * Math.log10(sunDistanceM / ASTRONOMICAL_UNIT_M);
}
function radarRange({ radiusM }, rangeOfOneSquareMetreM) {
  return rangeOfOneSquareMetreM * (Math.PI * radiusM ** 2) ** 0.25;
}

export {
  bodyOf,
  diffuseSphereMagnitude,
  radarRange
};
//# sourceMappingURL=chunk-SFHU7OSA.mjs.map
