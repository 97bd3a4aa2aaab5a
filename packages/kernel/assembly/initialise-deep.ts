import { resonanceTerms } from './initialise-resonance';
import { add, axpb, div, mul, scaled, splatted, square, sub } from './lanes';
import * as row from './rows';
import { TWO_PI } from './rows';
import { cosineFull, sineFull } from './trigonometry';

/** Rows of packages/astro/src/sgp4/record.ts and the constants of its deep-space-init.ts, the readable twin. */
const ROW: usize = 40 * 8;
const SE2: i32 = 0;
const EE2: i32 = 12;
const ZMOS: i32 = 24;
const ZMOL: i32 = 25;
const DEDT: i32 = 26;
const DIDT: i32 = 27;
const DMDT: i32 = 28;
const DNODT: i32 = 29;
const DOMDT: i32 = 30;
const GSTO: usize = 34 * 8;
const AFSPC: usize = 35 * 8;
const SUN_RATE: f64 = 1.19459e-5;
const SUN_ECCENTRICITY: f64 = 0.01675;
const MOON_RATE: f64 = 1.5835218e-4;
const MOON_ECCENTRICITY: f64 = 0.0549;
const SUN_STRENGTH: f64 = 2.9864797e-6;
const MOON_STRENGTH: f64 = 4.7968065e-7;
const SIN_OBLIQUITY: f64 = 0.39785416;
const COS_OBLIQUITY: f64 = 0.91744867;
const SIN_SUN_PERIGEE: f64 = -0.98088458;
const COS_SUN_PERIGEE: f64 = 0.1945905;
const EQUATORIAL: f64 = 5.2359877e-2;

/** Terms of one body, a vector each: s1 to s7, then the z of the theory. */
const TERMS: usize = memory.data(20 * 16, 16);
const S1: i32 = 0;
const S2: i32 = 1;
const S3: i32 = 2;
const S4: i32 = 3;
const S5: i32 = 4;
const S6: i32 = 5;
const S7: i32 = 6;
const Z1: i32 = 7;
const Z2: i32 = 8;
const Z3: i32 = 9;
const Z11: i32 = 10;
const Z12: i32 = 11;
const Z13: i32 = 12;
const Z21: i32 = 13;
const Z22: i32 = 14;
const Z23: i32 = 15;
const Z31: i32 = 16;
const Z32: i32 = 17;
const Z33: i32 = 18;

/** Orientation of the orbit: sine and cosine of inclination and of the argument of perigee. */
const ORBIT: usize = memory.data(4 * 16, 16);
/** Orientation of the body: sine and cosine of g, i, h. */
const BODY: usize = memory.data(6 * 16, 16);

// @inline
function term(k: i32): v128 {
  return v128.load(TERMS + ((<usize>k) << 4));
}

// @inline
function setTerm(k: i32, value: v128): void {
  v128.store(TERMS + ((<usize>k) << 4), value);
}

// @inline
function storeFields(d0: usize, d1: usize, k: i32, value: v128): void {
  const at = (<usize>k) << 3;
  store<f64>(d0 + at, f64x2.extract_lane(value, 0));
  store<f64>(d1 + at, f64x2.extract_lane(value, 1));
}

// @inline
function pair(a: usize, b: usize, k: i32): v128 {
  const at = (<usize>k) << 3;
  return f64x2.replace_lane(splatted(load<f64>(a + at)), 1, load<f64>(b + at));
}

/**
 * Deep-space rows of objects [from, to), two at a time.
 *
 * @param rows      their near-Earth rows, filled
 * @param days1950  float64 per deep-space object: days of UTC since JD 2433281.5
 * @param deep      deep-space rows, written; @param isAfspc 1 for the habits of the operational code
 */
export function initialiseDeep(rows: usize, days1950: usize, from: i32, to: i32, deep: usize, isAfspc: i32): void {
  for (let k = from; k < to; k += 2) {
    const m = k + 1 < to ? k + 1 : k;
    const a = rows + <usize>k * ROW;
    const b = rows + <usize>m * ROW;
    const d0 = deep + <usize>k * row.DEEP_ROW;
    const d1 = deep + <usize>m * row.DEEP_ROW;
    const t0 = load<f64>(days1950 + 8 * <usize>k);
    const t1 = load<f64>(days1950 + 8 * <usize>m);
    memory.fill(d0, 0, row.DEEP_ROW);
    memory.fill(d1, 0, row.DEEP_ROW);
    deepPair(a, b, d0, d1, f64x2.replace_lane(splatted(t0), 1, t1));
    finish(a, d0, t0, isAfspc);
    if (m !== k) finish(b, d1, t1, isAfspc);
  }
}

