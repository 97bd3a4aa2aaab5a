import { openTradeKernel } from '@keepout/kernel/trade-space';
import { fail, ok, type Result } from '@keepout/units/result';
import { totalPc } from '../../event/total-pc.ts';
import { ERFCX_TABLE } from '../../numbers/erfcx-table.ts';
import { accelerationProfile } from './acceleration-profile.ts';
import type { TradeAxes } from './axes.ts';
import { emptyCells, type TradeCells } from './cells.ts';
import type { TradeSpaceFault } from './fault.ts';
import { kernelEvents } from './kernel-events.ts';
import { type TradeEncounter, type TradeEvent, tradeEventOf } from './trade-event.ts';

/** Events of one satellite, ready for any number of axes. */
export interface TradeSpace {
  /** Probability of each event without a manoeuvre. */
  readonly pcBefore: readonly number[];
  readonly totalPcBefore: number;
  /**
   * Total probability over the columns [fromColumn, toColumn) of the axes, all of them by default; a caller that shows
   * progress asks for a few at a time.
   *
   * @returns ok: TradeCells   |   fault: TradeSpaceFault about axes or columns
   */
  tradeSpace(axes: TradeAxes, fromColumn?: number, toColumn?: number): Result<TradeCells, TradeSpaceFault>;
}

export interface TradeSpaceOptions {
  /** An event that rises to or above it is reported as raised; 0 to 1, 1e-7 when absent. */
  readonly watchPc?: number;
}

const USUAL_WATCH_PC = 1e-7;
const MOST_EVENTS = 4096;

/**
 * The trade space of a manoeuvre: effect of every ignition and magnitude of a burn on all events of one satellite.
 *
 * Method   docs/models/trade-space
 * Assumes  as `severalEvents`: two-body motion of the change, covariances and radii as before, independent events
 * Frame    of each encounter, inertial
 *
 * @param encounters   TradeEncounter[]   of one primary, each at its own closest approach
 * @returns ok: TradeSpace   |   fault: "no-events" | "too-many-events" | "event-unusable" (index) | "watch-limit-out-of-range"
 *
 * Checked  severalEvents (0.5 percent of a total above 1e-12)          Cost  bench/trade-space.ts
 */
export function openTradeSpace(
  encounters: readonly TradeEncounter[],
  { watchPc = USUAL_WATCH_PC }: TradeSpaceOptions = {},
): Result<TradeSpace, TradeSpaceFault> {
  if (encounters.length === 0) return fail({ code: 'no-events' });
  if (encounters.length > MOST_EVENTS) return fail({ code: 'too-many-events', value: encounters.length });
  if (!(watchPc >= 0 && watchPc <= 1)) return fail({ code: 'watch-limit-out-of-range', value: watchPc });
  const events: TradeEvent[] = [];
  for (const [index, encounter] of encounters.entries()) {
    const event = tradeEventOf(encounter);
    if (!event.ok) return fail({ code: 'event-unusable', index });
    events.push(event.value);
  }
  const kernel = openTradeKernel(kernelEvents(events), ERFCX_TABLE);
  return ok({
    pcBefore: events.map(({ pcBefore }) => pcBefore),
    totalPcBefore: totalPc(events.map(({ pcBefore }) => pcBefore)),
    tradeSpace(axes, fromColumn = 0, toColumn) {
      const push = accelerationProfile(axes);
      if (!push.ok) return push;
      const columns = push.value.startsTaiS.length;
      const end = toColumn ?? columns;
      const isInside = Number.isInteger(fromColumn) && Number.isInteger(end) && fromColumn >= 0 && end <= columns;
      if (!isInside || fromColumn > end) return fail({ code: 'columns-out-of-range', index: fromColumn, value: end });
      const rows = push.value.rows.length;
      if (rows > kernel.mostRows) return fail({ code: 'too-many-rows', value: rows });
      const cells = emptyCells(push.value, fromColumn, end);
      kernel.compute(push.value, watchPc, cells);
      return ok(cells);
    },
  });
}
