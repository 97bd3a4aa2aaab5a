import Papa from 'papaparse';
import { withLineFeeds } from './kvn.ts';

/** One record of a table. */
export interface CsvRecord {
  /** Line on which it begins, from 1: a quoted cell may have several. */
  readonly line: number;
  readonly cells: readonly string[];
  /** A quote is not closed, or closed within a cell: the text after it may belong to this record. */
  readonly isMalformed: boolean;
}

/**
 * The records of a comma-separated table, blank lines left out (RFC 4180).
 *
 * Method   Papa Parse where a text has quotes; without any a line is a record. Line ends of all kinds, also in cells, are LF
 */
export function* csvRecords(csvText: string): Generator<CsvRecord> {
  const marked = withLineFeeds(csvText).replaceAll('\r\n', '\n');
  const text = marked.startsWith('\ufeff') ? marked.slice(1) : marked;
  if (text.includes('"')) yield* quotedRecords(text);
  else yield* plainRecords(text);
}

function* plainRecords(text: string): Generator<CsvRecord> {
  let line = 0;
  for (let at = 0; at < text.length; ) {
    const lineEnd = text.indexOf('\n', at);
    const end = lineEnd < 0 ? text.length : lineEnd;
    const row = text.slice(at, end);
    at = end + 1;
    line += 1;
    if (row.trim() !== '') yield { line, cells: row.split(','), isMalformed: false };
  }
}

function quotedRecords(text: string): CsvRecord[] {
  const records: CsvRecord[] = [];
  let line = 1;
  let at = 0;
  Papa.parse<string[]>(text, {
    delimiter: ',',
    newline: '\n',
    step: ({ data: cells, errors, meta }) => {
      if (cells.length > 1 || (cells[0] ?? '').trim() !== '') {
        records.push({ line, cells, isMalformed: errors.length > 0 });
      }
      for (; at < meta.cursor; at += 1) if (text.charCodeAt(at) === 10) line += 1;
    },
  });
  return records;
}
