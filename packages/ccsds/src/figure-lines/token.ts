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
/** Digits that fit into an integer of 32 bits; at most as many follow. */
const HEAD_DIGITS = 8;
/** Date before the T: 2026-11-28 or 2026-332 */
export const DATE_LENGTHS = { date: 10, day: 8 };
/** By products, which are exact; engines have raised to powers otherwise, and packed data must stay readable. */
const POWERS = Array.from({ length: MOST_DIGITS + 1 }, () => 1);
for (let n = 1; n <= MOST_DIGITS; n++) POWERS[n] = 10 * POWERS[n - 1]!;

export const powerOfTen = (exponent: number): number => POWERS[exponent]!;

export const DAY_S = 86_400;

/** A number, an epoch by month and day or by the day of the year, or anything else. */
export type TokenKind = 'number' | 'date' | 'day' | 'word';

/** Text between spaces in a line; reused for each, so that a million lines leave no garbage. */
export class Token {
  kind: TokenKind = 'word';
  begin = 0;
  end = 0;
  /** The number without its point; for an epoch the fraction of its second without its point. */
  figure = 0;
  /** Its last digit is a zero. */
  isRound = false;
  /** Seconds of an epoch since 1970, without leap seconds. */
  seconds = 0;
  decimals = 0;
  /** An epoch with a Z behind it. */
  isZulu = false;
  /** The date that was read last, and its days: most lines have that of the line before. */
  readonly #date = new Uint8Array(DATE_LENGTHS.date);
  #dateLength = 0;
  #days = 0;

  /**
   * Reads the token that begins at a place, and how far it goes; a number or an epoch is one only where `writeAlike` writes it again to the
   * letter.
   *
   * @param stop   where the text ends
   */
  read(bytes: Uint8Array, begin: number, stop: number): void {
    this.begin = begin;
    this.isZulu = false;
    this.seconds = 0;
    if (this.#isNumber(bytes, stop)) {
      this.kind = 'number';
      return;
    }
    let end = this.end;
    while (end < stop && !isBreak(bytes, end)) end++;
    this.end = end;
    if (this.#isEpoch(bytes, DATE_LENGTHS.date)) this.kind = 'date';
    else if (this.#isEpoch(bytes, DATE_LENGTHS.day)) this.kind = 'day';
    else {
      this.kind = 'word';
      this.isZulu = false;
    }
  }

  /** Leaves as the end how far it is like a number. */
  #isNumber(bytes: Uint8Array, stop: number): boolean {
    const { begin } = this;
    const isNegative = bytes[begin] === MINUS;
    const first = isNegative ? begin + 1 : begin;
    // Two integers of 32 bits, of which the engine knows that they are.
    let head = 0;
    let tail = 0;
    let digits = 0;
    let point = -1;
    let at = first;
    for (; at < stop; at++) {
      const letter = bytes[at]!;
      const digit = (letter - ZERO) >>> 0;
      if (digit <= 9) {
        if (digits < HEAD_DIGITS) head = (head * 10 + digit) | 0;
        else tail = (tail * 10 + digit) | 0;
        digits++;
      } else if (letter === POINT && point < 0) point = at;
      else break;
    }
    this.end = at;
    if ((at < stop && !isBreak(bytes, at)) || digits > MOST_DIGITS) return false;
    const integerDigits = (point < 0 ? at : point) - first;
    if (integerDigits < 1 || (integerDigits > 1 && bytes[first] === ZERO) || point === at - 1) return false;
    const value = digits > HEAD_DIGITS ? head * powerOfTen(digits - HEAD_DIGITS) + tail : head;
    // Minus zero would lose its sign.
    if (isNegative && value === 0) return false;
    this.decimals = point < 0 ? 0 : at - point - 1;
    this.isRound = bytes[at - 1] === ZERO;
    this.figure = isNegative ? -value : value;
    return true;
  }

  /** @param dateLength   of the date before the T: by month and day, or by the day of the year */
  #isEpoch(bytes: Uint8Array, dateLength: number): boolean {
    const time = this.begin + dateLength + 1;
    if (this.end < time + 8) return false;
    this.isZulu = bytes[this.end - 1] === LETTER_Z;
    const end = this.isZulu ? this.end - 1 : this.end;
    if (end < time + 8 || bytes[time - 1] !== LETTER_T) return false;
    if (bytes[time + 2] !== COLON || bytes[time + 5] !== COLON) return false;
    const hour = digits(bytes, time, 2);
    const minute = digits(bytes, time + 3, 2);
    const second = digits(bytes, time + 6, 2);
    if (!(hour >= 0 && hour < 24 && minute >= 0 && minute < 60 && second >= 0 && second < 60)) return false;
    const fraction = end - time - 9;
    if (fraction === 0 || fraction > 9 || (fraction > 0 && bytes[time + 8] !== POINT)) return false;
    this.decimals = Math.max(0, fraction);
    this.figure = digits(bytes, end - this.decimals, this.decimals);
    if (this.figure < 0 || !this.#isDate(bytes, dateLength)) return false;
    this.isRound = bytes[end - 1] === ZERO;
    this.seconds = this.#days * DAY_S + hour * 3600 + minute * 60 + second;
    return true;
  }

  #isDate(bytes: Uint8Array, dateLength: number): boolean {
    const { begin } = this;
    let isSame = dateLength === this.#dateLength;
    for (let k = 0; isSame && k < dateLength; k++) isSame = bytes[begin + k] === this.#date[k];
    if (isSame) return true;
    this.#dateLength = 0;
    if (bytes[begin + 4] !== MINUS) return false;
    const year = digits(bytes, begin, 4);
    const days = dateLength === DATE_LENGTHS.date ? daysOfDate(bytes, begin, year) : daysOfYear(bytes, begin, year);
    if (!(days >= 0)) return false;
    this.#date.set(bytes.subarray(begin, begin + dateLength));
    this.#dateLength = dateLength;
    this.#days = days;
    return true;
  }
}

