/** Places of the numbers handed to the sieve: indices into float64 parameters and i32 tables (assembly/sieve-tables.ts). */
export const PARAMETER = {
  miss: 0,
  half: 1,
  quiet: 2,
  sampling: 3,
  from: 4,
  to: 5,
  centre: 6,
  slip: 7,
  longU: 8,
  shortU: 9,
  longRate: 10,
  shortRate: 11,
} as const;

/** Numbers that the kernel has room for. */
export const PARAMETERS = 16;

export const TABLE = {
  slotCount: 0,
  paths: 1,
  codes: 2,
  kinds: 3,
  objects: 4,
  slots: 5,
  hostStates: 6,
  hostPads: 7,
  rowBlocks: 8,
  cellRecords: 9,
  ownLists: 10,
  partsPerAxis: 11,
  partOfStep: 12,
  parts: 13,
  targets: 14,
  crossWidths: 15,
  cells: 16,
  caps: 17,
  bins: 18,
  ranked: 19,
  limits: 20,
  start: 21,
  shorts: 22,
  order: 24,
  ownColumn: 25,
  aloneColumns: 26,
  aloneSlots: 28,
  aloneRates: 29,
  hits: 30,
  hitCapacity: 31,
  hitCount: 32,
  candidates: 35,
  isChosen: 36,
  wanted: 37,
  rows: 38,
  deep: 39,
  cache: 40,
  nearPairs: 41,
  sgp4Count: 42,
  events: 43,
  inOrder: 44,
  hoodRanks: 45,
  ownTops: 46,
  queue: 47,
  hoodPositions: 49,
  hoodVelocities: 50,
} as const;

export const TABLES = 56;

/** Bytes of one hit, one candidate, one event; of four slots: their paths, their states. */
export const HIT = 8;
export const CANDIDATE = 24;
export const EVENT = 128;
export const PATH_BLOCK = 416;
export const ROW_BLOCK = 96;
/** Vector of a path block that holds the pads; before it a mask and the coefficients (assembly/paths.ts). */
export const PAD_VECTOR = 25;
/** Bytes of a short row, of the record of a part and of a cell, of a queued find. */
export const SHORT_ROW = 32;
export const PART_RECORD = 32;
export const CELL_RECORD = 32;
export const QUEUED = 12;
