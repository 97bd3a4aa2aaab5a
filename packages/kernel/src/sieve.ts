import type { Sgp4Batch } from '@keepout/astro/sgp4/record';
import { EARTH_RADIUS_KM } from '@keepout/astro/sgp4/wgs72';
import { cellTables } from './cell-tables.ts';
import { KernelMemory } from './kernel-memory.ts';
import { fillRows, type ObjectRows, reserveRows } from './object-rows.ts';
import { radialBins } from './radial-bins.ts';
import { CANDIDATE, EVENT, HIT, PARAMETER, SORTED_ROW, TABLE } from './sieve-tables.ts';
import { interpolationPadM, SLABS_PER_SPAN } from './smoothness.ts';

/** Angular rate that one ring of cells is cut for, rad/s; what turns faster is searched alone. */
const QUIET_RADPS = 1.25e-3;
/** States off by more than this are searched alone, m; as in assembly/grid.ts. */
const ROUGH_M = 550;
const LOWEST_RADIUS_M = 6.38e6;
/** Directions are rounded to this in the cells. */
const ROUNDING = 1e-6;
/** Least number of hits that are tested together. */
const LEAST_HITS = 32_768;
/** Metres in the kernel's unit of length. */
const UNIT = 1000 * EARTH_RADIUS_KM;
/** Hits tested in one call; each can be four pairs. */
const HITS_AT_ONCE = 2048;
/** Pair rows propagated in one call. */
const CHUNK_PAIRS = 16_384;

/** Kinds of `SieveEvent`: a pair to be sampled, an exact closest approach, a guess that the host has to confirm. */
export const SLOW_PAIR = 0;
export const CONFIRMED = 1;
export const GUESSED = 2;

/** What the sieve works on. The objects are the batch and then so many of the host, whose states the host writes. */
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

/** A sieve over one set of objects: slab after slab, in any order. */
export interface Sieve {
  readonly byteLength: number;
  /** Float64Array(6 count) m, m/s; error code and pad (m) per object. The rows of the host's objects are the host's. */
  readonly states: Float64Array;
  readonly codes: Uint8Array;
  readonly padsM: Float32Array;
  /** From now on only pairs with an object marked 1 count; undefined: all. */
  choose(wanted: Uint8Array | undefined): void;
  /**
   * States of the batch at the centre of slab n of a run that has its first centre at `firstTaiS`. Every third slab is
   * propagated, and every object too that is not smooth; the others are interpolated within their pad.
   */
  propagate(firstTaiS: number, n: number): void;
  /**
   * Every pair whose distance may have a minimum within the screening distance while the time is in [fromS, toS] from
   * the centre. Codes 21 (below the surface) and 22 (not finite) are added to `codes`.
   */
  scan(fromS: number, toS: number, visit: SieveVisitor): void;
}

/**
 * Opens the slab sieve of the all-pairs screening.
 *
 * Method   radial interval x unit-sphere cell, counting sort, straight line in f32x4 with a proven bend, fourth-order path
 *          and Newton on the exact states in float64; docs/models/screening
 * Assumes  slabs of 240 s at most
 * Frame    TEME          Time scale  TAI
 *
 * Checked  brute force, the scalar engine of packages/conjunction event for event
 */
