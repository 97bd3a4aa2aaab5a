import type { Sgp4Batch } from '@keepout/astro/sgp4/record';
import * as row from '@keepout/astro/sgp4/record';
import { fromBase64 } from './base64.ts';
import { WASM_BASE64 } from './generated/lattice-wasm.ts';
import { COLUMN, COLUMNS, PLACE, PLACES } from './lattice-layout.ts';
import { openEnds, writeLatticeRow } from './lattice-rows.ts';
import { BEHIND, CACHE_LINE, compileKernel, instantiateLattice, PAGE } from './webassembly.ts';

/** Fields of the constants of SGP4 that the kernel reads, two objects a row. */
const FIELDS = 36;
const PAIR = 2 * FIELDS;
/** Groups whose nodes are tested in one call, and bytes of a hit, a window. */
const GROUPS_AT_ONCE = 2048;
const HIT = 8;
const CROSSING = 72;
/** Crossings that a group of four objects can have. */
const CROSSINGS_A_GROUP = 8;
const ENTRY = 8;
const WINDOW = 24;
const WINDOW_ROOM = 8192 * WINDOW;
/** Steps of a table of instants in a turn, and at the most: 64 turns. */
export const STEPS_A_TURN = 192;
export const MOST_STEPS = 12_288;
/** Blocks kept at the most: 63 MB for 27,000 objects. */
const MOST_BLOCKS = 28;

let compiled: object | undefined;

/** The objects of a batch during one block. */
export interface LatticeBlock {
  readonly middleTaiS: number;
  readonly halfS: number;
  /** Objects that the lattice does not cover. */
  readonly irregular: readonly number[];
}

/** Azimuths on a grid of `STEPS_A_TURN` and the instants at which they are passed, s from the middle of the block. */
export interface Passages {
  /** Azimuth of the first instant in steps. */
  readonly firstStep: number;
  /** Error of an instant, and the longest time for a radian, s. */
  readonly errorS: number;
  readonly slowestS: number;
  /** Shortest time between two azimuths of the tables, s. */
  readonly shortestS: number;
}

/** When one orbit is where. Float64Array, at most MOST_STEPS + 1. */
export interface OrbitPassages extends Passages {
  readonly instants: Float64Array;
}

/**
 * Orbits that stay near each other through one block: parameters by `PLACE` that hold for all of them, the miss distance
 * among them, and of their instants at each azimuth the earliest and the latest; before its first and behind its last azimuth an orbit
 * stays at that instant.
 */
export interface LatticeTube extends Passages {
  readonly parameters: Float64Array;
  readonly earliest: Float64Array;
  readonly latest: Float64Array;
}

/** Where a pair may meet: s from the middle of the block. `isFollowed`: planes without a usable node, states decide. */
export type WindowVisitor = (object: number, isFollowed: boolean, fromS: number, toS: number) => void;

/** A catalogue as a lattice: blocks are made when they are first asked for. */
export interface NodeLattice {
  /** Size of the memory in use. */
  readonly byteLength: number;
  block(startTaiS: number, stopTaiS: number): LatticeBlock;
  /** Returns the row of an object in a block: Float32Array(COLUMNS) by `COLUMN`; undefined without a claim. */
  rowOf(block: LatticeBlock, object: number): Float32Array | undefined;
  /** Takes the orbits of a tube: whom can any of them meet in the block at all? Holds until the next call. */
  enter(block: LatticeBlock, tube: LatticeTube): void;
  /** Every span of the block in which an object that it speaks for may be within the miss distance of an orbit of the tube. */
  scan(passages: OrbitPassages, visit: WindowVisitor): void;
}

interface HeldBlock extends LatticeBlock {
  readonly key: string;
  readonly address: number;
  readonly irregular: number[];
}

/**
 * Opens the node lattice of a batch.
 *
 * Method   docs/models/node-lattice: radii, radii at the nodes of the two planes, instants at the nodes
 * Frame    TEME          Time scale  TAI
 *
 * Checked  brute force, the next-meeting engine event for event          Cost  bench/one-to-all.ts
 */
