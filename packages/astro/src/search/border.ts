/** How near the two sides of a border come before the search ends. */
export interface BorderWidth {
  /** Tolerance of the argument. */
  readonly width?: number;
  /** Relative to the larger of the two arguments. */
  readonly share?: number;
}

/**
 * Where a statement ceases to hold, for statements that have no sign to go by: whether an ephemeris has a state, whether a
 * target is reached.
 *
 * Method   halving; docs/models/search
 * Assumes  it holds at `inside`, not at `outside`, and changes once between them; of several changes one is found
 *
 * @param fineness   where both parts are absent, the last digit
 * @returns number   the last argument at which the condition is known to be true
 *
 * Checked  search.property.test.ts          Cost  one statement a halving
 */
export function borderBetween(
  holds: (x: number) => boolean,
  inside: number,
  outside: number,
  { width = 0, share = 0 }: BorderWidth = {},
): number {
  let a = inside;
  let b = outside;
  while (Math.abs(b - a) > width + share * Math.max(Math.abs(a), Math.abs(b))) {
    const middle = 0.5 * (a + b);
    if (middle === a || middle === b) break;
    if (holds(middle)) a = middle;
    else b = middle;
  }
  return a;
}
