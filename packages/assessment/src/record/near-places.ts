import type { FigureResidual } from './foreseen-figures.ts';

/** A number with a predicted power of two above it. */
export interface Scaled {
  readonly value: number;
  readonly power: number;
}

/** Codes without a number of places: null, and a number stored separately. */
const NULL_CODE = 0;
const SEPARATE_CODE = 1;
const FIRST_RESIDUAL_CODE = 2;
/** Three bits of a half byte are of a number, the fourth marks a continuation. */
const PER_HALF = 8;

/** Number of powers that a scaled number is lower, in one half byte or two; numbers farther away are stored separately. */
const NEAR_POWERS = 7;
const FAR_POWERS = 15;
const BIAS = 1023;
/** Upper and lower part of its fraction. */
const UPPER_BITS = 20;
const UPPER = 2 ** UPPER_BITS - 1;
const UPPER_HALVES = 5;
const LOWER_HALVES = 8;
const LOWER_AT = 4;

/** Numbers as residuals to their prediction, in half bytes as letters, and the numbers without one. */
export interface NearPlaces {
  readonly halves: string;
  readonly numbers: readonly number[];
}

export function encodePlaces(places: readonly (FigureResidual | Scaled)[]): NearPlaces {
  const numbers: number[] = [];
  let halves = '';
  for (const place of places) {
    if (place === null) halves += halvesOf(NULL_CODE);
    else if (typeof place === 'number') halves += halvesOf(symbolOf(place));
    else if ('power' in place) {
      const scaled = halvesOfScaled(place);
      halves += scaled ?? BEYOND;
      if (scaled === undefined) numbers.push(place.value);
    } else {
      halves += halvesOf(SEPARATE_CODE);
      numbers.push(place[0]);
    }
  }
  return { halves, numbers };
}

const letter = (half: number): string => half.toString(16);

/** Of either sign by turns: 0, -1, 1, -2. */
const symbolOf = (places: number): number => FIRST_RESIDUAL_CODE + (places < 0 ? -2 * places - 1 : 2 * places);

function halvesOf(symbol: number): string {
  const higherDigits = Math.floor(symbol / PER_HALF);
  return higherDigits === 0 ? letter(symbol) : letter(PER_HALF + (symbol % PER_HALF)) + halvesOf(higherDigits);
}

const BEYOND = letter(NEAR_POWERS) + letter(FAR_POWERS);
const bits = new DataView(new ArrayBuffer(Float64Array.BYTES_PER_ELEMENT));

/** @returns undefined for a number that is stored separately */
function halvesOfScaled({ value, power }: Scaled): string | undefined {
  const below = power - powerOf(value);
  if (!(below >= 0 && below < NEAR_POWERS + FAR_POWERS)) return undefined;
  const sign = value < 0 ? PER_HALF : 0;
  const lead = below < NEAR_POWERS ? letter(sign + below) : letter(sign + NEAR_POWERS) + letter(below - NEAR_POWERS);
  const upper = (bits.getUint32(0) & UPPER).toString(16).padStart(UPPER_HALVES, '0');
  return lead + upper + bits.getUint32(LOWER_AT).toString(16).padStart(LOWER_HALVES, '0');
}

/** The power of two that a number is not below. */
export function powerOf(value: number): number {
  bits.setFloat64(0, value);
  return ((bits.getUint16(0) >> 4) & 0x7ff) - BIAS;
}

/** Encoded values, one after the other. */
export interface PlacesBack {
  readonly nextResidual: () => FigureResidual;
  readonly scaled: (power: number) => number;
}

export function decodePlaces({ halves, numbers }: NearPlaces): PlacesBack {
  let [half, number] = [0, 0];
  const takeHalves = (count: number): number => {
    half += count;
    return Number.parseInt(halves.slice(half - count, half), 16);
  };
  return {
    nextResidual() {
      let symbol = 0;
      for (let unit = 1; ; unit *= PER_HALF) {
        const next = takeHalves(1);
        symbol += unit * (next % PER_HALF);
        if (next < PER_HALF) break;
      }
      if (symbol === NULL_CODE) return null;
      if (symbol === SEPARATE_CODE) return [numbers[number++]!];
      const places = symbol - FIRST_RESIDUAL_CODE;
      return places % 2 === 1 ? -(places + 1) / 2 : places / 2;
    },
    scaled(power) {
      const lead = takeHalves(1);
      const nearPowers = lead % PER_HALF;
      const farPowers = nearPowers < NEAR_POWERS ? 0 : takeHalves(1);
      if (farPowers === FAR_POWERS) return numbers[number++]!;
      bits.setUint32(0, ((power - nearPowers - farPowers + BIAS) << UPPER_BITS) + takeHalves(UPPER_HALVES));
      bits.setUint32(LOWER_AT, takeHalves(LOWER_HALVES));
      const size = bits.getFloat64(0);
      return lead < PER_HALF ? size : -size;
    },
  };
}