function finish(nearRow: usize, deepRow: usize, epoch1950: f64, isAfspc: i32): void {
  store<f64>(deepRow + GSTO, isAfspc !== 0 ? siderealTime1970(epoch1950) : siderealTime1982(epoch1950));
  store<f64>(deepRow + AFSPC, isAfspc !== 0 ? 1 : 0);
  resonanceTerms(nearRow, deepRow);
}

function deepPair(a: usize, b: usize, d0: usize, d1: usize, epoch1950: v128): void {
  const node = pair(a, b, row.NODE);
  const arg = pair(a, b, row.ARG_PERIGEE);
  const e = pair(a, b, row.ECCENTRICITY);
  const sinI = pair(a, b, row.SIN_I);
  const cosI = pair(a, b, row.COS_I);
  const n = pair(a, b, row.MEAN_MOTION);
  const inclination = pair(a, b, row.INCLINATION);
  v128.store(ORBIT, sinI);
  v128.store(ORBIT, cosI, 16);
  v128.store(ORBIT, sineFull(arg), 32);
  v128.store(ORBIT, cosineFull(arg), 48);
  const sinNode = sineFull(node);
  const cosNode = cosineFull(node);

  const day = add(epoch1950, splatted(18261.5));
  const moonNode = remainder(sub(splatted(4.523602), scaled(9.2422029e-4, day)));
  const sinMoonNode = sineFull(moonNode);
  const cosMoonNode = cosineFull(moonNode);
  const cosMoonI = axpb(-0.03568096, cosMoonNode, 0.91375164);
  const sinMoonI = f64x2.sqrt(sub(splatted(1), square(cosMoonI)));
  const sinMoonH = div(scaled(0.089683511, sinMoonNode), sinMoonI);
  const cosMoonH = f64x2.sqrt(sub(splatted(1), square(sinMoonH)));
  const moonPerigee = axpb(0.001944368, day, 5.8351514);
  const moonY = div(scaled(SIN_OBLIQUITY, sinMoonNode), sinMoonI);
  const moonX = add(mul(cosMoonH, cosMoonNode), scaled(COS_OBLIQUITY, mul(sinMoonH, sinMoonNode)));
  const moonArg = sub(add(angleOf(moonY, moonX), moonPerigee), moonNode);

  const equatorial = v128.or(
    f64x2.lt(inclination, splatted(EQUATORIAL)),
    f64x2.gt(inclination, splatted(Math.PI - EQUATORIAL)),
  );
  setBody(
    splatted(SIN_SUN_PERIGEE),
    splatted(COS_SUN_PERIGEE),
    splatted(SIN_OBLIQUITY),
    splatted(COS_OBLIQUITY),
    sinNode,
    cosNode,
  );
  bodyTerms(e, n, SUN_STRENGTH);
  putPeriodics(d0, d1, SE2, square(e), SUN_ECCENTRICITY);
  addRates(d0, d1, SUN_RATE, e, equatorial);
  setBody(
    sineFull(moonArg),
    cosineFull(moonArg),
    sinMoonI,
    cosMoonI,
    sub(mul(sinNode, cosMoonH), mul(cosNode, sinMoonH)),
    add(mul(cosMoonH, cosNode), mul(sinMoonH, sinNode)),
  );
  bodyTerms(e, n, MOON_STRENGTH);
  putPeriodics(d0, d1, EE2, square(e), MOON_ECCENTRICITY);
  addRates(d0, d1, MOON_RATE, e, equatorial);
  storeFields(d0, d1, ZMOS, remainder(axpb(0.017201977, day, 6.2565837)));
  storeFields(d0, d1, ZMOL, remainder(sub(axpb(0.2299715, day, 4.7199672), moonPerigee)));
}

function setBody(sinG: v128, cosG: v128, sinI: v128, cosI: v128, sinH: v128, cosH: v128): void {
  v128.store(BODY, sinG);
  v128.store(BODY, cosG, 16);
  v128.store(BODY, sinI, 32);
  v128.store(BODY, cosI, 48);
  v128.store(BODY, sinH, 64);
  v128.store(BODY, cosH, 80);
}

