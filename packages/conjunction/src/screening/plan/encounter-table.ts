import type { Encounter } from './encounter.ts';

/** Float64 values of one encounter. */
export const ENCOUNTER_ROW = 26;

export const KIND = 0;
export const PRIMARY = 1;
export const SECONDARY = 2;
export const TCA_TAI_S = 3;
export const MISS_M = 4;
export const SPEED_MPS = 5;
export const RTN_POSITION_M = 6;
export const RTN_VELOCITY_MPS = 9;
/** Position and velocity of the primary, then of the secondary. */
export const STATES = 12;
/** NaN where there is no interval. */
export const INTERVAL_START_TAI_S = 24;
export const INTERVAL_STOP_TAI_S = 25;

/** Values of the field `KIND` of encounters that are at no edge. */
export const APPROACH = 0;
export const PROXIMITY_INTERVAL = 1;
/** Added to it at the start and at the end of the common span. */
const EDGES = { start: 2, stop: 4 } as const;

/** Whether a value of `KIND` is of a stay inside the volume. */
export const isStay = (kind: number): boolean => (kind & PROXIMITY_INTERVAL) !== 0;

/** The edge that a value of `KIND` is at. */
export function edgeOf(kind: number): Encounter['edge'] {
  return kind >= EDGES.stop ? 'stop' : kind >= EDGES.start ? 'start' : undefined;
}

/** Encounters as rows of numbers: transferred between threads and merged by the hundred thousand. */
export interface EncounterTable {
  readonly count: number;
  /** Float64Array(26 count) or longer; metres, seconds, frame TEME, as `Encounter`. */
  readonly rows: Float64Array;
}

/** Number of encounters at an edge. */
export function edgeCount({ count, rows }: EncounterTable): number {
  let edges = 0;
  for (let k = 0; k < count; k++) if (edgeOf(rows[k * ENCOUNTER_ROW + KIND]!) !== undefined) edges += 1;
  return edges;
}

/** A table that grows. */
export class EncounterRows implements EncounterTable {
  rows: Float64Array;
  count = 0;

  constructor(capacity = 64) {
    this.rows = new Float64Array(capacity * ENCOUNTER_ROW);
  }

  /** A new row of zeros without an interval; its place in `rows`, which may have been replaced by a longer one. */
  add(): number {
    const at = this.count * ENCOUNTER_ROW;
    if (at === this.rows.length) {
      const longer = new Float64Array(2 * this.rows.length);
      longer.set(this.rows);
      this.rows = longer;
    }
    this.count++;
    this.rows[at + INTERVAL_START_TAI_S] = Number.NaN;
    this.rows[at + INTERVAL_STOP_TAI_S] = Number.NaN;
    return at;
  }

  /** A copy of row k of another table. */
  copy(table: EncounterTable, k: number): number {
    const at = this.add();
    const from = k * ENCOUNTER_ROW;
    for (let field = 0; field < ENCOUNTER_ROW; field++) this.rows[at + field] = table.rows[from + field]!;
    return at;
  }

  push(e: Encounter): void {
    const at = this.add();
    const { rows } = this;
    rows[at + KIND] = (e.kind === 'approach' ? APPROACH : PROXIMITY_INTERVAL) + (e.edge ? EDGES[e.edge] : 0);
    rows[at + PRIMARY] = e.primary;
    rows[at + SECONDARY] = e.secondary;
    rows[at + TCA_TAI_S] = e.tcaTaiS;
    rows[at + MISS_M] = e.missDistanceM;
    rows[at + SPEED_MPS] = e.relativeSpeedMps;
    rows.set(e.rtnPositionM, at + RTN_POSITION_M);
    rows.set(e.rtnVelocityMps, at + RTN_VELOCITY_MPS);
    rows.set(e.primaryState.positionM, at + STATES);
    rows.set(e.primaryState.velocityMps, at + STATES + 3);
    rows.set(e.secondaryState.positionM, at + STATES + 6);
    rows.set(e.secondaryState.velocityMps, at + STATES + 9);
    if (e.intervalStartTaiS !== undefined) rows[at + INTERVAL_START_TAI_S] = e.intervalStartTaiS;
    if (e.intervalStopTaiS !== undefined) rows[at + INTERVAL_STOP_TAI_S] = e.intervalStopTaiS;
  }

