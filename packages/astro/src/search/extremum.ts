const GOLDEN = (Math.sqrt(5) - 1) / 2;

/**
 * Where a function is least.
 *
 * Method   golden section (Kiefer 1953): one value a step; of equal values the lower side remains. Parabolas through three
 *          points would be faster and lose the order of last digits: a place is known to the root of a value's digits anyway.
 *          docs/models/search
 * Assumes  one minimum between the ends, which may be an end itself; kinks do no harm
 *
 * @param f       function of one number
 * @param width   of the argument, above 0: the span that is left
 * @returns number   the middle of it
 *
 * Checked  search.property.test.ts          Cost  2 + 4.8 log10((to - from) / width) values
 */
export function minimumBetween(f: (x: number) => number, from: number, to: number, width: number): number {
  let low = from;
  let high = to;
  let left = high - GOLDEN * (high - low);
  let right = low + GOLDEN * (high - low);
  let atLeft = f(left);
  let atRight = f(right);
  while (high - low > width && left < right) {
    if (atRight < atLeft) {
      low = left;
      left = right;
      atLeft = atRight;
      right = low + GOLDEN * (high - low);
      atRight = f(right);
    } else {
      high = right;
      right = left;
      atRight = atLeft;
      left = high - GOLDEN * (high - low);
      atLeft = f(left);
    }
  }
  return 0.5 * (low + high);
}

/** Where a function is largest: `minimumBetween` of its negative. */
export function maximumBetween(f: (x: number) => number, from: number, to: number, width: number): number {
  return minimumBetween((x) => -f(x), from, to, width);
}