export function openLattice(batch: Sgp4Batch): NodeLattice {
  compiled ??= compileKernel(fromBase64(WASM_BASE64));
  const kernel = instantiateLattice(compiled);
  const stride = 4 * Math.ceil(batch.count / 4);
  const groups = stride / 4;
  const order = orderOf(batch);
  const ends = openEnds(batch);
  const blockBytes = stride * COLUMNS * 4;
  /** Memory grows for all blocks at once; unwritten pages use no room: each growth makes the host collect its garbage. */
  const ahead = MOST_BLOCKS * blockBytes;
  let top = kernel.heapBase();
  const reserve = (bytes: number): number => {
    const address = Math.ceil(top / CACHE_LINE) * CACHE_LINE;
    top = address + bytes;
    const missing = top + ahead + BEHIND - kernel.memory.buffer.byteLength;
    if (missing > ahead) kernel.memory.grow(Math.ceil(missing / PAGE));
    return address;
  };
  const hits = reserve(GROUPS_AT_ONCE * HIT);
  const crossings = reserve(groups * CROSSINGS_A_GROUP * CROSSING);
  const windows = reserve(WINDOW_ROOM);
  const progress = reserve(8);
  const tableBytes = (MOST_STEPS + 1) * 8;
  const early = reserve(tableBytes);
  const late = reserve(tableBytes);
  const instants = reserve(tableBytes);
  let entries = 0;
  let entryRoom = 0;
  let entered = 0;
  const codes = reserve(stride);
  const rows = reserve((stride / 2) * PAIR * 8);
  fillRows(new Float64Array(kernel.memory.buffer, rows, (stride / 2) * PAIR), batch, order);
  /** Oldest first. */
  const blocks: HeldBlock[] = [];

  function makeBlock(startTaiS: number, stopTaiS: number, key: string): HeldBlock {
    const address = blocks.length >= MOST_BLOCKS ? blocks.shift()!.address : reserve(blockBytes);
    const middleTaiS = (startTaiS + stopTaiS) / 2;
    const halfS = (stopTaiS - startTaiS) / 2;
    kernel.writeNearRows(rows, 0, stride / 2, middleTaiS, halfS, address, stride, codes);
    const irregular = writeOthers(address, middleTaiS, halfS).sort((a, b) => a - b);
    return { key, address, middleTaiS, halfS, irregular };
  }

  /** Writes the rows that the kernel skipped; @returns the objects that have none. */
  function writeOthers(address: number, middleTaiS: number, halfS: number): number[] {
    const columns = new Float32Array(kernel.memory.buffer, address, stride * COLUMNS);
    const isWritten = new Uint8Array(kernel.memory.buffer, codes, stride);
    const irregular: number[] = [];
    for (let slot = 0; slot < batch.count; slot++) {
      if (isWritten[slot] === 1) continue;
      const i = order[slot]!;
      if (!writeLatticeRow(batch, i, middleTaiS, halfS, columns, stride, slot, ends)) irregular.push(i);
    }
    return irregular;
  }

  return {
    get byteLength(): number {
      return top;
    },
    block(startTaiS, stopTaiS): LatticeBlock {
      const key = `${startTaiS} ${stopTaiS}`;
      const at = blocks.findIndex((cachedBlock) => cachedBlock.key === key);
      const block = at >= 0 ? blocks.splice(at, 1)[0]! : makeBlock(startTaiS, stopTaiS, key);
      blocks.push(block);
      return block;
    },
    rowOf(block, object): Float32Array | undefined {
      const slot = order.indexOf(object);
      const columns = new Float32Array(kernel.memory.buffer, (block as HeldBlock).address, stride * COLUMNS);
      const values = Float32Array.from({ length: COLUMNS }, (_, k) => columns[k * stride + slot]!);
      return values[COLUMN.high]! > 0 ? values : undefined;
    },
    enter(block, tube): void {
      const { address } = block as HeldBlock;
      new Float64Array(kernel.memory.buffer, kernel.primaryAt(), PLACES).set(tube.parameters);
      kernel.spreadPrimary();
      let crossed = 0;
      for (let first = 0; first < groups; first += GROUPS_AT_ONCE) {
        const count = kernel.testNodes(address, stride, first, Math.min(groups, first + GROUPS_AT_ONCE), hits);
        crossed += kernel.crossNodes(address, stride, hits, count, crossings + crossed * CROSSING);
      }
      const turns = Math.ceil(tube.earliest.length / STEPS_A_TURN) + 2;
      if (crossed * turns > entryRoom) {
        entryRoom = 2 * crossed * turns;
        entries = reserve(entryRoom * ENTRY);
      }
      take(tube, tube.earliest, early);
      const isAlone = tube.latest === tube.earliest;
      if (!isAlone) take(tube, tube.latest, late);
      entered = kernel.narrowCrossings(early, isAlone ? early : late, crossings, crossed, entries);
    },
    scan(passages, visit): void {
      take(passages, passages.instants, instants);
      const { buffer } = kernel.memory;
      const progressWords = new Int32Array(buffer, progress, 2);
      const numbers = new Int32Array(buffer, windows, WINDOW_ROOM / 4);
      const spans = new Float64Array(buffer, windows, WINDOW_ROOM / 8);
      // A pair with nearly coplanar orbits may enter and leave at every second step.
      const spare = WINDOW * (2 + Math.ceil(passages.instants.length / 2));
      const end = windows + WINDOW_ROOM;
      for (let from = 0; from < entered; ) {
        kernel.findWindows(instants, crossings, entries, from, entered, windows, end, spare, progress);
        from = progressWords[0]!;
        const count = progressWords[1]!;
        for (let k = 0; k < count; k++) {
          visit(order[numbers[6 * k]!]!, numbers[6 * k + 1] !== 0, spans[3 * k + 1]!, spans[3 * k + 2]!);
        }
      }
    },
  };

  /** Writes a table of instants for the kernel, with its grid. */
  function take({ firstStep, errorS, slowestS, shortestS }: Passages, table: Float64Array, address: number): void {
    const parameters = new Float64Array(kernel.memory.buffer, kernel.primaryAt(), PLACES);
    parameters[PLACE.azimuth] = (firstStep * 2 * Math.PI) / STEPS_A_TURN;
    parameters[PLACE.step] = STEPS_A_TURN / (2 * Math.PI);
    parameters[PLACE.steps] = table.length - 1;
    parameters[PLACE.error] = errorS;
    parameters[PLACE.slowest] = slowestS;
    parameters[PLACE.shortest] = shortestS;
    new Float64Array(kernel.memory.buffer, address, table.length).set(table);
  }
}

