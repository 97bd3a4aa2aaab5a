import { slab } from './erfc';
import { needle } from './needle';

/**
 * Orders of the Chebyshev rule, ascending; all even, so that nodes come in pairs. Orders, their nodes (cosine and sine of those of
 * the first quadrant, interleaved) and where they begin are laid out by `prepareRules`.
 */
const ORDERS: StaticArray<i32> = [2, 4, 6, 8, 10, 12, 16, 20, 24, 32, 40, 48, 64, 80, 96, 128];
const LARGEST_ORDER: f64 = 128;
const RULES: usize = memory.data(16 * 128 * 8, 16);
const RULE: usize = 128 * 8;

/** Half-widths of the strip around the real angle in which the integrand's growth is bounded, and its growth there. */
const STRIPS: StaticArray<f64> = [0.05, 0.1, 0.17, 0.25, 0.35, 0.5, 0.7, 0.95, 1.25, 1.6, 2, 2.5, 3, 3.7, 4.5];
const GROWTH: usize = memory.data(15 * 16, 16);
/** ln(1e8): the rule's error is below 1e-8 of the peak of the integrand. */
const LOG_PRECISION: f64 = 18.42;
const SQRT_TWO_PI: f64 = Math.sqrt(2 * Math.PI);

/** Fills the tables; once, before anything else. */
export function prepareRules(): void {
  for (let k = 0; k < ORDERS.length; k++) {
    const n = unchecked(ORDERS[k]);
    const table = RULES + <usize>k * RULE;
    for (let j = 0; j < n / 2; j++) {
      const angle = (<f64>(j + 1) * Math.PI) / <f64>(n + 1);
      store<f64>(table + ((<usize>j) << 4), Math.cos(angle));
      store<f64>(table + ((<usize>j) << 4), Math.sin(angle), 8);
    }
  }
  for (let i = 0; i < STRIPS.length; i++) {
    const eta = unchecked(STRIPS[i]);
    const sinh = Math.sinh(eta);
    store<f64>(GROWTH + ((<usize>i) << 4), Math.cosh(eta) - 1);
    store<f64>(GROWTH + ((<usize>i) << 4), 0.5 * sinh * sinh, 8);
  }
}

/**
 * Mass of a normal density over the disc around the origin: the integral of packages/conjunction/src/pc/plane/disc-probability.ts,
 * its rule five digits shorter; where that would need more than 128 nodes, `needle`.
 */
export function discProbability(minor: f64, major: f64, sigmaMinor: f64, sigmaMajor: f64, radius: f64): f64 {
  if (radius === 0) return 0;
  const m1 = Math.abs(minor);
  const k = orderFor(m1, major, sigmaMinor, sigmaMajor, radius);
  if (k < 0) return Math.min(1, needle(m1, Math.abs(major), sigmaMinor, sigmaMajor, radius));
  const n = unchecked(ORDERS[k]);
  const table = RULES + <usize>k * RULE;
  const scale = -0.5 / (sigmaMajor * sigmaMajor);
  let sum: f64 = 0;
  for (let j = 0; j < n / 2; j++) {
    const z = radius * load<f64>(table + ((<usize>j) << 4));
    const sine = load<f64>(table + ((<usize>j) << 4), 8);
    const minus = z - major;
    const plus = z + major;
    const density = Math.exp(scale * minus * minus) + Math.exp(scale * plus * plus);
    sum += sine * density * slab(m1, radius * sine, sigmaMinor);
  }
  return Math.min(1, (sum * radius * Math.PI) / (<f64>(n + 1) * sigmaMajor * SQRT_TWO_PI));
}

function orderFor(m1: f64, m2: f64, s1: f64, s2: f64, radius: f64): i32 {
  const a1 = (radius * m1) / (s1 * s1);
  const a2 = (radius * m2) / (s2 * s2);
  const linear = Math.sqrt(a1 * a1 + a2 * a2);
  const square = (radius / s1) * (radius / s1);
  let needed: f64 = Infinity;
  for (let i = 0; i < STRIPS.length; i++) {
    const at = GROWTH + ((<usize>i) << 4);
    const growth = linear * load<f64>(at) + square * load<f64>(at, 8);
    needed = Math.min(needed, (growth + LOG_PRECISION) / (2 * unchecked(STRIPS[i])));
  }
  if (needed > LARGEST_ORDER) return -1;
  for (let i = 0; i < ORDERS.length; i++) if (<f64>unchecked(ORDERS[i]) >= needed) return i;
  return -1;
}
