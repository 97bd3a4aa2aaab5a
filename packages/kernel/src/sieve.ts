import type { Sgp4Batch } from '@keepout/astro/sgp4/record';
import { EARTH_RADIUS_KM } from '@keepout/astro/sgp4/wgs72';
import { cellTables } from './cell-tables.ts';
import { KernelMemory } from './kernel-memory.ts';
import { fillRows, reserveRows } from './object-rows.ts';
import { radialBins } from './radial-bins.ts';
import {
  CANDIDATE,
  CELL_RECORD,
  EVENT,
  HIT,
  PARAMETER,
  PART_RECORD,
  PATH_BLOCK,
  QUEUED,
  ROW_BLOCK,
  SHORT_ROW,
  TABLE,
} from './sieve-tables.ts';
import { SHORT_SPANS, type Spans, spansOf, theoryStrayMps2 } from './spans.ts';

/** Angular rate that the reach of a cell is made for, rad/s; what turns faster is searched alone. */
const QUIET_RADPS = 1.2e-3;
/** States off by more than this are searched alone, m; as in assembly/keys.ts. */
const ROUGH_M = 1050;
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
/** Rows of a list that are looked at together, and pairs of objects whose finds are queued; as in assembly/scan.ts. */
const EIGHT_ROWS = 8;
const QUEUED_PAIRS = 16;
/** Code of a slot that holds no object of its own. */
const NOBODY = 255;

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

/** A sieve over one set of objects: block after block in any order, the slabs of a block in theirs. */
export interface Sieve {
  readonly byteLength: number;
  /** States at the slab centre of the host's objects: Float64Array(6 hostObjects) m, m/s; code and pad (m) of each. */
  readonly hostStates: Float64Array;
  readonly hostCodes: Uint8Array;
  readonly hostPadsM: Float32Array;
  /** From now on only pairs with an object marked 1 count; undefined: all. */
  choose(wanted: Uint8Array | undefined): void;
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
  const { batch, hostObjects, missM, slabS } = request;
  const half = slabS / 2;
  const count = batch.count + hostObjects;
  const slip = (missM + 3 * ROUGH_M) / LOWEST_RADIUS_M + ROUNDING;
  const chord = 2 * half * QUIET_RADPS + slip;
  const cells = cellTables(2 * Math.asin(Math.min(1, chord / 2)));
  const bins = radialBins();
  const { targets, targetStart } = cells;
  const parts = cells.cellOfPart.length;
  const mostTargets = targetStart.reduce(
    (most, _, k) => Math.max(most, (targetStart[k + 1] ?? 0) - targetStart[k]!),
    1,
  );

  const memory = new KernelMemory();
  const rows = reserveRows(memory, batch);
  const sgp4Slots = 2 * rows.pairs;
  const slotCount = 4 * Math.ceil((sgp4Slots + hostObjects) / 4);
  const hitCapacity = 4 * slotCount + LEAST_HITS;
  const ownColumn = 4 * (slotCount + EIGHT_ROWS * cells.count);
  const at = {
    paths: memory.reserve((slotCount / 4) * PATH_BLOCK),
    codes: memory.reserve(slotCount),
    kinds: memory.reserve(rows.pairs),
    objects: memory.reserve(slotCount * 4),
    slots: memory.reserve(batch.count * 4),
    hostStates: memory.reserve(hostObjects * 48),
    hostPads: memory.reserve(hostObjects * 4),
    rowBlocks: memory.reserve((slotCount / 4) * ROW_BLOCK),
    partOfStep: memory.reserve(cells.partOfStep.byteLength),
    parts: memory.reserve(parts * PART_RECORD),
    targets: memory.reserve(targets.byteLength),
    cellRecords: memory.reserve(cells.count * CELL_RECORD),
    caps: memory.reserve(cells.caps.byteLength),
    ranked: memory.reserve(slotCount * SHORT_ROW),
    limits: memory.reserve(bins.length * 4),
    crossWidths: memory.reserve(bins.length * 4),
    start: memory.reserve(4 * (bins.length + 2)),
    shorts: memory.reserve(slotCount * SHORT_ROW),
    order: memory.reserve(slotCount * 4),
    ownLists: memory.reserve(4 * ownColumn + 64),
    ownTops: memory.reserve(ownColumn / EIGHT_ROWS),
    hoodRanks: memory.reserve(4 * (mostTargets * slotCount + 2 * EIGHT_ROWS * cells.count)),
    hoodPositions: memory.reserve(4 * (slotCount + 2 * EIGHT_ROWS)),
    hoodVelocities: memory.reserve(4 * (slotCount + 2 * EIGHT_ROWS)),
    queue: memory.reserve(QUEUED_PAIRS * (slotCount / EIGHT_ROWS + 4) * QUEUED),
    aloneColumns: memory.reserve(8 * 4 * slotCount + 16),
    aloneSlots: memory.reserve(slotCount * 4),
    aloneRates: memory.reserve(slotCount * 4),
    hits: memory.reserve(hitCapacity * HIT),
    candidates: memory.reserve(HITS_AT_ONCE * 4 * CANDIDATE),
    events: memory.reserve(HITS_AT_ONCE * 4 * EVENT),
    wanted: memory.reserve(count),
    inOrder: memory.reserve(sgp4Slots * 4),
  };
  const node = (): Node => ({
    epochTaiS: Number.NaN,
    states: memory.reserve(rows.pairs * 96),
    codes: memory.reserve(rows.pairs * 2),
  });
  const nodes = [node(), node()];
  const shortNodes = [node(), node()] as const;
  const model = memory.reserve(sgp4Slots * 8);
  const binLow = memory.reserve(bins.byteLength);
  fillRows(memory, rows, batch);

