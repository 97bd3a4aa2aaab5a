import { seededRandom } from '@keepout/conjunction/numbers/random';

/** Steps of the low-discrepancy sequence in a number of dimensions: powers of the inverse of the root of x^(d+1) = x + 1. Roberts 2018. */
function stepsOf(dimensions: number): readonly number[] {
  let root = 1;
  for (let turn = 0; turn < MOST_TURNS; turn++) root = (1 + root) ** (1 / (dimensions + 1));
  return Array.from({ length: dimensions }, (_, k) => root ** -(k + 1));
}

const MOST_TURNS = 60;
/** No logarithm of zero. */
const LEAST = 1e-12;

/**
 * Normal numbers, spread evenly: shares of a few hundred of them are right to a percent where independent ones are to three.
 *
 * Method   additive recurrence from a seeded start, turned into normal numbers by Box and Muller
 *
 * @param pairs   of numbers that belong together
 * @returns Float64Array(2 x pairs x count)
 */
export function spreadNormals(count: number, seed: number, pairs = 1): Float64Array {
  const random = seededRandom(seed);
  const steps = stepsOf(2 * pairs);
  const start = steps.map(() => random());
  const out = new Float64Array(2 * pairs * count);
  for (let i = 0; i < count; i++) {
    for (let pair = 0; pair < pairs; pair++) {
      const [u, v] = [2 * pair, 2 * pair + 1].map((k) => (start[k]! + i * steps[k]!) % 1) as [number, number];
      const radius = Math.sqrt(-2 * Math.log(Math.max(LEAST, 1 - u)));
      out[2 * (pairs * i + pair)] = radius * Math.cos(2 * Math.PI * v);
      out[2 * (pairs * i + pair) + 1] = radius * Math.sin(2 * Math.PI * v);
    }
  }
  return out;
}
