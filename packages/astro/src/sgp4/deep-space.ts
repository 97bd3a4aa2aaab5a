import { TWO_PI } from '@keepout/units/angle';
import { MOON_ECCENTRICITY, MOON_RATE, SUN_ECCENTRICITY, SUN_RATE } from './deep-space-init.ts';
import * as row from './record.ts';
import { EARTH_RATE } from './resonance-init.ts';
import { sincos } from './sincos.ts';

const pair = new Float64Array(2);

/** Order of the mean elements that both functions below change in place. */
export const EM = 0;
export const IM = 1;
export const NODEM = 2;
export const ARGPM = 3;
export const MM = 4;
export const NM = 5;

/** Step of the resonance integrator, min, and half its square. */
const STEP = 720;
const HALF_STEP_2 = 259_200;
/** Lyddane's form replaces the plain one under this inclination, rad. */
const LYDDANE_INCLINATION = 0.2;

/**
 * Adds the secular lunisolar rates and, in resonance, integrates mean motion and longitude to time t.
 *
 * Method   Hujsak 1979; fixed 720 min Euler-Maclaurin steps counted from epoch, so the cache (time of the previous call)
 *          only saves steps and never changes the value
 *
 * @param mean   Float64Array(6)   e, i, node, argument of perigee, mean anomaly (rad), mean motion (rad/min); in place
 */
export function addSecular(
  nearEarth: Float64Array,
  o: number,
  deep: Float64Array,
  d: number,
  integrator: Float64Array,
  c: number,
  t: number,
  mean: Float64Array,
): void {
  mean[EM]! += deep[d + row.DEDT]! * t;
  mean[IM]! += deep[d + row.DIDT]! * t;
  mean[ARGPM]! += deep[d + row.DOMDT]! * t;
  mean[NODEM]! += deep[d + row.DNODT]! * t;
  mean[MM]! += deep[d + row.DMDT]! * t;
  const resonance = deep[d + row.RESONANCE]!;
  if (resonance === 0) return;

  const n0 = nearEarth[o + row.MEAN_MOTION]!;
  const xfact = deep[d + row.XFACT]!;
  let time = integrator[c]!;
  let longitude = integrator[c + 1]!;
  let motion = integrator[c + 2]!;
  if (time === 0 || t * time <= 0 || Math.abs(t) < Math.abs(time)) {
    time = 0;
    longitude = deep[d + row.XLAMO]!;
    motion = n0;
  }
  const step = t > 0 ? STEP : -STEP;
  for (;;) {
    const arg = nearEarth[o + row.ARG_PERIGEE]! + nearEarth[o + row.ARG_PERIGEE_RATE]! * time;
    const longitudeRate = motion + xfact;
    let acceleration = 0;
    let slope = 0;
    if (resonance === 1) {
      for (let k = 0; k < 3; k++) {
        const phase = (k + 1) * (longitude - ONE_DAY_PHASE[k]!);
        const size = deep[d + row.RES0 + k]!;
        sincos(phase, pair);
        acceleration += size * pair[0]!;
        slope += (k + 1) * size * pair[1]!;
      }
    } else {
      for (let k = 0; k < 10; k++) {
        const phase = HALF_DAY_ARG[k]! * arg + HALF_DAY_LONGITUDE[k]! * longitude - HALF_DAY_PHASE[k]!;
        const size = deep[d + row.RES0 + k]!;
        sincos(phase, pair);
        acceleration += size * pair[0]!;
        slope += HALF_DAY_LONGITUDE[k]! * size * pair[1]!;
      }
    }
    slope *= longitudeRate;
    const left = t - time;
    if (Math.abs(left) < STEP) {
      integrator[c] = time;
      integrator[c + 1] = longitude;
      integrator[c + 2] = motion;
      const n = motion + acceleration * left + slope * left * left * 0.5;
      const l = longitude + longitudeRate * left + acceleration * left * left * 0.5;
      const theta = (deep[d + row.GSTO]! + t * EARTH_RATE) % TWO_PI;
      mean[MM] = resonance === 1 ? l - mean[NODEM]! - mean[ARGPM]! + theta : l - 2 * mean[NODEM]! + 2 * theta;
      mean[NM] = n0 + (n - n0);
      return;
    }
    longitude += longitudeRate * step + acceleration * HALF_STEP_2;
    motion += acceleration * step + slope * HALF_STEP_2;
    time += step;
  }
}

