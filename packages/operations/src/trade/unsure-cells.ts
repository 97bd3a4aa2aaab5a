import { columnCurve } from '@keepout/conjunction/manoeuvre/trade-space/column-curve';
import type { TradeEncounter } from '@keepout/conjunction/manoeuvre/trade-space/trade-event';
import { vehicleType } from '../vehicle/vehicles.ts';
import type { TradeMap, TradeQuestion } from './trade-space.ts';

/** The map agrees with the verdict's methods where the totals are no farther apart. */
const SAME_SHARE = 0.01;
/** Probability that is negligible in every total. */
const NEGLIGIBLE_PC = 1e-12;
/** Cells that are looked at: the fewer the more events there are. */
const [FEWEST_CELLS, MOST_CELLS, EVENT_CELLS] = [12, 60, 240];
/** Columns for a row. */
const ASPECT = 1.5;

/** Returns whether the entire map is uncertain: the probability over the span of a slow encounter takes too long for cells. */
function isSlowlyJudged({ assessment }: TradeEncounter): boolean {
  return assessment?.method === 'nc3d-hall-2021';
}

/**
 * Finds the cells where a two-dimensional map may disagree with the verdict's method for the moved states.
 *
 * Method   cells of a lattice, each event with the verdict's method and without it, on the states that the map has (`columnCurve`); a cell is
 *          uncertain where one of the four lattice cells around it has totals more than 1 % apart, an invalid method, or an inconclusive verdict;
 *          docs/models/trade-space
 * Assumes  cells between lattice cells behave as these do
 *
 * @param encounters   with the inputs of their verdicts
 * @returns Uint8Array   by column, then row: 1 where it is not proven, or where the map has no figure
 *
 * Cost     50 ms, tenths of a second where an event is judged by a curved method
 */
export function unsureCells(
  encounters: readonly TradeEncounter[],
  { vehicle }: Pick<TradeQuestion, 'vehicle'>,
  startsTaiS: Float64Array,
  { orbits, sizes, directions, log10TotalPc }: Pick<TradeMap, 'orbits' | 'sizes' | 'directions' | 'log10TotalPc'>,
): Uint8Array {
  if (encounters.some(isSlowlyJudged)) return new Uint8Array(orbits.length * sizes.length).fill(1);
  const cells = Math.min(MOST_CELLS, Math.max(FEWEST_CELLS, EVENT_CELLS / encounters.length));
  const spread = placesOf(sizes.length, Math.sqrt(cells / ASPECT));
  const rows = encounters.some(({ isInconclusive }) => isInconclusive) ? withLeast(spread, sizes) : spread;
  const columns = placesOf(orbits.length, Math.sqrt(cells * ASPECT));
  const starts = Float64Array.from(columns, (column) => startsTaiS[column]!);
  const directionsRtn = Float64Array.from(
    columns.flatMap((column) => [...directions.slice(3 * column, 3 * column + 3)]),
  );
  const lattice = { startsTaiS: starts, directionsRtn };
  const parts = vehicleType(vehicle.type).axes(
    vehicle,
    lattice,
    Float64Array.from(rows, (row) => sizes[row]!),
    1,
  );
  const isUnsure = columns.map((_, column) =>
    parts.flatMap(({ axes, rows: count }) => {
      const curves = encounters.map((encounter) => ({
        exact: columnCurve(encounter, axes, column),
        flat: columnCurve(inTwoDimensions(encounter), axes, column),
      }));
      return Array.from({ length: count }, (_row, row) => isApart(curves, row));
    }),
  );
  const out = Uint8Array.from(log10TotalPc, (log10) => (Number.isNaN(log10) ? 1 : 0));
  for (let column = 0; column < orbits.length; column++) {
    const about = neighbours(columns, column);
    for (let row = 0; row < sizes.length; row++) {
      const unverified = about.some((c) => neighbours(rows, row).some((r) => isUnsure[c]![r]));
      if (unverified) out[column * sizes.length + row] = 1;
    }
  }
  return out;
}

/** Cells of one column that lie one above the other. */
export interface CellRun {
  readonly column: number;
  readonly fromRow: number;
  readonly toRow: number;
}

/** The marked cells of a map as runs. */
export function markedRuns(marks: Uint8Array, rows: number): readonly CellRun[] {
  const runs: CellRun[] = [];
  for (let at = 0; at < marks.length; at++) {
    const row = at % rows;
    if (marks[at] !== 1 || (row > 0 && marks[at - 1] === 1)) continue;
    let toRow = row;
    while (toRow + 1 < rows && marks[at - row + toRow + 1] === 1) toRow++;
    runs.push({ column: Math.floor(at / rows), fromRow: row, toRow });
  }
  return runs;
}

interface Curves {
  readonly exact: ReturnType<typeof columnCurve>;
  readonly flat: ReturnType<typeof columnCurve>;
}

function isApart(curves: readonly Curves[], row: number): boolean {
  let [exactly, mapped] = [0, 0];
  for (const { exact, flat } of curves) {
    if (!exact.ok || !flat.ok || exact.value.inadequate[row] === 1) return true;
    const [exactPc, flatPc] = [exact.value.pc[row]!, flat.value.pc[row]!];
    if (Number.isNaN(exactPc) || Number.isNaN(flatPc)) return true;
    exactly += exactPc;
    mapped += flatPc;
  }
  if (Math.max(exactly, mapped) < NEGLIGIBLE_PC) return false;
  return Math.abs(exactly - mapped) > SAME_SHARE * mapped;
}

function inTwoDimensions({ assessment: _, ...encounter }: TradeEncounter): TradeEncounter {
  return encounter;
}

/** Adds the row of the smallest manoeuvre: its verdict may be inconclusive where those of larger ones on either side are not. */
function withLeast(rows: readonly number[], sizes: Float64Array): readonly number[] {
  const least = sizes.reduce((best, size, row) => (Math.abs(size) < Math.abs(sizes[best]!) ? row : best), 0);
  return [...new Set([...rows, least])].sort((a, b) => a - b);
}

/** Returns evenly spaced indices up to a maximum number, including the first and the last. */
function placesOf(length: number, maximumCount: number): readonly number[] {
  const count = Math.min(length, Math.max(2, Math.round(maximumCount)));
  if (count < 2) return [0];
  return Array.from({ length: count }, (_, k) => Math.round((k * (length - 1)) / (count - 1)));
}

/** Which of the places lie about one: the next below it and the next above. */
function neighbours(places: readonly number[], at: number): readonly number[] {
  const above = places.findIndex((place) => place >= at);
  return places[above] === at || above === 0 ? [above] : [above - 1, above];
}
