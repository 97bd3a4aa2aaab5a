// The tables of problem codes in the guides, made of the tables of the contract. `--check` fails when they are out of date.
import { readFileSync, writeFileSync } from 'node:fs';
import { FAULT_TITLES } from '../packages/ccsds/src/fault/fault-titles.ts';
import type { ProblemKind, ProblemTable } from '../packages/contract/src/platform/problem-table.ts';
import { PROBLEM_TABLES } from '../packages/contract/src/problems.ts';
import { filled } from './guide-sections.ts';

const guides = new URL('../docs/guides/', import.meta.url);
const GUIDES = ['errors.md', 'authentication.md'];
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

const untold = new Set(Object.keys(sections));
const stale = GUIDES.filter((name) => {
  const url = new URL(name, guides);
  const text = readFileSync(url, 'utf8');
  const made = filled(text, sectionOf);
  if (made !== text && !isCheck) writeFileSync(url, made);
  return made !== text;
});

if (untold.size > 0) {
  console.error(`In no guide: ${[...untold].join(', ')}.`);
  process.exit(1);
}
if (isCheck && stale.length > 0) {
  console.error(`Out of date: ${stale.join(', ')}. Run npm run errors-guide and commit the result.`);
  process.exit(1);
}
console.log(isCheck ? 'the guides name every problem' : `wrote the problems into ${GUIDES.join(', ')}`);

function sectionOf(name: string): string {
  const table = sections[name];
  if (table === undefined) throw new Error(`no table is called ${name}`);
  untold.delete(name);
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
