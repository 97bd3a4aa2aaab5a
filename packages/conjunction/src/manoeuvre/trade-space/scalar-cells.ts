import type { StateVector, Vec3 } from '@keepout/astro/nouns';
import { twoBodyStateAt } from '@keepout/astro/two-body/propagate';
import { difference, norm, scaled } from '@keepout/astro/vector';
import { totalPc } from '../../event/total-pc.ts';
import { kicked } from '../impulse-effect.ts';
import { movedEncounter } from '../moved-encounter.ts';
import type { PlannedEncounter } from '../planned-encounter.ts';
import { emptyCells, LOWEST_LOG10, type TradeCells } from './cells.ts';
import { type Push, STEERING } from './push.ts';
import { pushedArc } from './pushed-arc.ts';
import { reachOf, type TradeEvent } from './trade-event.ts';

/** Probabilities below it count as none. */
const LEAST_PC = 1e-17;

/**
 * The cells of a trade space, one by one: what the kernel does, to read first.
 *
 * Method   each event by itself, as `severalEvents` does: its primary carried back to the beginning of the push, pushed, and the
 *          encounter found anew; docs/models/trade-space
 *
 * @returns TradeCells of the columns [fromColumn, toColumn)
 *
 * Checked  severalEvents (to the last digits)          Cost  40 microseconds an event and cell
 */
export function scalarCells(
  events: readonly TradeEvent[],
  push: Push,
  watchPc: number,
  fromColumn: number,
  toColumn: number,
): TradeCells {
  const cells = emptyCells(push, fromColumn, toColumn);
  for (let column = fromColumn; column < toColumn; column++) {
    for (let row = 0; row < cells.rows; row++) {
      const at = (column - fromColumn) * cells.rows + row;
      const after = events.map((event) => ({ pc: pcOf(event, push, column, row) }));
      const total = totalPc(after.map(({ pc }) => pc));
      cells.log10TotalPc[at] = Number.isNaN(total) ? total : Math.max(LOWEST_LOG10, Math.log10(total));
      const largest = Math.max(0, ...after.map(({ pc }) => pc).filter((pc) => pc > 0));
      cells.worstEvent[at] = largest > 0 ? after.findIndex(({ pc }) => pc === largest) : -1;
      cells.raised[at] = events.some((event, k) => event.pcBefore < watchPc && after[k]!.pc >= watchPc) ? 1 : 0;
    }
  }
  return cells;
}

/** Probability of an event in a cell; as it was where the push begins at or after it, or is none. */
function pcOf({ encounter, pcBefore }: TradeEvent, push: Push, column: number, row: number): number {
  const size = push.rows[row]!;
  const leadS = encounter.primary.epochTaiS - push.startsTaiS[column]!;
  if (!(leadS > 0) || size === 0) return pcBefore;
  const departed = departure(encounter.primary, push, column, size);
  const moved = movedEncounter(encounter, departed);
  if (!moved.ok) return isFar(encounter, departed, moved.fault.value ?? 0) ? 0 : Number.NaN;
  return moved.value.pc < LEAST_PC ? 0 : moved.value.pc;
}

/** Whether two objects without a closest approach are out of reach of each other where it was last looked for. */
function isFar(encounter: PlannedEncounter, departed: StateVector, shiftS: number): boolean {
  const epochTaiS = encounter.primary.epochTaiS + shiftS;
  const first = twoBodyStateAt(departed, epochTaiS);
  const second = twoBodyStateAt(encounter.secondary, epochTaiS);
  return norm(difference(second.positionM, first.positionM)) > reachOf(encounter);
}

/** The primary behind its push; of a push that goes on beyond the event, what has been done until then. */
export function departure(primary: StateVector, push: Push, column: number, size: number): StateVector {
  const startTaiS = push.startsTaiS[column]!;
  const before = twoBodyStateAt(primary, startTaiS);
  const vector: Vec3 = [push.vectors[3 * column]!, push.vectors[3 * column + 1]!, push.vectors[3 * column + 2]!];
  if (push.steering === STEERING.impulse) return kicked(before, scaled(vector, size));
  const durationS = Math.min(Math.abs(size), primary.epochTaiS - startTaiS);
  return pushedArc(before, push.steering, scaled(vector, Math.sign(size)), durationS, push.massLossPerS);
}
