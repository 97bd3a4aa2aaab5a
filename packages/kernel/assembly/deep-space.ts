import * as row from './rows';
import { J3_OVER_J2, TWO_PI, XKE } from './rows';
import { nearEarthPair } from './near-earth';
import { statesOfMean } from './tail';
import { sineCosine, turnRemainder } from './trigonometry';

/** Deep-space fields, as packages/astro/src/sgp4/record.ts; constants as in its deep-space.ts. */
const SE2: usize = 0;
const EE2: usize = 12 * 8;
const ZMOS: usize = 24 * 8;
const ZMOL: usize = 25 * 8;
const DEDT: usize = 26 * 8;
const DIDT: usize = 27 * 8;
const DMDT: usize = 28 * 8;
const DNODT: usize = 29 * 8;
const DOMDT: usize = 30 * 8;
const RESONANCE: usize = 31 * 8;
const XFACT: usize = 32 * 8;
const XLAMO: usize = 33 * 8;
const GSTO: usize = 34 * 8;
const AFSPC: usize = 35 * 8;
const RES0: usize = 36 * 8;

const SUN_RATE: f64 = 1.19459e-5;
const SUN_ECCENTRICITY: f64 = 0.01675;
const MOON_RATE: f64 = 1.5835218e-4;
const MOON_ECCENTRICITY: f64 = 0.0549;
const EARTH_RATE: f64 = 0.0043752690880113;
const STEP: f64 = 720;
const HALF_STEP_2: f64 = 259200;
const LYDDANE_INCLINATION: f64 = 0.2;

/** Multipliers of argument and longitude and phases of the ten half-day terms, three float64 each. */
const HALF_DAY: usize = memory.data<f64>([
  2, 1, 5.7686396, 0, 1, 5.7686396, 1, 1, 0.95240898, -1, 1, 0.95240898, 2, 2, 1.8014998, 0, 2, 1.8014998, 1, 1,
  1.050833, -1, 1, 1.050833, 1, 2, 4.4108898, -1, 2, 4.4108898,
]);
/** Multiplier and phase of the three one-day terms. */
const ONE_DAY: usize = memory.data<f64>([1, 0.13130908, 2, 2.8843198, 3, 0.37448087]);

/** Mean elements handed to the tail, a pair row, and six scalars of one object. */
const SHAPE: usize = memory.data(row.PAIR_ROW, 16);
const BOTH: usize = memory.data(96, 16);
const MEAN: usize = memory.data(6 * 8, 16);
const EM: usize = 0;
const IM: usize = 8;
const NODEM: usize = 16;
const ARGPM: usize = 24;
const MM: usize = 32;
const NM: usize = 40;
/** Fields of the pair row of mean elements that are not those of a near-Earth row. */
const AXIS: i32 = 1;

// @ts-ignore: decorator
@inline
function one(p: usize, k: i32, lane: usize): f64 {
  return load<f64>(p + ((<usize>k) << 4) + (lane << 3));
}

// @ts-ignore: decorator
@inline
function put(k: i32, lane: usize, value: f64): void {
  store<f64>(SHAPE + ((<usize>k) << 4) + (lane << 3), value);
}

/** States of the two deep-space objects of a pair row; d0, d1 and c0, c1: their deep rows and integrator caches. */
export function deepSpacePair(
  p: usize,
  d0: usize,
  d1: usize,
  c0: usize,
  c1: usize,
  t: v128,
  lengthUnit: f64,
  to0: usize,
  to1: usize,
): i32 {
  const code0 = meanElements(p, 0, d0, c0, f64x2.extract_lane(t, 0));
  const code1 = meanElements(p, 1, d1, c1, f64x2.extract_lane(t, 1));
  const codes = statesOfMean(
    row.field(SHAPE, row.MEAN_ANOMALY),
    row.field(SHAPE, row.ARG_PERIGEE),
    row.field(SHAPE, row.NODE),
    row.field(SHAPE, row.ECCENTRICITY),
    row.field(SHAPE, AXIS),
    SHAPE,
    lengthUnit,
    to0,
    to1,
  );
  if ((code0 | code1) == 0) return codes;
  return (code0 != 0 ? code0 : codes & 255) | ((code1 != 0 ? code1 : codes >> 8) << 8);
}

