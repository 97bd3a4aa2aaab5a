// packages/astro/src/search/root.ts
var MOST_STEPS = 400;
function rootBetween(f, from, to, width) {
  let a = from;
  let b = to;
  let fa = f(a);
  let fb = f(b);
  if (fa > 0 === fb > 0) return Math.abs(fa) < Math.abs(fb) ? a : b;
  let c = a;
  let fc = fa;
  let step = b - a;
  let before = step;
  for (let i = 0; i < MOST_STEPS; i++) {
    if (fb > 0 === fc > 0) {
      c = a;
      fc = fa;
      step = b - a;
      before = step;
    }
    if (Math.abs(fc) < Math.abs(fb)) {
      a = b;
      b = c;
      c = a;
      fa = fb;
      fb = fc;
      fc = fa;
    }
    const shortest = Math.max(2 * Number.EPSILON * Math.abs(b), width / 2);
    const middle = (c - b) / 2;
    if (Math.abs(middle) <= shortest || fb === 0) return b;
    if (Math.abs(before) < shortest || Math.abs(fa) <= Math.abs(fb)) {
      step = middle;
      before = middle;
    } else {
      const next = interpolatedStep(a, b, c, fa, fb, fc, middle);
      if (Math.abs(next) < Math.min(1.5 * Math.abs(middle), Math.abs(before) / 2)) {
        before = step;
        step = next;
      } else {
        step = middle;
        before = middle;
      }
    }
    a = b;
    fa = fb;
    b += Math.abs(step) > shortest ? step : Math.sign(middle) * shortest;
    fb = f(b);
    if (Number.isNaN(fb)) return a;
  }
  return b;
}
function interpolatedStep(a, b, c, fa, fb, fc, middle) {
  const s = fb / fa;
  let p;
  let q;
  if (a === c) {
    p = 2 * middle * s;
    q = 1 - s;
  } else {
    const r = fb / fc;
    const u = fa / fc;
    p = s * (2 * middle * u * (u - r) - (b - a) * (r - 1));
    q = (u - 1) * (r - 1) * (s - 1);
  }
  const next = q === 0 ? Number.POSITIVE_INFINITY : -p / q;
  return next * middle > 0 ? next : Number.POSITIVE_INFINITY;
}

export {
  rootBetween
};
//# sourceMappingURL=chunk-GZW2Z354.mjs.map
