import type { FigureColumn, Layout } from './alike.ts';
import { COLON, DAY_S, LETTER_T, LINE_END, MINUS, POINT, powerOfTen, SPACE, ZERO } from './token.ts';

/** Writes lines of one layout as they were, to the byte. @returns the place behind them */
export function writeAlike(
  { columns, tail }: Layout,
  count: number,
  figures: readonly Float64Array[],
  out: Uint8Array,
  start: number,
): number {
  let figured = 0;
  const writers = columns.map(
    (column) => new ColumnWriter(column, figures[column.kind === 'word' ? -1 : figured++], out),
  );
  let at = start;
  for (let line = 0; line < count; line++) {
    const begin = at;
    for (let k = 0; k < writers.length; k++) at = writers[k]!.write(line, begin, at);
    for (let k = 0; k < tail.length; k++) out[at++] = tail.charCodeAt(k);
    out[at++] = LINE_END;
  }
  return at;
}

/** Digits that an integer of 32 bits surely has room for. */
const PIECE_DIGITS = 7;
const PIECE = powerOfTen(PIECE_DIGITS);
/** The two digits of each number below a hundred. */
const PAIRS = Uint8Array.from(
  { length: 200 },
  (_, k) => ZERO + (k % 2 === 0 ? Math.floor(k / 20) : Math.floor(k / 2) % 10),
);
/** Beginning of an epoch before its seconds: 2026-11-28T12:34: or 2026-332T12:34: */
const EPOCH_LENGTHS = { date: 17, day: 15 };

class ColumnWriter {
  readonly #column: FigureColumn;
  readonly #figures: Float64Array | undefined;
  readonly #out: Uint8Array;
  readonly #unit: number;
  /** Digits behind the point that are shown. */
  #shown: number;
  #day = Number.NaN;
  #date = '';

  constructor(column: FigureColumn, figures: Float64Array | undefined, out: Uint8Array) {
    this.#column = column;
    this.#figures = figures;
    this.#out = out;
    this.#unit = powerOfTen(column.decimals);
    this.#shown = column.decimals;
  }

  /** @returns the place behind it */
  write(line: number, lineBegin: number, at: number): number {
    const { kind, word } = this.#column;
    if (kind === 'word') {
      const begin = this.#begin(lineBegin, at, word.length);
      this.#word(begin, word);
      return begin + word.length;
    }
    const figure = this.#figures![line]!;
    if (kind !== 'number') return this.#writeEpoch(kind, figure, lineBegin, at);
    const value = this.#shorten(Math.abs(figure));
    const unit = this.#shown === this.#column.decimals ? this.#unit : powerOfTen(this.#shown);
    const wholePart = Math.floor(value / unit);
    const wholeDigits = digitsOf(wholePart);
    const length = (figure < 0 ? 1 : 0) + wholeDigits + this.#behind();
    const begin = this.#begin(lineBegin, at, length);
    if (figure < 0) this.#out[begin] = MINUS;
    this.#decimal(begin + length, wholePart, wholeDigits, value - wholePart * unit);
    return begin + length;
  }

  #writeEpoch(kind: 'date' | 'day', figure: number, lineBegin: number, at: number): number {
    const { word, since = 0 } = this.#column;
    const seconds = Math.floor(figure / this.#unit);
    const day = Math.floor((since + seconds) / DAY_S);
    const ofDay = since + seconds - day * DAY_S;
    const minutes = Math.floor(ofDay / 60);
    const fraction = this.#shorten(figure - seconds * this.#unit);
    const length = EPOCH_LENGTHS[kind] + 2 + this.#behind() + word.length;
    const begin = this.#begin(lineBegin, at, length);
    const time = begin + EPOCH_LENGTHS[kind];
    this.#word(begin, this.#dateOf(day));
    this.#out[time - 7] = LETTER_T;
    this.#digits(time - 4, Math.floor(minutes / 60), 2);
    this.#out[time - 4] = COLON;
    this.#digits(time - 1, minutes % 60, 2);
    this.#out[time - 1] = COLON;
    this.#decimal(begin + length - word.length, ofDay - minutes * 60, 2, fraction);
    this.#word(begin + length - word.length, word);
    return begin + length;
  }

  /** Where a text of some length begins, with the spaces before it. */
  #begin(lineBegin: number, at: number, length: number): number {
    const { place, at: columnStart } = this.#column;
    const begin = place === 'gap' ? at + columnStart : lineBegin + columnStart - (place === 'end' ? length : 0);
    for (let to = at; to < begin; to++) this.#out[to] = SPACE;
    return begin;
  }

  /** Length of the point and the decimals. */
  #behind(): number {
    return this.#shown === 0 ? 0 : this.#shown + 1;
  }

  /** A figure without zeros at its end that its column leaves out. */
  #shorten(figure: number): number {
    const { decimals, leastDecimals = decimals } = this.#column;
    this.#shown = decimals;
    if (leastDecimals === decimals) return figure;
    let value = figure;
    for (; this.#shown > leastDecimals && value % 10 === 0; this.#shown--) value /= 10;
    return value;
  }

  #decimal(end: number, integerPart: number, wholeDigits: number, fraction: number): void {
    if (this.#shown > 0) {
      this.#digits(end, fraction, this.#shown);
      this.#out[end - this.#shown - 1] = POINT;
    }
    this.#digits(end - this.#behind(), integerPart, wholeDigits);
  }

  #digits(end: number, value: number, count: number): void {
    const out = this.#out;
    let at = end;
    let higher = value;
    for (let left = count; left > 0; left -= PIECE_DIGITS) {
      const quotient = higher < PIECE ? 0 : Math.floor(higher / PIECE);
      let piece = (higher - quotient * PIECE) | 0;
      higher = quotient;
      let k = Math.min(left, PIECE_DIGITS);
      for (; k > 1; k -= 2) {
        const next = (piece / 100) | 0;
        const pair = 2 * (piece - next * 100);
        out[--at] = PAIRS[pair + 1]!;
        out[--at] = PAIRS[pair]!;
        piece = next;
      }
      if (k > 0) out[--at] = ZERO + piece;
    }
  }

  #word(begin: number, word: string): void {
    for (let k = 0; k < word.length; k++) this.#out[begin + k] = word.charCodeAt(k);
  }

  #dateOf(day: number): string {
    if (day === this.#day) return this.#date;
    const date = new Date(day * DAY_S * 1000);
    const year = date.getUTCFullYear();
    const ordinal = day - Date.UTC(year, 0, 1) / (DAY_S * 1000) + 1;
    this.#day = day;
    this.#date =
      this.#column.kind === 'date' ? date.toISOString().slice(0, 10) : `${year}-${String(ordinal).padStart(3, '0')}`;
    return this.#date;
  }
}

function digitsOf(value: number): number {
  let digits = 1;
  for (let beyond = 10; value >= beyond; beyond *= 10) digits++;
  return digits;
}