/**
 * States of a pair row with one deep-space object in `lane` (d, c: its rows) and a near-Earth object in the other.
 * Both theories run on both lanes, and each row takes the one that is its own.
 */
export function mixedPair(p: usize, lane: usize, d: usize, c: usize, t: v128, lengthUnit: f64, to: usize): i32 {
  const codes = nearEarthPair(p, t, lengthUnit, to, to + 48);
  const code = meanElements(p, lane, d, c, lane == 0 ? f64x2.extract_lane(t, 0) : f64x2.extract_lane(t, 1));
  const deepCodes = statesOfMean(
    row.field(SHAPE, row.MEAN_ANOMALY),
    row.field(SHAPE, row.ARG_PERIGEE),
    row.field(SHAPE, row.NODE),
    row.field(SHAPE, row.ECCENTRICITY),
    row.field(SHAPE, AXIS),
    SHAPE,
    lengthUnit,
    BOTH,
    BOTH + 48,
  );
  memory.copy(to + 48 * lane, BOTH + 48 * lane, 48);
  const own = code != 0 ? code : (deepCodes >> (lane == 0 ? 0 : 8)) & 255;
  return lane == 0 ? own | (codes & 0xff00) : (codes & 255) | (own << 8);
}

/** Mean elements of one object into lane `lane` of the pair row. */
function meanElements(p: usize, lane: usize, d: usize, c: usize, t: f64): i32 {
  const initError = one(p, row.INIT_ERROR, lane);
  if (initError != 0) return i32(initError);
  const t2 = t * t;
  store<f64>(MEAN, one(p, row.ECCENTRICITY, lane) + load<f64>(d, DEDT) * t, EM);
  store<f64>(MEAN, one(p, row.INCLINATION, lane) + load<f64>(d, DIDT) * t, IM);
  store<f64>(
    MEAN,
    one(p, row.NODE, lane) +
      one(p, row.NODE_RATE, lane) * t +
      one(p, row.NODE_DRAG, lane) * t2 +
      load<f64>(d, DNODT) * t,
    NODEM,
  );
  store<f64>(
    MEAN,
    one(p, row.ARG_PERIGEE, lane) + one(p, row.ARG_PERIGEE_RATE, lane) * t + load<f64>(d, DOMDT) * t,
    ARGPM,
  );
  store<f64>(
    MEAN,
    one(p, row.MEAN_ANOMALY, lane) + one(p, row.MEAN_ANOMALY_RATE, lane) * t + load<f64>(d, DMDT) * t,
    MM,
  );
  const n0 = one(p, row.MEAN_MOTION, lane);
  store<f64>(MEAN, n0, NM);
  const resonance = load<f64>(d, RESONANCE);
  if (resonance != 0) resonanceTo(p, lane, d, c, t, resonance == 1);
  const motion = load<f64>(MEAN, NM);
  if (!(motion > 0)) return 2;
  const factor = 1 - one(p, row.C1, lane) * t;
  const root = Math.cbrt(XKE / motion);
  const axis = root * root * factor * factor;
  let e = load<f64>(MEAN, EM) - one(p, row.BC4, lane) * t;
  if (!(e < 1 && e >= -0.001)) return 1;
  if (e < 1e-6) e = 1e-6;

  let node = load<f64>(MEAN, NODEM);
  let argp = load<f64>(MEAN, ARGPM);
  const longitude = load<f64>(MEAN, MM) + n0 * one(p, row.T2, lane) * t2 + argp + node;
  node = turnRemainder(node);
  argp = turnRemainder(argp);
  store<f64>(MEAN, e, EM);
  store<f64>(MEAN, node, NODEM);
  store<f64>(MEAN, argp, ARGPM);
  store<f64>(MEAN, turnRemainder(turnRemainder(longitude) - argp - node), MM);
  addPeriodics(d, t);
  let inclination = load<f64>(MEAN, IM);
  node = load<f64>(MEAN, NODEM);
  argp = load<f64>(MEAN, ARGPM);
  e = load<f64>(MEAN, EM);
  if (inclination < 0) {
    inclination = -inclination;
    node += Math.PI;
    argp -= Math.PI;
  }
  if (!(e >= 0 && e <= 1)) return 3;
  const sc = sineCosine(inclination);
  const sinI = f64x2.extract_lane(sc, 0);
  const cosI = f64x2.extract_lane(sc, 1);
  const cos2 = cosI * cosI;
  const onePlus = Math.abs(cosI + 1) > 1.5e-12 ? 1 + cosI : 1.5e-12;
  put(row.MEAN_ANOMALY, lane, load<f64>(MEAN, MM));
  put(row.ARG_PERIGEE, lane, argp);
  put(row.NODE, lane, node);
  put(row.ECCENTRICITY, lane, e);
  put(AXIS, lane, axis);
  put(row.COS_I, lane, cosI);
  put(row.SIN_I, lane, sinI);
  put(row.AYCOF, lane, -0.5 * J3_OVER_J2 * sinI);
  put(row.XLCOF, lane, (-0.25 * J3_OVER_J2 * sinI * (3 + 5 * cosI)) / onePlus);
  put(row.CON41, lane, 3 * cos2 - 1);
  put(row.X1MTH2, lane, 1 - cos2);
  put(row.X7THM1, lane, 7 * cos2 - 1);
  return 0;
}

