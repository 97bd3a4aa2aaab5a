import { type CatalogueFormat, readCatalogue } from './catalogue.ts';
import { wholeRecordsOf } from './notation/json.ts';
import { withLineFeeds } from './notation/kvn.ts';

/** Of both lines of a set, checksum included. */
const LINE_LENGTH = 69;
const UNFINISHED: ReadonlySet<string> = new Set([
  'missing-keyword',
  'missing-section',
  'truncated',
  'malformed-line',
  'empty-value',
]);

/**
 * Whether the text of a table of element sets ends inside a record: it was cut, or is still being written.
 *
 * Method   the last record alone, by the rules of its notation; faults elsewhere in the text do not matter
 * Assumes  a text of which `readCatalogue` has read at least one record
 * Limits   a text cut exactly between two records of lines (TLE, CSV, KVN) appears complete, and so does a CSV cut
 *          inside the digits of its last cell
 */
export function endsInsideRecord(text: string, format: CatalogueFormat): boolean {
  switch (format) {
    case 'tle':
    case '3le':
      return endsInsideTle(text);
    case 'omm-csv':
      return endsInsideRow(text);
    case 'omm-kvn':
      return endsInsideKvn(text);
    case 'omm-xml':
      return !isClosed(text);
    case 'omm-json':
      return wholeRecordsOf(text) !== undefined;
  }
}

function endsInsideTle(text: string): boolean {
  const last = lastLines(text).findLast((line) => !line.startsWith('#'));
  return last === undefined || !last.startsWith('2 ') || last.length < LINE_LENGTH;
}

function endsInsideRow(text: string): boolean {
  const last = lastLines(text).at(-1);
  const header = /^[^\r\n]*/.exec(text)?.[0] ?? '';
  if (last === undefined) return true;
  const { faults } = readCatalogue(`${header}\n${last}`, 'omm-csv');
  return faults.some(({ code }) => code === 'wrong-number-of-columns' || code === 'malformed-line');
}

function endsInsideKvn(text: string): boolean {
  const start = text.lastIndexOf('CCSDS_OMM_VERS');
  if (start < 0) return true;
  return readCatalogue(text.slice(start), 'omm-kvn').faults.some((fault) => UNFINISHED.has(fault.code));
}

/** Whether the last tag closes the first element. */
function isClosed(text: string): boolean {
  const root = /<([A-Za-z_][\w:.-]*)/.exec(text.slice(0, 4096).replaceAll(/<!--[\s\S]*?-->/g, ''))?.[1];
  const end = text
    .slice(-4096)
    .replaceAll(/<!--[\s\S]*?-->/g, '')
    .trimEnd();
  return root !== undefined && (end.endsWith(`</${root}>`) || new RegExp(`</${root}\\s+>$`).test(end));
}

/** The last lines that hold something, without the spaces at their ends. */
function lastLines(text: string): string[] {
  return withLineFeeds(text.slice(-4096))
    .split('\n')
    .map((line) => line.trimEnd())
    .filter((line) => line !== '');
}
