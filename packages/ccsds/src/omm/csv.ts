import type { MeanElements } from '@keepout/astro/nouns';
import { fail, ok, type Result } from '@keepout/units/result';
import { type MessageFault, messageFault } from '../fault/message-fault.ts';
import { type CsvRecord, csvRecords } from '../notation/csv-records.ts';
import type { RecordSink } from '../tle/table.ts';
import { type EpochReader, epochReader } from '../value/time-system.ts';
import { elementsFrom } from './elements.ts';

/** Columns without which a row says no orbit. */
const NEEDED: readonly string[] = [
  'EPOCH',
  'MEAN_MOTION',
  'ECCENTRICITY',
  'INCLINATION',
  'RA_OF_ASC_NODE',
  'ARG_OF_PERICENTER',
  'MEAN_ANOMALY',
  'NORAD_CAT_ID',
];

/** Walks the rows of OMM as CSV: a first row of keywords, one object a row (CelesTrak GP data). */
export function walkOmmCsv(text: string, sink: RecordSink): void {
  const readUtc = epochReader('UTC');
  let columns: ReadonlyMap<string, number> | undefined;
  let record = 0;
  for (const row of csvRecords(text)) {
    if (columns === undefined) {
      const header = csvColumns(row);
      if (!header.ok) {
        sink.fault(header.fault, 0);
        return;
      }
      columns = header.value;
      continue;
    }
    record += 1;
    const result = csvElements(row, columns, readUtc);
    if (result.ok) sink.element(result.value, record, row.line);
    else sink.fault(result.fault, record);
  }
}

/** The columns of a header by their keyword, or the fault of a missing mandatory column. */
export function csvColumns({ cells, line }: CsvRecord): Result<ReadonlyMap<string, number>, MessageFault> {
  const columns = new Map(cells.map((cell, index) => [cell.trim().toUpperCase(), index]));
  const missing = NEEDED.find((keyword) => !columns.has(keyword));
  return missing === undefined ? ok(columns) : fail(messageFault('missing-keyword', { line, keyword: missing }));
}

/** The elements of one row. */
export function csvElements(
  { line, cells, isMalformed }: CsvRecord,
  columns: ReadonlyMap<string, number>,
  readUtc: EpochReader,
): Result<MeanElements, MessageFault> {
  if (isMalformed) return fail(messageFault('malformed-line', { line, value: cells.join(',') }));
  if (cells.length !== columns.size) {
    const place = { line, value: String(cells.length), limit: columns.size };
    return fail(messageFault('wrong-number-of-columns', place));
  }
  const read = (keyword: string): string | undefined => {
    const column = columns.get(keyword);
    return column === undefined ? undefined : cells[column];
  };
  return elementsFrom(read, () => line, { readUtc });
}
