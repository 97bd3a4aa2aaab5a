import { TWO_PI } from '@keepout/units/angle';
import type { Sgp4Mode } from './record.ts';
import * as row from './record.ts';
import { resonanceTerms } from './resonance-init.ts';

/** Mean motions (rad/min) and eccentricities of the Sun and the Moon in the theory. */
export const SUN_RATE = 1.194_59e-5;
export const SUN_ECCENTRICITY = 0.016_75;
export const MOON_RATE = 1.583_521_8e-4;
export const MOON_ECCENTRICITY = 0.0549;
const SUN_STRENGTH = 2.986_479_7e-6;
const MOON_STRENGTH = 4.796_806_5e-7;
/** Sine and cosine of the obliquity and of the Sun's argument of perigee, as the theory has them. */
const SIN_OBLIQUITY = 0.397_854_16;
const COS_OBLIQUITY = 0.917_448_67;
const SIN_SUN_PERIGEE = -0.980_884_58;
const COS_SUN_PERIGEE = 0.194_590_5;
/** Inclination (rad, 3 degrees) of equatorial orbits, where the node's own rate is left out. */
const EQUATORIAL = 5.235_987_7e-2;

/** Orientation of the orbit and shape, shared by both bodies. */
interface Orbit {
  readonly e: number;
  readonly e2: number;
  readonly n: number;
  readonly sinI: number;
  readonly cosI: number;
  readonly sinArg: number;
  readonly cosArg: number;
}

/** Orientation of the perturbing body's orbit relative to the node of the satellite. */
interface Body {
  readonly sinG: number;
  readonly cosG: number;
  readonly sinI: number;
  readonly cosI: number;
  readonly sinH: number;
  readonly cosH: number;
  readonly strength: number;
}

interface BodyTerms {
  readonly s: readonly [number, number, number, number, number, number, number];
  readonly z1: number;
  readonly z2: number;
  readonly z3: number;
  readonly z11: number;
  readonly z12: number;
  readonly z13: number;
  readonly z21: number;
  readonly z22: number;
  readonly z23: number;
  readonly z31: number;
  readonly z32: number;
  readonly z33: number;
}

/**
 * Lunisolar coefficients, their secular rates and the resonance terms of one object at its epoch.
 *
 * Method   Hujsak 1979, Spacetrack Report No. 3 (1980), AIAA 2006-6753; docs/models/sgp4
 *
 * @param nearEarth        Float64Array(ROW)   the near-Earth row, filled
 * @param epoch1950   number   days of UTC since 1949-12-31T00:00:00 (JD 2433281.5)
 * @returns Float64Array(DEEP_ROW), layout in record.ts
 */
