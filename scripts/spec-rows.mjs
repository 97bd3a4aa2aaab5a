/** Rows of the specification against the tests that show them: a test shows a row if its name contains the id of the row. */

const ROW = /^\| ([A-Z]-\d{2}) \| /;
const ID = /\b[A-Z]-\d{2}\b/g;
/** Title of a test, a group of tests or a step in the source of a test file. */
const TITLE = /\b(?:describe|it|test)(?:\.\w+)*(?:\([^()]*\))?\(\s*(['"`])(.*?)\1/gs;

/** Ids of the rows of docs/spec-rows.md, in their order. */
export function readRows(markdown) {
  return markdown.split('\n').flatMap((line) => ROW.exec(line)?.[1] ?? []);
}

/** Full names of the tests that passed in a report of vitest. */
export function passedInVitest({ testResults }) {
  return testResults.flatMap(({ assertionResults }) =>
    assertionResults.filter(({ status }) => status === 'passed').map(({ fullName }) => fullName.trim()),
  );
}

/**
 * Titles of the tests that passed in a report of Playwright, whose suites contain suites.
 *
 * @typedef {{ title: string, ok: boolean, tests: { status: string }[] }} Spec
 * @typedef {{ suites?: Suite[], specs?: Spec[] }} Suite
 * @param {Suite} report
 * @returns {string[]}
 */
export function passedInPlaywright({ suites = [], specs = [] }) {
  const passed = specs.filter(({ ok, tests }) => ok && tests.some(({ status }) => status !== 'skipped'));
  return [...passed.map(({ title }) => title), ...suites.flatMap(passedInPlaywright)];
}

/** Titles in the source of a test file. */
export function titlesIn(source) {
  return [...source.matchAll(TITLE)].map(([, , title]) => title);
}

/** Ids of the rows that no name of a test contains. */
export function rowsWithoutTest(ids, names) {
  const coveredIds = new Set(names.flatMap((name) => name.match(ID) ?? []));
  return ids.filter((id) => !coveredIds.has(id));
}
