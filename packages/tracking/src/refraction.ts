/** Air at a site. Without pressure there is no refraction. */
export interface RefractionAtmosphere {
  readonly pressureHPa: number;
  readonly temperatureC: number;
  /** 0 to 1. */
  readonly relativeHumidity: number;
  /** Wavelength of the signal; above 100 it is radio. */
  readonly wavelengthUm: number;
}

/** A and B of z_true = z_seen + A tan z_seen + B tan^3 z_seen, rad. */
export interface RefractionConstants {
  readonly a: number;
  readonly b: number;
}

/** Below this the two terms are no more than an upper bound's shadow: the constant value of it is used. */
const LOWEST_RAD = (3 * Math.PI) / 180;
const RADIO_UM = 100;

/**
 * Constants of refraction at the ground.
 *
 * Method   refractivity after Stone 1996 and Owens 1967 (light) and Rueger 2002 (radio), vapour pressure of Gill 1982, flat layers
 *          with a scale height (Green 1987, 4.8); as in ERFA refco
 * Valid    elevation above 10 degrees to an arcsecond, above 5 to five
 *
 * Checked  conformance/observation, ERFA (0.1 arcsec)
 */
export function refractionConstants(atmosphere: RefractionAtmosphere): RefractionConstants {
  const { pressureHPa: p, temperatureC, relativeHumidity, wavelengthUm } = atmosphere;
  if (!(p > 0)) return { a: 0, b: 0 };
  const isRadio = wavelengthUm > RADIO_UM;
  const kelvin = temperatureC + 273.15;
  const saturation =
    10 ** ((0.7859 + 0.03477 * temperatureC) / (1 + 0.00412 * temperatureC)) *
    (1 + p * (4.5e-6 + 6e-10 * temperatureC ** 2));
  const vapour = (relativeHumidity * saturation) / (1 - ((1 - relativeHumidity) * saturation) / p);
  const refractivity = isRadio
    ? radioRefractivity(p, vapour, kelvin)
    : lightRefractivity(p, vapour, kelvin, wavelengthUm);
  const height = 4.4474e-6 * kelvin * (isRadio ? 1 - 0.0074 * vapour : 1);
  return { a: refractivity * (1 - height), b: -refractivity * (height - refractivity / 2) };
}

function lightRefractivity(p: number, vapour: number, kelvin: number, wavelengthUm: number): number {
  const square = wavelengthUm ** 2;
  const dispersion = 77.53484e-6 + (4.39108e-7 + 3.666e-9 / square) / square;
  return (dispersion * p - 11.2684e-6 * vapour) / kelvin;
}

function radioRefractivity(p: number, vapour: number, kelvin: number): number {
  return (77.689e-6 * p - (6.3938e-6 - 0.375463 / kelvin) * vapour) / kelvin;
}

/** The elevation of an object that is seen at `seenRad`. */
export function unrefracted(seenRad: number, constants: RefractionConstants): number {
  return seenRad - lift(seenRad, constants);
}

function lift(seenRad: number, { a, b }: RefractionConstants): number {
  const tangent = 1 / Math.tan(Math.max(seenRad, LOWEST_RAD));
  return tangent * (a + b * tangent * tangent);
}
