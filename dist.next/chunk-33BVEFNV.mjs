// packages/units/src/progress.ts
function partOfProgress(whole, from, to) {
  return whole && ((share) => whole(from + (to - from) * Math.min(1, Math.max(0, share))));
}
function* inTurn(items, progress) {
  for (const [k, item] of items.entries()) {
    yield item;
    progress?.((k + 1) / items.length);
  }
}

export {
  partOfProgress,
  inTurn
};
//# sourceMappingURL=chunk-33BVEFNV.mjs.map
