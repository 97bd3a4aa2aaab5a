/**
 * What failed in a report: where, which test, and why in a line, so that the end of a long run says it once more, and so that
 * each can be run again alone.
 *
 * @typedef {{ file: string, name: string, reason?: string, again?: readonly string[] }} FailedTest
 *   `again`: what the runner is told to run it alone, relative to the project; missing where nothing can be run again
 */

const LONGEST = 300;

/**
 * Of a report of vitest: tests, and files that could not be read. Run again is the whole file: its tests may build on each other.
 *
 * @returns {FailedTest[]}
 */
export function failedInVitest(report, root) {
  return report.testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = name.replace(root, '').replaceAll('\\', '/').replace(/^\//, '');
    const tests = assertionResults
      .filter((test) => test.status === 'failed')
      .map(({ fullName, failureMessages }) => ({
        file,
        name: fullName.trim(),
        reason: failureMessages?.[0],
        again: [file],
      }));
    // A process that died under its tests fails the run and leaves them where they stood.
    const isLeft = assertionResults.length === 0 || assertionResults.some((test) => test.status === 'pending');
    const unread = { file, name: 'could not be run', reason: message || 'its process died', again: [file] };
    return tests.length === 0 && (status === 'failed' || isLeft) ? [unread] : tests;
  });
}

/**
 * The same of a report of Playwright, whose suites hold suites; what belongs to no test comes last.
 *
 * @returns {FailedTest[]}
 */
export function failedInPlaywright(report) {
  const inside = ({ suites = [], specs = [] }) => [...specs.filter(({ ok }) => !ok), ...suites.flatMap(inside)];
  const tests = report.suites.flatMap(inside).map(({ file, line, title, tests: runs }) => {
    const results = runs.flatMap(({ results: attempts = [] }) => attempts);
    const message = results.flatMap(({ errors = [] }) => errors)[0]?.message;
    const step = failedStep(results.flatMap(({ steps = [] }) => steps)).join(' › ');
    const place = `e2e/${file.replaceAll('\\', '/')}`;
    const reason = step === '' ? message : `${step}: ${message}`;
    return { file: place, name: title, reason, again: [`${place}:${line}`] };
  });
  const outside = (report.errors ?? []).map(({ message }) => ({
    file: 'e2e',
    name: 'outside of any test',
    reason: message,
  }));
  return [...tests, ...outside];
}

/** The step that failed, below those that it stands in. */
function failedStep(steps) {
  const failed = steps.find(({ error }) => error !== undefined);
  return failed === undefined ? [] : [failed.title, ...failedStep(failed.steps ?? [])];
}

/** A reason in one line, without the colours of a terminal. */
export function plainReason(reason = '') {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the escape of a terminal's colours is one.
  const plain = reason.replaceAll(/\u001B\[[\d;]*m/g, '').trim();
  return plain.split('\n')[0].slice(0, LONGEST);
}

export function failureLine({ file, name, reason = '' }, word = 'failed') {
  const line = plainReason(reason);
  return `${word}: ${file}: ${name}${line === '' ? '' : `: ${line}`}`;
}
