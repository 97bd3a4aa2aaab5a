import type { StateVector } from '@keepout/astro/nouns';
import { twoBodyStateAt } from '@keepout/astro/two-body/propagate';
import { difference, norm } from '@keepout/astro/vector';
import { totalPc } from '../src/event/total-pc.ts';
import { movedEncounter } from '../src/manoeuvre/moved-encounter.ts';
import { encounterReachM, type PlannedEncounter } from '../src/manoeuvre/planned-encounter.ts';
import type { AccelerationProfile } from '../src/manoeuvre/trade-space/acceleration-profile.ts';
import { emptyCells, type TradeCells } from '../src/manoeuvre/trade-space/cells.ts';
import { departure } from '../src/manoeuvre/trade-space/departure.ts';
import type { TradeEvent } from '../src/manoeuvre/trade-space/trade-event.ts';

/** Lower limit of a total. */
const LOWEST_LOG10 = -17;
/** Probabilities below it count as none. */
const LEAST_PC = 1e-17;

/**
 * The cells of a trade space, one by one: readable reference of the kernel.
 *
 * Method   each event by itself, as `severalEvents` does: its primary carried back to the beginning of the push, pushed, and the
 *          encounter found again; docs/models/trade-space
 *
 * @returns TradeCells of the columns [fromColumn, toColumn)
 *
 * Checked  severalEvents (to the last digits)          Cost  40 microseconds an event and cell
 */
export function scalarCells(
  events: readonly TradeEvent[],
  push: AccelerationProfile,
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

/** Probability of an event in a cell; unchanged where the burn begins at or after it, or is zero. */
function pcOf({ encounter, pcBefore }: TradeEvent, push: AccelerationProfile, column: number, row: number): number {
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
  return norm(difference(second.positionM, first.positionM)) > encounterReachM(encounter);
}
