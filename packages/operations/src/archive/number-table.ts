import { type MessageFault, messageFault } from '@keepout/ccsds/fault/message-fault';
import { fail, ok, type Result } from '@keepout/units/result';

/** A table of numbers: each row beside the line on which it stands. */
export interface NumberTable {
  readonly names: readonly string[];
  readonly rows: readonly { readonly line: number; readonly values: readonly number[] }[];
}

/** More columns are none of a table that we read. */
const MOST_COLUMNS = 1000;
const LONGEST_HEADER = 100_000;

/** A CSV with a header, all of its values numbers; the first thing that is wrong with it where it is none. */
export function readNumberTable(
  text: string,
  columns: readonly string[],
  mostRows: number = Number.POSITIVE_INFINITY,
): Result<NumberTable, MessageFault> {
  const [header = ''] = text.slice(0, LONGEST_HEADER).split('\n', 1);
  const names = header
    .replace(/^\ufeff/, '')
    .split(',')
    .map((name) => name.trim());
  if (names.length > MOST_COLUMNS) {
    return fail(messageFault('wrong-number-of-columns', { line: 1, value: `${names.length}`, limit: MOST_COLUMNS }));
  }
  const missing = columns.find((column) => !names.includes(column));
  if (missing !== undefined) return fail(messageFault('missing-keyword', { line: 1, keyword: missing }));
  const rows: { line: number; values: readonly number[] }[] = [];
  let line = 1;
  for (let from = header.length + 1; from < text.length; ) {
    const end = text.indexOf('\n', from);
    const row = text.slice(from, end < 0 ? text.length : end).trim();
    from = end < 0 ? text.length : end + 1;
    line++;
    if (row === '') continue;
    if (rows.length === mostRows) return fail(messageFault('too-many-rows', { line, limit: mostRows }));
    const values = numbersOf(row, line, names);
    if (!values.ok) return values;
    rows.push({ line, values: values.value });
  }
  return rows.length === 0 ? fail(messageFault('truncated', { line: 1 })) : ok({ names, rows });
}

function numbersOf(row: string, line: number, names: readonly string[]): Result<readonly number[], MessageFault> {
  const texts = row.split(',');
  if (texts.length !== names.length) {
    return fail(messageFault('wrong-number-of-columns', { line, value: `${texts.length}`, limit: names.length }));
  }
  const values = texts.map((text) => (text.trim() === '' ? Number.NaN : Number(text)));
  const wrong = values.findIndex((value) => !Number.isFinite(value));
  if (wrong < 0) return ok(values);
  return fail(messageFault('not-a-number', { line, keyword: names[wrong], value: texts[wrong] }));
}