  /** The rows only. */
  table(): EncounterTable {
    return { count: this.count, rows: this.rows.slice(0, this.count * ENCOUNTER_ROW) };
  }
}

export function encounterTable(encounters: readonly Encounter[]): EncounterTable {
  const rows = new EncounterRows(Math.max(1, encounters.length));
  for (const encounter of encounters) rows.push(encounter);
  return rows;
}

export function encountersOf(table: EncounterTable): Encounter[] {
  return Array.from({ length: table.count }, (_, k) => encounterOf(table, k));
}

export function encounterOf({ rows }: EncounterTable, k: number): Encounter {
  const at = k * ENCOUNTER_ROW;
  const three = (field: number): [number, number, number] => [
    rows[at + field]!,
    rows[at + field + 1]!,
    rows[at + field + 2]!,
  ];
  const start = rows[at + INTERVAL_START_TAI_S]!;
  const stop = rows[at + INTERVAL_STOP_TAI_S]!;
  const edge = edgeOf(rows[at + KIND]!);
  return {
    kind: isStay(rows[at + KIND]!) ? 'proximity-interval' : 'approach',
    primary: rows[at + PRIMARY]!,
    secondary: rows[at + SECONDARY]!,
    tcaTaiS: rows[at + TCA_TAI_S]!,
    missDistanceM: rows[at + MISS_M]!,
    relativeSpeedMps: rows[at + SPEED_MPS]!,
    rtnPositionM: three(RTN_POSITION_M),
    rtnVelocityMps: three(RTN_VELOCITY_MPS),
    primaryState: { positionM: three(STATES), velocityMps: three(STATES + 3) },
    secondaryState: { positionM: three(STATES + 6), velocityMps: three(STATES + 9) },
    ...(edge && { edge }),
    ...(Number.isNaN(start) ? {} : { intervalStartTaiS: start }),
    ...(Number.isNaN(stop) ? {} : { intervalStopTaiS: stop }),
  };
}

/** Order of two rows: tca, primary, secondary, kind. */
export function compareRows(rows: Float64Array, a: number, otherRows: Float64Array, b: number): number {
  const x = a * ENCOUNTER_ROW;
  const y = b * ENCOUNTER_ROW;
  return (
    rows[x + TCA_TAI_S]! - otherRows[y + TCA_TAI_S]! ||
    rows[x + PRIMARY]! - otherRows[y + PRIMARY]! ||
    rows[x + SECONDARY]! - otherRows[y + SECONDARY]! ||
    rows[x + KIND]! - otherRows[y + KIND]!
  );
}

/** Steps back, for each row, that the sort of rows nearly in order may take before another sort is cheaper. */
const STEPS_PER_ROW = 8;

/**
 * Row numbers in the order of (tca, primary, secondary, kind); rows equal in all four stay in their order. The rows of
 * blocks one behind the other are nearly in order and cost no more than one look at each.
 */
export function rowsInOrder({ count, rows }: EncounterTable): Uint32Array {
  const order = new Uint32Array(count);
  let steps = STEPS_PER_ROW * count;
  for (let k = 0; k < count; k++) {
    let place = k;
    while (place > 0 && compareRows(rows, order[place - 1]!, rows, k) > 0) {
      order[place] = order[place - 1]!;
      place--;
      if (--steps === 0) return sortedRows(rows, count);
    }
    order[place] = k;
  }
  return order;
}

function sortedRows(rows: Float64Array, count: number): Uint32Array {
  return Uint32Array.from({ length: count }, (_, k) => k).sort((a, b) => compareRows(rows, a, rows, b) || a - b);
}