/** Integrates mean motion and longitude in 720 min steps from epoch; the cache only saves steps. */
function resonanceTo(p: usize, lane: usize, d: usize, c: usize, t: f64, isOneDay: bool): void {
  const n0 = one(p, row.MEAN_MOTION, lane);
  const xfact = load<f64>(d, XFACT);
  let time = load<f64>(c);
  let longitude = load<f64>(c, 8);
  let motion = load<f64>(c, 16);
  if (time == 0 || t * time <= 0 || Math.abs(t) < Math.abs(time)) {
    time = 0;
    longitude = load<f64>(d, XLAMO);
    motion = n0;
  }
  const stepS = t > 0 ? STEP : -STEP;
  while (true) {
    const arg = one(p, row.ARG_PERIGEE, lane) + one(p, row.ARG_PERIGEE_RATE, lane) * time;
    const longitudeRate = motion + xfact;
    let acceleration: f64 = 0;
    let slope: f64 = 0;
    if (isOneDay) {
      for (let k: usize = 0; k < 3; k++) {
        const factor = load<f64>(ONE_DAY + 16 * k);
        const size = load<f64>(d + RES0 + 8 * k);
        const sc = sineCosine(factor * (longitude - load<f64>(ONE_DAY + 16 * k, 8)));
        acceleration += size * f64x2.extract_lane(sc, 0);
        slope += factor * size * f64x2.extract_lane(sc, 1);
      }
    } else {
      for (let k: usize = 0; k < 10; k++) {
        const term = HALF_DAY + 24 * k;
        const factor = load<f64>(term, 8);
        const size = load<f64>(d + RES0 + 8 * k);
        const sc = sineCosine(load<f64>(term) * arg + factor * longitude - load<f64>(term, 16));
        acceleration += size * f64x2.extract_lane(sc, 0);
        slope += factor * size * f64x2.extract_lane(sc, 1);
      }
    }
    slope *= longitudeRate;
    const left = t - time;
    if (Math.abs(left) < STEP) {
      store<f64>(c, time);
      store<f64>(c, longitude, 8);
      store<f64>(c, motion, 16);
      const n = motion + acceleration * left + slope * left * left * 0.5;
      const l = longitude + longitudeRate * left + acceleration * left * left * 0.5;
      const theta = turnRemainder(load<f64>(d, GSTO) + t * EARTH_RATE);
      const node = load<f64>(MEAN, NODEM);
      store<f64>(MEAN, isOneDay ? l - node - load<f64>(MEAN, ARGPM) + theta : l - 2 * node + 2 * theta, MM);
      store<f64>(MEAN, n0 + (n - n0), NM);
      return;
    }
    longitude += longitudeRate * stepS + acceleration * HALF_STEP_2;
    motion += acceleration * stepS + slope * HALF_STEP_2;
    time += stepS;
  }
}

