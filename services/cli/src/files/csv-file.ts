import { inputAtFault } from '../process/exit.ts';
import { placeIn } from './catalogue-file.ts';
import { readText } from './input-file.ts';

/** A table of numbers: each row beside the line on which it stands. */
export interface NumberTable {
  readonly names: readonly string[];
  readonly rows: readonly { readonly line: number; readonly values: readonly number[] }[];
}

/** More columns are none of a table that we read. */
const MOST_COLUMNS = 1000;

/** A CSV with a header, all of its values numbers (also gzip); the end of the command with line and column where it is none. */
export function readNumberTable(path: string, columns: readonly string[]): NumberTable {
  const text = readText(path);
  const [header = ''] = text.slice(0, 100_000).split('\n', 1);
  const names = header
    .replace(/^\ufeff/, '')
    .split(',')
    .map((name) => name.trim());
  if (names.length > MOST_COLUMNS) throw inputAtFault(`${path}:1: more than ${MOST_COLUMNS} columns`);
  const missing = columns.find((column) => !names.includes(column));
  if (missing !== undefined) throw inputAtFault(`${path}:1: no column ${missing}: expected ${columns.join(',')}`);
  const rows: { line: number; values: readonly number[] }[] = [];
  let line = 1;
  for (let from = header.length + 1; from < text.length; ) {
    const end = text.indexOf('\n', from);
    const row = text.slice(from, end < 0 ? text.length : end).trim();
    from = end < 0 ? text.length : end + 1;
    line++;
    if (row !== '') rows.push({ line, values: numbersOf(placeIn(path, line), row, names) });
  }
  if (rows.length === 0) throw inputAtFault(`${path}: no row under the header`);
  return { names, rows };
}

function numbersOf(place: string, row: string, names: readonly string[]): readonly number[] {
  const texts = row.split(',');
  if (texts.length !== names.length) {
    throw inputAtFault(`${place}: ${texts.length} columns where the header has ${names.length}`);
  }
  return texts.map((text, index) => {
    const value = text.trim() === '' ? Number.NaN : Number(text);
    if (!Number.isFinite(value)) throw inputAtFault(`${place}: ${names[index]} "${text.slice(0, 40)}" is not a number`);
    return value;
  });
}