/** Whether a place is behind a token: at a space, or where the line ends. */
function isBreak(bytes: Uint8Array, at: number): boolean {
  const letter = bytes[at]!;
  if (letter > SPACE) return false;
  return letter === SPACE || letter === LINE_END || (letter === CARRIAGE_RETURN && bytes[at + 1] === LINE_END);
}

/** -1 for other texts; nine digits at most. */
function digits(bytes: Uint8Array, begin: number, count: number): number {
  let value = 0;
  for (let at = begin; at < begin + count; at++) {
    const digit = bytes[at]! - ZERO;
    if (!(digit >= 0 && digit <= 9)) return -1;
    value = (value * 10 + digit) | 0;
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

/** A line cut at its spaces; reused for each line, as its tokens are. */
export class Line {
  readonly text: Uint8Array;
  readonly tokens: readonly Token[] = Array.from({ length: MOST_COLUMNS }, () => new Token());
  /** Tokens of this line; 0 where it has more than a line of figures. */
  length = 0;
  /** Where the last token ends. */
  tail = 0;
  /** Where the line ends. */
  end = 0;

  /** End of the text: reading it from the engine for each letter costs more than the work on the letter. */
  readonly #stop: number;

  constructor(text: Uint8Array) {
    this.text = text;
    this.#stop = text.length;
  }

  /** @returns whether a line ends behind this place */
  read(begin: number): boolean {
    const { text } = this;
    const stop = this.#stop;
    this.length = 0;
    this.tail = begin;
    for (let at = begin; at < stop; ) {
      if (text[at] === SPACE) {
        at++;
        continue;
      }
      if (isBreak(text, at)) {
        this.end = text[at] === LINE_END ? at : at + 1;
        return true;
      }
      const token = this.tokens[this.length++];
      if (token === undefined) {
        this.length = 0;
        this.end = text.indexOf(LINE_END, at);
        return this.end >= 0;
      }
      token.read(text, at, stop);
      at = token.end;
      this.tail = at;
    }
    return false;
  }
}
