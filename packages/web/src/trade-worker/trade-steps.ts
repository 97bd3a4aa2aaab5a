import { columnCurve } from '@keepout/conjunction/manoeuvre/trade-space/column-curve';
import { openTradeSpace } from '@keepout/conjunction/manoeuvre/trade-space/trade-space';
import type { TradeBasis, TradeCurve, TradeFrame, TradeMap } from './protocol.ts';
import { axesOf, directionsOf, encountersOf, evenly } from './trade-axes.ts';

/** Nothing can be computed: the code of the engine's fault. */
export class TradeFailed extends Error {
  constructor(code: string) {
    super(code);
    this.name = 'Trade space in this browser';
  }
}

/** Columns that are computed between two looks at what was asked meanwhile. */
const COLUMNS_A_STEP = 10;

/** Computes a map a few columns at a time: yields the share that is done, returns the map. */
export function* tradeInSteps(basis: TradeBasis, frame: TradeFrame): Generator<number, TradeMap> {
  const orbits = evenly(frame.orbitsFirst, frame.orbitsLast, frame.columns);
  const sizes = evenly(frame.sizeFirst, frame.sizeLast, frame.rows);
  const space = openTradeSpace(encountersOf(basis), { watchPc: basis.watchProbability });
  if (!space.ok) throw new TradeFailed(space.fault.code);
  const parts = axesOf(basis, frame, orbits, sizes);
  const count = orbits.length * sizes.length;
  const log10TotalPc = new Float32Array(count);
  const worstEvent = new Int16Array(count);
  const raised = new Uint8Array(count);
  for (let from = 0; from < orbits.length; from += COLUMNS_A_STEP) {
    const to = Math.min(orbits.length, from + COLUMNS_A_STEP);
    for (const { axes, firstRow, rows } of parts) {
      const cells = space.value.tradeSpace(axes, from, to);
      if (!cells.ok) throw new TradeFailed(cells.fault.code);
      for (let column = from; column < to; column += 1) {
        const at = (column - from) * rows;
        const place = column * sizes.length + firstRow;
        log10TotalPc.set(cells.value.log10TotalPc.subarray(at, at + rows), place);
        worstEvent.set(cells.value.worstEvent.subarray(at, at + rows), place);
        raised.set(cells.value.raised.subarray(at, at + rows), place);
      }
    }
    yield to / orbits.length;
  }
  const directions = directionsOf(
    basis,
    frame,
    orbits.map((one) => -one * basis.period),
  );
  return { frame, orbits, sizes, directions, log10TotalPc, worstEvent, raised };
}

/** The event to avoid against the size of a push that begins so many orbits before closest approach. */
export function tradeCurve(basis: TradeBasis, frame: TradeFrame, orbits: number): TradeCurve {
  const sizes = evenly(frame.sizeFirst, frame.sizeLast, frame.rows);
  const [first] = encountersOf(basis);
  if (!first) throw new TradeFailed('no-events');
  const along = (densityFactor: number) => {
    const pc = new Float64Array(sizes.length);
    const missM = new Float64Array(sizes.length);
    for (const { axes, firstRow } of axesOf(basis, frame, Float64Array.of(orbits), sizes, densityFactor)) {
      const curve = columnCurve(first, axes, 0);
      if (!curve.ok) throw new TradeFailed(curve.fault.code);
      pc.set(curve.value.pc, firstRow);
      missM.set(curve.value.missM, firstRow);
    }
    return { pc, missM };
  };
  const share = basis.densityUncertainty;
  const hasBand = basis.manoeuvreType === 'DIFFERENTIAL_DRAG' && share > 0;
  const band = hasBand ? { thin: along(Math.max(0, 1 - share)).pc, dense: along(1 + share).pc } : undefined;
  return { orbits, sizes, ...along(1), band };
}
