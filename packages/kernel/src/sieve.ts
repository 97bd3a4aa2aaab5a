import type { Sgp4Batch } from '@keepout/astro/sgp4/record';
import { KernelMemory } from './kernel-memory.ts';
import { fillRows, reserveRows } from './object-rows.ts';
import { sieveGridOf } from './sieve-grid.ts';
import { handOverParameters, handOverTables, writeGrid } from './sieve-handover.ts';
import { EVENTS_AT_ONCE, HITS_AT_ONCE, reserveSieve, type SieveMemory } from './sieve-memory.ts';
import { assignSlots } from './sieve-slots.ts';
import { EVENT, PAD_VECTOR, PARAMETER, PATH_BLOCK, ROW_BLOCK, TABLE } from './sieve-tables.ts';
import { openSpanPaths, type PlaceInSpans, reserveSpans } from './span-paths.ts';

/** Kinds of results for a visitor: a pair to be sampled, an exact closest approach, a guess that the host has to confirm. */
export const SLOW_PAIR = 0;
export const CONFIRMED = 1;
export const GUESSED = 2;

/** Input of the sieve: the objects of the batch, then a number of objects of the host, whose states the host writes. */
export interface SieveRequest {
  readonly batch: Sgp4Batch;
  readonly hostObjects: number;
  /** Screening distance, m. */
  readonly missM: number;
  /** Length of a slab, s. */
  readonly slabS: number;
  /** Pairs slower than this near each other are passed on as slow, m/s. */
  readonly samplingMps: number;
}

/**
 * Called for each pair that stays. `i` < `j`; `tauS` from the slab centre; for CONFIRMED pairs `values` holds from `at` on
 * the miss distance (m) and the two states (m, m/s).
 */
export type SieveVisitor = (i: number, j: number, kind: number, tauS: number, values: Float64Array, at: number) => void;

/** A sieve over one set of objects: block after block in any order, the slabs of a block in theirs. */
export interface Sieve {
  readonly byteLength: number;
  /** States at the slab centre of the host's objects: Float64Array(6 hostObjects) m, m/s; code and pad (m) of each. */
  readonly hostStates: Float64Array;
  readonly hostCodes: Uint8Array;
  readonly hostPadsM: Float32Array;
  /** From now on only pairs with an object marked 1 count; undefined: all. */
  choose(primaryMask: Uint8Array | undefined): void;
  /** Begins a block; it may have been begun before. */
  begin(startTaiS: number, stopTaiS: number): void;
  /** Goes on to the slab of the block with this centre; the host's states are to be written before `scan`. */
  advance(centreTaiS: number): void;
  /**
   * Every pair whose distance may have a minimum within the screening distance while the time is in [fromS, toS] from
   * the centre.
   */
  scan(fromS: number, toS: number, visit: SieveVisitor): void;
  /** Objects without a usable state at the slab centre: codes of the theory, of the host, 21 below the surface, 22 not finite. */
  forEachCode(visit: (i: number, code: number) => void): void;
  /** Position, velocity and pad at the slab centre as the sieve took them: m, m/s, m, seven values. For tests. */
  stateOf(i: number, out: Float64Array): void;
}

/**
 * Opens the slab sieve of the all-pairs screening.
 *
 * Method   radial interval x direction cell, counting sort, straight line in f32x4 with a proven bend, fourth-order path
 *          and Newton on the exact states in float64; docs/models/screening
 * Assumes  slabs of 240 s at most
 * Frame    TEME          Time scale  TAI
 *
 * Checked  brute force, the scalar engine of packages/conjunction event for event
 */
