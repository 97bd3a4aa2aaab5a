/** Places of the numbers handed to the sieve: indices into float64 parameters and i32 tables (assembly/sieve-tables.ts). */
export const PARAMETER = {
  miss: 0,
  half: 1,
  quiet: 2,
  sampling: 3,
  from: 4,
  to: 5,
  centre: 6,
  edge: 8,
} as const;

export const TABLE = {
  count: 0,
  states: 1,
  codes: 2,
  pads: 3,
  keys: 4,
  highBins: 5,
  perAxis: 6,
  cells: 7,
  cellOfCube: 8,
  cubeOfCell: 9,
  neighbourStart: 10,
  neighbours: 11,
  bins: 12,
  binOfStep: 13,
  binLow: 14,
  limits: 15,
  start: 16,
  fill: 17,
  sorted: 18,
  sortedKeys: 19,
  gridded: 20,
  alone: 21,
  aloneRates: 22,
  hits: 23,
  hitCapacity: 24,
  hitCount: 25,
  candidates: 28,
  isChosen: 29,
  wanted: 30,
  slots: 31,
  rows: 32,
  deep: 33,
  cache: 34,
  nearPairs: 35,
  sgp4Count: 36,
  events: 37,
} as const;

/** Bytes of one hit, one candidate, one event, one sorted row. */
export const HIT = 16;
export const CANDIDATE = 24;
export const EVENT = 128;
export const SORTED_ROW = 32;
