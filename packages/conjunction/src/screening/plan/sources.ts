import type { Ephemeris } from '@keepout/astro/nouns';
import { propagateOne } from '@keepout/astro/sgp4/propagate';
import type { Sgp4Batch } from '@keepout/astro/sgp4/record';
import { propagateRaster } from '@keepout/kernel/sgp4-epochs';
import type { Coverage, Dropout } from './encounter.ts';
import type { KeptReaches } from './orbit-reach.ts';

/** Radius under which an object has left space, m (about 22 km of altitude). */
export const LOWEST_RADIUS_M = 6.4e6;
/** Radius from which on no state counts, m. */
export const HIGHEST_RADIUS_M = 1e12;

/** Codes of `StateSource.state` above those of SGP4 (1 to 7). */
export const NOT_COVERED = 20;
export const BELOW_SURFACE = 21;
export const NOT_FINITE = 22;
export const FRAME_NOT_TEME = 23;

/**
 * The objects of a screening, numbered in this order: the batch, then the ephemerides (TEME, m, m/s).
 * A pair whose identities are equal and not 0 is one object seen by two sources and is not screened.
 * Threads share the rows of the batch, each with its own `batchForThread`; ephemerides are made again from their tables.
 */
export interface ScreeningSources {
  readonly batch: Sgp4Batch;
  readonly ephemerides: readonly Ephemeris[];
  readonly identities?: ArrayLike<number>;
  /** Outline of each ephemeris (`OrbitOutline`), where known: excluded pairs are free. Changes no result. */
  readonly outlines?: readonly Float64Array[];
  /** Properties of each ephemeris, where none of them ever changes: shared between screenings. Changes no result. */
  readonly reaches?: readonly KeptReaches[];
}

/** One face for every kind of object. */
export interface StateSource {
  readonly count: number;
  /** Objects from here on are ephemerides. */
  readonly sgp4Count: number;
  readonly batch: Sgp4Batch;
  /** Writes x, y, z (m), vx, vy, vz (m/s) at `out[at]`; returns 0, or a code with undefined output. */
  state(i: number, epochTaiS: number, out: Float64Array, at: number): number;
  /** States of an object on a raster without gaps; false where that cannot be said at once. As `Ephemeris.statesOn`. */
  statesOn(i: number, startTaiS: number, stepS: number, count: number, out: Float64Array): boolean;
  /** Positions of an object on a raster, good for bounds; false where they cannot be had cheaply. As `Ephemeris.positionsOn`. */
  positionsOn(i: number, startTaiS: number, stepS: number, count: number, out: Float64Array): boolean;
  isSameObject(i: number, j: number): boolean;
  /** For an ephemeris, where known. */
  outlineOf(i: number): Float64Array | undefined;
  /** For an ephemeris that never changes. */
  reachesOf(i: number): KeptReaches | undefined;
  /** Span of an ephemeris; infinite for SGP4. */
  spanOf(i: number): readonly [number, number];
  /** Its spans without gaps, in order. */
  spansOf(i: number): readonly (readonly [number, number])[];
}

