import type { ObjectType } from '@keepout/astro/nouns';
import * as field from '@keepout/astro/sgp4/element-table';
import { csvRecords } from '../notation/csv-records.ts';
import { csvColumns, csvElements } from '../omm/csv.ts';
import { isClassificationByte } from '../value/classification.ts';
import { objectTypeOf } from '../value/object-type.ts';
import { type EpochReader, epochReader } from '../value/time-system.ts';
import { asciiText, plainNumber } from './bytes.ts';
import { type CollectedTable, TableCollector } from './collector.ts';
import { CATALOGUE_FIELDS } from './element-fields.ts';
import { typeOfName } from './name.ts';
import { isInRange, PlainEpochs } from './row.ts';

/** Use of a column: the number of a field of the element table, or one of these. */
const CHECKED = 12;
const EPOCH = 13;
const NAME = 14;
const TYPE = 15;
const PASSED = 16;
const CLASSIFICATION = 17;

const USE: ReadonlyMap<string, number> = new Map(
  Object.entries({
    ...CATALOGUE_FIELDS,
    ELEMENT_SET_NO: CHECKED,
    REV_AT_EPOCH: CHECKED,
    EPOCH,
    OBJECT_NAME: NAME,
    OBJECT_TYPE: TYPE,
    CLASSIFICATION_TYPE: CLASSIFICATION,
  }),
);
/** Columns that change the meaning of others: their tables go through the reader of records. */
const TOO_MUCH: readonly string[] = [
  ...[
    'MEAN_ELEMENT_THEORY',
    'TIME_SYSTEM',
    'CENTER_NAME',
    'REF_FRAME',
    'REF_FRAME_EPOCH',
    'CX_X',
    'USER_DEFINED_OBJECT_TYPE',
  ],
  ...['SEMI_MAJOR_AXIS', 'BTERM', 'AGOM'],
];

/** State of one table for every row. */
interface CsvTable {
  readonly bytes: Uint8Array;
  readonly columns: ReadonlyMap<string, number>;
  /** By column. */
  readonly uses: Uint8Array;
  readonly collector: TableCollector;
  readonly readUtc: EpochReader;
  readonly epochs: PlainEpochs;
}

/**
 * Reads OMM as CSV from ASCII bytes without an object for each record. Unusual rows go through
 * `csvElements`, so that values and faults are those of `readCatalogue`.
 *
 * @returns undefined for tables that it cannot read completely (other characters, line ends in cells, columns with a meaning of their own)
 */
export function csvTable(bytes: Uint8Array): CollectedTable | undefined {
  let lineNumber = 0;
  let record = 0;
  let table: CsvTable | undefined;
  for (let at = 0; at < bytes.length; ) {
    let end = bytes.indexOf(10, at);
    if (end < 0) end = bytes.length;
    const start = at;
    const last = end > at && bytes[end - 1] === 13 ? end - 1 : end;
    at = end + 1;
    lineNumber++;
    if (table === undefined) {
      const header = asciiText(bytes, start, last);
      if (header.trim() === '') continue;
      table = openTable(bytes, header, lineNumber);
      if (table === undefined) return undefined;
      continue;
    }
    const plain = readRow(table, start, last);
    if (plain === NOT_PLAIN) return undefined;
    if (plain === UNUSUAL) {
      const line = asciiText(bytes, start, last);
      const [row] = csvRecords(line);
      if (row === undefined) continue;
      record++;
      const result = csvElements({ ...row, line: lineNumber }, table.columns, table.readUtc);
      if (result.ok) table.collector.add(result.value, record, lineNumber);
      else table.collector.fault(result.fault, record);
      continue;
    }
    record++;
    table.collector.keep(plain, record, lineNumber);
  }
  return table?.collector.table();
}

/** Undefined for a header with quotes or other characters, and for columns that it does not know to read by themselves. */
function openTable(bytes: Uint8Array, header: string, lineNumber: number): CsvTable | undefined {
  const [row] = csvRecords(header);
  const columns = row && csvColumns({ ...row, line: lineNumber });
  if (!columns?.ok || /[^ !#-~]/.test(header) || header.split(',').length !== columns.value.size) return undefined;
  if (TOO_MUCH.some((keyword) => columns.value.has(keyword))) return undefined;
  const uses = new Uint8Array(columns.value.size).fill(PASSED);
  for (const [keyword, index] of columns.value) uses[index] = USE.get(keyword) ?? PASSED;
  const readUtc = epochReader('UTC');
  return {
    bytes,
    columns: columns.value,
    uses,
    collector: new TableCollector(Math.ceil(bytes.length / 128)),
    readUtc,
    epochs: new PlainEpochs(readUtc),
  };
}

const UNUSUAL = Symbol('unusual');
const NOT_PLAIN = Symbol('not plain');

/** Fills the collector's row; the object's type, or why it could not be filled. */
function readRow(
  table: CsvTable,
  from: number,
  to: number,
): ObjectType | undefined | typeof UNUSUAL | typeof NOT_PLAIN {
  const { bytes, uses, epochs } = table;
  const { values, at } = table.collector.row();
  values.fill(0, at, at + field.ELEMENT_FIELDS);
  let typeByName: ObjectType | undefined;
  let statedType: ObjectType | undefined;
  let column = 0;
  let isUsual = true;
  let isQuoted = false;
  let start = from;
  for (let k = from; k <= to; k++) {
    const code = k === to ? 44 : bytes[k]!;
    if (code >= 127 || code < 32) return NOT_PLAIN;
    if (code === 34) {
      isUsual = false;
      isQuoted = !isQuoted;
    }
    if (code !== 44) continue;
    const use = uses[column++];
    if (use === undefined) isUsual = false;
    else if (use <= CHECKED) {
      const value = plainNumber(bytes, start, k);
      const isMissing = start === k && (use === CHECKED || use >= field.BSTAR);
      const isCount = use === CHECKED || use === field.EPHEMERIS_TYPE;
      if (!isMissing && (isCount ? !(Number.isSafeInteger(value) && value >= 0) : Number.isNaN(value))) isUsual = false;
      else if (use < CHECKED) values[at + use] = isMissing ? 0 : value;
    } else if (use === EPOCH) {
      const epochTaiS = epochs.read(bytes, start, k);
      if (Number.isNaN(epochTaiS)) isUsual = false;
      values[at + field.EPOCH_COLUMN] = epochTaiS;
    } else if (use === NAME) typeByName = typeOfName(bytes, start, k);
    else if (use === CLASSIFICATION) isUsual &&= start === k || (k - start === 1 && isClassificationByte(bytes[start]));
    else if (use === TYPE) statedType = objectTypeOf(asciiText(bytes, start, k));
    start = k + 1;
  }
  // The record goes on behind the line.
  if (isQuoted) return NOT_PLAIN;
  if (!isUsual || column !== uses.length || !isInRange(values, at)) return UNUSUAL;
  return statedType ?? typeByName;
}