/** Fills TERMS for the body in BODY and the orbit in ORBIT. */
function bodyTerms(e: v128, n: v128, strength: f64): void {
  const sinI = v128.load(ORBIT);
  const cosI = v128.load(ORBIT, 16);
  const sinArg = v128.load(ORBIT, 32);
  const cosArg = v128.load(ORBIT, 48);
  const sinG = v128.load(BODY);
  const cosG = v128.load(BODY, 16);
  const bodySinI = v128.load(BODY, 32);
  const bodyCosI = v128.load(BODY, 48);
  const sinH = v128.load(BODY, 64);
  const cosH = v128.load(BODY, 80);
  const e2 = square(e);
  const a1 = add(mul(cosG, cosH), mul(mul(sinG, bodyCosI), sinH));
  const a3 = sub(mul(mul(cosG, bodyCosI), sinH), mul(sinG, cosH));
  const a7 = sub(mul(mul(sinG, bodyCosI), cosH), mul(cosG, sinH));
  const a8 = mul(sinG, bodySinI);
  const a9 = add(mul(sinG, sinH), mul(mul(cosG, bodyCosI), cosH));
  const a10 = mul(cosG, bodySinI);
  const a2 = add(mul(cosI, a7), mul(sinI, a8));
  const a4 = add(mul(cosI, a9), mul(sinI, a10));
  const a5 = sub(mul(cosI, a8), mul(sinI, a7));
  const a6 = sub(mul(cosI, a10), mul(sinI, a9));
  const x1 = add(mul(a1, cosArg), mul(a2, sinArg));
  const x2 = add(mul(a3, cosArg), mul(a4, sinArg));
  const x3 = sub(mul(a2, cosArg), mul(a1, sinArg));
  const x4 = sub(mul(a4, cosArg), mul(a3, sinArg));
  const x5 = mul(a5, sinArg);
  const x6 = mul(a6, sinArg);
  const x7 = mul(a5, cosArg);
  const x8 = mul(a6, cosArg);
  const z31 = sub(scaled(12, square(x1)), scaled(3, square(x3)));
  const z32 = sub(scaled(24, mul(x1, x2)), scaled(6, mul(x3, x4)));
  const z33 = sub(scaled(12, square(x2)), scaled(3, square(x4)));
  const beta2 = sub(splatted(1), e2);
  const beta = f64x2.sqrt(beta2);
  const s3 = div(splatted(strength), n);
  const s4 = mul(s3, beta);
  setTerm(S1, mul(scaled(-15, e), s4));
  setTerm(S2, div(scaled(-0.5, s3), beta));
  setTerm(S3, s3);
  setTerm(S4, s4);
  setTerm(S5, add(mul(x1, x3), mul(x2, x4)));
  setTerm(S6, add(mul(x2, x3), mul(x1, x4)));
  setTerm(S7, sub(mul(x2, x4), mul(x1, x3)));
  setTerm(Z1, zonal(scaled(3, add(square(a1), square(a2))), z31, e2, beta2));
  setTerm(Z2, zonal(scaled(6, add(mul(a1, a3), mul(a2, a4))), z32, e2, beta2));
  setTerm(Z3, zonal(scaled(3, add(square(a3), square(a4))), z33, e2, beta2));
  setTerm(Z11, tilted(-6, mul(a1, a5), mul(x1, x7), mul(x3, x5), e2, -24, -6));
  setTerm(
    Z12,
    tilted(
      -6,
      add(mul(a1, a6), mul(a3, a5)),
      add(mul(x2, x7), mul(x1, x8)),
      add(mul(x3, x6), mul(x4, x5)),
      e2,
      -24,
      -6,
    ),
  );
  setTerm(Z13, tilted(-6, mul(a3, a6), mul(x2, x8), mul(x4, x6), e2, -24, -6));
  setTerm(Z21, tilted(6, mul(a2, a5), mul(x1, x5), mul(x3, x7), e2, 24, -6));
  setTerm(
    Z22,
    tilted(6, add(mul(a4, a5), mul(a2, a6)), add(mul(x2, x5), mul(x1, x6)), add(mul(x4, x7), mul(x3, x8)), e2, 24, -6),
  );
  setTerm(Z23, tilted(6, mul(a4, a6), mul(x2, x6), mul(x4, x8), e2, 24, -6));
  setTerm(Z31, z31);
  setTerm(Z32, z32);
  setTerm(Z33, z33);
}

// @inline
function zonal(base: v128, z: v128, e2: v128, beta2: v128): v128 {
  return add(scaled(2, add(base, mul(z, e2))), mul(beta2, z));
}

// @inline
function tilted(k: f64, base: v128, p: v128, q: v128, e2: v128, kp: f64, kq: f64): v128 {
  return add(scaled(k, base), mul(e2, add(scaled(kp, p), scaled(kq, q))));
}

