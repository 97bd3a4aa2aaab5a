/** A source of numbers in [0, 1). The kernel has none of its own: the caller passes one in, seeded. */
export type RandomSource = () => number;

/**
 * Reproducible source of numbers from a seed.
 *
 * Method   xoshiro128** (Blackman and Vigna 2018), its state filled by a splitmix of the seed; 53 bits from two draws
 */
export function seededRandom(seed: number): RandomSource {
  const state = new Uint32Array(4);
  let fill = seed >>> 0;
  for (let i = 0; i < 4; i++) {
    fill = (fill + 0x9e3779b9) >>> 0;
    let z = fill;
    z = Math.imul(z ^ (z >>> 16), 0x85ebca6b);
    z = Math.imul(z ^ (z >>> 13), 0xc2b2ae35);
    state[i] = (z ^ (z >>> 16)) >>> 0;
  }
  const next = (): number => {
    const scrambled = Math.imul(rotated(Math.imul(state[1]!, 5), 7), 9) >>> 0;
    const shifted = state[1]! << 9;
    state[2]! ^= state[0]!;
    state[3]! ^= state[1]!;
    state[1]! ^= state[2]!;
    state[0]! ^= state[3]!;
    state[2]! ^= shifted;
    state[3] = rotated(state[3]!, 11);
    return scrambled;
  };
  return () => ((next() >>> 5) * 67_108_864 + (next() >>> 6)) / 9_007_199_254_740_992;
}

function rotated(x: number, bits: number): number {
  return ((x << bits) | (x >>> (32 - bits))) >>> 0;
}

/** Fills `out` with independent standard normal numbers (Marsaglia's polar method). */
export function fillNormals(out: Float64Array, random: RandomSource): void {
  for (let i = 0; i < out.length; i += 2) {
    let x: number;
    let y: number;
    let square: number;
    do {
      x = 2 * random() - 1;
      y = 2 * random() - 1;
      square = x * x + y * y;
    } while (square >= 1 || square === 0);
    const scale = Math.sqrt((-2 * Math.log(square)) / square);
    out[i] = x * scale;
    if (i + 1 < out.length) out[i + 1] = y * scale;
  }
}
