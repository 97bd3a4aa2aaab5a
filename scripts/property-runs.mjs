import { currentSuite } from './suites.mjs';

/**
 * How many examples the properties draw, relative to the commit suite: a tenth in `npm run test:quick`, ten times as many, and new ones, in
 * `npm run test:nightly`.
 */
const SHARES = { quick: 0.1, commit: 1, nightly: 10, release: 1 };
/** Fewer say nothing about a property. */
const FEWEST = 5;

/** The nightly suite uses full reference sets, of which the other suites take a sample. */
export const isNightly = currentSuite() === 'nightly';
const SHARE = SHARES[currentSuite()];
if (SHARE === undefined) throw new Error(`SUITE is one of ${Object.keys(SHARES).join(', ')}`);

/**
 * All cases in the nightly suite, otherwise one of `every`, from the case `first` on.
 *
 * @template T
 * @param {readonly T[]} cases
 * @param {number} stride
 * @returns {readonly T[]}
 */
export function sampled(cases, stride, first = 0) {
  return isNightly ? cases : cases.filter((_, index) => index % stride === first);
}

/** Examples of a property in this run, from the number in the commit suite. */
export function runs(usual) {
  return Math.max(Math.min(usual, FEWEST), Math.round(usual * SHARE));
}
