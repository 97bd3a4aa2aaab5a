import { RAD_PER_ARCSEC, RAD_PER_DEG } from '@keepout/units/angle';
import { julianCenturiesTt } from '../epoch.ts';
import { aboutX, multiply3 } from '../frames/matrix3.ts';
import { meanObliquity, precession1976 } from '../frames/precession-nutation.ts';
import type { Vec3 } from '../nouns.ts';
import series from './elp-excerpt.json' with { type: 'json' };

/** Mean distance of the theory, m. Meeus 1998, chapter 47. */
const MEAN_DISTANCE_M = 385_000_560;
/** The published mean longitude looks back by the light time; this puts the Moon where it is. */
const LIGHT_TIME_RAD = 0.7 * RAD_PER_ARCSEC;

/** Arguments of the theory at an epoch, deg, and the shrinking eccentricity of the Earth's orbit. */
interface Arguments {
  readonly elongation: number;
  readonly sunAnomaly: number;
  readonly moonAnomaly: number;
  readonly latitude: number;
  readonly eccentricity: number;
}

/**
 * Geometric position of the Moon from the centre of the Earth: no light time, no aberration.
 *
 * Method   ELP-2000/82 in the excerpt of Meeus 1998, chapter 47; ecliptic of date to EME2000 by IAU 1976;
 *          docs/models/forces
 * Valid    1950 to 2100
 * Frame    EME2000
 *
 * @returns Vec3   m
 *
 * Checked  conformance/frames/sun-moon (JPL DE405, 15 arcsec)          Cost  10 microseconds
 */
export function moonPosition(epochTaiS: number): Vec3 {
  const t = julianCenturiesTt(epochTaiS);
  const mean = 218.3164477 + (481_267.88123421 + (-0.0015786 + (1 / 538_841 - t / 65_194_000) * t) * t) * t;
  const args: Arguments = {
    elongation: 297.8501921 + (445_267.1114034 + (-0.0018819 + (1 / 545_868 - t / 113_065_000) * t) * t) * t,
    sunAnomaly: 357.5291092 + (35_999.0502909 + (-0.0001536 + t / 24_490_000) * t) * t,
    moonAnomaly: 134.9633964 + (477_198.8675055 + (0.0087414 + (1 / 69_699 - t / 14_712_000) * t) * t) * t,
    latitude: 93.272095 + (483_202.0175233 + (-0.0036539 + (-1 / 3_526_000 + t / 863_310_000) * t) * t) * t,
    eccentricity: 1 - (0.002516 + 0.0000074 * t) * t,
  };
  const f = args.latitude;
  // Venus, Jupiter and the flattening of the Earth.
  const a1 = 119.75 + 131.849 * t;
  const a2 = 53.09 + 479_264.29 * t;
  const a3 = 313.45 + 481_266.484 * t;
  const inLongitude = sum(series.longitude, args, sine) + 3958 * sine(a1) + 1962 * sine(mean - f) + 318 * sine(a2);
  const inLatitude =
    sum(series.latitude, args, sine) -
    2235 * sine(mean) +
    382 * sine(a3) +
    175 * (sine(a1 - f) + sine(a1 + f)) +
    127 * sine(mean - args.moonAnomaly) -
    115 * sine(mean + args.moonAnomaly);
  const longitude = (mean + inLongitude * 1e-6) * RAD_PER_DEG + LIGHT_TIME_RAD;
  const latitude = inLatitude * 1e-6 * RAD_PER_DEG;
  const distanceM = MEAN_DISTANCE_M + sum(series.distance, args, cosine);
  const x = distanceM * Math.cos(latitude) * Math.cos(longitude);
  const y = distanceM * Math.cos(latitude) * Math.sin(longitude);
  const z = distanceM * Math.sin(latitude);
  // From EME2000 to the ecliptic of date; its transpose leads back.
  const m = multiply3(aboutX(meanObliquity(t)), precession1976(t));
  return [m[0]! * x + m[3]! * y + m[6]! * z, m[1]! * x + m[4]! * y + m[7]! * z, m[2]! * x + m[5]! * y + m[8]! * z];
}

function sum(terms: readonly (readonly number[])[], args: Arguments, wave: (angleDeg: number) => number): number {
  let total = 0;
  for (const [d, m, l, f, amplitude] of terms) {
    const angle = d! * args.elongation + m! * args.sunAnomaly + l! * args.moonAnomaly + f! * args.latitude;
    total += amplitude! * args.eccentricity ** Math.abs(m!) * wave(angle);
  }
  return total;
}

function sine(angleDeg: number): number {
  return Math.sin((angleDeg % 360) * RAD_PER_DEG);
}

function cosine(angleDeg: number): number {
  return Math.cos((angleDeg % 360) * RAD_PER_DEG);
}
