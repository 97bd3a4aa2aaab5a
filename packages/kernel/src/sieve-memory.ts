import type { KernelMemory } from './kernel-memory.ts';
import type { ObjectRows } from './object-rows.ts';
import type { SieveGrid } from './sieve-grid.ts';
import {
  CANDIDATE,
  CELL_RECORD,
  EVENT,
  HIT,
  PART_RECORD,
  PATH_BLOCK,
  QUEUED,
  ROW_BLOCK,
  SHORT_ROW,
  type TABLE,
} from './sieve-tables.ts';

/** Hits tested in one call; each can be four pairs. */
export const HITS_AT_ONCE = 2048;
/** Events that come of the hits of one call at the most. */
export const EVENTS_AT_ONCE: number = 4 * HITS_AT_ONCE;
/** Least number of hits that are tested together. */
const LEAST_HITS = 32_768;
/** Slots of a block of paths or states: the lanes of f32x4. */
const LANES = 4;
/** Rows of a list that are looked at together, and pairs of objects whose finds are queued; as in assembly/scan.ts. */
const EIGHT_ROWS = 8;
const QUEUED_PAIRS = 16;
/** Columns of a cell's own list, and of the objects searched alone; as in assembly/neighbourhoods.ts and alone.ts. */
const OWN_COLUMNS = 4;
const ALONE_COLUMNS = 8;
/** Bytes that a vector load may read behind the last row of the own lists, and behind the last object alone. */
const BEHIND_OWN = 64;
const BEHIND_ALONE = 16;
/** Bytes of a state of the host: six float64. */
const HOST_STATE = 48;
/** Bytes of one number: i32, float32. */
const WORD = 4;

type Count =
  | 'slotCount'
  | 'partsPerAxis'
  | 'cells'
  | 'bins'
  | 'hitCapacity'
  | 'hitCount'
  | 'isChosen'
  | 'ownColumn'
  | 'nearPairs'
  | 'sgp4Count';
type RowTable = 'rows' | 'deep' | 'cache';

/** Addresses of the tables of a sieve, and their sizes. */
export interface SieveMemory {
  /** Addresses by the names of TABLE. */
  readonly at: Readonly<Record<Exclude<keyof typeof TABLE, Count | RowTable>, number>>;
  /** Objects of the batch and of the host. */
  readonly sgp4Objects: number;
  readonly hostObjects: number;
  /** Slots of the pair rows, and all: those of the host and the padding to a multiple of four. */
  readonly sgp4Slots: number;
  readonly slotCount: number;
  readonly hitCapacity: number;
  /** Bytes of a column of the own lists: each list begins with a new row of eight. */
  readonly ownColumn: number;
}

/** Reserves the tables of a sieve; the typed arrays are to be made when all memory is reserved. */
export function reserveSieve(
  memory: KernelMemory,
  rows: ObjectRows,
  { cells, bins, mostTargets }: SieveGrid,
  sgp4Objects: number,
  hostObjects: number,
): SieveMemory {
  const sgp4Slots = 2 * rows.pairs;
  const slotCount = LANES * Math.ceil((sgp4Slots + hostObjects) / LANES);
  const blocks = slotCount / LANES;
  const hitCapacity = 4 * slotCount + LEAST_HITS;
  const ownColumn = WORD * (slotCount + EIGHT_ROWS * cells.count);
  /** A neighbourhood begins with a new row of eight and ends with an empty one. */
  const hoodEnds = 2 * EIGHT_ROWS;
  const at = {
    paths: memory.reserve(blocks * PATH_BLOCK),
    codes: memory.reserve(slotCount),
    kinds: memory.reserve(rows.pairs),
    objects: memory.reserve(slotCount * WORD),
    slots: memory.reserve(sgp4Objects * WORD),
    hostStates: memory.reserve(hostObjects * HOST_STATE),
    hostPads: memory.reserve(hostObjects * WORD),
    rowBlocks: memory.reserve(blocks * ROW_BLOCK),
    partOfStep: memory.reserve(cells.partOfStep.byteLength),
    parts: memory.reserve(cells.cellOfPart.length * PART_RECORD),
    targets: memory.reserve(cells.targets.byteLength),
    cellRecords: memory.reserve(cells.count * CELL_RECORD),
    caps: memory.reserve(cells.caps.byteLength),
    ranked: memory.reserve(slotCount * SHORT_ROW),
    limits: memory.reserve(bins.length * WORD),
    crossWidths: memory.reserve(bins.length * WORD),
    // One more in front, for the first rank of the first bin, and one behind.
    start: memory.reserve((bins.length + 2) * WORD),
    shorts: memory.reserve(slotCount * SHORT_ROW),
    order: memory.reserve(slotCount * WORD),
    ownLists: memory.reserve(OWN_COLUMNS * ownColumn + BEHIND_OWN),
    ownTops: memory.reserve(ownColumn / EIGHT_ROWS),
    hoodRanks: memory.reserve((mostTargets * slotCount + hoodEnds * cells.count) * WORD),
    hoodPositions: memory.reserve((slotCount + hoodEnds) * WORD),
    hoodVelocities: memory.reserve((slotCount + hoodEnds) * WORD),
    // A find of each of the eight rows of a neighbourhood, its ends included, for each pair.
    queue: memory.reserve(QUEUED_PAIRS * (slotCount / EIGHT_ROWS + 4) * QUEUED),
    aloneColumns: memory.reserve(ALONE_COLUMNS * slotCount * WORD + BEHIND_ALONE),
    aloneSlots: memory.reserve(slotCount * WORD),
    aloneRates: memory.reserve(slotCount * WORD),
    hits: memory.reserve(hitCapacity * HIT),
    candidates: memory.reserve(EVENTS_AT_ONCE * CANDIDATE),
    events: memory.reserve(EVENTS_AT_ONCE * EVENT),
    wanted: memory.reserve(sgp4Objects + hostObjects),
    inOrder: memory.reserve(sgp4Slots * WORD),
  };
  return { at, sgp4Objects, hostObjects, sgp4Slots, slotCount, hitCapacity, ownColumn };
}
