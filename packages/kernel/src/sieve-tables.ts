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
  keys: 9,
  perAxis: 11,
  cellOfStep: 12,
  neighbourStart: 13,
  neighbours: 14,
  cells: 16,
  caps: 17,
  bins: 18,
  binOfStep: 19,
  limits: 20,
  start: 21,
  slotRows: 23,
  sorted: 24,
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
  listed: 45,
  chunks: 46,
} as const;

/** Bytes of one hit, one candidate, one event; of four slots: their paths, their states. */
export const HIT = 8;
export const CANDIDATE = 24;
export const EVENT = 128;
export const PATH_BLOCK = 416;
export const ROW_BLOCK = 96;
/** Bytes of a sorted row. */
export const SORTED_ROW = 32;