/** Phases (rad) and multipliers of the resonance arguments, in the order of the coefficients. */
const ONE_DAY_PHASE = Float64Array.of(0.131_309_08, 2.884_319_8, 0.374_480_87);
const HALF_DAY_ARG = Float64Array.of(2, 0, 1, -1, 2, 0, 1, -1, 1, -1);
const HALF_DAY_LONGITUDE = Float64Array.of(1, 1, 1, 1, 2, 2, 1, 1, 2, 2);
const G22 = 5.768_639_6;
const G32 = 0.952_408_98;
const G44 = 1.801_499_8;
const G52 = 1.050_833;
const G54 = 4.410_889_8;
const HALF_DAY_PHASE = Float64Array.of(G22, G22, G32, G32, G44, G44, G52, G52, G54, G54);

/**
 * Adds the periodic pull of the Sun and the Moon to the mean elements.
 *
 * Method   Spacetrack Report No. 3 (1980); Lyddane 1963 under 0.2 rad of inclination
 *
 * @param mean   Float64Array(6)   as above, in place
 */
export function addPeriodics(deep: Float64Array, d: number, t: number, mean: Float64Array): void {
  let zm = deep[d + row.ZMOS]! + SUN_RATE * t;
  let zf = zm + 2 * SUN_ECCENTRICITY * Math.sin(zm);
  sincos(zf, pair);
  let sinZ = pair[0]!;
  let f2 = 0.5 * sinZ * sinZ - 0.25;
  let f3 = -0.5 * sinZ * pair[1]!;
  let pe = deep[d + row.SE2]! * f2 + deep[d + row.SE3]! * f3;
  let pi = deep[d + row.SI2]! * f2 + deep[d + row.SI3]! * f3;
  let pl = deep[d + row.SL2]! * f2 + deep[d + row.SL3]! * f3 + deep[d + row.SL4]! * sinZ;
  let pgh = deep[d + row.SGH2]! * f2 + deep[d + row.SGH3]! * f3 + deep[d + row.SGH4]! * sinZ;
  let ph = deep[d + row.SH2]! * f2 + deep[d + row.SH3]! * f3;

  zm = deep[d + row.ZMOL]! + MOON_RATE * t;
  zf = zm + 2 * MOON_ECCENTRICITY * Math.sin(zm);
  sincos(zf, pair);
  sinZ = pair[0]!;
  f2 = 0.5 * sinZ * sinZ - 0.25;
  f3 = -0.5 * sinZ * pair[1]!;
  pe += deep[d + row.EE2]! * f2 + deep[d + row.E3]! * f3;
  pi += deep[d + row.XI2]! * f2 + deep[d + row.XI3]! * f3;
  pl += deep[d + row.XL2]! * f2 + deep[d + row.XL3]! * f3 + deep[d + row.XL4]! * sinZ;
  pgh += deep[d + row.XGH2]! * f2 + deep[d + row.XGH3]! * f3 + deep[d + row.XGH4]! * sinZ;
  ph += deep[d + row.XH2]! * f2 + deep[d + row.XH3]! * f3;

  mean[EM]! += pe;
  mean[IM]! += pi;
  const inclination = mean[IM]!;
  const sinI = Math.sin(inclination);
  const cosI = Math.cos(inclination);
  if (inclination >= LYDDANE_INCLINATION) {
    ph /= sinI;
    mean[ARGPM]! += pgh - cosI * ph;
    mean[NODEM]! += ph;
    mean[MM]! += pl;
    return;
  }
  const afspc = deep[d + row.AFSPC] === 1;
  let node = mean[NODEM]! % TWO_PI;
  if (node < 0 && afspc) node += TWO_PI;
  const sinNode = Math.sin(node);
  const cosNode = Math.cos(node);
  const alpha = sinI * sinNode + ph * cosNode + pi * cosI * sinNode;
  const beta = sinI * cosNode - ph * sinNode + pi * cosI * cosNode;
  const longitude = mean[MM]! + mean[ARGPM]! + cosI * node + (pl + pgh - pi * node * sinI);
  let newNode = Math.atan2(alpha, beta);
  if (newNode < 0 && afspc) newNode += TWO_PI;
  if (Math.abs(node - newNode) > Math.PI) newNode += newNode < node ? TWO_PI : -TWO_PI;
  mean[NODEM] = newNode;
  mean[MM]! += pl;
  mean[ARGPM] = longitude - mean[MM]! - cosI * newNode;
}
