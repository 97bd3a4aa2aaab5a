export const SPACE = 0x20;
export const LINE_END = 0x0a;
const CARRIAGE_RETURN = 0x0d;
export const MINUS = 0x2d;
export const POINT = 0x2e;
export const COLON = 0x3a;
export const ZERO = 0x30;
export const LETTER_T = 0x54;
export const LETTER_Z = 0x5a;
const MOST_DIGITS = 15;
/** By products, which are exact; engines have raised to powers otherwise, and what is packed is read for good. */
const POWERS = Array.from({ length: MOST_DIGITS + 1 }, () => 1);
for (let n = 1; n <= MOST_DIGITS; n++) POWERS[n] = 10 * POWERS[n - 1]!;

export const powerOfTen = (exponent: number): number => POWERS[exponent]!;

export const DAY_S = 86_400;

/** A number, an epoch by month and day or by the day of the year, or anything else. */
export type TokenKind = 'number' | 'date' | 'day' | 'word';

/** What stands between spaces in a line; taken anew for each, so that a million lines leave nothing behind. */
export class Token {
  kind: TokenKind = 'word';
  begin = 0;
  end = 0;
  /** The number without its point; of an epoch the fraction of its second likewise. */
  figure = 0;
  /** Of an epoch, since 1970, as if no second had ever been put in. */
  seconds = 0;
  decimals = 0;
  /** An epoch with a Z behind it. */
  isZulu = false;

  /** Reads the token between two places; a number or an epoch is one only where `writeToken` writes it again to the letter. */
  read(bytes: Uint8Array, begin: number, end: number): void {
    this.begin = begin;
    this.end = end;
    this.isZulu = false;
    this.seconds = 0;
    if (this.#isNumber(bytes)) this.kind = 'number';
    else if (this.#isEpoch(bytes, 10)) this.kind = 'date';
    else if (this.#isEpoch(bytes, 8)) this.kind = 'day';
    else {
      this.kind = 'word';
      this.isZulu = false;
    }
  }

  #isNumber(bytes: Uint8Array): boolean {
    const { begin, end } = this;
    const isNegative = bytes[begin] === MINUS;
    const first = isNegative ? begin + 1 : begin;
    if (end - first > MOST_DIGITS + 1) return false;
    let value = 0;
    let point = -1;
    for (let at = first; at < end; at++) {
      const digit = bytes[at]! - ZERO;
      if (digit >= 0 && digit <= 9) value = value * 10 + digit;
      else if (bytes[at] === POINT && point < 0) point = at;
      else return false;
    }
    const whole = (point < 0 ? end : point) - first;
    this.decimals = point < 0 ? 0 : end - point - 1;
    if (whole < 1 || (whole > 1 && bytes[first] === ZERO) || point === end - 1) return false;
    // Minus zero would lose its sign.
    if ((isNegative && value === 0) || whole + this.decimals > MOST_DIGITS) return false;
    this.figure = isNegative ? -value : value;
    return true;
  }

  /** @param dateLength   of the date before the T: by month and day, or by the day of the year */
  #isEpoch(bytes: Uint8Array, dateLength: 8 | 10): boolean {
    const { begin } = this;
    const time = begin + dateLength + 1;
    if (this.end < time + 8) return false;
    this.isZulu = bytes[this.end - 1] === LETTER_Z;
    const end = this.isZulu ? this.end - 1 : this.end;
    if (end < time + 8 || bytes[time - 1] !== LETTER_T || bytes[begin + 4] !== MINUS) return false;
    if (bytes[time + 2] !== COLON || bytes[time + 5] !== COLON) return false;
    const hour = digits(bytes, time, 2);
    const minute = digits(bytes, time + 3, 2);
    const second = digits(bytes, time + 6, 2);
    const year = digits(bytes, begin, 4);
    const days = dateLength === 10 ? daysOfDate(bytes, begin, year) : daysOfYear(bytes, begin, year);
    if (!(hour < 24 && minute < 60 && second < 60 && days >= 0)) return false;
    const fraction = end - time - 9;
    if (fraction === 0 || fraction > 9 || (fraction > 0 && bytes[time + 8] !== POINT)) return false;
    this.decimals = Math.max(0, fraction);
    this.figure = digits(bytes, end - this.decimals, this.decimals);
    this.seconds = days * DAY_S + hour * 3600 + minute * 60 + second;
    return !Number.isNaN(this.figure);
  }
}

/** NaN where one is none. */
function digits(bytes: Uint8Array, begin: number, count: number): number {
  let value = 0;
  for (let at = begin; at < begin + count; at++) {
    const digit = bytes[at]! - ZERO;
    value = digit >= 0 && digit <= 9 ? value * 10 + digit : Number.NaN;
  }
  return value;
}

function daysOfDate(bytes: Uint8Array, begin: number, year: number): number {
  const month = digits(bytes, begin + 5, 2);
  const day = digits(bytes, begin + 8, 2);
  if (bytes[begin + 7] !== MINUS) return Number.NaN;
  const first = daysUntil(year, month);
  return day >= 1 && day <= daysUntil(month === 12 ? year + 1 : year, (month % 12) + 1) - first
    ? first + day - 1
    : Number.NaN;
}

function daysOfYear(bytes: Uint8Array, begin: number, year: number): number {
  const day = digits(bytes, begin + 5, 3);
  const first = daysUntil(year, 1);
  return day >= 1 && day <= daysUntil(year + 1, 1) - first ? first + day - 1 : Number.NaN;
}

/** Days from 1970 to the first of a month; NaN where there is no such month. */
function daysUntil(year: number, month: number): number {
  if (!(month >= 1 && month <= 12 && year >= 1900)) return Number.NaN;
  return Date.UTC(year, month - 1, 1) / (DAY_S * 1000);
}

const MOST_COLUMNS = 32;

/** A line cut at its spaces; read anew for each, as its tokens are. */
export class Line {
  readonly tokens: readonly Token[] = Array.from({ length: MOST_COLUMNS }, () => new Token());
  /** Tokens of this line; 0 where it has more than a line of figures. */
  length = 0;
  /** Where the last token ends. */
  tail = 0;
  /** Where the line ends. */
  end = 0;

  /** @returns whether a line ends behind this place */
  read(bytes: Uint8Array, begin: number): boolean {
    this.end = bytes.indexOf(LINE_END, begin);
    if (this.end < 0) return false;
    this.length = 0;
    this.tail = begin;
    const stop = bytes[this.end - 1] === CARRIAGE_RETURN && this.end > begin ? this.end - 1 : this.end;
    for (let at = begin; at < stop; ) {
      if (bytes[at] === SPACE) {
        at++;
        continue;
      }
      const first = at;
      while (at < stop && bytes[at] !== SPACE) at++;
      const token = this.tokens[this.length++];
      if (token === undefined) {
        this.length = 0;
        return true;
      }
      token.read(bytes, first, at);
      this.tail = at;
    }
    return true;
  }
}
