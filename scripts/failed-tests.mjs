/** What failed in a report, so that the end of a long run says it once more: where, which test, and why in a line. */

const LONGEST = 300;

/** Of a report of vitest: tests, and files that could not be read. */
export function failedInVitest(report, root) {
  return report.testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = name.replace(root, '').replaceAll('\\', '/').replace(/^\//, '');
    const tests = assertionResults
      .filter((test) => test.status === 'failed')
      .map(({ fullName, failureMessages }) => failureLine(file, fullName.trim(), failureMessages?.[0]));
    return tests.length === 0 && status === 'failed' ? [failureLine(file, 'could not be run', message)] : tests;
  });
}

/** The same of a report of Playwright, whose suites hold suites; what belongs to no test comes last. */
export function failedInPlaywright(report) {
  const inside = ({ suites = [], specs = [] }) => [...specs.filter(({ ok }) => !ok), ...suites.flatMap(inside)];
  const tests = report.suites.flatMap(inside).map(({ file, title, tests }) => {
    const errors = tests.flatMap(({ results = [] }) => results.flatMap(({ errors = [] }) => errors));
    return failureLine(`e2e/${file.replaceAll('\\', '/')}`, title, errors[0]?.message);
  });
  return [...tests, ...(report.errors ?? []).map(({ message }) => failureLine('e2e', 'outside of any test', message))];
}

/** Colours are left out, and what follows the first line of a reason. */
export function failureLine(file, name, message = '') {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the escape of a terminal's colours is one.
  const plain = message.replaceAll(/\u001B\[[\d;]*m/g, '').trim();
  const reason = plain.split('\n')[0].slice(0, LONGEST);
  return `failed: ${file}: ${name}${reason === '' ? '' : `: ${reason}`}`;
}
