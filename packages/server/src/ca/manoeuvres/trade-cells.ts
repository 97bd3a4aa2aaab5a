import type { PlannedImpulse } from '@keepout/conjunction/manoeuvre/burned-orbit';
import { openTradeSpace } from '@keepout/conjunction/manoeuvre/trade-space/trade-space';
import type { TradeSpaceScreeningBody } from '@keepout/contract/ca/candidate-screening';
import type { TradeSpace, TradeSpaceBody } from '@keepout/contract/ca/trade-space';
import { asImpulses } from '@keepout/planning/as-impulses';
import { dynamicPressure } from '@keepout/planning/dynamic-pressure';
import { cutoffTaiS, deltaVOf, type PlannedManoeuvre } from '@keepout/planning/manoeuvre';
import { fail, ok, type Result } from '@keepout/units/result';
import { type NothingToPlan, type Opened, open, pcsBefore, time } from './opened-event.ts';
import type { PlanInput } from './plan-input.ts';
import { bestCells, type ChosenCell } from './screened/choose-cells.ts';
import type { Starred } from './screened/stars.ts';
import { targetOf } from './target.ts';
import { type TradeGrid, tradeAxes } from './trade-axes.ts';

/** Total probability over begin and size. */
export function tradeSpaceOf(question: {
  readonly input: PlanInput;
  readonly body: TradeSpaceBody;
}): Result<Omit<TradeSpace, 'conjunctionId'>, NothingToPlan> {
  const { input, body } = question;
  const opened = open(input);
  if (!opened.ok) return opened;
  const { means, tcaTaiS, periodS } = opened.value;
  const grid = tradeAxes(body, opened.value);
  const cells = cellsOf(opened.value, grid, input.rules.watchPc);
  if (!cells.ok) return cells;
  const { orbitsBeforeTca, sizes } = grid;
  const byColumn = <T>(at: (k: number) => T): T[][] =>
    orbitsBeforeTca.map((_, column) => sizes.map((_size, row) => at(column * sizes.length + row)));
  return ok({
    manoeuvreType: means.type,
    ignitionEpochs: orbitsBeforeTca.map((orbits) => time(tcaTaiS - orbits * periodS)),
    orbitsBeforeTca: [...orbitsBeforeTca],
    sizes: [...sizes],
    log10TotalProbability: byColumn((k) => Math.max(-300, cells.value.log10TotalPc[k]!)),
    raised: byColumn((k) => cells.value.raised[k] === 1),
  });
}

/** The cells of a grid, by column, then row. */
function cellsOf(
  { events }: Opened,
  { orbitsBeforeTca, sizes, parts }: TradeGrid,
  watchPc: number,
): Result<{ readonly log10TotalPc: Float32Array; readonly raised: Uint8Array }, NothingToPlan> {
  const space = openTradeSpace(events, { watchPc });
  if (!space.ok) return fail({ code: 'NO_COVARIANCE', missing: [] });
  const log10TotalPc = new Float32Array(orbitsBeforeTca.length * sizes.length);
  const raised = new Uint8Array(log10TotalPc.length);
  for (const { axes, firstRow, rows } of parts) {
    const cells = space.value.tradeSpace(axes);
    if (!cells.ok) throw new Error(`axes that the trade space does not take: ${cells.fault.code}`);
    for (let column = 0; column < orbitsBeforeTca.length; column++) {
      const at = column * sizes.length + firstRow;
      log10TotalPc.set(cells.value.log10TotalPc.subarray(column * rows, (column + 1) * rows), at);
      raised.set(cells.value.raised.subarray(column * rows, (column + 1) * rows), at);
    }
  }
  return ok({ log10TotalPc, raised });
}

/** A cell that is worth screening. */
export interface CellFlight extends ChosenCell, Starred {
  readonly size: number;
  readonly impulses: readonly PlannedImpulse[];
}

/** The best cells of a trade space, as impulses. */
export function chooseCells(question: {
  readonly input: PlanInput;
  readonly body: TradeSpaceScreeningBody;
}): Result<
  { readonly targetPc: number; readonly tcaTaiS: number; readonly cells: readonly CellFlight[] },
  NothingToPlan
> {
  const { input, body } = question;
  const opened = open(input);
  if (!opened.ok) return opened;
  const { events, means, tcaTaiS, periodS } = opened.value;
  const grid = tradeAxes(body, opened.value);
  const totals = cellsOf(opened.value, grid, input.rules.watchPc);
  if (!totals.ok) return totals;
  const targetPc = body.targetProbability ?? targetOf(pcsBefore(opened.value), input.rules);
  const { massKg } = means.body;
  const flown: (ChosenCell & { readonly manoeuvre: PlannedManoeuvre })[] = [];
  grid.orbitsBeforeTca.forEach((orbits, column) => {
    const ignitionTaiS = tcaTaiS - orbits * periodS;
    if (ignitionTaiS <= input.nowTaiS) return;
    grid.sizes.forEach((size, row) => {
      const k = column * grid.sizes.length + row;
      const log10TotalPc = totals.value.log10TotalPc[k]!;
      if (size === 0 || Number.isNaN(log10TotalPc) || totals.value.raised[k] === 1) return;
      const manoeuvre = grid.manoeuvreAt(column, row);
      const cut = cutoffTaiS(manoeuvre);
      if (input.rules.noBurn.some(({ span }) => span[0] <= cut && ignitionTaiS <= span[1])) return;
      const cost = deltaVOf(manoeuvre, massKg) || Math.abs(size);
      flown.push({ column, row, log10TotalPc, cost, manoeuvre });
    });
  });
  const pressurePa = means.type === 'DIFFERENTIAL_DRAG' ? dynamicPressure(events[0]!.primary) : 0;
  return ok({
    targetPc,
    tcaTaiS,
    cells: bestCells(flown, targetPc, body.cells).map(({ manoeuvre, ...cell }) => {
      const impulses = asImpulses(manoeuvre, means.body, periodS, pressurePa) ?? [];
      const alongMps = impulses.reduce((sum, { deltaVRtnMps }) => sum + deltaVRtnMps[1], 0);
      return {
        ...cell,
        impulses,
        size: grid.sizes[cell.row]!,
        orbitsBeforeTca: grid.orbitsBeforeTca[cell.column]!,
        smaChangeM: (alongMps * periodS) / Math.PI,
      };
    }),
  });
}
