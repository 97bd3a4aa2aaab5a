import { describe, expect, it } from 'vitest';
import { fillNormals, seededRandom } from './random.ts';

const WORD = 0xffffffffn;
const rotated = (x: bigint, bits: bigint): bigint => ((x << bits) | (x >> (32n - bits))) & WORD;

/** xoshiro128** as Blackman and Vigna print it, in whole numbers of any size, from the state that a seed gives. */
function* published(seed: number): Generator<number> {
  const s: bigint[] = [];
  let fill = BigInt(seed) & WORD;
  for (let i = 0; i < 4; i++) {
    fill = (fill + 0x9e3779b9n) & WORD;
    let z = fill;
    z = ((z ^ (z >> 16n)) * 0x85ebca6bn) & WORD;
    z = ((z ^ (z >> 13n)) * 0xc2b2ae35n) & WORD;
    s.push(z ^ (z >> 16n));
  }
  for (;;) {
    const result = (rotated((s[1]! * 5n) & WORD, 7n) * 9n) & WORD;
    const t = (s[1]! << 9n) & WORD;
    s[2]! ^= s[0]!;
    s[3]! ^= s[1]!;
    s[1]! ^= s[2]!;
    s[0]! ^= s[3]!;
    s[2]! ^= t;
    s[3] = rotated(s[3]!, 11n);
    yield Number(result);
  }
}

function scripted(...values: readonly number[]): () => number {
  let at = 0;
  return () => {
    if (at >= values.length) throw new Error('drawn too often');
    return values[at++]!;
  };
}

describe('a seeded source of numbers', () => {
  it('is the published generator, two words to a number of 53 bits', () => {
    for (const seed of [0, 1, 42, 4_294_967_295]) {
      const random = seededRandom(seed);
      const words = published(seed);
      for (let i = 0; i < 200; i++) {
        const high = Math.floor((words.next().value as number) / 32);
        const low = Math.floor((words.next().value as number) / 64);
        expect(random()).toBe((high * 2 ** 26 + low) / 2 ** 53);
      }
    }
  });
});

describe('normal numbers', () => {
  it('are made in pairs by the polar method', () => {
    const out = new Float64Array(2);
    fillNormals(out, scripted(0.75, 0.25));
    // x = 0.5, y = -0.5, s = 0.5: x sqrt(-2 ln s / s).
    expect(out[0]).toBeCloseTo(0.5 * Math.sqrt(4 * Math.LN2), 15);
    expect(out[1]).toBeCloseTo(-0.5 * Math.sqrt(4 * Math.LN2), 15);
  });

  it('leave out what falls on or outside the circle, and its centre', () => {
    const out = new Float64Array(1);
    fillNormals(out, scripted(1, 0.5, 0.5, 0.5, 0.99, 0.99, 0.75, 0.25));
    expect(out[0]).toBeCloseTo(0.5 * Math.sqrt(4 * Math.LN2), 15);
  });

  it('fill an odd number of places and touch no other', () => {
    const all = new Float64Array(5).fill(9);
    fillNormals(all.subarray(0, 3), seededRandom(7));
    expect([...all.subarray(3)]).toEqual([9, 9]);
    expect([...all.subarray(0, 3)].every((value) => value !== 9)).toBe(true);
  });

  it('have mean 0, variance 1, fourth moment 3, and neighbours know nothing of each other', () => {
    const count = 40_000;
    const out = new Float64Array(count);
    fillNormals(out, seededRandom(3));
    const mean = (f: (z: number, i: number) => number): number => out.reduce((sum, z, i) => sum + f(z, i), 0) / count;
    const threeSigma = 3 / Math.sqrt(count);
    expect(Math.abs(mean((z) => z))).toBeLessThan(threeSigma);
    expect(Math.abs(mean((z) => z * z) - 1)).toBeLessThan(threeSigma * Math.sqrt(2));
    expect(Math.abs(mean((z) => z ** 4) - 3)).toBeLessThan(threeSigma * Math.sqrt(96));
    expect(Math.abs(mean((z, i) => z * out[(i + 1) % count]!))).toBeLessThan(threeSigma);
  });
});