/** Twelve coefficients in the order e2 e3 i2 i3 l2 l3 l4 gh2 gh3 gh4 h2 h3, from field `at` on. */
function putPeriodics(d0: usize, d1: usize, at: i32, e2: v128, bodyEccentricity: f64): void {
  const s2 = term(S2);
  const s3 = term(S3);
  const s4 = term(S4);
  storeFields(d0, d1, at, mul(scaled(2, term(S1)), term(S6)));
  storeFields(d0, d1, at + 1, mul(scaled(2, term(S1)), term(S7)));
  storeFields(d0, d1, at + 2, mul(scaled(2, s2), term(Z12)));
  storeFields(d0, d1, at + 3, mul(scaled(2, s2), sub(term(Z13), term(Z11))));
  storeFields(d0, d1, at + 4, mul(scaled(-2, s3), term(Z2)));
  storeFields(d0, d1, at + 5, mul(scaled(-2, s3), sub(term(Z3), term(Z1))));
  storeFields(d0, d1, at + 6, mul(scaled(-2, s3), scaled(bodyEccentricity, axpb(-9, e2, -21))));
  storeFields(d0, d1, at + 7, mul(scaled(2, s4), term(Z32)));
  storeFields(d0, d1, at + 8, mul(scaled(2, s4), sub(term(Z33), term(Z31))));
  storeFields(d0, d1, at + 9, scaled(-18 * bodyEccentricity, s4));
  storeFields(d0, d1, at + 10, mul(scaled(-2, s2), term(Z22)));
  storeFields(d0, d1, at + 11, mul(scaled(-2, s2), sub(term(Z23), term(Z21))));
}

/** Adds the secular rates of the body in TERMS to those written. */
function addRates(d0: usize, d1: usize, rate: f64, e: v128, equatorial: v128): void {
  const sinI = v128.load(ORBIT);
  const cosI = v128.load(ORBIT, 16);
  const timesSin = v128.andnot(mul(scaled(-rate, term(S2)), add(term(Z21), term(Z23))), equatorial);
  const isFlat = f64x2.eq(sinI, splatted(0));
  const node = v128.bitselect(timesSin, div(timesSin, sinI), isFlat);
  const inner = sub(add(term(Z1), term(Z3)), add(splatted(14), scaled(6, square(e))));
  storeFields(d0, d1, DEDT, add(pair(d0, d1, DEDT), mul(scaled(rate, term(S1)), term(S5))));
  storeFields(d0, d1, DIDT, add(pair(d0, d1, DIDT), mul(scaled(rate, term(S2)), add(term(Z11), term(Z13)))));
  storeFields(d0, d1, DMDT, add(pair(d0, d1, DMDT), mul(scaled(-rate, term(S3)), inner)));
  const perigee = mul(scaled(rate, term(S4)), sub(add(term(Z31), term(Z33)), splatted(6)));
  storeFields(d0, d1, DOMDT, add(pair(d0, d1, DOMDT), sub(perigee, mul(cosI, node))));
  storeFields(d0, d1, DNODT, add(pair(d0, d1, DNODT), node));
}

function remainder(x: v128): v128 {
  const first = f64x2.extract_lane(x, 0) % TWO_PI;
  return f64x2.replace_lane(splatted(first), 1, f64x2.extract_lane(x, 1) % TWO_PI);
}

function angleOf(y: v128, x: v128): v128 {
  const first = Math.atan2(f64x2.extract_lane(y, 0), f64x2.extract_lane(x, 0));
  return f64x2.replace_lane(splatted(first), 1, Math.atan2(f64x2.extract_lane(y, 1), f64x2.extract_lane(x, 1)));
}

/** Greenwich mean sidereal time, IAU 1982, rad. */
function siderealTime1982(epoch1950: f64): f64 {
  const centuries = (epoch1950 + 2433281.5 - 2451545) / 36525;
  const seconds =
    -6.2e-6 * centuries * centuries * centuries +
    0.093104 * centuries * centuries +
    (876600.0 * 3600 + 8640184.812866) * centuries +
    67310.54841;
  const angle = ((seconds * Math.PI) / 43200) % TWO_PI;
  return angle < 0 ? angle + TWO_PI : angle;
}

/** Sidereal time counted from 1970 as the operational code does, rad. */
function siderealTime1970(epoch1950: f64): f64 {
  const days = epoch1950 - 7305;
  const wholeDays = Math.floor(days + 1e-8);
  const rate: f64 = 0.017202791694070362;
  const angle =
    (1.7321343856509375 +
      rate * wholeDays +
      (rate + TWO_PI) * (days - wholeDays) +
      days * days * 5.075514194322695e-15) %
    TWO_PI;
  return angle < 0 ? angle + TWO_PI : angle;
}
