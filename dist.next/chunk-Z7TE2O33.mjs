// packages/astro/src/search/extremum.ts
var GOLDEN = (Math.sqrt(5) - 1) / 2;
function minimumBetween(f, from, to, width) {
  let low = from;
  let high = to;
  let left = high - GOLDEN * (high - low);
  let right = low + GOLDEN * (high - low);
  let atLeft = f(left);
  let atRight = f(right);
  while (high - low > width && left < right) {
    if (atRight < atLeft) {
      low = left;
      left = right;
      atLeft = atRight;
      right = low + GOLDEN * (high - low);
      atRight = f(right);
    } else {
      high = right;
      right = left;
      atRight = atLeft;
      left = high - GOLDEN * (high - low);
      atLeft = f(left);
    }
  }
  return 0.5 * (low + high);
}
function maximumBetween(f, from, to, width) {
  return minimumBetween((x) => -f(x), from, to, width);
}

export {
  minimumBetween,
  maximumBetween
};
//# sourceMappingURL=chunk-Z7TE2O33.mjs.map
