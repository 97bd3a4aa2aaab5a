import { formatUtcZ, utcDay } from '@keepout/astro/epoch';

const CHUNK = 1 << 20;
/** No row is longer. */
const ROOM = 4096;
const ZERO = 48;
const TEN = Float64Array.from({ length: 23 }, (_, k) => Number(`1e${k}`));

/** Rows of text written byte by byte into large pieces: numbers by the hundred thousand without a text for each. */
export class RowText {
  #bytes = new Uint8Array(CHUNK);
  #at = 0;
  /** The minute whose text is cached, s of TAI at its start, and the bytes up to its last colon. */
  #minuteTaiS = Number.NaN;
  #minute = '';

  /** True when the piece should be taken: there may be no room for another row. */
  get isFull(): boolean {
    return this.#at > CHUNK - ROOM;
  }

  /** Returns the bytes written since the last call. */
  take(): Uint8Array {
    const piece = this.#bytes.slice(0, this.#at);
    this.#at = 0;
    return piece;
  }

  ascii(text: string): void {
    for (let k = 0; k < text.length; k++) this.#bytes[this.#at++] = text.charCodeAt(k);
  }

  /** Writes an integer of at most 2^53. */
  integer(value: number): void {
    let length = 1;
    while (length < 16 && value >= TEN[length]!) length++;
    this.#digits(value, length);
  }

  /** Millionths as a decimal number with six decimals. */
  millionths(value: number): void {
    const wholePart = Math.floor(value / 1e6);
    this.integer(wholePart);
    this.#bytes[this.#at++] = 46;
    this.#digits(value - wholePart * 1e6, 6);
  }

  /** As `toFixed(6)`. */
  fixed6(value: number): void {
    const scaled = value * 1e6;
    const rounded = Math.floor(scaled + 0.5);
    // Near the middle of two results the product's own rounding would decide.
    if (value >= 0 && scaled < 1e12 && Math.abs(scaled + 0.5 - Math.round(scaled + 0.5)) > 1e-3)
      this.millionths(rounded);
    else this.ascii(value.toFixed(6));
  }

  /** As `toExponential(6)`. */
  exponential6(value: number): void {
    const exponent = Math.floor(Math.log10(value));
    const shift = 6 - exponent;
    const scaled = shift >= 0 && shift <= 22 ? value * TEN[shift]! : Number.NaN;
    const rounded = Math.floor(scaled + 0.5);
    const isClear = Math.abs(scaled + 0.5 - Math.round(scaled + 0.5)) > 1e-3;
    if (!(isClear && rounded >= 1e6 && rounded < 1e7 && exponent < 0)) {
      this.ascii(value.toExponential(6));
      return;
    }
    const first = Math.floor(rounded / 1e6);
    this.#bytes[this.#at++] = ZERO + first;
    this.#bytes[this.#at++] = 46;
    this.#digits(rounded - first * 1e6, 6);
    this.#bytes[this.#at++] = 101;
    this.#bytes[this.#at++] = 45;
    this.integer(-exponent);
  }

  /** Writes a time as `formatUtcZ` does, from integer milliseconds of TAI. */
  utcZ(tcaTaiMs: number): void {
    const taiS = Math.floor(tcaTaiMs / 1000);
    const ms = tcaTaiMs - taiS * 1000;
    if (!(taiS - this.#minuteTaiS >= 0 && taiS - this.#minuteTaiS < 60) && !this.#openMinute(taiS)) {
      this.ascii(formatUtcZ(tcaTaiMs / 1000, 3));
      return;
    }
    this.ascii(this.#minute);
    this.#digits(taiS - this.#minuteTaiS, 2);
    this.#bytes[this.#at++] = 46;
    this.#digits(ms, 3);
    this.#bytes[this.#at++] = 90;
  }

  /** False in the last minute of a day, which may have a second more. */
  #openMinute(taiS: number): boolean {
    const { secondOfDay } = utcDay(taiS);
    this.#minuteTaiS = Number.NaN;
    if (secondOfDay >= 86_340) return false;
    this.#minuteTaiS = taiS - (secondOfDay % 60);
    this.#minute = formatUtcZ(this.#minuteTaiS, 0).slice(0, 17);
    return true;
  }

  #digits(value: number, length: number): void {
    let remainder = value;
    for (let k = length - 1; k >= 0; k--) {
      const next = Math.floor(remainder / 10);
      this.#bytes[this.#at + k] = ZERO + remainder - next * 10;
      remainder = next;
    }
    this.#at += length;
  }
}
