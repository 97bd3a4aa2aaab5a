/** Prediction of the figures of a column from those before them. */
export interface Foresight {
  /** Number of differences: of the figures, or of the residuals of their steps by their rate. */
  readonly order: number;
  readonly hasRate: boolean;
}

/** How fast the figures of a column change: those of another. */
export interface Rate {
  readonly figures: Float64Array;
  /** A step by a rate of 1. */
  readonly step: number;
}

/** Packed form of a column: its first figures, and the residual of each further figure to its prediction. */
export interface ResidualPlanes {
  readonly heads: Float64Array;
  readonly residuals: Float64Array;
}

/** Each difference doubles the noise of the last digit; order seven or eight is best for an orbit by the minute. */
const MOST_ORDER = 12;
const MOST_ORDER_WITH_RATE = 2;
/** Number of figures that select the best prediction. */
const TRIAL_FIGURES = 1024;
/** Sums and differences of two are exact. */
const EXACT = 2 ** 52;
/** Factors of at most 2 ** 53 whose product is no more than 2 ** 1023. */
const FACTORS = 16;

/**
 * Weights of the step to a figure by the rates there and before: the integral of the polynomial through them.
 *
 * Method   Adams and Moulton, nine points: Hairer, Norsett, Wanner 1993, section III.1; made here by sums and products alone, which are the
 *          same on every machine
 */
const WEIGHTS = adamsMoulton(9);

/** The foresight that leaves least to keep. */
export function bestForesight(figures: Float64Array, rate: Rate | undefined): Foresight {
  const part = figures.subarray(0, TRIAL_FIGURES);
  let best: Foresight = { order: 0, hasRate: false };
  let least = Number.POSITIVE_INFINITY;
  const tryAll = (hasRate: boolean, maxOrder: number) => {
    const differences = hasRate ? beyondRate(part, rate!) : part.slice();
    const begin = headsOf({ order: 0, hasRate });
    for (let order = 0; order <= maxOrder && begin + order < differences.length; order++) {
      const bits = bitsOf(differences, begin + order);
      if (bits < least) [least, best] = [bits, { order, hasRate }];
      if (!differ(differences, begin + order)) return;
    }
  };
  tryAll(false, MOST_ORDER);
  if (rate !== undefined) tryAll(true, MOST_ORDER_WITH_RATE);
  return best;
}

/** Undefined where differences are too large to be exact. */
export function keptOf(
  figures: Float64Array,
  foresight: Foresight,
  rate: Rate | undefined,
): ResidualPlanes | undefined {
  const differences = foresight.hasRate ? beyondRate(figures, rate!) : figures.slice();
  const begin = headsOf({ order: 0, hasRate: foresight.hasRate });
  for (let order = 0; order < foresight.order; order++) if (!differ(differences, begin + order)) return undefined;
  const heads = headsOf(foresight);
  for (let n = heads; n < differences.length; n++) if (!(Math.abs(differences[n]!) < EXACT)) return undefined;
  return { heads: figures.slice(0, heads), residuals: differences.subarray(heads) };
}

/** The figures whose `keptOf` it is. */
export function figuresOf(
  { heads, residuals }: ResidualPlanes,
  { order, hasRate }: Foresight,
  rate: Rate | undefined,
): Float64Array {
  const figures = new Float64Array(heads.length + residuals.length);
  figures.set(heads);
  const begin = heads.length - order;
  const left = hasRate ? beyondRate(heads, rate!) : heads.slice();
  /** Newest difference of each order. */
  const newest: number[] = [];
  for (let k = 0; k < order; k++) {
    newest.push(left.at(-1)!);
    differ(left, begin + k);
  }
  for (let n = heads.length; n < figures.length; n++) {
    let value = residuals[n - heads.length]!;
    for (let k = order - 1; k >= 0; k--) {
      value += newest[k]!;
      newest[k] = value;
    }
    figures[n] = hasRate ? figures[n - 1]! + stepBy(rate!, n) + value : value;
  }
  return figures;
}

/** Number of figures that are stored as they are. */
export const headsOf = ({ order, hasRate }: Foresight): number => order + (hasRate ? WEIGHTS.length - 1 : 0);

/** Residuals of the steps of the figures by their rate, from the first predictable figure on. */
function beyondRate(figures: Float64Array, rate: Rate): Float64Array {
  const differences = figures.slice();
  for (let n = WEIGHTS.length - 1; n < figures.length; n++)
    differences[n] = figures[n]! - figures[n - 1]! - stepBy(rate, n);
  return differences;
}

function stepBy({ figures, step }: Rate, n: number): number {
  let sum = 0;
  for (let j = 0; j < WEIGHTS.length; j++) sum += WEIGHTS[j]! * figures[n - j]!;
  return Math.round(sum * step);
}

/** Subtracts from each figure after a place its predecessor. @returns whether all are exact */
function differ(figures: Float64Array, begin: number): boolean {
  let largest = 0;
  for (let n = figures.length - 1; n > begin; n--) {
    const difference = figures[n]! - figures[n - 1]!;
    figures[n] = difference;
    largest = Math.max(largest, Math.abs(difference));
  }
  return largest < EXACT;
}

/** About the bits that the figures take from a place on. */
function bitsOf(figures: Float64Array, begin: number): number {
  let bits = 0;
  // One logarithm for as many as have a product that a number holds.
  for (let n = begin; n < figures.length; ) {
    let product = 1;
    for (const stop = Math.min(n + FACTORS, figures.length); n < stop; n++) product *= 1 + Math.abs(figures[n]!);
    bits += Math.log2(product);
  }
  return bits;
}

function adamsMoulton(points: number): readonly number[] {
  return Array.from({ length: points }, (_, j) => {
    // The Lagrange polynomial of the rate j steps before, by powers of the steps since now.
    let polynomial = [1];
    for (let node = 0; node < points; node++) {
      if (node === j) continue;
      const next = Array.from({ length: polynomial.length + 1 }, () => 0);
      polynomial.forEach((coefficient, power) => {
        next[power + 1]! += coefficient / (node - j);
        next[power]! += (coefficient * node) / (node - j);
      });
      polynomial = next;
    }
    // Integrated from one step before until now.
    return polynomial.reduce(
      (sum, coefficient, power) => sum + (coefficient * (power % 2 === 0 ? 1 : -1)) / (power + 1),
      0,
    );
  });
}
