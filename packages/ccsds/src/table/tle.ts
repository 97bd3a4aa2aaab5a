import * as field from '@keepout/astro/sgp4/element-table';
import { messageFault } from '../fault/message-fault.ts';
import { tleEpochReader } from '../tle/epoch.ts';
import { FIXED_IN_LINE_1, FIXED_IN_LINE_2, type FixedCharacter } from '../tle/layout.ts';
import { tleName, tleReader } from '../tle/read.ts';
import { isClassificationByte } from '../value/classification.ts';
import { TEN } from '../value/number.ts';
import { asciiText, digitsAt, plainDecimal } from './bytes.ts';
import { type CollectedTable, TableCollector } from './collector.ts';
import { typeOfName } from './name.ts';

/** A line without its end: bytes [from, to), trailing blanks left out. */
interface Line {
  readonly from: number;
  readonly to: number;
  readonly number: number;
}

const NO_LINE: Line = { from: 0, to: 0, number: 0 };

/**
 * Reads a table of two- or three-line sets from ASCII bytes without an object for each record. Unusual sets
 * go through `tleReader`, so that values and faults are those of `readCatalogue`.
 *
 * @returns undefined for tables with other characters
 */
export function tleTable(bytes: Uint8Array): CollectedTable | undefined {
  if (!isPlain(bytes)) return undefined;
  const reader = new TleTableReader(bytes);
  let number = 0;
  for (let at = 0; at < bytes.length; ) {
    let end = bytes.indexOf(10, at);
    if (end < 0) end = bytes.length;
    let to = end;
    while (to > at && (bytes[to - 1] === 32 || bytes[to - 1] === 13)) to--;
    number++;
    if (to > at && bytes[at] !== 35) reader.line({ from: at, to, number });
    at = end + 1;
  }
  reader.end();
  return reader.collector.table();
}

/** Printable ASCII and line ends only; a single CR ends a line too, which the reader of records supports. */
function isPlain(bytes: Uint8Array): boolean {
  for (let k = 0; k < bytes.length; k++) {
    const code = bytes[k]!;
    if (code > 126 || (code < 32 && code !== 10 && (code !== 13 || bytes[k + 1] !== 10))) return false;
  }
  return true;
}

