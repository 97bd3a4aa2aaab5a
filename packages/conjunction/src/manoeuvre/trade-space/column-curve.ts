import { ok, type Result } from '@keepout/units/result';
import { movedEncounter } from '../moved-encounter.ts';
import { encounterFigures, staysInconclusive } from '../planned-encounter.ts';
import { accelerationProfile } from './acceleration-profile.ts';
import type { TradeAxes } from './axes.ts';
import { departure } from './departure.ts';
import type { TradeSpaceFault } from './fault.ts';
import type { TradeEncounter } from './trade-event.ts';

/** One event along the rows of a column, each Float64Array(rows); NaN where it has lost its closest approach. */
export interface ColumnCurve {
  readonly pc: Float64Array;
  readonly missM: Float64Array;
  /** 1 where the method is not valid for the states of a row, or a verdict of them would be inconclusive. */
  readonly inadequate: Uint8Array;
}

/**
 * Probability and miss distance of one event against the size of a push that begins at one epoch.
 *
 * Method   as a cell of the trade space; docs/models/trade-space
 * Assumes  as `openTradeSpace`
 * Frame    of the encounter, inertial
 *
 * @param column   number   of the axes
 * @returns ok: ColumnCurve   |   fault: TradeSpaceFault about the axes, "columns-out-of-range"
 *
 * Checked  the cells of the same column (trade-space/column-curve.test.ts)          Cost  40 microseconds a row
 */
export function columnCurve(
  encounter: TradeEncounter,
  axes: TradeAxes,
  column: number,
): Result<ColumnCurve, TradeSpaceFault> {
  const push = accelerationProfile(axes);
  if (!push.ok) return push;
  const startTaiS = push.value.startsTaiS[column];
  if (startTaiS === undefined) return { ok: false, fault: { code: 'columns-out-of-range', index: column } };
  const { rows } = push.value;
  const pc = new Float64Array(rows.length).fill(Number.NaN);
  const missM = new Float64Array(rows.length).fill(Number.NaN);
  const inadequate = new Uint8Array(rows.length);
  for (const [row, size] of rows.entries()) {
    const isPushed = size !== 0 && encounter.primary.epochTaiS > startTaiS;
    const after = isPushed
      ? movedEncounter(encounter, departure(encounter.primary, push.value, column, size))
      : encounterFigures(encounter);
    if (!after.ok) continue;
    pc[row] = isPushed ? after.value.pc : (encounter.pcAsItIs ?? after.value.pc);
    missM[row] = after.value.missDistanceM;
    const { primary, secondary } = { ...encounter, ...after.value };
    inadequate[row] = after.value.isInadequate || staysInconclusive(encounter, primary, secondary) ? 1 : 0;
  }
  return ok({ pc, missM, inadequate });
}
