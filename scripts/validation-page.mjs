/**
 * Writes docs/validation.md (key results) and build/reports/validation.md (every comparison) from the rows that the tests wrote to
 * build/validation, and from the lists of conformance/.
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { writeReport } from './report-file.mjs';

const root = new URL('../', import.meta.url);
const folder = new URL('build/validation/', root);
const page = new URL('docs/validation.md', root);
const conformance = (name) => JSON.parse(readFileSync(new URL(`conformance/${name}.json`, root), 'utf8'));

if (!existsSync(folder)) {
  console.error('No validation rows: run the tests first.');
  process.exit(1);
}

const rows = readdirSync(folder)
  .filter((name) => name.endsWith('.json'))
  .sort()
  .map((name) => JSON.parse(readFileSync(new URL(name, folder), 'utf8')));
const failed = rows.filter((row) => !(row.worst <= row.tolerance));
if (failed.length > 0) {
  console.error(
    `Outside their tolerance: ${failed.map((row) => row.reference).join('; ')}. The page is left as it was.`,
  );
  process.exit(1);
}

const checklist = conformance('cara-checklist');
const passedFolder = new URL('build/passed-tests/', root);
const passed = new Map(
  (existsSync(passedFolder) ? readdirSync(passedFolder) : [])
    .map((name) => JSON.parse(readFileSync(new URL(name, passedFolder), 'utf8')))
    .map(({ file, passed: names }) => [file, names]),
);
const unproven = checklist.rows.flatMap(({ id, tests }) =>
  tests
    .filter(({ file, name }) => !passed.get(file)?.some((title) => title.includes(name)))
    .map(({ file, name }) => `${id}: "${name}" (${file})`),
);
if (unproven.length > 0) {
  console.error(
    `Behind the checklist, but not among the tests that ran and passed: ${unproven.join('; ')}. The page is left as it was.`,
  );
  process.exit(1);
}

const figure = (value) => {
  if (value === undefined) return '';
  if (value === 0) return '0';
  const size = Math.abs(value);
  return size >= 1e-3 && size < 1e5 ? String(Number(value.toPrecision(3))) : value.toExponential(1);
};
const cell = (text) =>
  String(text ?? '')
    .replaceAll('|', '\\|')
    .replaceAll('\n', ' ');
const sentence = (text) => `${text[0].toUpperCase()}${text.slice(1)}${/[.!?]$/.test(text) ? '' : '.'}`;
const line = (...cells) => `| ${cells.map(cell).join(' | ')} |`;
const table = (heads, lines) => [line(...heads), `|${heads.map(() => '---|').join('')}`, ...lines].join('\n');

const roomsOf = (all) => [...new Set(all.map((row) => row.room))];
const differences = conformance('differences');
const left = conformance('not-covered').filter(({ path }) => !/(^|\/)README\.md$|\.whl$/.test(path));
const number = (value) => value.toLocaleString('en-GB');
const casesOf = (all) => all.reduce((sum, row) => sum + row.cases, 0);
const ofOthers = rows.filter((row) => row.kind === undefined);
const cases = casesOf(ofOthers);
const count = (state) => checklist.rows.filter((row) => row.state === state).length;

const heads = [
  ...['compared', 'origin', 'cases', 'worst', 'median', 'tolerance', 'unit'],
  ...['accuracy of the reference', 'reason for the tolerance, notes'],
];
const lineOf = (row) =>
  line(
    row.reference,
    row.origin,
    number(row.cases),
    figure(row.worst),
    figure(row.median),
    figure(row.tolerance),
    row.unit,
    row.stated === undefined ? 'not stated' : `${figure(row.stated.accuracy)}: ${row.stated.by}`,
    [row.reason, row.note].filter(Boolean).map(sentence).join(' '),
  );
const figures = roomsOf(ofOthers).map((room) => {
  const lines = ofOthers.filter((row) => row.room === room).map(lineOf);
  return `### ${room}\n\n${table(heads, lines)}\n`;
});

const OTHER_KINDS = {
  repeat: [
    'Repetitions by another interface',
    'Figures of a row above by a command, in WebAssembly or from another file of the same samples. They show that the interfaces agree.',
  ],
  twin: [
    'Two own implementations',
    'A fast implementation against a plain one, or one formula against another. An error common to both is not detected.',
  ],
  fuzzing: ['Random input', 'Randomly damaged input, which must be read correctly or rejected with an error.'],
};
const otherSections = Object.entries(OTHER_KINDS).map(([kind, [title, text]]) => {
  const kindRows = rows.filter((row) => row.kind === kind);
  return `### ${title}\n\n${text} ${number(kindRows.length)} rows, ${number(casesOf(kindRows))} cases.\n\n${table(heads, kindRows.map(lineOf))}\n`;
});

const name = (path) => path.split('/').slice(2).join('/');
const capabilities = checklist.rows.map((row) => line(row.id, row.capability, row.state, row.how));
const capabilityTests = checklist.rows.map((row) =>
  line(row.id, row.tests.map((test) => `${test.name} (${name(test.file)})`).join('; ')),
);

const keyResults = conformance('key-results');
const rowOf = new Map(rows.map((row) => [row.reference, row]));
const lost = keyResults.filter(({ reference }) => !rowOf.has(reference));
if (lost.length > 0) {
  console.error(`Key results without a comparison: ${lost.map(({ reference }) => reference).join('; ')}.`);
  process.exit(1);
}
const keyLines = keyResults.map(({ area, quantity, reference }) => {
  const { origin, cases: compared, worst, tolerance, unit } = rowOf.get(reference);
  return line(area, quantity, origin, number(compared), figure(worst), figure(tolerance), unit);
});
const roomLines = roomsOf(ofOthers).map((room) => {
  const roomRows = ofOthers.filter((row) => row.room === room);
  return line(room, roomRows.length, number(casesOf(roomRows)));
});

writeFileSync(
  page,
  `<!-- Generated by scripts/validation-page.mjs; do not edit. -->

# Validation

Keepout compares its figures with published or independently computed ones: ${number(ofOthers.length)} comparisons, ${number(cases)} cases. All are within
their tolerance; a comparison outside its tolerance fails its test. This page lists the key results. \`npm run validation\` writes
every comparison, with the median, the accuracy of the reference and the reason for the tolerance, to \`build/reports/validation.md\`
after \`npm test\` (daily set) or \`npm run test:nightly\` (entire catalogues; needs the full reference data next to the repository).

The reference data and their sources, licences and tolerances are in \`conformance/\`, one \`SOURCE.md\` for each folder.

## Key results

Worst: largest deviation of all cases, in the unit of the row.

${table(['area', 'quantity', 'reference', 'cases', 'worst', 'tolerance', 'unit'], keyLines)}

## Comparisons by package

${table(['package', 'comparisons', 'cases'], roomLines)}

Comparisons of two own implementations, repetitions of a figure by another interface and tests with random input are not counted here.
No published yearly collision figures with complete inputs were found; yearly figures are tested with hand-made cases and properties.

## Intended differences

${table(
  ['package', 'subject', 'other programs', 'Keepout', 'details'],
  differences.map((difference) =>
    line(difference.room, difference.topic, difference.theirs, difference.ours, difference.page),
  ),
)}

## Self-assessment against the NASA CARA list of tool capabilities

${checklist.source}. This is our own reading, not a certification. The tests of each capability passed in the run that wrote this page: ${count('met')} met, ${count('partly met')} partly, ${count('not met')} not. The [operations checklist](operations-checklist.md) answers NASA's list for daily operation.

${table(['no.', 'capability', 'state', 'how'], capabilities)}
`,
);
writeReport(
  'validation.md',
  `# Validation: every comparison

Worst and median: deviations over all cases, in the unit of the row.

## Comparisons with other sources

${figures.join('\n')}
## Other comparisons

${otherSections.join('\n')}
## Reference files that no test uses

\`conformance/coverage.nightly.test.ts\` fails when a file is missing here.

${table(
  ['file', 'reason'],
  left.map(({ path, reason }) => line(path, reason)),
)}

## Tests of each capability

${table(['no.', 'tests'], capabilityTests)}
`,
);
console.log(
  `docs/validation.md: ${ofOthers.length} comparisons with others, ${cases} cases; all rows: build/reports/validation.md`,
);
