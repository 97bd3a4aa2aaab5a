import {
  ENCOUNTER_ROW,
  EncounterRows,
  type EncounterTable,
  INTERVAL_START_TAI_S,
  INTERVAL_STOP_TAI_S,
  PRIMARY,
  SECONDARY,
  TCA_TAI_S,
} from '@keepout/conjunction/screening/plan/encounter-table';

/** Both sides find an instant to far better than this, s. */
const SAME_INSTANT_S = 1e-3;

/**
 * Returns each encounter of two primaries once: a screening reports it for both of them, a list of pairs has it as one line.
 *
 * Of two rows of a pair that are mirror images that of the lower index stays; a row that only the other side found (on the
 * very edge of the volume) stays too.
 */
export function oncePerPair(table: EncounterTable, primaries: readonly number[]): EncounterTable {
  const primarySet = new Set(primaries);
  const { rows } = table;
  const isOfTwo = (at: number): boolean => primarySet.has(rows[at + PRIMARY]!) && primarySet.has(rows[at + SECONDARY]!);
  const lower = new Map<string, number[]>();
  for (let k = 0; k < table.count; k++) {
    const at = k * ENCOUNTER_ROW;
    if (!isOfTwo(at) || rows[at + PRIMARY]! > rows[at + SECONDARY]!) continue;
    const pair = `${rows[at + PRIMARY]!} ${rows[at + SECONDARY]!}`;
    lower.set(pair, [...(lower.get(pair) ?? []), at]);
  }
  const uniqueRows = new EncounterRows(Math.max(1, table.count));
  for (let k = 0; k < table.count; k++) {
    const at = k * ENCOUNTER_ROW;
    const mirrors =
      isOfTwo(at) && rows[at + PRIMARY]! > rows[at + SECONDARY]!
        ? lower.get(`${rows[at + SECONDARY]!} ${rows[at + PRIMARY]!}`)
        : undefined;
    if (mirrors?.some((mirror) => isMirror(rows, at, mirror)) !== true) uniqueRows.copy(table, k);
  }
  return uniqueRows;
}

/** The same instant, or stays that overlap. */
function isMirror(rows: Float64Array, at: number, mirror: number): boolean {
  const start = rows[at + INTERVAL_START_TAI_S]!;
  const stop = rows[at + INTERVAL_STOP_TAI_S]!;
  if (Number.isNaN(start) !== Number.isNaN(rows[mirror + INTERVAL_START_TAI_S]!)) return false;
  return Number.isNaN(start)
    ? Math.abs(rows[at + TCA_TAI_S]! - rows[mirror + TCA_TAI_S]!) < SAME_INSTANT_S
    : start <= rows[mirror + INTERVAL_STOP_TAI_S]! && stop >= rows[mirror + INTERVAL_START_TAI_S]!;
}
