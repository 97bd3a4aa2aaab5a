// packages/contract/src/platform/number-field.ts
var PERCENT = { unit: "%", factor: 0.01 };
var MINUTES = { unit: "min", factor: 60 };
var MILLISECONDS = { unit: "ms", factor: 1e-3 };
var KILOMETRES = { unit: "km", factor: 1e3 };
var rounded = (value) => Number(value.toPrecision(12));
var toShown = ({ shown }, value) => value === null || value === void 0 ? Number.NaN : shown === void 0 ? value : rounded(value / shown.factor);
var toWire = ({ shown }, typed) => shown === void 0 ? typed : rounded(typed * shown.factor);

export {
  PERCENT,
  MINUTES,
  MILLISECONDS,
  KILOMETRES,
  toShown,
  toWire
};
//# sourceMappingURL=chunk-45VDEFED.mjs.map