export function initDeepSpace(nearEarth: Float64Array, epoch1950: number, mode: Sgp4Mode): Float64Array {
  const deep = new Float64Array(row.DEEP_ROW);
  const inclination = nearEarth[row.INCLINATION]!;
  const node = nearEarth[row.NODE]!;
  const e = nearEarth[row.ECCENTRICITY]!;
  const orbit: Orbit = {
    e,
    e2: e * e,
    n: nearEarth[row.MEAN_MOTION]!,
    sinI: nearEarth[row.SIN_I]!,
    cosI: nearEarth[row.COS_I]!,
    sinArg: Math.sin(nearEarth[row.ARG_PERIGEE]!),
    cosArg: Math.cos(nearEarth[row.ARG_PERIGEE]!),
  };
  const sinNode = Math.sin(node);
  const cosNode = Math.cos(node);

  const day = epoch1950 + 18_261.5;
  const moonNode = (4.523_602 - 9.242_202_9e-4 * day) % TWO_PI;
  const sinMoonNode = Math.sin(moonNode);
  const cosMoonNode = Math.cos(moonNode);
  const cosMoonI = 0.913_751_64 - 0.035_680_96 * cosMoonNode;
  const sinMoonI = Math.sqrt(1 - cosMoonI * cosMoonI);
  const sinMoonH = (0.089_683_511 * sinMoonNode) / sinMoonI;
  const cosMoonH = Math.sqrt(1 - sinMoonH * sinMoonH);
  const moonPerigee = 5.835_151_4 + 0.001_944_368 * day;
  const moonArg =
    Math.atan2(
      (SIN_OBLIQUITY * sinMoonNode) / sinMoonI,
      cosMoonH * cosMoonNode + COS_OBLIQUITY * sinMoonH * sinMoonNode,
    ) +
    moonPerigee -
    moonNode;

  const sun = bodyTerms(orbit, {
    sinG: SIN_SUN_PERIGEE,
    cosG: COS_SUN_PERIGEE,
    sinI: SIN_OBLIQUITY,
    cosI: COS_OBLIQUITY,
    sinH: sinNode,
    cosH: cosNode,
    strength: SUN_STRENGTH,
  });
  const moon = bodyTerms(orbit, {
    sinG: Math.sin(moonArg),
    cosG: Math.cos(moonArg),
    sinI: sinMoonI,
    cosI: cosMoonI,
    sinH: sinNode * cosMoonH - cosNode * sinMoonH,
    cosH: cosMoonH * cosNode + sinMoonH * sinNode,
    strength: MOON_STRENGTH,
  });
  writePeriodics(deep, row.SE2, sun, orbit.e2, SUN_ECCENTRICITY);
  writePeriodics(deep, row.EE2, moon, orbit.e2, MOON_ECCENTRICITY);
  deep[row.ZMOS] = (6.256_583_7 + 0.017_201_977 * day) % TWO_PI;
  deep[row.ZMOL] = (4.719_967_2 + 0.229_971_5 * day - moonPerigee) % TWO_PI;

  const equatorial = inclination < EQUATORIAL || inclination > Math.PI - EQUATORIAL;
  const solar = secularRates(sun, SUN_RATE, orbit, equatorial);
  const lunar = secularRates(moon, MOON_RATE, orbit, equatorial);
  deep[row.DEDT] = solar.e + lunar.e;
  deep[row.DIDT] = solar.i + lunar.i;
  deep[row.DMDT] = solar.m + lunar.m;
  deep[row.DOMDT] = solar.arg + lunar.arg;
  deep[row.DNODT] = solar.node + lunar.node;
  deep[row.GSTO] = mode === 'afspc' ? siderealTime1970(epoch1950) : siderealTime1982(epoch1950);
  deep[row.AFSPC] = mode === 'afspc' ? 1 : 0;
  resonanceTerms(nearEarth, deep);
  return deep;
}

function bodyTerms(orbit: Orbit, body: Body): BodyTerms {
  const { e2, sinI, cosI, sinArg, cosArg } = orbit;
  const a1 = body.cosG * body.cosH + body.sinG * body.cosI * body.sinH;
  const a3 = -body.sinG * body.cosH + body.cosG * body.cosI * body.sinH;
  const a7 = -body.cosG * body.sinH + body.sinG * body.cosI * body.cosH;
  const a8 = body.sinG * body.sinI;
  const a9 = body.sinG * body.sinH + body.cosG * body.cosI * body.cosH;
  const a10 = body.cosG * body.sinI;
  const a2 = cosI * a7 + sinI * a8;
  const a4 = cosI * a9 + sinI * a10;
  const a5 = -sinI * a7 + cosI * a8;
  const a6 = -sinI * a9 + cosI * a10;
  const x1 = a1 * cosArg + a2 * sinArg;
  const x2 = a3 * cosArg + a4 * sinArg;
  const x3 = -a1 * sinArg + a2 * cosArg;
  const x4 = -a3 * sinArg + a4 * cosArg;
  const x5 = a5 * sinArg;
  const x6 = a6 * sinArg;
  const x7 = a5 * cosArg;
  const x8 = a6 * cosArg;
  const z31 = 12 * x1 * x1 - 3 * x3 * x3;
  const z32 = 24 * x1 * x2 - 6 * x3 * x4;
  const z33 = 12 * x2 * x2 - 3 * x4 * x4;
  const beta2 = 1 - e2;
  const beta = Math.sqrt(beta2);
  const s3 = body.strength / orbit.n;
  const s4 = s3 * beta;
  return {
    s: [-15 * orbit.e * s4, (-0.5 * s3) / beta, s3, s4, x1 * x3 + x2 * x4, x2 * x3 + x1 * x4, x2 * x4 - x1 * x3],
    z1: 2 * (3 * (a1 * a1 + a2 * a2) + z31 * e2) + beta2 * z31,
    z2: 2 * (6 * (a1 * a3 + a2 * a4) + z32 * e2) + beta2 * z32,
    z3: 2 * (3 * (a3 * a3 + a4 * a4) + z33 * e2) + beta2 * z33,
    z11: -6 * a1 * a5 + e2 * (-24 * x1 * x7 - 6 * x3 * x5),
    z12: -6 * (a1 * a6 + a3 * a5) + e2 * (-24 * (x2 * x7 + x1 * x8) - 6 * (x3 * x6 + x4 * x5)),
    z13: -6 * a3 * a6 + e2 * (-24 * x2 * x8 - 6 * x4 * x6),
    z21: 6 * a2 * a5 + e2 * (24 * x1 * x5 - 6 * x3 * x7),
    z22: 6 * (a4 * a5 + a2 * a6) + e2 * (24 * (x2 * x5 + x1 * x6) - 6 * (x4 * x7 + x3 * x8)),
    z23: 6 * a4 * a6 + e2 * (24 * x2 * x6 - 6 * x4 * x8),
    z31,
    z32,
    z33,
  };
}

