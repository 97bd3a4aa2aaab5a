import type { ObjectType } from '@keepout/astro/nouns';
import * as field from '@keepout/astro/sgp4/element-table';
import { isClassificationByte } from '../value/classification.ts';
import { objectTypeOf } from '../value/object-type.ts';
import { asciiText, plainNumber } from './bytes.ts';
import type { TableCollector } from './collector.ts';
import { CATALOGUE_FIELDS } from './element-fields.ts';
import { typeOfName } from './name.ts';
import { isInRange, type PlainEpochs } from './row.ts';

/** Use of a value: the number of a field of the element table, or one of these. */
const COUNT = 12;
const EPOCH = 13;
const NAME = 14;
const TYPE = 15;
const TEXT = 16;
const DATE = 17;
const CLASSIFICATION = 18;
/** A record with such a value goes through the reader of records: its meaning depends on the other values. */
const DEPENDENT = 19;

const USE: ReadonlyMap<string, number> = new Map(
  Object.entries({
    ...CATALOGUE_FIELDS,
    ELEMENT_SET_NO: COUNT,
    REV_AT_EPOCH: COUNT,
    EPOCH,
    CREATION_DATE: DATE,
    OBJECT_NAME: NAME,
    OBJECT_ID: TEXT,
    CLASSIFICATION_TYPE: CLASSIFICATION,
    USER_DEFINED_OBJECT_TYPE: TYPE,
    REF_FRAME_EPOCH: DEPENDENT,
  }),
);
/** Longer values are looked at by the reader of records. */
const LONGEST = 200;

/** A value of a record as it is written. */
export interface WrittenValue {
  readonly keyword: string;
  readonly from: number;
  readonly to: number;
}

/**
 * The common texts between the varying values of the records of a table. A record that fits the pattern of
 * a record that was read without a fault, with plain values in all places, is valid too.
 */
export interface RecordPattern {
  /** Texts before each value and behind the last. */
  readonly literals: readonly Uint8Array[];
  readonly uses: readonly number[];
  /** The byte that ends each value. */
  readonly ends: readonly number[];
}

/**
 * The pattern of a record: from its values, those whose keywords are known to vary are omitted.
 *
 * @param values   in the order of the record, by their places in `bytes`
 * @param last     ends the last value where the record ends with it
 */
export function patternOf(
  bytes: Uint8Array,
  from: number,
  to: number,
  values: readonly WrittenValue[],
  last: number,
): RecordPattern {
  const literals: Uint8Array[] = [];
  const uses: number[] = [];
  const ends: number[] = [];
  let at = from;
  for (const value of values) {
    const use = USE.get(value.keyword) ?? (value.keyword.startsWith('USER_DEFINED_') ? TEXT : undefined);
    if (use === undefined || value.from === value.to) continue;
    literals.push(bytes.slice(at, value.from));
    uses.push(use);
    ends.push(value.to < to ? bytes[value.to]! : last);
    at = value.to;
  }
  literals.push(bytes.slice(at, to));
  return { literals, uses, ends };
}

/** Where a record that fits ends, and the type of its object. */
export interface FittingRecord {
  readonly end: number;
  readonly objectType: ObjectType | undefined;
}

/** Fills the collector's row from a record that fits a pattern; undefined when it does not, or a value is not plain. */
export function fittingRecord(
  { literals, uses, ends }: RecordPattern,
  bytes: Uint8Array,
  from: number,
  collector: TableCollector,
  epochs: PlainEpochs,
): FittingRecord | undefined {
  const { values, at } = collector.row();
  values.fill(0, at, at + field.ELEMENT_FIELDS);
  let typeByName: ObjectType | undefined;
  let statedType: ObjectType | undefined;
  let place = from;
  for (let n = 0; n < uses.length; n++) {
    place = behind(literals[n]!, bytes, place);
    if (place < 0) return undefined;
    const start = place;
    const end = ends[n]!;
    const endMax = Math.min(bytes.length, start + LONGEST);
    while (place < endMax && bytes[place] !== end) place++;
    if (place === endMax && place < bytes.length) return undefined;
    const use = uses[n]!;
    if (use === DEPENDENT) return undefined;
    if (use < EPOCH) {
      const isCount = use === COUNT || use === field.EPHEMERIS_TYPE || use === field.NORAD_ID_COLUMN;
      const value = isCount ? plainCount(bytes, start, place) : plainNumber(bytes, start, place);
      if (Number.isNaN(value)) return undefined;
      if (use < COUNT) values[at + use] = value;
    } else if (use === EPOCH || use === DATE) {
      const epochTaiS = epochs.read(bytes, start, place);
      if (Number.isNaN(epochTaiS)) return undefined;
      if (use === EPOCH) values[at + field.EPOCH_COLUMN] = epochTaiS;
    } else {
      if (!isPlainText(bytes, start, place)) return undefined;
      if (use === NAME) typeByName = typeOfName(bytes, start, place);
      else if (use === CLASSIFICATION && !(place - start === 1 && isClassificationByte(bytes[start]))) return undefined;
      else if (use === TYPE) statedType = objectTypeOf(asciiText(bytes, start, place));
    }
  }
  place = behind(literals[uses.length]!, bytes, place);
  if (place < 0 || !isInRange(values, at)) return undefined;
  return { end: place, objectType: statedType ?? typeByName };
}

/** The place after a text at `at`; -1 for another text. */
function behind(literal: Uint8Array, bytes: Uint8Array, at: number): number {
  for (let k = 0; k < literal.length; k++) if (bytes[at + k] !== literal[k]) return -1;
  return at + literal.length;
}

/** Up to nine digits. */
function plainCount(bytes: Uint8Array, from: number, to: number): number {
  if (to === from || to - from > 9) return Number.NaN;
  let value = 0;
  for (let at = from; at < to; at++) {
    const digit = bytes[at]! - 48;
    if (!(digit >= 0 && digit <= 9)) return Number.NaN;
    value = value * 10 + digit;
  }
  return value;
}

/** Printable ASCII without a blank at an end or two in a row, and without the special characters of XML. */
function isPlainText(bytes: Uint8Array, from: number, to: number): boolean {
  if (to === from || bytes[to - 1] === 32) return false;
  let before = 32;
  for (let at = from; at < to; at++) {
    const code = bytes[at]!;
    if (code < 32 || code > 126 || code === 38 || code === 60 || code === 62) return false;
    if (code === 32 && before === 32) return false;
    before = code;
  }
  return true;
}
