/** Degrees, hours, seconds and days to radians, with the digits that the coefficients were fitted with. */
export const PER_DEGREE = 1.74533e-2;
const PER_HOUR = 0.2618;
const PER_SECOND = 7.2722e-5;

export function hoursToRad(hours: number): number {
  return PER_HOUR * hours;
}

export function secondsToRad(seconds: number): number {
  return PER_SECOND * seconds;
}

/** The functions of place and time that every quantity of the model is expanded in. */
export interface Harmonics {
  readonly latitudeDeg: number;
  readonly longitudeRad: number;
  readonly localTimeRad: number;
  readonly universalTimeRad: number;
  /** Associated Legendre functions of order 0 to 3 by degree, of the sine of the latitude, without normalisation or sign. */
  readonly zonal: Float64Array;
  readonly first: Float64Array;
  readonly second: Float64Array;
  readonly third: Float64Array;
  /** Cosine and sine of one, two and three times the local time. */
  readonly cosDay: readonly [number, number, number];
  readonly sinDay: readonly [number, number, number];
  readonly cosLongitude: number;
  readonly sinLongitude: number;
}

export interface HarmonicPlace {
  readonly latitudeDeg: number;
  readonly longitudeDeg: number;
  readonly localTimeH: number;
  readonly universalTimeS: number;
}

/**
 * The harmonics of a place.
 *
 * Method   the three-term recursion in degree; Hedin 1987, appendix A
 */
export function harmonicsOf({ latitudeDeg, longitudeDeg, localTimeH, universalTimeS }: HarmonicPlace): Harmonics {
  const x = Math.sin(latitudeDeg * PER_DEGREE);
  const s = Math.cos(latitudeDeg * PER_DEGREE);
  const s2 = s * s;
  const zonal = new Float64Array(8);
  const first = new Float64Array(8);
  const second = new Float64Array(8);
  const third = new Float64Array(8);
  zonal[0] = 1;
  zonal[1] = x;
  recursion(zonal, 0, 2, x);
  first[1] = s;
  recursion(first, 1, 2, x);
  second[2] = 3 * s2;
  recursion(second, 2, 3, x);
  third[3] = 15 * s2 * s;
  recursion(third, 3, 4, x);
  const day = localTimeH * PER_HOUR;
  const longitudeRad = longitudeDeg * PER_DEGREE;
  return {
    latitudeDeg,
    longitudeRad,
    localTimeRad: day,
    universalTimeRad: universalTimeS * PER_SECOND,
    zonal,
    first,
    second,
    third,
    cosDay: [Math.cos(day), Math.cos(2 * day), Math.cos(3 * day)],
    sinDay: [Math.sin(day), Math.sin(2 * day), Math.sin(3 * day)],
    cosLongitude: Math.cos(longitudeRad),
    sinLongitude: Math.sin(longitudeRad),
  };
}

/** (n - m) P(n,m) = (2n - 1) x P(n-1,m) - (n + m - 1) P(n-2,m) */
function recursion(values: Float64Array, order: number, from: number, x: number): void {
  for (let n = from; n < values.length; n++) {
    values[n] = ((2 * n - 1) * x * values[n - 1]! - (n + order - 1) * values[n - 2]!) / (n - order);
  }
}
