/** Rows of the specification against the tests that show them: a row is shown by a test that has passed and names its id. */

const ROW = /^\| ([A-Z]-\d{2}) \| (.+) \|$/;
const TITLE = /^## (.+)$/;
const ID = /\b[A-Z]-\d{2}\b/g;

/**
 * The rows of docs/spec-rows.md, in their order, with the part that each stands in.
 *
 * @param {string} markdown
 * @returns {{ id: string, asks: string, part: string }[]}
 */
export function readRows(markdown) {
  let part = '';
  return markdown.split('\n').flatMap((line) => {
    part = TITLE.exec(line)?.[1] ?? part;
    const [, id, asks] = ROW.exec(line) ?? [];
    return id === undefined ? [] : [{ id, asks, part }];
  });
}

/** What has passed in a report of vitest: file and full name of each test. */
export function passedInVitest(report, root) {
  return report.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'passed')
      .map(({ fullName }) => ({ file: name.replace(root, '').replaceAll('\\', '/'), name: fullName.trim() })),
  );
}

/** The same of a report of Playwright, whose suites hold suites. */
export function passedInPlaywright(report) {
  const inside = ({ suites = [], specs = [] }) => [
    ...specs.filter(({ ok, tests }) => ok && tests.some(({ status }) => status !== 'skipped')),
    ...suites.flatMap(inside),
  ];
  return report.suites
    .flatMap(inside)
    .map(({ file, title }) => ({ file: `e2e/${file.replaceAll('\\', '/')}`, name: title }));
}

/**
 * Which tests show which row, and what is not as it has to be: rows that no test shows, unless they are known to be open, and rows
 * that are called open although a test shows them, so that the list of open ones only shrinks.
 */
export function coverageOf(rows, passed, open) {
  const shownBy = new Map(rows.map(({ id }) => [id, []]));
  for (const test of passed) for (const id of new Set(test.name.match(ID) ?? [])) shownBy.get(id)?.push(test);
  const ids = new Set(rows.map(({ id }) => id));
  return {
    shownBy,
    missing: rows.map(({ id }) => id).filter((id) => shownBy.get(id).length === 0 && !open.includes(id)),
    done: open.filter((id) => !ids.has(id) || shownBy.get(id).length > 0),
  };
}

/** The page: each row with the files whose tests show it, a line a file: longer only where a file is new. */
export function coveragePage(rows, { shownBy }, open) {
  const shown = rows.filter(({ id }) => shownBy.get(id).length > 0).length;
  const lines = [
    '# Specification coverage',
    '',
    '<!-- Written by npm test. -->',
    '',
    'Each row of the [specification](spec-rows.md) with the tests that ran, passed and name it, by file. Written by `npm test`, which fails for',
    `a row that no test shows. ${shown} of ${rows.length} rows are shown.`,
  ];
  let part = '';
  for (const row of rows) {
    if (row.part !== part) lines.push('', `## ${row.part}`);
    part = row.part;
    lines.push('', `**${row.id}** ${row.asks}`, '');
    const tests = shownBy.get(row.id);
    for (const path of [...new Set(tests.map(({ file }) => file))].sort()) {
      const names = tests.filter(({ file }) => file === path).map(({ name }) => plain(name));
      lines.push(`- \`${path}\`: ${[...new Set(names)].sort().join(' · ')}`);
    }
    if (tests.length === 0) lines.push(open.includes(row.id) ? '- open' : '- **no test**');
  }
  return `${lines.join('\n')}\n`;
}

/** Names of tests are words: nothing of them is a link or a tag. */
const plain = (name) => name.replaceAll(/[<>[\]`*_|\\]/g, (character) => `\\${character}`);