/** Twelve coefficients in the order e2 e3 i2 i3 l2 l3 l4 gh2 gh3 gh4 h2 h3, from `at` on. */
function writePeriodics(deep: Float64Array, at: number, t: BodyTerms, e2: number, bodyEccentricity: number): void {
  const [s1, s2, s3, s4, , s6, s7] = t.s;
  deep.set(
    [
      2 * s1 * s6,
      2 * s1 * s7,
      2 * s2 * t.z12,
      2 * s2 * (t.z13 - t.z11),
      -2 * s3 * t.z2,
      -2 * s3 * (t.z3 - t.z1),
      -2 * s3 * (-21 - 9 * e2) * bodyEccentricity,
      2 * s4 * t.z32,
      2 * s4 * (t.z33 - t.z31),
      -18 * s4 * bodyEccentricity,
      -2 * s2 * t.z22,
      -2 * s2 * (t.z23 - t.z21),
    ],
    at,
  );
}

interface Rates {
  readonly e: number;
  readonly i: number;
  readonly m: number;
  readonly arg: number;
  readonly node: number;
}

function secularRates(t: BodyTerms, rate: number, orbit: Orbit, equatorial: boolean): Rates {
  const [s1, s2, s3, s4, s5] = t.s;
  const nodeTimesSin = equatorial ? 0 : -rate * s2 * (t.z21 + t.z23);
  const node = orbit.sinI === 0 ? nodeTimesSin : nodeTimesSin / orbit.sinI;
  return {
    e: s1 * rate * s5,
    i: s2 * rate * (t.z11 + t.z13),
    m: -rate * s3 * (t.z1 + t.z3 - 14 - 6 * orbit.e2),
    arg: s4 * rate * (t.z31 + t.z33 - 6) - orbit.cosI * node,
    node,
  };
}

/** Greenwich mean sidereal time, IAU 1982, rad. */
function siderealTime1982(epoch1950: number): number {
  const centuries = (epoch1950 + 2_433_281.5 - 2_451_545) / 36_525;
  const seconds =
    -6.2e-6 * centuries ** 3 +
    0.093_104 * centuries ** 2 +
    (876_600 * 3600 + 8_640_184.812_866) * centuries +
    67_310.548_41;
  const angle = ((seconds * Math.PI) / 43_200) % TWO_PI;
  return angle < 0 ? angle + TWO_PI : angle;
}

/** Sidereal time counted from 1970 as the operational code does, rad. */
function siderealTime1970(epoch1950: number): number {
  const days = epoch1950 - 7305;
  const wholeDays = Math.floor(days + 1e-8);
  const rate = 0.017202791694070362;
  const angle =
    (1.7321343856509375 +
      rate * wholeDays +
      (rate + TWO_PI) * (days - wholeDays) +
      days * days * 5.075514194322695e-15) %
    TWO_PI;
  return angle < 0 ? angle + TWO_PI : angle;
}
