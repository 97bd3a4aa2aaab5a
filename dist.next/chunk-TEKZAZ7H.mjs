// packages/operations/src/orbit/plain-elements.ts
function plainElements(elements) {
  const { covariance, ...rest } = elements;
  return covariance === void 0 ? rest : { ...rest, covariance: { ...covariance, matrix: [...covariance.matrix] } };
}
function meanElements(plain) {
  const { covariance, ...rest } = plain;
  return covariance === void 0 ? rest : { ...rest, covariance: { ...covariance, matrix: Float64Array.from(covariance.matrix) } };
}

export {
  plainElements,
  meanElements
};
//# sourceMappingURL=chunk-TEKZAZ7H.mjs.map
