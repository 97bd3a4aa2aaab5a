import { borderBetween } from '@keepout/astro/search/border';
import { maximumBetween } from '@keepout/astro/search/extremum';

/** Gauss-Kronrod 7/15 nodes and weights on [-1, 1] (Piessens et al., QUADPACK, 1983). */
const NODES = Float64Array.of(
  0.9914553711208126,
  0.9491079123427585,
  0.8648644233597691,
  0.7415311855993945,
  0.5860872354676911,
  0.4058451513773972,
  0.20778495500789848,
  0,
);
const KRONROD = Float64Array.of(
  0.022935322010529224,
  0.06309209262997856,
  0.10479001032225019,
  0.14065325971552592,
  0.1690047266392679,
  0.19035057806478542,
  0.20443294007529889,
  0.20948214108472782,
);
const GAUSS = Float64Array.of(0.1294849661688697, 0.27970539148927664, 0.3818300505051189, 0.4179591836734694);

const MAXIMUM_DEPTH = 24;
/** Relative error that the difference of both rules may show; the Kronrod value itself is far better. */
const RULE_TOLERANCE = 1e-11;
/** exp(-46) = 1e-20: lower values next to the peak vanish in double precision. */
const VISIBLE_LOG_DROP = 46;
/** A peak below exp(-800) is below the range of a double. */
const UNDERFLOW_LOG = -800;
/** Accuracy of the position of the peak, relative to the interval; the integral is split there and needs no more. */
const PEAK_SHARE = 1e-6;
/** The same of the ends of the support, of their distance from the peak. */
const EDGE_SHARE = 1e-6;

/**
 * Integral of exp(L(t)) j(t) over [a, b] where L is concave or at least has one maximum.
 *
 * Method   golden section for the peak (`astro/search`), halving for the visible support on both sides, adaptive Gauss-Kronrod
 *          7/15 inside. The known support keeps needles of width 1e-5 from being overlooked.
 * Assumes  L has one maximum on [a, b]; j is positive and smooth
 *
 * @returns number, the integral; underflows to zero, never NaN
 */
export function integrateSinglePeak(
  logDensity: (t: number) => number,
  jacobian: (t: number) => number,
  a: number,
  b: number,
): number {
  const peak = maximumBetween(logDensity, a, b, PEAK_SHARE * (b - a));
  const top = logDensity(peak);
  if (!(top > UNDERFLOW_LOG)) return 0;
  const floor = top - VISIBLE_LOG_DROP;
  const from = supportEdge(logDensity, peak, a, floor);
  const to = supportEdge(logDensity, peak, b, floor);
  const scaled = (t: number): number => Math.exp(logDensity(t) - top) * jacobian(t);
  const rough = gaussKronrod(scaled, from, peak).value + gaussKronrod(scaled, peak, to).value;
  const value = refine(scaled, from, peak, rough, 0) + refine(scaled, peak, to, rough, 0);
  return Math.exp(top) * value;
}

/** The end of the visible range on one side of the peak: at most a millionth of the distance too far out, never too near. */
function supportEdge(logDensity: (t: number) => number, peak: number, end: number, floor: number): number {
  if (logDensity(end) > floor) return end;
  return borderBetween((t) => !(logDensity(t) > floor), end, peak, { width: EDGE_SHARE * Math.abs(end - peak) });
}

function refine(f: (t: number) => number, a: number, b: number, total: number, depth: number): number {
  if (b <= a) return 0;
  const { value, error } = gaussKronrod(f, a, b);
  if (error <= RULE_TOLERANCE * total || depth >= MAXIMUM_DEPTH) return value;
  const middle = 0.5 * (a + b);
  return refine(f, a, middle, total, depth + 1) + refine(f, middle, b, total, depth + 1);
}

/** Over one panel by 7 and 15 nodes: how far they are apart is far more than the finer one is off. */
export function gaussKronrod(f: (t: number) => number, a: number, b: number): { value: number; error: number } {
  const centre = 0.5 * (a + b);
  const half = 0.5 * (b - a);
  const middle = f(centre);
  let fine = KRONROD[7]! * middle;
  let coarse = GAUSS[3]! * middle;
  for (let i = 0; i < 7; i++) {
    const pair = f(centre - half * NODES[i]!) + f(centre + half * NODES[i]!);
    fine += KRONROD[i]! * pair;
    if (i % 2 === 1) coarse += GAUSS[i >> 1]! * pair;
  }
  return { value: half * fine, error: Math.abs(half * (fine - coarse)) };
}
