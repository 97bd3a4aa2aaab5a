import type { MeanElements } from '@keepout/astro/nouns';
import { fail, ok, type Result } from '@keepout/units/result';
import { type MessageFault, messageFault } from '../fault/message-fault.ts';
import { cellsOf } from '../notation/csv-cells.ts';
import { withLineFeeds } from '../notation/kvn.ts';
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

/** Walks the rows of OMM as CSV: a first row of keywords, one object a row (CelesTrak GP data). Quoted cells may hold commas and doubled quotes, not line ends. */
export function walkOmmCsv(text: string, sink: RecordSink): void {
  const readUtc = epochReader('UTC');
  let columns: ReadonlyMap<string, number> | undefined;
  let lineNumber = 0;
  let record = 0;
  const lines = withLineFeeds(text);
  let at = lines.charCodeAt(0) === 0xfeff ? 1 : 0;
  while (at < lines.length) {
    let end = lines.indexOf('\n', at);
    if (end < 0) end = lines.length;
    const line = lines.charCodeAt(end - 1) === 13 ? lines.slice(at, end - 1) : lines.slice(at, end);
    at = end + 1;
    lineNumber += 1;
    if (line.trim() === '') continue;
    if (columns === undefined) {
      const header = csvColumns(line, lineNumber);
      if (!header.ok) {
        sink.fault(header.fault, 0);
        return;
      }
      columns = header.value;
      continue;
    }
    record += 1;
    const result = csvElements(line, columns, lineNumber, readUtc);
    if (result.ok) sink.element(result.value, record, lineNumber);
    else sink.fault(result.fault, record);
  }
}

/** The columns of a header by their keyword, or the fault when one of those that are needed is missing. */
export function csvColumns(header: string, lineNumber: number): Result<ReadonlyMap<string, number>, MessageFault> {
  const columns = new Map(cellsOf(header).map((cell, index) => [cell.trim().toUpperCase(), index]));
  const missing = NEEDED.find((keyword) => !columns.has(keyword));
  return missing === undefined
    ? ok(columns)
    : fail(messageFault('missing-keyword', { line: lineNumber, keyword: missing }));
}

/** The elements of one row. */
export function csvElements(
  line: string,
  columns: ReadonlyMap<string, number>,
  lineNumber: number,
  readUtc: EpochReader,
): Result<MeanElements, MessageFault> {
  const cells = cellsOf(line);
  if (cells.length !== columns.size) {
    const place = { line: lineNumber, value: String(cells.length), limit: columns.size };
    return fail(messageFault('wrong-number-of-columns', place));
  }
  const read = (keyword: string): string | undefined => {
    const column = columns.get(keyword);
    return column === undefined ? undefined : cells[column];
  };
  return elementsFrom(read, () => lineNumber, { readUtc });
}
