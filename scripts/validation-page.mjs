// docs/validation.md from the rows that the tests wrote to build/validation.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';

const folder = new URL('../build/validation/', import.meta.url);
const page = new URL('../docs/validation.md', import.meta.url);

if (!existsSync(folder)) {
  console.error('No validation rows: run the tests first.');
  process.exit(1);
}

const rows = readdirSync(folder)
  .filter((name) => name.endsWith('.json'))
  .sort()
  .map((name) => JSON.parse(readFileSync(new URL(name, folder), 'utf8')));

const figure = (value) => (value === undefined ? '' : value === 0 ? '0' : Number(value).toPrecision(3));
const cell = (text) => String(text ?? '').replaceAll('|', '\\|').replaceAll('\n', ' ');

const sections = [...new Set(rows.map((row) => row.room))].map((room) => {
  const lines = rows
    .filter((row) => row.room === room)
    .map(
      (row) =>
        `| ${cell(row.reference)} | ${cell(row.origin)} | ${row.cases} | ${figure(row.worst)} | ${figure(row.median)} | ${figure(row.tolerance)} | ${cell(row.unit)} | ${cell(row.note)} |`,
    );
  return `## ${room}

| reference | origin | cases | worst | median | tolerance | unit | note |
|---|---|---|---|---|---|---|---|
${lines.join('\n')}
`;
});

writeFileSync(
  page,
  `# Validation

Every number is first compared with somebody else's number. The tests make this page from what they compared
(\`npm test\`, then \`npm run validation\`); a row here is a test that fails when its tolerance is passed.

${sections.join('\n')}`,
);
console.log(`docs/validation.md: ${rows.length} references`);