export function openSieve(request: SieveRequest): Sieve {
  const { batch, missM, slabS } = request;
  const half = slabS / 2;
  const count = batch.count + request.hostObjects;
  const slip = (missM + 3 * ROUGH_M) / LOWEST_RADIUS_M + ROUNDING;
  const cells = cellTables(Math.max(1, Math.floor(2 / (2 * half * QUIET_RADPS + slip))));
  const edge = 2 / cells.perAxis;
  const bins = radialBins();
  const buckets = cells.count * bins.count;
  const hitCapacity = Math.max(LEAST_HITS, count + 64);

  const memory = new KernelMemory();
  const rows = reserveRows(memory, batch);
  const at = {
    states: memory.reserve(count * 48),
    codes: memory.reserve(count),
    pads: memory.reserve(count * 4),
    keys: memory.reserve(count * 4),
    highBins: memory.reserve(count * 4),
    cellOfCube: memory.reserve(cells.cellOfCube.byteLength),
    cubeOfCell: memory.reserve(cells.cubeOfCell.byteLength),
    neighbourStart: memory.reserve(cells.neighbourStart.byteLength),
    neighbours: memory.reserve(cells.neighbours.byteLength),
    binOfStep: memory.reserve(bins.binOfStep.byteLength),
    binLow: memory.reserve(bins.lowM.byteLength),
    limits: memory.reserve(bins.count * 12),
    start: memory.reserve(4 * (buckets + 1)),
    fill: memory.reserve(4 * (buckets + 1)),
    sorted: memory.reserve((count + 8) * SORTED_ROW),
    sortedKeys: memory.reserve((count + 8) * 4),
    aloneRates: memory.reserve(count * 4),
    hits: memory.reserve(hitCapacity * HIT),
    candidates: memory.reserve(HITS_AT_ONCE * 4 * CANDIDATE),
    events: memory.reserve(HITS_AT_ONCE * 4 * EVENT),
    wanted: memory.reserve(count),
    slots: memory.reserve(batch.count * 4),
  };
  const nodes = [0, 1].map(() => ({
    epochTaiS: Number.NaN,
    states: memory.reserve(rows.pairs * 96),
    codes: memory.reserve(rows.pairs * 2),
  }));
  const inOrder = memory.reserve(rows.pairs * 8);
  /** Which pair rows may be interpolated in the span that begins at `judgedTaiS`. */
  const trust = memory.reserve(rows.pairs);
  let judgedTaiS = Number.NaN;
  const padsM = memory.f32(at.pads, count);
  const rough = new Uint8Array(batch.count);
  for (let i = 0; i < batch.count; i++) {
    const padM = interpolationPadM(batch, i, slabS);
    if (padM === undefined) rough[i] = 1;
    else padsM[i] = padM;
  }
  const { nearMarked, deepMarked } = fillRows(memory, rows, batch, rough);
  memory.i32(at.cellOfCube, cells.cellOfCube.length).set(cells.cellOfCube);
  memory.i32(at.cubeOfCell, cells.cubeOfCell.length).set(cells.cubeOfCell);
  memory.i32(at.neighbourStart, cells.neighbourStart.length).set(cells.neighbourStart);
  memory.i32(at.neighbours, cells.neighbours.length).set(cells.neighbours);
  memory.u16(at.binOfStep, bins.binOfStep.length).set(bins.binOfStep);
  memory.f64(at.binLow, bins.lowM.length).set(bins.lowM);
  memory.i32(inOrder, 2 * rows.pairs).forEach((_, slot, slots) => {
    slots[slot] = slot;
  });
  fillSlots(memory, rows, at.slots, batch.count);

  const { kernel } = memory;
  const parameters = memory.f64(kernel.parametersAt(), 16);
  parameters[PARAMETER.miss] = missM;
  parameters[PARAMETER.half] = half;
  parameters[PARAMETER.quiet] = (edge - slip) / slabS;
  parameters[PARAMETER.sampling] = request.samplingMps;
  parameters[PARAMETER.edge] = edge;
  const tables = memory.i32(kernel.tablesAt(), 40);
  for (const [name, address] of Object.entries(at)) tables[TABLE[name as keyof typeof at]] = address;
  tables[TABLE.count] = count;
  tables[TABLE.perAxis] = cells.perAxis;
  tables[TABLE.cells] = cells.count;
  tables[TABLE.bins] = bins.count;
  tables[TABLE.hitCapacity] = hitCapacity;
  tables[TABLE.rows] = rows.rows;
  tables[TABLE.deep] = rows.deep;
  tables[TABLE.cache] = rows.cache;
  tables[TABLE.nearPairs] = rows.nearPairs;
  tables[TABLE.sgp4Count] = batch.count;

  const events = memory.f64(at.events, HITS_AT_ONCE * 4 * (EVENT / 8));
  const eventNumbers = memory.i32(at.events, HITS_AT_ONCE * 4 * (EVENT / 4));
  const wantedMask = memory.u8(at.wanted, count);

  const smooth = [
    [0, nearMarked],
    [rows.nearPairs, deepMarked],
  ] as const;
  const uneven = [
    [nearMarked, rows.nearPairs],
    [deepMarked, rows.pairs],
  ] as const;

  function propagateRange(
    first: number,
    last: number,
    index: number,
    epochTaiS: number,
    out: number,
    codes: number,
  ): void {
    const { nearPairs } = rows;
    for (let from = first; from < last; from += CHUNK_PAIRS) {
      const to = Math.min(last, from + CHUNK_PAIRS);
      kernel.propagateRows(rows.rows, rows.deep, rows.cache, nearPairs, from, to, index, epochTaiS, UNIT, out, codes);
    }
  }

  /** States of the smooth objects at an epoch, in the order of the rows; the older of the two held is given up. */
  function nodeAt(epochTaiS: number): (typeof nodes)[number] {
    const k = nodes.findIndex((one) => one.epochTaiS === epochTaiS);
    const oldest = nodes.splice(Math.max(0, k), 1)[0]!;
    nodes.push(oldest);
    if (k >= 0) return oldest;
    oldest.epochTaiS = epochTaiS;
    for (const [from, to] of smooth) propagateRange(from, to, inOrder, epochTaiS, oldest.states, oldest.codes);
    return oldest;
  }

  function deliver(visit: SieveVisitor): void {
    const hits = tables[TABLE.hitCount]!;
    for (let from = 0; from < hits; from += HITS_AT_ONCE) {
      const found = kernel.confirmCandidates(kernel.testHits(from, Math.min(hits, from + HITS_AT_ONCE)));
      for (let k = 0; k < found; k++) {
        const n = k * (EVENT / 4);
        const v = k * (EVENT / 8);
        visit(eventNumbers[n]!, eventNumbers[n + 1]!, eventNumbers[n + 2]!, events[v + 2]!, events, v + 3);
      }
    }
  }

  return {
    byteLength: memory.byteLength,
    states: memory.f64(at.states, 6 * count),
    codes: memory.u8(at.codes, count),
    padsM,
    choose(wanted): void {
      tables[TABLE.isChosen] = wanted ? 1 : 0;
      if (wanted) wantedMask.set(wanted);
    },
    propagate(firstTaiS, n): void {
      const centreTaiS = firstTaiS + n * slabS;
      parameters[PARAMETER.centre] = centreTaiS;
      const spanS = SLABS_PER_SPAN * slabS;
      const node = Math.floor(n / SLABS_PER_SPAN);
      const before = nodeAt(firstTaiS + node * spanS);
      const share = n / SLABS_PER_SPAN - node;
      const after = share === 0 ? before : nodeAt(firstTaiS + (node + 1) * spanS);
      for (const [from, to] of smooth) {
        const { states, codes } = before;
        if (share === 0) {
          kernel.scatterRows(from, to, rows.index, states, codes, at.states, at.codes);
          continue;
        }
        if (judgedTaiS !== before.epochTaiS) {
          kernel.trustBetween(from, to, states, codes, after.states, after.codes, trust, spanS);
        }
        kernel.statesBetween(
          rows.rows,
          rows.deep,
          rows.cache,
          rows.nearPairs,
          from,
          to,
          rows.index,
          centreTaiS,
          UNIT,
          at.states,
          at.codes,
          states,
          after.states,
          trust,
          share,
          spanS,
        );
      }
      if (share !== 0) judgedTaiS = before.epochTaiS;
      for (const [from, to] of uneven) propagateRange(from, to, rows.index, centreTaiS, at.states, at.codes);
    },
    scan(fromS, toS, visit): void {
      parameters[PARAMETER.from] = fromS;
      parameters[PARAMETER.to] = toS;
      kernel.clearGrid();
      kernel.keyObjects(0, count);
      kernel.sortObjects();
      while (kernel.scanGrid() !== 0) deliver(visit);
      deliver(visit);
      while (kernel.scanAlone() !== 0) deliver(visit);
      deliver(visit);
    },
  };
}

function fillSlots(memory: KernelMemory, rows: ObjectRows, slotsAt: number, count: number): void {
  const slots = memory.i32(slotsAt, count);
  const index = memory.i32(rows.index, 2 * rows.pairs);
  for (let slot = index.length - 1; slot >= 0; slot--) slots[index[slot]!] = slot;
}
