// packages/units/src/result.ts
function ok(value) {
  return { ok: true, value };
}
function fail(fault) {
  return { ok: false, fault };
}

export {
  ok,
  fail
};
//# sourceMappingURL=chunk-D5Y2WIO4.mjs.map
