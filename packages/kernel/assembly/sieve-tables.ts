/**
 * What the host hands to the sieve: numbers in PARAMETERS (float64), addresses and counts in TABLES (i32).
 * The host's twin of these numbers is src/sieve-tables.ts.
 */
export const PARAMETERS: usize = memory.data(16 * 8, 16);
export const TABLES: usize = memory.data(40 * 4, 16);

/** Screening distance, half a slab (s), angular rate of quiet objects (rad/s), speed under which pairs are sampled. */
export const MISS: usize = 0;
export const HALF: usize = 8;
export const QUIET: usize = 16;
export const SAMPLING: usize = 24;
/** Span of the slab that counts, s from its centre, and the centre, TAI s. */
export const FROM: usize = 32;
export const TO: usize = 40;
export const CENTRE: usize = 48;
/** Highest speed of a gridded object within the slab, m/s; written by the kernel. */
export const TOP_SPEED: usize = 56;
/** Edge of a cell. */
export const EDGE: usize = 64;

export const COUNT: usize = 0;
/** float64 rows x y z vx vy vz (m, m/s), one byte of code, float32 pad (m) per object. */
export const STATES: usize = 4;
export const CODES: usize = 8;
export const PADS: usize = 12;
/** i32 per object: key of its bucket (-1 outside the grid), highest radial bin. */
export const KEYS: usize = 16;
export const HIGH_BINS: usize = 20;
/** Cells: cubes per axis, number of cells, id of a cube, cube of a cell, neighbour offsets and neighbours. */
export const PER_AXIS: usize = 24;
export const CELLS: usize = 28;
export const CELL_OF_CUBE: usize = 32;
export const CUBE_OF_CELL: usize = 36;
export const NEIGHBOUR_START: usize = 40;
export const NEIGHBOURS: usize = 44;
/**
 * Radial bins: number, u16 of a 5 km step, float64 lowest radius of a bin. Float32 triples of a bin: the limit of the
 * line test is the first plus the second times the relative speed; the third is the highest speed of its objects.
 */
export const BINS: usize = 48;
export const BIN_OF_STEP: usize = 52;
export const BIN_LOW: usize = 56;
export const LIMITS: usize = 60;
/** i32 first position of a bucket, a copy to fill from, and the sorted rows of 32 bytes with their keys. */
export const START: usize = 64;
export const FILL: usize = 68;
export const SORTED: usize = 72;
export const SORTED_KEYS: usize = 76;
/** Objects in the grid, objects searched alone (their positions follow), their angular rates (float32). */
export const GRIDDED: usize = 80;
export const ALONE: usize = 84;
export const ALONE_RATES: usize = 88;
/** Hits: 16 bytes each, capacity, number. */
export const HITS: usize = 92;
export const HIT_CAPACITY: usize = 96;
export const HIT_COUNT: usize = 100;
/** Where the scan goes on: position and neighbour, then the object alone and its cell. */
export const NEXT: usize = 104;
export const NEXT_NEIGHBOUR: usize = 108;
/** Candidates: 24 bytes each. Whether only pairs with a wanted object count, and one byte per object that says it. */
export const CANDIDATES: usize = 112;
export const IS_CHOSEN: usize = 116;
export const WANTED: usize = 120;
/** Slot of an object in the pair rows, and the rows themselves as in bulk.ts. */
export const SLOTS: usize = 124;
export const ROWS: usize = 128;
export const DEEP: usize = 132;
export const CACHE: usize = 136;
export const NEAR_PAIRS: usize = 140;
/** Objects propagated by SGP4 (the others are the host's), and the events: 128 bytes each. */
export const SGP4_COUNT: usize = 144;
export const EVENTS: usize = 148;

export const SORTED_ROW: i32 = 32;

// @ts-ignore: decorator
@inline
export function table(k: usize): usize {
  return <usize>load<i32>(TABLES + k);
}

// @ts-ignore: decorator
@inline
export function parameter(k: usize): f64 {
  return load<f64>(PARAMETERS + k);
}
