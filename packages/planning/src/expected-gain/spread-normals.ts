import { seededRandom } from '@keepout/conjunction/pc/numbers/random';

/** Steps of the sequence that fills a square most evenly: powers of the inverse of the plastic number. Roberts 2018. */
const STEPS = [0.7548776662466927, 0.5698402909980532] as const;
/** No logarithm of zero. */
const LEAST = 1e-12;

/**
 * Pairs of normal numbers, spread evenly: shares of a few hundred of them are right to a percent where independent ones are to three.
 *
 * Method   additive recurrence from a seeded start, turned into normal numbers by Box and Muller
 *
 * @returns Float64Array(2 x count)
 */
export function spreadNormals(count: number, seed: number): Float64Array {
  const random = seededRandom(seed);
  const start = [random(), random()] as const;
  const out = new Float64Array(2 * count);
  for (let i = 0; i < count; i++) {
    const u = (start[0] + i * STEPS[0]) % 1;
    const v = (start[1] + i * STEPS[1]) % 1;
    const radius = Math.sqrt(-2 * Math.log(Math.max(LEAST, 1 - u)));
    out[2 * i] = radius * Math.cos(2 * Math.PI * v);
    out[2 * i + 1] = radius * Math.sin(2 * Math.PI * v);
  }
  return out;
}
