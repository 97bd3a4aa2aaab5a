/**
 * How an initialised element set lies in memory: rows of float64, one row per object.
 *
 * A row per object (not a column per field) puts one object's 36 numbers on five cache lines, which suits scalar
 * code that visits objects in any order wants; objects of a JavaScript class cost about twice the time. Rows can be
 * shared between threads; only `integrator` is written during propagation and it is a cache (see deep-space.ts).
 */

/** Float64 values in one near-Earth row. */
export const ROW = 40;
/** Float64 values in one deep-space row. */
export const DEEP_ROW = 48;
/** Float64 values in one resonance-integrator cache row: time (min), longitude (rad), mean motion (rad/min). */
export const INTEGRATOR_ROW = 3;

// Near-Earth row. Angles in rad, times in minutes, lengths in earth radii.
export const MEAN_ANOMALY = 0;
export const MEAN_ANOMALY_RATE = 1;
export const ARG_PERIGEE = 2;
export const ARG_PERIGEE_RATE = 3;
export const NODE = 4;
export const NODE_RATE = 5;
/** Node drag coefficient (t^2). */
export const NODE_DRAG = 6;
/** C1 of the theory. */
export const C1 = 7;
/** B* C4. */
export const BC4 = 8;
/** Mean longitude drag coefficients of t^2 .. t^5. */
export const T2 = 9;
export const OMEGA_DRAG = 10;
export const ANOMALY_DRAG = 11;
export const ETA = 12;
/** (1 + eta cos M0)^3. */
export const DELTA_M0 = 13;
export const D2 = 14;
export const D3 = 15;
export const D4 = 16;
/** B* C5. */
export const BC5 = 17;
export const SIN_M0 = 18;
export const T3 = 19;
export const T4 = 20;
export const T5 = 21;
/** Brouwer mean motion, rad/min. */
export const MEAN_MOTION = 22;
export const SEMI_MAJOR_AXIS = 23;
export const ECCENTRICITY = 24;
export const COS_I = 25;
export const SIN_I = 26;
/** Long-period coefficients. */
export const AYCOF = 27;
export const XLCOF = 28;
/** 3 cos^2 i - 1, 1 - cos^2 i, 7 cos^2 i - 1. */
export const CON41 = 29;
export const X1MTH2 = 30;
export const X7THM1 = 31;
export const INCLINATION = 32;
/** Epoch, TAI seconds since 2000. */
export const EPOCH_TAI_S = 33;
/** Error found at initialisation (0 none); such an object never has a state. */
export const INIT_ERROR = 34;
/** Norad id, for reports. */
export const NORAD_ID = 35;
/** From when to when the drag series describe an orbit, min; infinite for deep-space objects (`life.ts`). */
export const LIFE_START = 36;
export const LIFE_STOP = 37;

// Deep-space row: solar terms, lunar terms, secular rates, resonance.
export const SE2 = 0;
export const SE3 = 1;
export const SI2 = 2;
export const SI3 = 3;
export const SL2 = 4;
export const SL3 = 5;
export const SL4 = 6;
export const SGH2 = 7;
export const SGH3 = 8;
export const SGH4 = 9;
export const SH2 = 10;
export const SH3 = 11;
export const EE2 = 12;
export const E3 = 13;
export const XI2 = 14;
export const XI3 = 15;
export const XL2 = 16;
export const XL3 = 17;
export const XL4 = 18;
export const XGH2 = 19;
export const XGH3 = 20;
export const XGH4 = 21;
export const XH2 = 22;
export const XH3 = 23;
export const ZMOS = 24;
export const ZMOL = 25;
export const DEDT = 26;
export const DIDT = 27;
export const DMDT = 28;
export const DNODT = 29;
export const DOMDT = 30;
/** 0 none, 1 one-day, 2 half-day resonance. */
export const RESONANCE = 31;
export const XFACT = 32;
export const XLAMO = 33;
/** Sidereal time at epoch, rad. */
export const GSTO = 34;
/** 1 in afspc mode (node kept in 0..2 pi in the Lyddane branch). */
export const AFSPC = 35;
/** First of ten half-day coefficients (D2201 D2211 D3210 D3222 D4410 D4422 D5220 D5232 D5421 D5433), or DEL1..DEL3. */
export const RES0 = 36;

/** Operation modes of the published code: `improved` is its verification default, `afspc` mimics the operational one. */
export type Sgp4Mode = 'improved' | 'afspc';

/** One initialised element set. Treat as opaque; made by `sgp4Init`. */
export interface Sgp4Record {
  readonly noradId: number;
  readonly epochTaiS: number;
  /** Error code found at initialisation; non-zero means that no state exists. */
  readonly initError: number;
  /** Float64Array(ROW). */
  readonly nearEarth: Float64Array;
  /** Float64Array(DEEP_ROW) for periods of 225 minutes and more. */
  readonly deep: Float64Array | undefined;
  /** Float64Array(3): cache of the resonance integrator, never changes a result. */
  readonly integrator: Float64Array;
}

/** Many initialised element sets, rows behind each other. `deepRow[i]` is the object's deep-space row or -1. */
export interface Sgp4Batch {
  readonly count: number;
  readonly nearEarth: Float64Array;
  readonly deepRow: Int32Array;
  readonly deep: Float64Array;
  readonly integrator: Float64Array;
}

/** Packs records into one batch; order kept. Cost: one copy. */
export function batchOf(records: readonly Sgp4Record[]): Sgp4Batch {
  const deepCount = records.reduce((n, record) => n + (record.deep ? 1 : 0), 0);
  const nearEarth = new Float64Array(records.length * ROW);
  const deepRow = new Int32Array(records.length).fill(-1);
  const deep = new Float64Array(deepCount * DEEP_ROW);
  let nextDeep = 0;
  records.forEach((record, i) => {
    nearEarth.set(record.nearEarth, i * ROW);
    if (!record.deep) return;
    deep.set(record.deep, nextDeep * DEEP_ROW);
    deepRow[i] = nextDeep++;
  });
  return {
    count: records.length,
    nearEarth: nearEarth,
    deepRow,
    deep,
    integrator: new Float64Array(deepCount * INTEGRATOR_ROW),
  };
}

/** The same constants with a separate integrator cache, for a second thread. */
export function batchForThread(batch: Sgp4Batch): Sgp4Batch {
  return { ...batch, integrator: new Float64Array(batch.integrator.length) };
}