/** The walk of `walkTleTable`, on bytes. */
class TleTableReader {
  readonly collector: TableCollector;
  readonly #bytes: Uint8Array;
  readonly #read = tleReader();
  readonly #readEpoch = tleEpochReader();
  /** Start of each day met, TAI s, by its digits yyddd. */
  readonly #days = new Map<number, number>();
  #record = 0;
  #name = NO_LINE;
  #first = NO_LINE;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
    this.collector = new TableCollector(Math.ceil(bytes.length / 140));
  }

  line(line: Line): void {
    if (this.#first !== NO_LINE) {
      const isSecond = this.#begins(line, 50);
      this.#close(isSecond ? line : NO_LINE);
      if (isSecond) return;
    }
    const length = line.to - line.from;
    if (this.#begins(line, 49) && length >= 24) this.#first = line;
    else if (this.#begins(line, 50) && length >= 50) {
      this.#record++;
      const place = { line: line.number, value: this.#text(line), limit: 'line 1' };
      this.collector.fault(messageFault('missing-line', place), this.#record);
      this.#name = NO_LINE;
    } else this.#name = line;
  }

  end(): void {
    this.#close(NO_LINE);
  }

  /** True for a line that begins with the digit and a blank. */
  #begins({ from, to }: Line, digit: number): boolean {
    return to - from >= 2 && this.#bytes[from] === digit && this.#bytes[from + 1] === 32;
  }

  #text({ from, to }: Line): string {
    return asciiText(this.#bytes, from, to);
  }

  #close(second: Line): void {
    const first = this.#first;
    if (first === NO_LINE) return;
    const name = this.#name;
    this.#first = NO_LINE;
    this.#name = NO_LINE;
    this.#record++;
    if (second !== NO_LINE && this.#fill(first, second)) {
      this.collector.keep(this.#typeOf(name), this.#record, first.number);
      return;
    }
    const result = this.#read({
      name: tleName(this.#text(name)),
      line1: this.#text(first),
      line2: this.#text(second),
      lineNumber1: first.number,
      lineNumber2: second === NO_LINE ? first.number + 1 : second.number,
    });
    if (result.ok) this.collector.add(result.value, this.#record, first.number);
    else this.collector.fault(result.fault, this.#record);
  }

  #typeOf({ from, to }: Line): ReturnType<typeof typeOfName> {
    const bytes = this.#bytes;
    let start = from;
    while (start < to && bytes[start] === 32) start++;
    const isMarked = bytes[start] === 48 && bytes[start + 1] === 32;
    return typeOfName(bytes, isMarked ? start + 2 : start, to);
  }

  /** Fills the collector's row from two complete lines with their checksums; false for unusual lines. */
  #fill(first: Line, second: Line): boolean {
    const bytes = this.#bytes;
    const a = first.from;
    const b = second.from;
    if (first.to - a < 69 || second.to - b < 69 || !hasChecksum(bytes, a) || !hasChecksum(bytes, b)) return false;
    if (!hasFixed(bytes, a, FIXED_IN_LINE_1) || !hasFixed(bytes, b, FIXED_IN_LINE_2)) return false;
    const noradId = digitsAt(bytes, a + 2, 5);
    const epochTaiS = this.#epoch(a);
    const { values, at } = this.collector.row();
    values[at + field.NORAD_ID_COLUMN] = noradId;
    values[at + field.EPOCH_COLUMN] = epochTaiS;
    values[at + field.MEAN_MOTION_REV_PER_DAY] = plainDecimal(bytes, b + 52, b + 63);
    values[at + field.ECCENTRICITY_COLUMN] = digitsAt(bytes, b + 26, 7) / 1e7;
    values[at + field.INCLINATION_DEG] = plainDecimal(bytes, b + 8, b + 16);
    values[at + field.RAAN_DEG] = plainDecimal(bytes, b + 17, b + 25);
    values[at + field.ARG_PERIGEE_DEG] = plainDecimal(bytes, b + 34, b + 42);
    values[at + field.MEAN_ANOMALY_DEG] = plainDecimal(bytes, b + 43, b + 51);
    values[at + field.BSTAR] = exponential(bytes, a + 53);
    values[at + field.MEAN_MOTION_DOT] = plainDecimal(bytes, a + 33, a + 43);
    values[at + field.MEAN_MOTION_DDOT] = exponential(bytes, a + 44);
    values[at + field.EPHEMERIS_TYPE] = plainDecimal(bytes, a + 62, a + 63);
    let sum = plainDecimal(bytes, a + 64, a + 68) + plainDecimal(bytes, b + 63, b + 68);
    for (let k = 0; k < field.ELEMENT_FIELDS; k++) sum += values[at + k]!;
    return (
      !Number.isNaN(sum) &&
      digitsAt(bytes, b + 2, 5) === noradId &&
      values[at + field.MEAN_MOTION_REV_PER_DAY]! > 0 &&
      values[at + field.INCLINATION_DEG]! <= 180 &&
      values[at + field.EPHEMERIS_TYPE] !== 4 &&
      isClassificationByte(bytes[a + 7])
    );
  }

  /** The epoch of line 1, whose columns are yyddd.dddddddd; NaN for every other text. */
  #epoch(line: number): number {
    const bytes = this.#bytes;
    const day = digitsAt(bytes, line + 18, 5);
    const steps = digitsAt(bytes, line + 24, 8);
    if (bytes[line + 23] !== 46 || Number.isNaN(day + steps)) return Number.NaN;
    let startTaiS = this.#days.get(day);
    if (startTaiS === undefined) {
      const columns = `${' '.repeat(18)}${asciiText(bytes, line + 18, line + 23)}.00000000`;
      startTaiS = this.#readEpoch(columns)?.epochTaiS;
      if (startTaiS === undefined) return Number.NaN;
      this.#days.set(day, startTaiS);
    }
    return startTaiS + (steps * 864) / 1e6;
  }
}

/** True when blanks and points are at their columns. */
function hasFixed(bytes: Uint8Array, from: number, fixed: readonly FixedCharacter[]): boolean {
  return fixed.every(({ column, code }) => bytes[from + column] === code);
}

/** True when column 69 holds the digit that the first 68 columns add up to. */
function hasChecksum(bytes: Uint8Array, from: number): boolean {
  let sum = 0;
  for (let k = 0; k < 68; k++) {
    const code = bytes[from + k]!;
    if (code >= 48 && code <= 57) sum += code - 48;
    else if (code === 45) sum++;
  }
  return bytes[from + 68] === 48 + (sum % 10);
}

/** Sign, five digits, sign and digit of the exponent; NaN for every other text. */
function exponential(bytes: Uint8Array, at: number): number {
  const sign = bytes[at];
  const digits = digitsAt(bytes, at + 1, 5) * (sign === 45 ? -1 : 1);
  const exponentSign = bytes[at + 6];
  const exponent = digitsAt(bytes, at + 7, 1);
  if (!(sign === 32 || sign === 43 || sign === 45) || Number.isNaN(exponent)) return Number.NaN;
  if (exponentSign === 45) return digits / TEN[5 + exponent]!;
  return exponentSign === 43 || exponentSign === 32 ? (digits / 1e5) * TEN[exponent]! : Number.NaN;
}