/** By perigee, so that the four objects of a group pass the radial test together. */
function orderOf(batch: Sgp4Batch): Int32Array {
  const perigee = Float64Array.from({ length: batch.count }, (_, i) => {
    const o = i * row.ROW;
    const value = batch.nearEarth[o + row.SEMI_MAJOR_AXIS]! * (1 - batch.nearEarth[o + row.ECCENTRICITY]!);
    return Number.isFinite(value) ? value : 0;
  });
  return Int32Array.from({ length: batch.count }, (_, i) => i).sort((a, b) => perigee[a]! - perigee[b]! || a - b);
}

/** Within this of its epoch, min: the host knows when the states of an object end, the lattice does not. */
const SHORT_LIFE_MIN = 60 * 1440;

function isShortLived({ nearEarth: fields }: Sgp4Batch, i: number): boolean {
  const o = i * row.ROW;
  return fields[o + row.LIFE_STOP]! < SHORT_LIFE_MIN || fields[o + row.LIFE_START]! > -SHORT_LIFE_MIN;
}

/** Writes constants in slot order; an object of deep space, of a short life, or without a row is marked as an error: the host handles it. */
function fillRows(rows: Float64Array, batch: Sgp4Batch, order: Int32Array): void {
  for (let slot = 0; slot < 2 * (rows.length / PAIR); slot++) {
    const to = (slot >> 1) * PAIR + (slot & 1);
    const i = order[slot];
    if (i === undefined || batch.deepRow[i]! >= 0 || isShortLived(batch, i)) rows[to + 2 * row.INIT_ERROR] = 1;
    else for (let k = 0; k < FIELDS; k++) rows[to + 2 * k] = batch.nearEarth[i * row.ROW + k]!;
  }
}
