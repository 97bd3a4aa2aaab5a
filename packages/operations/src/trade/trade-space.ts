import type { Vec3 } from '@keepout/astro/nouns';
import { columnCurve } from '@keepout/conjunction/manoeuvre/trade-space/column-curve';
import { bestDirections, sameDirection } from '@keepout/conjunction/manoeuvre/trade-space/fixed-directions';
import type { TradeEncounter } from '@keepout/conjunction/manoeuvre/trade-space/trade-event';
import { openTradeSpace } from '@keepout/conjunction/manoeuvre/trade-space/trade-space';
import type { PlannedManoeuvre } from '@keepout/planning/manoeuvre';
import { fail, ok, type Result } from '@keepout/units/result';
import type { TradeVehicle } from '../vehicle/vehicle-type.ts';
import { vehicleType } from '../vehicle/vehicles.ts';

/** Inputs of a trade space. */
export interface TradeQuestion {
  /** Encounters of one satellite, the one to avoid first; times count from its closest approach. */
  readonly encounters: readonly TradeEncounter[];
  readonly periodS: number;
  readonly vehicle: TradeVehicle;
  /** An event that was below it and is above it counts as raised. */
  readonly watchPc: number;
  /** Spread of hot and cold performance around the plan, a share. */
  readonly spread: number;
}

/** The direction of impulses and burns: the best of each column, or a fixed one, RTN, any length but zero. */
export type TradeDirection = 'best' | Vec3;

/** Which begins and sizes. */
export interface TradeFrame {
  readonly columns: number;
  readonly rows: number;
  /** Lead time of the first column, orbits before closest approach; the larger. */
  readonly orbitsFirst: number;
  readonly orbitsLast: number;
  /** Size of the first row, m/s of impulses, s of burns and attitudes; the minimum, negative for the opposite direction. */
  readonly sizeFirst: number;
  readonly sizeLast: number;
  readonly direction: TradeDirection;
}

export interface TradeMap {
  readonly frame: TradeFrame;
  readonly orbits: Float64Array;
  readonly sizes: Float64Array;
  /** Float64Array(3 columns): RTN unit vector of each column; of drag all zeros. */
  readonly directions: Float64Array;
  /** Cells by column, then row: column x rows + row. */
  readonly log10TotalPc: Float32Array;
  /** Place of the worst event; -1 where none counts. */
  readonly worstEvent: Int16Array;
  readonly raised: Uint8Array;
}

/** Pc of the encounter to avoid as a function of the manoeuvre size at one start; NaN where undefined. */
export interface EncounterCurve {
  readonly pc: Float64Array;
  readonly missM: Float64Array;
}

export interface TradeCurve extends EncounterCurve {
  readonly orbits: number;
  readonly sizes: Float64Array;
  /** Where it turns out cold or hot; absent where that is as planned. */
  readonly cold?: EncounterCurve;
  readonly hot?: EncounterCurve;
}

/** The code of the engine's fault. */
export interface TradeFault {
  readonly code: string;
}

/** Columns that are computed between two checks for messages. */
const COLUMNS_A_STEP = 10;

/**
 * The total probability over begin and size, a few columns at a time: yields the share that is done, returns the map. Threads of the
 * server and workers of the browser ask it alike.
 *
 * Method   docs/models/trade-space
 * Assumes  a motor that is on through shadows: the map leaves them out of account, the exact result does not
 *
 * @returns ok: TradeMap   |   fault: of the engine
 *
 * Checked  the same bytes in browser and server (trade-space.test.ts)
 */
export function* tradeInSteps(
  question: TradeQuestion,
  frame: TradeFrame,
): Generator<number, Result<TradeMap, TradeFault>> {
  const { encounters, vehicle, periodS, watchPc } = question;
  const space = openTradeSpace(encounters, { watchPc });
  if (!space.ok) return space;
  const orbits = evenly(frame.orbitsFirst, frame.orbitsLast, frame.columns);
  const sizes = evenly(frame.sizeFirst, frame.sizeLast, frame.rows);
  const startsTaiS = orbits.map((before) => -before * periodS);
  const directions = directionsOf(question, frame, startsTaiS);
  const parts = vehicleType(vehicle.type).axes(vehicle, { startsTaiS, directionsRtn: directions }, sizes, 1);
  const count = orbits.length * sizes.length;
  const map: TradeMap = {
    frame,
    orbits,
    sizes,
    directions,
    log10TotalPc: new Float32Array(count),
    worstEvent: new Int16Array(count),
    raised: new Uint8Array(count),
  };
  for (let from = 0; from < orbits.length; from += COLUMNS_A_STEP) {
    const to = Math.min(orbits.length, from + COLUMNS_A_STEP);
    for (const { axes, firstRow, rows } of parts) {
      const cells = space.value.tradeSpace(axes, from, to);
      if (!cells.ok) return cells;
      for (let column = from; column < to; column += 1) {
        const at = (column - from) * rows;
        const place = column * sizes.length + firstRow;
        map.log10TotalPc.set(cells.value.log10TotalPc.subarray(at, at + rows), place);
        map.worstEvent.set(cells.value.worstEvent.subarray(at, at + rows), place);
        map.raised.set(cells.value.raised.subarray(at, at + rows), place);
      }
    }
    yield to / orbits.length;
  }
  return ok(map);
}

