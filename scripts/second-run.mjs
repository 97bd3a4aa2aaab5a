/**
 * A test that fails is run once more, alone, when the rest has ended. If it passes then it is flaky: named at the end of the
 * run and in `reports/flaky.json`, to be mended or deleted by whoever sees it first. One that fails twice is red, and so are
 * more than a few flaky ones.
 *
 * @typedef {import('./failed-tests.mjs').FailedTest} FailedTest
 */

/** Chance fails so many tests of a run at most; more have a reason in common. */
export const MOST_FLAKY = 3;
/** Of more than these the run is red already, and to name the flaky ones among them takes as long again. */
const MOST_AGAIN = 8;

/**
 * @param {readonly FailedTest[]} failed                              of one part of the suite
 * @param {(places: readonly string[]) => Promise<readonly FailedTest[] | undefined>} runAgain
 *   runs what stands in these places alone and says what failed there; undefined where it did not end
 * @returns {Promise<{ failed: readonly FailedTest[], flaky: readonly FailedTest[] }>}  flaky: with the reason of the first run
 */
export async function secondRun(failed, runAgain) {
  const places = [...new Set(failed.flatMap(({ again = [] }) => again))];
  if (places.length === 0 || failed.length > MOST_AGAIN) return { failed, flaky: [] };
  const again = await runAgain(places);
  if (again === undefined) return { failed, flaky: [] };
  // A file that could not be read fails whatever was in it.
  const isRed = (test) =>
    test.again === undefined ||
    again.some((other) => other.file === test.file && [test.name, 'could not be run'].includes(other.name));
  // Who was green and is red alone is told too: it rests on others.
  const newly = again.filter((other) => !failed.some(({ file, name }) => file === other.file && name === other.name));
  return { failed: [...failed.filter(isRed), ...newly], flaky: failed.filter((test) => !isRed(test)) };
}

/** What the end of the run says of flaky tests, and how many of them count as failed. */
export function verdictOfFlaky(flaky) {
  return flaky.length > MOST_FLAKY
    ? { failed: flaky.length, sentence: `${flaky.length} tests are flaky, which is more than chance` }
    : { failed: 0 };
}