export function openSources(sources: ScreeningSources): StateSource {
  const { batch, ephemerides, identities, outlines, reaches } = sources;
  const six = new Float64Array(6);
  return {
    count: batch.count + ephemerides.length,
    sgp4Count: batch.count,
    batch,
    state(i: number, epochTaiS: number, out: Float64Array, at: number): number {
      if (i < batch.count) {
        const code = propagateOne(batch, i, epochTaiS, out, at);
        if (code !== 0) return code;
        for (let k = 0; k < 6; k++) out[at + k]! *= 1000;
      } else {
        const ephemeris = ephemerides[i - batch.count]!;
        if (ephemeris.frame !== 'TEME') return FRAME_NOT_TEME;
        if (!ephemeris.stateAt(epochTaiS, six)) return NOT_COVERED;
        out.set(six, at);
      }
      const x = out[at]!;
      const y = out[at + 1]!;
      const z = out[at + 2]!;
      const r2 = x * x + y * y + z * z;
      // Written so that NaN fails: a NaN passes every "greater than" and would meet all objects.
      if (!(r2 < HIGHEST_RADIUS_M * HIGHEST_RADIUS_M && Number.isFinite(out[at + 3]! + out[at + 4]! + out[at + 5]!)))
        return NOT_FINITE;
      return r2 < LOWEST_RADIUS_M * LOWEST_RADIUS_M ? BELOW_SURFACE : 0;
    },
    statesOn(i, startTaiS, stepS, count, out): boolean {
      const ephemeris = ephemerides[i - batch.count];
      const isDone =
        ephemeris === undefined
          ? propagateRaster(batch, i, startTaiS, stepS, count, out)
          : ephemeris.frame === 'TEME' && ephemeris.statesOn?.(startTaiS, stepS, count, out) === true;
      return isDone && isInSpace(out, count);
    },
    positionsOn(i, startTaiS, stepS, count, out): boolean {
      const ephemeris = ephemerides[i - batch.count];
      return ephemeris?.frame === 'TEME' && ephemeris.positionsOn?.(startTaiS, stepS, count, out) === true;
    },
    isSameObject(i: number, j: number): boolean {
      const identity = identities?.[i];
      return i === j || (identity !== undefined && identity !== 0 && identity === identities?.[j]);
    },
    outlineOf: (i) => outlines?.[i - batch.count],
    reachesOf: (i) => reaches?.[i - batch.count],
    spanOf(i: number): readonly [number, number] {
      if (i < batch.count) return [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY];
      const { startTaiS, stopTaiS } = ephemerides[i - batch.count]!;
      return [startTaiS, stopTaiS];
    },
    spansOf(i): readonly (readonly [number, number])[] {
      return ephemerides[i - batch.count]?.spans ?? [this.spanOf(i)];
    },
  };
}

/** Whether every state equals that of `StateSource.state`. */
function isInSpace(states: Float64Array, count: number): boolean {
  for (let o = 0; o < 6 * count; o += 6) {
    const r2 = states[o]! * states[o]! + states[o + 1]! * states[o + 1]! + states[o + 2]! * states[o + 2]!;
    if (!(r2 >= LOWEST_RADIUS_M * LOWEST_RADIUS_M && r2 < HIGHEST_RADIUS_M * HIGHEST_RADIUS_M)) return false;
  }
  return true;
}

/** The report line for a code of `state`. */
export function dropoutOf(object: number, code: number, atTaiS: number): Dropout {
  switch (code) {
    case BELOW_SURFACE:
      return { object, reason: 'below-surface', atTaiS };
    case NOT_FINITE:
      return { object, reason: 'state-not-finite', atTaiS };
    case FRAME_NOT_TEME:
      return { object, reason: 'frame-not-teme', atTaiS };
    case NOT_COVERED:
      return { object, reason: 'no-state-in-coverage', atTaiS };
    default:
      return { object, reason: 'sgp4-error', code, atTaiS };
  }
}

/** Covered part of a window by the ephemerides. */
export function coverageOf(source: StateSource, startTaiS: number, stopTaiS: number): Coverage[] {
  const coverage: Coverage[] = [];
  for (let object = source.sgp4Count; object < source.count; object++) {
    const [from, to] = source.spanOf(object);
    if (!(from < stopTaiS && to > startTaiS)) coverage.push({ object, status: 'NO_OVERLAP' });
    else if (from <= startTaiS && to >= stopTaiS) coverage.push({ object, status: 'FULL' });
    else {
      coverage.push({
        object,
        status: 'PARTIAL',
        startTaiS: Math.max(from, startTaiS),
        stopTaiS: Math.min(to, stopTaiS),
      });
    }
  }
  return coverage;
}