  const index = memory.i32(rows.index, sgp4Slots);
  const objects = memory.i32(at.objects, slotCount);
  const codes = memory.u8(at.codes, slotCount);
  const slots = memory.i32(at.slots, batch.count).fill(-1);
  const strays = memory.f64(model, sgp4Slots);
  /** Slots at the ends of the rows that repeat an object. */
  const repeated: number[] = [];
  for (let slot = 0; slot < slotCount; slot++) {
    const i = slot < sgp4Slots ? index[slot]! : batch.count + slot - sgp4Slots;
    objects[slot] = i;
    if (i >= count) codes[slot] = NOBODY;
    if (slot >= sgp4Slots) continue;
    strays[slot] = theoryStrayMps2(batch, i);
    if (slots[i]! >= 0) repeated.push(slot);
    else slots[i] = slot;
  }
  memory.i32(at.inOrder, sgp4Slots).forEach((_, slot, order) => {
    order[slot] = slot;
  });
  memory.u8(at.partOfStep, cells.partOfStep.length).set(cells.partOfStep);
  memory.i32(at.targets, targets.length).set(targets.map((cell) => CELL_RECORD * cell));
  const partRecords = memory.i32(at.parts, parts * (PART_RECORD / 4));
  cells.cellOfPart.forEach((cell, part) => {
    const within = targetStart.subarray(part, part + 2).map((k) => 4 * k);
    partRecords.set([0, CELL_RECORD * cell, ...within], part * (PART_RECORD / 4));
  });
  memory.f32(at.caps, cells.caps.length).set(cells.caps);
  memory.f64(binLow, bins.length).set(bins);
  const { kernel } = memory;
  const parameters = memory.f64(kernel.parametersAt(), 16);
  parameters[PARAMETER.miss] = missM;
  parameters[PARAMETER.half] = half;
  parameters[PARAMETER.quiet] = QUIET_RADPS;
  parameters[PARAMETER.sampling] = request.samplingMps;
  parameters[PARAMETER.slip] = slip;
  const tables = memory.i32(kernel.tablesAt(), 56);
  for (const [name, address] of Object.entries(at)) tables[TABLE[name as keyof typeof at]] = address;
  tables[TABLE.slotCount] = slotCount;
  tables[TABLE.partsPerAxis] = cells.partsPerAxis;
  tables[TABLE.cells] = cells.count;
  tables[TABLE.bins] = bins.length;
  tables[TABLE.hitCapacity] = hitCapacity;
  tables[TABLE.ownColumn] = ownColumn;
  tables[TABLE.rows] = rows.rows;
  tables[TABLE.deep] = rows.deep;
  tables[TABLE.cache] = rows.cache;
  tables[TABLE.nearPairs] = rows.nearPairs;
  tables[TABLE.sgp4Count] = batch.count;
  kernel.setLimits(binLow);
  kernel.placePairs();

  const events = memory.f64(at.events, HITS_AT_ONCE * 4 * (EVENT / 8));
  const eventNumbers = memory.i32(at.events, HITS_AT_ONCE * 4 * (EVENT / 4));
  const wantedMask = memory.u8(at.wanted, count);
  const codeWords = new Uint32Array(codes.buffer, at.codes, slotCount / 4);