/** One body's share: e, i, l, gh, h added to five scalars in PULL. */
const PULL: usize = memory.data(5 * 8, 16);

function addBody(body: usize, anomaly: f64, eccentricity: f64): void {
  const zf = anomaly + 2 * eccentricity * f64x2.extract_lane(sineCosine(anomaly), 0);
  const sc = sineCosine(zf);
  const sinZ = f64x2.extract_lane(sc, 0);
  const f2 = 0.5 * sinZ * sinZ - 0.25;
  const f3 = -0.5 * sinZ * f64x2.extract_lane(sc, 1);
  store<f64>(PULL, load<f64>(PULL) + load<f64>(body) * f2 + load<f64>(body, 8) * f3);
  store<f64>(PULL, load<f64>(PULL, 8) + load<f64>(body, 16) * f2 + load<f64>(body, 24) * f3, 8);
  store<f64>(
    PULL,
    load<f64>(PULL, 16) + load<f64>(body, 32) * f2 + load<f64>(body, 40) * f3 + load<f64>(body, 48) * sinZ,
    16,
  );
  store<f64>(
    PULL,
    load<f64>(PULL, 24) + load<f64>(body, 56) * f2 + load<f64>(body, 64) * f3 + load<f64>(body, 72) * sinZ,
    24,
  );
  store<f64>(PULL, load<f64>(PULL, 32) + load<f64>(body, 80) * f2 + load<f64>(body, 88) * f3, 32);
}

/** Periodic pull of the Sun and the Moon on the mean elements; Lyddane's form under 0.2 rad of inclination. */
function addPeriodics(d: usize, t: f64): void {
  memory.fill(PULL, 0, 40);
  addBody(d + SE2, load<f64>(d, ZMOS) + SUN_RATE * t, SUN_ECCENTRICITY);
  addBody(d + EE2, load<f64>(d, ZMOL) + MOON_RATE * t, MOON_ECCENTRICITY);
  const pi = load<f64>(PULL, 8);
  const pl = load<f64>(PULL, 16);
  const pgh = load<f64>(PULL, 24);
  let ph = load<f64>(PULL, 32);
  store<f64>(MEAN, load<f64>(MEAN, EM) + load<f64>(PULL), EM);
  const inclination = load<f64>(MEAN, IM) + pi;
  store<f64>(MEAN, inclination, IM);
  const sc = sineCosine(inclination);
  const sinI = f64x2.extract_lane(sc, 0);
  const cosI = f64x2.extract_lane(sc, 1);
  if (inclination >= LYDDANE_INCLINATION) {
    ph /= sinI;
    store<f64>(MEAN, load<f64>(MEAN, ARGPM) + (pgh - cosI * ph), ARGPM);
    store<f64>(MEAN, load<f64>(MEAN, NODEM) + ph, NODEM);
    store<f64>(MEAN, load<f64>(MEAN, MM) + pl, MM);
    return;
  }
  const isAfspc = load<f64>(d, AFSPC) == 1;
  let node = turnRemainder(load<f64>(MEAN, NODEM));
  if (node < 0 && isAfspc) node += TWO_PI;
  const nodeSc = sineCosine(node);
  const sinNode = f64x2.extract_lane(nodeSc, 0);
  const cosNode = f64x2.extract_lane(nodeSc, 1);
  const alpha = sinI * sinNode + ph * cosNode + pi * cosI * sinNode;
  const beta = sinI * cosNode - ph * sinNode + pi * cosI * cosNode;
  const longitude =
    load<f64>(MEAN, MM) + load<f64>(MEAN, ARGPM) + cosI * node + (pl + pgh - pi * node * sinI);
  let newNode = Math.atan2(alpha, beta);
  if (newNode < 0 && isAfspc) newNode += TWO_PI;
  if (Math.abs(node - newNode) > Math.PI) newNode += newNode < node ? TWO_PI : -TWO_PI;
  const m = load<f64>(MEAN, MM) + pl;
  store<f64>(MEAN, newNode, NODEM);
  store<f64>(MEAN, m, MM);
  store<f64>(MEAN, longitude - m - cosI * newNode, ARGPM);
}
