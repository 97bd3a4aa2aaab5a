import type { MeanElements } from '@keepout/astro/nouns';
import { type MessageFault, messageFault } from '../message-fault.ts';
import { epochReader } from '../time-system.ts';
import type { RecordSink } from '../tle/table.ts';
import { elementsFrom } from './elements.ts';
import type { OmmRecords } from './json.ts';

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

/** Reads OMM as CSV: a first row of keywords, one object a row (CelesTrak GP data). */
export function readOmmCsv(text: string): OmmRecords {
  const elements: MeanElements[] = [];
  const faults: MessageFault[] = [];
  walkOmmCsv(text, {
    element: (element) => elements.push(element),
    fault: (fault) => faults.push(fault),
  });
  return { elements, faults };
}

/** Walks the rows of a CSV text. Quoted cells may hold commas and doubled quotes, not line ends. */
export function walkOmmCsv(text: string, sink: RecordSink): void {
  const readUtc = epochReader('UTC');
  let columns: Map<string, number> | undefined;
  let lineNumber = 0;
  let record = 0;
  let at = text.charCodeAt(0) === 0xfeff ? 1 : 0;
  while (at < text.length) {
    let end = text.indexOf('\n', at);
    if (end < 0) end = text.length;
    const line = text.charCodeAt(end - 1) === 13 ? text.slice(at, end - 1) : text.slice(at, end);
    at = end + 1;
    lineNumber += 1;
    if (line.trim() === '') continue;
    const cells = cellsOf(line);
    if (columns === undefined) {
      columns = new Map(cells.map((cell, index) => [cell.trim().toUpperCase(), index]));
      const missing = NEEDED.find((keyword) => columns?.has(keyword) !== true);
      if (missing === undefined) continue;
      sink.fault(messageFault('missing-keyword', { line: lineNumber, keyword: missing }), 0);
      return;
    }
    record += 1;
    if (cells.length !== columns.size) {
      const place = { line: lineNumber, value: String(cells.length), limit: columns.size };
      sink.fault(messageFault('wrong-number-of-columns', place), record);
      continue;
    }
    const known = columns;
    const number = lineNumber;
    const result = elementsFrom(
      (keyword) => {
        const column = known.get(keyword);
        return column === undefined ? undefined : cells[column];
      },
      () => number,
      { readUtc },
    );
    if (result.ok) sink.element(result.value, record, lineNumber);
    else sink.fault(result.fault, record);
  }
}

function cellsOf(line: string): string[] {
  if (!line.includes('"')) return line.split(',');
  const cells: string[] = [];
  let cell = '';
  let isQuoted = false;
  for (let at = 0; at < line.length; at += 1) {
    const character = line.charAt(at);
    if (character === '"' && isQuoted && line.charAt(at + 1) === '"') {
      cell += '"';
      at += 1;
    } else if (character === '"') isQuoted = !isQuoted;
    else if (character === ',' && !isQuoted) {
      cells.push(cell);
      cell = '';
    } else cell += character;
  }
  cells.push(cell);
  return cells;
}
