import { type MessageFault, messageFault } from '@keepout/ccsds/fault/message-fault';
import { csvRecords } from '@keepout/ccsds/notation/csv-records';
import { fail, ok, type Result } from '@keepout/units/result';

/** A table of numbers: each row with its line number in the file. */
export interface NumberTable {
  readonly names: readonly string[];
  readonly rows: readonly { readonly line: number; readonly values: readonly number[] }[];
}

/** Tables with more columns are refused. */
const MOST_COLUMNS = 1000;
const LONGEST_HEADER = 100_000;

/** Reads a CSV with a header and numeric values; returns the first error in it. */
export function readNumberTable(
  text: string,
  columns: readonly string[],
  mostRows: number = Number.POSITIVE_INFINITY,
): Result<NumberTable, MessageFault> {
  const [header = ''] = text.slice(0, LONGEST_HEADER).split('\n', 1);
  const names = header
    .replace(/^\ufeff/, '')
    .split(',')
    .map((name) => name.trim().replace(/^"(.*)"$/, '$1'));
  if (names.length > MOST_COLUMNS) {
    return fail(messageFault('wrong-number-of-columns', { line: 1, value: `${names.length}`, limit: MOST_COLUMNS }));
  }
  const missing = columns.find((column) => !names.includes(column));
  if (missing !== undefined) return fail(messageFault('missing-keyword', { line: 1, keyword: missing }));
  const rows: { line: number; values: readonly number[] }[] = [];
  const records = csvRecords(text);
  records.next();
  for (const { line, cells } of records) {
    if (rows.length === mostRows) return fail(messageFault('too-many-rows', { line, limit: mostRows }));
    const values = numbersOf(cells, line, names);
    if (!values.ok) return values;
    rows.push({ line, values: values.value });
  }
  return rows.length === 0 ? fail(messageFault('truncated', { line: 1 })) : ok({ names, rows });
}

function numbersOf(
  texts: readonly string[],
  line: number,
  names: readonly string[],
): Result<readonly number[], MessageFault> {
  if (texts.length !== names.length) {
    return fail(messageFault('wrong-number-of-columns', { line, value: `${texts.length}`, limit: names.length }));
  }
  const values = texts.map((text) => (text.trim() === '' ? Number.NaN : Number(text)));
  const wrong = values.findIndex((value) => !Number.isFinite(value));
  if (wrong < 0) return ok(values);
  return fail(messageFault('not-a-number', { line, keyword: names[wrong], value: texts[wrong] }));
}
