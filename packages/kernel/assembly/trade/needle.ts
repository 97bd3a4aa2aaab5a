import { slab } from './erfc';

/** Gauss-Legendre of eight points on [-1, 1], positive half: node, weight. */
const GAUSS: StaticArray<f64> = [
  0.18343464249564981, 0.362683783378362, 0.525532409916329, 0.31370664587788727, 0.7966664774136267,
  0.22238103445337448, 0.9602898564975363, 0.10122853629037626,
];
/** Deviations in which panels are cut: mass further out than the last is below 1e-20. */
const WIDEST: i32 = 9;
const BREAKS: usize = memory.data(96 * 8, 16);
const SQRT_TWO_PI: f64 = Math.sqrt(2 * Math.PI);

let count: i32 = 0;

/**
 * The disc integral of a density that is narrow against the disc, or far out in its tail.
 *
 * Method   the same integral over the angle, Gauss-Legendre of eight points in panels that are cut where the disc's edge is a
 *          integer number of deviations from the ridge, where the angle is an integer number of them from the mean along it, and in
 *          the scale in which the tail falls off at the disc's rim
 * Assumes  means not negative
 */
export function needle(m1: f64, m2: f64, s1: f64, s2: f64, radius: f64): f64 {
  count = 0;
  add(0);
  add(0.5 * Math.PI);
  add(Math.PI);
  for (let j = -WIDEST; j <= WIDEST; j++) {
    const along = (m2 + <f64>j * s2) / radius;
    if (along > -1 && along < 1) add(Math.acos(along));
    addEdge((m1 + <f64>j * s1) / radius);
  }
  const fall = (s1 * s1) / Math.max(m1 - radius, s1);
  for (let j = 0; j < 6; j++) addEdge(1 - (0.5 * <f64>(1 << j) * fall) / radius);
  // Along the ridge the same at the disc's end.
  const fallAlong = (s2 * s2) / Math.max(m2 - radius, s2);
  for (let j = 0; j < 6; j++) {
    const along = 1 - (0.5 * <f64>(1 << j) * fallAlong) / radius;
    if (along > -1) add(Math.acos(along));
  }
  let sum: f64 = 0;
  for (let i = 1; i < count; i++)
    sum += panel(
      load<f64>(BREAKS + ((<usize>(i - 1)) << 3)),
      load<f64>(BREAKS + ((<usize>i) << 3)),
      m1,
      m2,
      s1,
      s2,
      radius,
    );
  return (sum * radius) / (s2 * SQRT_TWO_PI);
}

function panel(from: f64, to: f64, m1: f64, m2: f64, s1: f64, s2: f64, radius: f64): f64 {
  if (!(to > from)) return 0;
  const middle = 0.5 * (from + to);
  const half = 0.5 * (to - from);
  let sum: f64 = 0;
  for (let k = 0; k < 8; k += 2) {
    const step = half * unchecked(GAUSS[k]);
    const weight = unchecked(GAUSS[k + 1]);
    sum += weight * (at(middle - step, m1, m2, s1, s2, radius) + at(middle + step, m1, m2, s1, s2, radius));
  }
  return sum * half;
}

function at(angle: f64, m1: f64, m2: f64, s1: f64, s2: f64, radius: f64): f64 {
  const sine = Math.sin(angle);
  const along = (radius * Math.cos(angle) - m2) / s2;
  if (Math.abs(along) > 38 || m1 - radius * sine > 38 * s1) return 0;
  return sine * Math.exp(-0.5 * along * along) * slab(m1, radius * sine, s1);
}

/** The two angles at which the half-width of the disc is this share of the radius. */
function addEdge(share: f64): void {
  if (!(share > 0 && share < 1)) return;
  const angle = Math.asin(share);
  add(angle);
  add(Math.PI - angle);
}

/** Kept in order. */
function add(angle: f64): void {
  let place = count++;
  while (place > 0 && load<f64>(BREAKS + ((<usize>(place - 1)) << 3)) > angle) {
    store<f64>(BREAKS + ((<usize>place) << 3), load<f64>(BREAKS + ((<usize>(place - 1)) << 3)));
    place--;
  }
  store<f64>(BREAKS + ((<usize>place) << 3), angle);
}