/** The same at once. */
export function tradeMap(question: TradeQuestion, frame: TradeFrame): Result<TradeMap, TradeFault> {
  const steps = tradeInSteps(question, frame);
  for (let step = steps.next(); ; step = steps.next()) if (step.done) return step.value;
}

/** Computes the encounter to avoid as a function of the manoeuvre size, at a start given in orbits before closest approach. */
export function tradeCurve(question: TradeQuestion, frame: TradeFrame, orbits: number): Result<TradeCurve, TradeFault> {
  const { encounters, vehicle, periodS, spread } = question;
  const [first] = encounters;
  if (!first) return fail({ code: 'no-events' });
  const row = vehicleType(vehicle.type);
  const sizes = evenly(frame.sizeFirst, frame.sizeLast, frame.rows);
  const startsTaiS = Float64Array.of(-orbits * periodS);
  const columns = { startsTaiS, directionsRtn: directionsOf(question, frame, startsTaiS) };
  const along = (share: number): Result<EncounterCurve, TradeFault> => {
    const pc = new Float64Array(sizes.length);
    const missM = new Float64Array(sizes.length);
    for (const { axes, firstRow } of row.axes(vehicle, columns, sizes, share)) {
      const curve = columnCurve(first, axes, 0);
      if (!curve.ok) return curve;
      pc.set(curve.value.pc, firstRow);
      missM.set(curve.value.missM, firstRow);
    }
    return ok({ pc, missM });
  };
  const middle = along(1);
  if (!middle.ok) return middle;
  if (!(spread > 0)) return ok({ orbits, sizes, ...middle.value });
  const [cold, hot] = [along(Math.max(0, 1 - spread)), along(1 + spread)];
  if (!cold.ok) return cold;
  if (!hot.ok) return hot;
  return ok({ orbits, sizes, ...middle.value, cold: cold.value, hot: hot.value });
}

/** Returns the manoeuvre of a cell; size zero has no effect. @param tcaTaiS   TCA of the encounter to avoid */
export function cellManoeuvre(
  { vehicle, periodS }: TradeQuestion,
  { orbits, sizes, directions }: TradeMap,
  { column, row }: { readonly column: number; readonly row: number },
  tcaTaiS: number,
): PlannedManoeuvre {
  const part = (axis: number): number => directions[3 * column + axis]!;
  const ignitionTaiS = tcaTaiS - orbits[column]! * periodS;
  return vehicleType(vehicle.type).ofCell(vehicle, ignitionTaiS, [part(0), part(1), part(2)], sizes[row]!);
}

/** The unit vectors of the columns, RTN, pointing forward where they are the best of each; zeros for an attitude. */
function directionsOf(
  { encounters, vehicle }: TradeQuestion,
  { direction }: TradeFrame,
  startsTaiS: Float64Array,
): Float64Array {
  if (vehicleType(vehicle.type).isByAir) return new Float64Array(3 * startsTaiS.length);
  if (direction !== 'best') return sameDirection(startsTaiS.length, direction);
  const [first] = encounters;
  const best = first && bestDirections(first, startsTaiS, 'mahalanobis', Math.max(vehicle.maxDeltaVMps, 1e-4));
  if (!best?.ok) return sameDirection(startsTaiS.length, [0, 1, 0]);
  // A sign means the same in every column.
  return best.value.map((part, k, all) => (all[3 * Math.floor(k / 3) + 1]! < 0 ? -part : part));
}

/** Returns evenly spaced values from the first to the last; a single one is the first. */
function evenly(first: number, last: number, count: number): Float64Array {
  return Float64Array.from({ length: count }, (_, k) =>
    count < 2 ? first : first + ((last - first) * k) / (count - 1),
  );
}