  let spans: Spans = spansOf(0, 0);
  let span = -1;
  let part = -1;

  /** States of all objects at an epoch, in the order of the rows; the older of the two nodes held is given up. */
  function nodeAt(epochTaiS: number): Node {
    const k = nodes.findIndex((one) => one.epochTaiS === epochTaiS);
    const oldest = nodes.splice(Math.max(0, k), 1)[0]!;
    nodes.push(oldest);
    if (k >= 0) return oldest;
    oldest.epochTaiS = epochTaiS;
    const { nearPairs, pairs, deep, cache } = rows;
    for (let from = 0; from < pairs; from += CHUNK_PAIRS) {
      const to = Math.min(pairs, from + CHUNK_PAIRS);
      const { states, codes: nodeCodes } = oldest;
      kernel.propagateRows(rows.rows, deep, cache, nearPairs, from, to, at.inOrder, epochTaiS, UNIT, states, nodeCodes);
    }
    return oldest;
  }

  function layLong(startTaiS: number, spanS: number): void {
    const before = nodeAt(startTaiS);
    const after = nodeAt(startTaiS + spanS);
    kernel.layLong(0, rows.pairs, before.states, before.codes, after.states, after.codes, model, spanS / 2);
  }

  function layShort(startTaiS: number, partS: number, isNext: boolean): void {
    const [a, b] = shortNodes;
    const { pairs } = rows;
    kernel.layShort(0, pairs, startTaiS, partS / 2, a.states, a.codes, b.states, b.codes, model, isNext ? 1 : 0);
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
    hostStates: memory.f64(at.hostStates, 6 * hostObjects),
    hostCodes: codes.subarray(sgp4Slots, sgp4Slots + hostObjects),
    hostPadsM: memory.f32(at.hostPads, hostObjects),
    choose(wanted): void {
      tables[TABLE.isChosen] = wanted ? 1 : 0;
      if (wanted) wantedMask.set(wanted);
    },
    begin(startTaiS, stopTaiS): void {
      spans = spansOf(startTaiS, stopTaiS);
      span = -1;
    },
    advance(centreTaiS): void {
      const { startTaiS, spanS } = spans;
      const partS = spanS / SHORT_SPANS;
      const newSpan = Math.min(spans.count - 1, Math.max(0, Math.floor((centreTaiS - startTaiS) / spanS)));
      const spanTaiS = startTaiS + newSpan * spanS;
      if (newSpan !== span) {
        layLong(spanTaiS, spanS);
        part = -1;
      }
      const newPart = Math.min(SHORT_SPANS - 1, Math.max(0, Math.floor((centreTaiS - spanTaiS) / partS)));
      const partTaiS = spanTaiS + newPart * partS;
      if (newPart !== part) layShort(partTaiS, partS, newPart > 0 && newPart === part + 1);
      span = newSpan;
      part = newPart;
      parameters[PARAMETER.centre] = centreTaiS;
      parameters[PARAMETER.longU] = (2 * (centreTaiS - spanTaiS)) / spanS - 1;
      parameters[PARAMETER.shortU] = (2 * (centreTaiS - partTaiS)) / partS - 1;
      parameters[PARAMETER.longRate] = 2 / spanS;
      parameters[PARAMETER.shortRate] = 2 / partS;
      kernel.placeExact(0, rows.pairs);
      for (const slot of repeated) codes[slot] = NOBODY;
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
    forEachCode(visit): void {
      for (let word = 0; word < codeWords.length; word++) {
        if (codeWords[word] === 0) continue;
        for (let slot = 4 * word; slot < 4 * word + 4; slot++) {
          const code = codes[slot]!;
          if (code !== 0 && code !== NOBODY) visit(objects[slot]!, code);
        }
      }
    },
    stateOf(i, out): void {
      const slot = i < batch.count ? slots[i]! : sgp4Slots + i - batch.count;
      const block = memory.f32(at.rowBlocks + (slot >> 2) * ROW_BLOCK, ROW_BLOCK / 4);
      for (let c = 0; c < 6; c++) out[c] = block[4 * c + (slot & 3)]!;
      out[6] = memory.f32(at.paths + (slot >> 2) * PATH_BLOCK, PATH_BLOCK / 4)[25 * 4 + (slot & 3)]!;
    },
  };
}

/** States of the pair rows at an instant. */
interface Node {
  epochTaiS: number;
  readonly states: number;
  readonly codes: number;
}
