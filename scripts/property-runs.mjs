/**
 * How many examples the properties draw: a tenth while one works (`npm run test:quick`), ten times as many, and new ones, in
 * `npm run test:validation`.
 */
const SHARES = { quick: 0.1, usual: 1, validation: 10 };
/** Fewer say nothing about a property. */
const FEWEST = 5;

/** A validation takes the whole of everything that a usual run samples. */
export const isValidation = process.env.KEEPOUT_VALIDATION === '1';
const SHARE = SHARES[isValidation ? 'validation' : (process.env.SUITE_TIER ?? 'usual')];
if (SHARE === undefined) throw new Error(`SUITE_TIER is one of ${Object.keys(SHARES).join(', ')}`);

/**
 * Of cases that a validation takes all of, a usual run takes one in so many.
 *
 * @template T
 * @param {readonly T[]} cases
 * @param {number} every
 * @returns {readonly T[]}
 */
export function sampled(cases, every, first = 0) {
  return isValidation ? cases : cases.filter((_, index) => index % every === first);
}

/** Examples of a property in this run, of those that it draws in a usual one. */
export function runs(usual) {
  return Math.max(Math.min(usual, FEWEST), Math.round(usual * SHARE));
}
