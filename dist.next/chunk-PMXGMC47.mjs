// packages/assessment/src/orbit/satellite-size.ts
function sizeOfElements({
  rcsM2,
  objectType = "UNKNOWN"
}) {
  return { ...rcsM2 !== void 0 && { rcsM2 }, ...objectType !== "UNKNOWN" && { objectType } };
}
function sizeOfSatellite(build) {
  const { hardBodyRadius, shape, boxLength, boxWidth, boxHeight, wingLength, wingWidth } = build;
  const base = {
    objectType: "PAYLOAD",
    ...hardBodyRadius !== void 0 && { operatorRadiusM: hardBodyRadius }
  };
  if (boxLength === void 0 || boxWidth === void 0 || boxHeight === void 0) return base;
  const box = { lengthM: boxLength, widthM: boxWidth, heightM: boxHeight };
  if (shape === "BOX") return { ...base, operatorShape: { shape, box } };
  const hasWings = shape === "BOX_WING" || shape === "WING_BOX_WING";
  if (!hasWings || wingLength === void 0 || wingWidth === void 0) return base;
  return { ...base, operatorShape: { shape, box, wing: { lengthM: wingLength, widthM: wingWidth } } };
}

export {
  sizeOfElements,
  sizeOfSatellite
};
//# sourceMappingURL=chunk-PMXGMC47.mjs.map
