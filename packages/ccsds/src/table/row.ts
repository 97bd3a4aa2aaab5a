import * as field from '@keepout/astro/sgp4/element-table';
import { TEN } from '../value/number.ts';
import type { EpochReader } from '../value/time-system.ts';
import { asciiText, digitsAt } from './bytes.ts';

/** UTC epochs yyyy-mm-ddThh:mm:ss with up to fifteen decimals. */
export class PlainEpochs {
  readonly #readUtc: EpochReader;
  /** Start of each day met, TAI s, by its digits yyyymmdd. */
  readonly #days = new Map<number, number>();

  constructor(readUtc: EpochReader) {
    this.#readUtc = readUtc;
  }

  /** TAI s of the bytes [from, to); NaN for every other text. */
  read(bytes: Uint8Array, from: number, to: number): number {
    if (to - from < 19 || bytes[from + 10] !== 84 || bytes[from + 13] !== 58 || bytes[from + 16] !== 58)
      return Number.NaN;
    if (bytes[from + 4] !== 45 || bytes[from + 7] !== 45) return Number.NaN;
    const day = digitsAt(bytes, from, 4) * 10_000 + digitsAt(bytes, from + 5, 2) * 100 + digitsAt(bytes, from + 8, 2);
    const hour = digitsAt(bytes, from + 11, 2);
    const minute = digitsAt(bytes, from + 14, 2);
    const second = digitsAt(bytes, from + 17, 2);
    if (!(hour <= 23 && minute <= 59 && second <= 59)) return Number.NaN;
    let fraction = 0;
    if (to > from + 19) {
      const decimals = to - from - 20;
      if (bytes[from + 19] !== 46 || decimals < 1 || decimals > 15) return Number.NaN;
      fraction = digitsAt(bytes, from + 20, decimals) / TEN[decimals]!;
      if (Number.isNaN(fraction)) return Number.NaN;
    }
    let startS = this.#days.get(day);
    if (startS === undefined) {
      startS = this.#readUtc(`${asciiText(bytes, from, from + 10)}T00:00:00`);
      if (startS === undefined) return Number.NaN;
      this.#days.set(day, startS);
    }
    return startS + (hour * 3600 + minute * 60 + second + fraction);
  }
}

/** Whether a row has the values that every reader of element sets takes. */
export function isInRange(values: Float64Array, at: number): boolean {
  const noradId = values[at + field.NORAD_ID_COLUMN]!;
  const e = values[at + field.ECCENTRICITY_COLUMN]!;
  const inclinationDeg = values[at + field.INCLINATION_DEG]!;
  return (
    Number.isInteger(noradId) &&
    noradId >= 0 &&
    noradId <= 999_999_999 &&
    e >= 0 &&
    e < 1 &&
    inclinationDeg >= 0 &&
    inclinationDeg <= 180 &&
    values[at + field.MEAN_MOTION_REV_PER_DAY]! > 0 &&
    values[at + field.EPHEMERIS_TYPE] !== 4
  );
}
