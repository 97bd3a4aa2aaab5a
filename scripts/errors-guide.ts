// Writes the tables of problem codes of docs/reference/errors.md from the tables of the contract. `--check` fails if the page is out of date.
import { readFileSync, writeFileSync } from 'node:fs';
import { FAULT_TITLES } from '../packages/ccsds/src/fault/fault-titles.ts';
import type { ProblemKind, ProblemTable } from '../packages/contract/src/platform/problem-table.ts';
import { PROBLEM_TABLES } from '../packages/contract/src/problems.ts';
import { filled } from './guide-sections.ts';

const page = new URL('../docs/reference/errors.md', import.meta.url);
const isCheck = process.argv.includes('--check');

const { platform, field, identity, fleet, ca, odt, payments, sky, tle, alerts } = PROBLEM_TABLES;
const faults: ProblemTable = Object.fromEntries(
  Object.entries(FAULT_TITLES).map(([code, title]) => [code, { status: 'file', title, advice: '' }]),
);

/** By the name of its section. */
const sections: Readonly<Record<string, string>> = {
  platform: answers(platform),
  identity: answers(identity),
  fleet: answers(fleet),
  ca: answers(ca),
  odt: answers(odt),
  payments: answers(payments),
  sky: answers(sky),
  tle: answers(tle),
  alerts: answers(alerts),
  files: rowsOf(['code', 'why', 'what to do'], only(ca, 'file')),
  messages: rowsOf(['code', 'why'], faults),
  fields: rowsOf(['code', 'why', 'what to do'], field),
  warnings: rowsOf(['code', 'why', 'what to do'], only(ca, 'place')),
};

const unusedSections = new Set(Object.keys(sections));
const text = readFileSync(page, 'utf8');
const generated = filled(text, sectionOf);

if (unusedSections.size > 0) {
  console.error(`Sections that the page does not contain: ${[...unusedSections].join(', ')}.`);
  process.exit(1);
}
if (isCheck && generated !== text) {
  console.error('docs/reference/errors.md is out of date. Run npm run errors-guide and commit the result.');
  process.exit(1);
}
if (generated !== text) writeFileSync(page, generated);
console.log(isCheck ? 'the page of errors is up to date' : 'wrote docs/reference/errors.md');

function sectionOf(name: string): string {
  const table = sections[name];
  if (table === undefined) throw new Error(`no table is called ${name}`);
  unusedSections.delete(name);
  return table;
}

/** The codes of answers by status, in the order of the table. */
function answers(table: ProblemTable): string {
  const rows = Object.entries(table).filter(([, { status }]) => typeof status === 'number');
  return rowsOf(['code', 'status', 'why', 'what to do'], Object.fromEntries(rows));
}

function only(table: ProblemTable, status: ProblemKind['status']): ProblemTable {
  return Object.fromEntries(Object.entries(table).filter(([, kind]) => kind.status === status));
}

type Column = 'code' | 'status' | 'why' | 'what to do';

function rowsOf(columns: readonly Column[], table: ProblemTable): string {
  const rows = Object.entries(table).map(([code, { status, title, advice }]) => {
    const row = { code: `\`${code}\``, status: String(status), why: plain(title), 'what to do': plain(advice) };
    return columns.map((column) => row[column]);
  });
  const [head, ...body] = [columns, ...rows].map((cells) => `| ${cells.join(' | ')} |`);
  return [head, `|${'---|'.repeat(columns.length)}`, ...body].join('\n');
}

/** A sentence as the cell of a table: without its full stop. */
function plain(sentence: string): string {
  return sentence.replace(/\.$/, '');
}