export function openSieve(request: SieveRequest): Sieve {
  const { batch, hostObjects, missM, slabS, samplingMps } = request;
  const grid = sieveGridOf(missM, slabS / 2);
  const memory = new KernelMemory();
  const rows = reserveRows(memory, batch);
  const sieve = reserveSieve(memory, rows, grid, batch.count, hostObjects);
  const spans = reserveSpans(memory, rows);
  const binLow = memory.reserve(grid.bins.byteLength);

  fillRows(memory, rows, batch);
  const slots = assignSlots(memory, sieve, rows);
  const paths = openSpanPaths(memory, rows, spans, batch, sieve.at.inOrder);
  const tables = handOverTables(memory, sieve, grid, rows);
  const parameters = handOverParameters(memory, grid, missM, slabS / 2, samplingMps);
  writeGrid(memory, sieve, grid, binLow);
  const { kernel } = memory;
  const { at, sgp4Slots, slotCount } = sieve;
  const wantedMask = memory.u8(at.wanted, batch.count + hostObjects);
  const deliver = openDelivery(memory, sieve, tables);

  return {
    byteLength: memory.byteLength,
    hostStates: memory.f64(at.hostStates, 6 * hostObjects),
    hostCodes: slots.codes.subarray(sgp4Slots, sgp4Slots + hostObjects),
    hostPadsM: memory.f32(at.hostPads, hostObjects),
    choose(primaryMask): void {
      tables[TABLE.isChosen] = primaryMask ? 1 : 0;
      if (primaryMask) wantedMask.set(primaryMask);
    },
    begin: paths.begin,
    advance(centreTaiS): void {
      placeSlab(parameters, centreTaiS, paths.reach(centreTaiS));
      kernel.placeExact(0, rows.pairs);
      slots.silenceRepeated();
    },
    scan(fromS, toS, visit): void {
      parameters[PARAMETER.from] = fromS;
      parameters[PARAMETER.to] = toS;
      kernel.placeHost(sgp4Slots, hostObjects);
      kernel.clearGrid();
      kernel.followPaths(0, slotCount);
      kernel.keySlots(0, slotCount);
      kernel.fillNeighbourhoods();
      kernel.startScan();
      while (kernel.scanGrid() !== 0) deliver(visit);
      deliver(visit);
      kernel.startAlone();
      while (kernel.scanAlone() !== 0) deliver(visit);
      deliver(visit);
    },
    forEachCode: slots.forEachCode,
    stateOf: (i, out) => readState(memory, sieve, slots.slotOf(i), out),
  };
}

function placeSlab(parameters: Float64Array, centreTaiS: number, place: PlaceInSpans): void {
  parameters[PARAMETER.centre] = centreTaiS;
  parameters[PARAMETER.longU] = place.longU;
  parameters[PARAMETER.shortU] = place.shortU;
  parameters[PARAMETER.longRate] = place.longRate;
  parameters[PARAMETER.shortRate] = place.shortRate;
}

/** Processes the hits of a scan by path test and exact approach, some at a time, and reports each remaining pair. */
function openDelivery(memory: KernelMemory, { at }: SieveMemory, tables: Int32Array): (visit: SieveVisitor) => void {
  const { kernel } = memory;
  const words = EVENT / 4;
  const doubles = EVENT / 8;
  const values = memory.f64(at.events, EVENTS_AT_ONCE * doubles);
  const numbers = memory.i32(at.events, EVENTS_AT_ONCE * words);
  return (visit) => {
    const hits = tables[TABLE.hitCount]!;
    for (let from = 0; from < hits; from += HITS_AT_ONCE) {
      const count = kernel.confirmCandidates(kernel.testHits(from, Math.min(hits, from + HITS_AT_ONCE)));
      for (let k = 0; k < count; k++) {
        const n = k * words;
        const v = k * doubles;
        visit(numbers[n]!, numbers[n + 1]!, numbers[n + 2]!, values[v + 2]!, values, v + 3);
      }
    }
  };
}

function readState(memory: KernelMemory, { at }: SieveMemory, slot: number, out: Float64Array): void {
  const block = slot >> 2;
  const lane = slot & 3;
  const states = memory.f32(at.rowBlocks + block * ROW_BLOCK, ROW_BLOCK / 4);
  for (let c = 0; c < 6; c++) out[c] = states[4 * c + lane]!;
  out[6] = memory.f32(at.paths + block * PATH_BLOCK, PATH_BLOCK / 4)[4 * PAD_VECTOR + lane]!;
}
