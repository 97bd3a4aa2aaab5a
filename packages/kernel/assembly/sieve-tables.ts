/**
 * Input of the sieve from the host: numbers in PARAMETERS (float64), addresses and counts in TABLES (i32).
 * The host's twin of these numbers is src/sieve-tables.ts.
 */
export const PARAMETERS: usize = memory.data(16 * 8, 16);
export const TABLES: usize = memory.data(56 * 4, 16);

/** Screening distance, half a slab (s), angular rate of quiet objects (rad/s), speed under which pairs are sampled. */
export const MISS: usize = 0;
export const HALF: usize = 8;
export const QUIET: usize = 16;
export const SAMPLING: usize = 24;
/** Span of the slab that counts, s from its centre, and the centre, TAI s. */
export const FROM: usize = 32;
export const TO: usize = 40;
export const CENTRE: usize = 48;
/** Largest difference of two directions that meet in addition to their motion, rad. */
export const SLIP: usize = 56;
/** Instant of the slab centre in the long and in the short span, -1 to 1, and the reciprocals of half their lengths, 1/s. */
export const LONG_U: usize = 64;
export const SHORT_U: usize = 72;
export const LONG_RATE: usize = 80;
export const SHORT_RATE: usize = 88;

/** Slots: two for each pair row of SGP4 objects, then the host's objects; a multiple of four. */
export const SLOT_COUNT: usize = 0;
/** Paths: PATH_BLOCK bytes for each four slots, see spans.ts. */
export const PATHS: usize = 4;
/** One byte of code per slot, and which of the paths a slot has (spans.ts). */
export const CODES: usize = 8;
export const KINDS: usize = 12;
/** Object of a slot, slot of an SGP4 object. */
export const OBJECTS: usize = 16;
export const SLOTS: usize = 20;
/** States of the host's objects: float64 rows (m, m/s) and float32 pads (m). */
export const HOST_STATES: usize = 24;
export const HOST_PADS: usize = 28;
/** Followed objects: ROW_BLOCK bytes for each four slots. */
export const ROW_BLOCKS: usize = 32;
/** Parts of cells: along an axis of a face, u8 of a step, their records and the cells within reach (neighbourhoods.ts). */
export const PARTS_PER_AXIS: usize = 44;
export const PART_OF_STEP: usize = 48;
export const PARTS: usize = 52;
export const TARGETS: usize = 56;
/** Number of cells; float32 x, y, z and angular radius of the cap around each. */
export const CELLS: usize = 64;
export const CAPS: usize = 68;
/** Radial bins: number, and float32 per bin: squared limit of the line test. */
export const BINS: usize = 72;
export const LIMITS: usize = 80;
/** The same limits as widths of the short rows, and their rounding margin (shorts.ts). */
export const CROSS_WIDTHS: usize = 60;
export const CROSS_SLACK: usize = 92;
/** i32 first rank of a bin, one more in front. */
export const START: usize = 84;
/** Short rows by slot and by rank (shorts.ts), i32 slot by rank. */
export const SHORTS: usize = 88;
export const RANKED: usize = 76;
export const ORDER: usize = 96;
/** Records of the cells, their lists and the bytes of a column of them (neighbourhoods.ts). */
export const CELL_RECORDS: usize = 36;
export const OWN_LISTS: usize = 40;
export const OWN_COLUMN: usize = 100;
/** i32 highest bin of every eight rows of the own lists. */
export const OWN_TOPS: usize = 184;
export const HOOD_RANKS: usize = 180;
/** Columns of the pairs of the neighbourhood at hand. */
export const HOOD_POSITIONS: usize = 196;
export const HOOD_VELOCITIES: usize = 200;
/** Objects in the grid; objects searched alone: number, their slots and angular rates (float32). */
export const GRIDDED: usize = 192;
export const ALONE: usize = 108;
export const ALONE_SLOTS: usize = 112;
export const ALONE_RATES: usize = 116;
/** Eight columns of the objects alone (alone.ts). */
export const ALONE_COLUMNS: usize = 104;
/** Hits: two slots each; capacity, number; pending results of the scan (scan.ts). */
export const QUEUE: usize = 188;
export const HITS: usize = 120;
export const HIT_CAPACITY: usize = 124;
export const HIT_COUNT: usize = 128;
/** Where the scan goes on: cell and byte offset of the row in its own list, or number of the object alone. */
export const NEXT: usize = 132;
export const NEXT_ROW: usize = 136;
/** Candidates: 24 bytes each. Whether only pairs with a wanted object count, and one byte per object that says it. */
export const CANDIDATES: usize = 140;
export const IS_CHOSEN: usize = 144;
export const CHOSEN_FLAGS: usize = 148;
/** Pair rows as in bulk.ts. */
export const ROWS: usize = 152;
export const DEEP: usize = 156;
export const CACHE: usize = 160;
export const NEAR_PAIRS: usize = 164;
/** Objects propagated by SGP4 (the others are the host's), and the events: 128 bytes each. */
export const SGP4_COUNT: usize = 168;
export const EVENTS: usize = 172;
/** Identity index of the slots. */
export const IN_ORDER: usize = 176;

export const HIT: i32 = 8;
/** Vectors of four slots: x y z vx vy vz. */
export const ROW_BLOCK: i32 = 6 * 16;
export const PATH_BLOCK: i32 = 26 * 16;

// @inline
export function table(k: usize): usize {
  return <usize>load<i32>(TABLES + k);
}

// @inline
export function parameter(k: usize): f64 {
  return load<f64>(PARAMETERS + k);
}
