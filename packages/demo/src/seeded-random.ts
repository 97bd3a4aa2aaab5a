/** A stream of numbers that is fixed by its seed: the demo world is the same on every machine. */
export interface SeededRandom {
  /** Uniform in [0, 1). */
  next(): number;
  /** Uniform in [low, high). */
  uniform(low: number, high: number): number;
  /** Standard normal. */
  normal(): number;
  /** exp of a normal: median and the standard deviation of its natural logarithm. */
  logNormal(median: number, sigmaLn: number): number;
  /** Integer in [0, count). */
  index(count: number): number;
  pick<T>(values: readonly T[]): T;
}

/**
 * Small fast counter generator, 128 bit state ("sfc32", Chris Doty-Humphrey, PractRand 2013).
 *
 * @param seed     number   any integer
 * @param stream   string   independent streams of one seed: adding a draw to one leaves the others as they are
 */
export function demoRandom(seed: number, stream: string): SeededRandom {
  let a = 0x9e3779b9 | 0;
  let b = hash(stream);
  let c = seed | 0;
  let counter = 1;
  const next = (): number => {
    const sum = (((a + b) | 0) + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = ((c << 21) | (c >>> 11)) + sum;
    return (sum >>> 0) / 4_294_967_296;
  };
  for (let round = 0; round < 15; round += 1) next();

  let spare: number | undefined;
  const normal = (): number => {
    if (spare !== undefined) {
      const value = spare;
      spare = undefined;
      return value;
    }
    const radius = Math.sqrt(-2 * Math.log(1 - next()));
    const angle = 2 * Math.PI * next();
    spare = radius * Math.sin(angle);
    return radius * Math.cos(angle);
  };
  return {
    next,
    normal,
    uniform: (low, high) => low + (high - low) * next(),
    logNormal: (median, sigmaLn) => median * Math.exp(sigmaLn * normal()),
    index: (count) => Math.floor(count * next()),
    pick: (values) => values[Math.floor(values.length * next())]!,
  };
}

/** FNV-1a, 32 bit. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) value = Math.imul(value ^ text.charCodeAt(at), 0x01000193);
  return value | 0;
}
