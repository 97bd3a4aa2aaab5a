// packages/units/src/angle.ts
var RAD_PER_DEG = Math.PI / 180;
var RAD_PER_ARCSEC = Math.PI / 648e3;
var TWO_PI = 2 * Math.PI;
function wrapTwoPi(angleRad) {
  const wrapped = angleRad % TWO_PI;
  return wrapped < 0 ? wrapped + TWO_PI : wrapped;
}
function wrapPi(angleRad) {
  return wrapTwoPi(angleRad + Math.PI) - Math.PI;
}

export {
  RAD_PER_DEG,
  RAD_PER_ARCSEC,
  TWO_PI,
  wrapTwoPi,
  wrapPi
};
//# sourceMappingURL=chunk-XMHCSSDI.mjs.map
