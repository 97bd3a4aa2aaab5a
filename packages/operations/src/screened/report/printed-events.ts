import { MU_EARTH } from '@keepout/astro/constants';
import { propagateOne } from '@keepout/astro/sgp4/propagate';
import type { Sgp4Batch } from '@keepout/astro/sgp4/record';
import {
  ENCOUNTER_ROW,
  type EncounterTable,
  MISS_M,
  PRIMARY,
  SECONDARY,
  SPEED_MPS,
  TCA_TAI_S,
} from '@keepout/conjunction/screening/plan/encounter-table';

/** Encounters rounded to the digits of the report: milliseconds, millimetres and millimetres per second. */
export interface PrintedEvents {
  readonly primary: Uint32Array;
  readonly secondary: Uint32Array;
  /** Catalogue numbers, the smaller first. */
  readonly firstId: Float64Array;
  readonly secondId: Float64Array;
  readonly tcaTaiMs: Float64Array;
  readonly missMm: Float64Array;
  readonly speedMmps: Float64Array;
  /** Rows by time of closest approach, then by the two numbers. */
  readonly order: Uint32Array;
}

/** So near the middle of two printed values (in units of the last digit) another engine may round to the other side. */
const UNSURE_TCA = 1e-3;
const UNSURE_MISS = 0.02;
const UNSURE_SPEED = 1e-3;

/**
 * Rounds encounters to the digits of the report, so that a pair of objects gives the same row in every search: where
 * the rounding is a close call, the scalar propagator decides.
 */
export function printedEvents(table: EncounterTable, noradIds: ArrayLike<number>, batch: Sgp4Batch): PrintedEvents {
  const { count, rows } = table;
  const numbers = (): Float64Array => new Float64Array(count);
  const events = {
    primary: new Uint32Array(count),
    secondary: new Uint32Array(count),
    firstId: numbers(),
    secondId: numbers(),
    tcaTaiMs: numbers(),
    missMm: numbers(),
    speedMmps: numbers(),
  };
  for (let k = 0; k < count; k++) {
    const at = k * ENCOUNTER_ROW;
    const i = rows[at + PRIMARY]!;
    const j = rows[at + SECONDARY]!;
    const [a, b] = [noradIds[i] ?? 0, noradIds[j] ?? 0];
    const ms = millisecondsOf(rows[at + TCA_TAI_S]!);
    const missMm = rows[at + MISS_M]! * 1000;
    const speedMmps = rows[at + SPEED_MPS]! * 1000;
    const isClose = isUnsure(ms, UNSURE_TCA) || isUnsure(missMm, UNSURE_MISS) || isUnsure(speedMmps, UNSURE_SPEED);
    const recomputed = isClose && i < batch.count && j < batch.count ? computedAgain(batch, i, j, ms) : undefined;
    events.primary[k] = i;
    events.secondary[k] = j;
    events.firstId[k] = Math.min(a, b);
    events.secondId[k] = Math.max(a, b);
    events.tcaTaiMs[k] = Math.round(recomputed?.ms ?? ms);
    events.missMm[k] = Math.round(recomputed?.missMm ?? missMm);
    events.speedMmps[k] = Math.round(recomputed?.speedMmps ?? speedMmps);
  }
  return { ...events, order: orderOf(events, count) };
}

/** Milliseconds of TAI: integer seconds first, so that no digit is lost. */
function millisecondsOf(epochTaiS: number): number {
  const wholeSeconds = Math.floor(epochTaiS);
  return wholeSeconds * 1000 + (epochTaiS - wholeSeconds) * 1000;
}

function isUnsure(value: number, within: number): boolean {
  return Math.abs(value - Math.floor(value) - 0.5) < within;
}

const six = new Float64Array(6);
const secondState = new Float64Array(6);

/** Returns the closest approach by one step from the nearest millisecond, km and s inside; undefined without states. */
function computedAgain(
  batch: Sgp4Batch,
  i: number,
  j: number,
  ms: number,
): { readonly ms: number; readonly missMm: number; readonly speedMmps: number } | undefined {
  const atMs = Math.round(ms);
  const codes = propagateOne(batch, i, atMs / 1000, six, 0) + propagateOne(batch, j, atMs / 1000, secondState, 0);
  if (codes !== 0) return undefined;
  const [k1, k2] = [pullOf(six), pullOf(secondState)];
  let closing = 0;
  let slope = 0;
  for (let c = 0; c < 3; c++) {
    const [d, dv] = [secondState[c]! - six[c]!, secondState[c + 3]! - six[c + 3]!];
    closing += d * dv;
    slope += dv * dv + d * (k1 * six[c]! - k2 * secondState[c]!);
  }
  const stepS = -closing / slope;
  // Not a minimum of the distance but the end of a stay within the volume: its time is not corrected.
  const isMinimum = Math.abs(stepS) < 0.002;
  const dt = isMinimum ? stepS : 0;
  const relative = (c: number): number => secondState[c]! - six[c]! + (secondState[c + 3]! - six[c + 3]!) * dt;
  return {
    ms: isMinimum ? atMs + 1000 * dt : ms,
    missMm: Math.hypot(relative(0), relative(1), relative(2)) * 1e6,
    speedMmps: Math.hypot(secondState[3]! - six[3]!, secondState[4]! - six[4]!, secondState[5]! - six[5]!) * 1e6,
  };
}

/** Acceleration of gravity over distance, 1/s^2, at a position in km. */
function pullOf(state: Float64Array): number {
  return MU_EARTH / 1e9 / Math.hypot(state[0]!, state[1]!, state[2]!) ** 3;
}

function orderOf(
  { tcaTaiMs, firstId, secondId }: Pick<PrintedEvents, 'tcaTaiMs' | 'firstId' | 'secondId'>,
  count: number,
): Uint32Array {
  const order = new Uint32Array(count);
  for (let k = 0; k < count; k++) order[k] = k;
  return order.sort(
    (a, b) => tcaTaiMs[a]! - tcaTaiMs[b]! || firstId[a]! - firstId[b]! || secondId[a]! - secondId[b]! || a - b,
  );
}
