import { fromBase64 } from './base64.ts';
import { WASM_BASE64 } from './generated/trade-wasm.ts';
import { TRADE_PLACES } from './trade-layout.ts';
import { BEHIND, CACHE_LINE, compileKernel, instantiateTrade, PAGE } from './webassembly.ts';

let compiled: object | undefined;

/** A push in the form that the kernel takes; see conjunction's `AccelerationProfile`. */
export interface TradePush {
  readonly steering: number;
  readonly startsTaiS: Float64Array;
  readonly vectors: Float64Array;
  readonly rows: Float64Array;
  readonly massLossPerS: number;
}

/** Where the cells of the columns [fromColumn, toColumn) go, column by column. */
export interface TradeOut {
  readonly fromColumn: number;
  readonly toColumn: number;
  readonly log10TotalPc: Float32Array;
  readonly worstEvent: Int16Array;
  readonly raised: Uint8Array;
}

export interface TradeKernel {
  readonly mostRows: number;
  compute(push: TradePush, watchPc: number, out: TradeOut): void;
  /** The disc integral that the cells are made of: means and deviations along the principal axes, m. */
  discProbability(minor: number, major: number, sigmaMinor: number, sigmaMajor: number, radius: number): number;
}

/**
 * Opens the trade-space kernel for the events of one satellite.
 *
 * Method   docs/models/trade-space; readable twin: packages/conjunction/src/manoeuvre/trade-space/scalar-cells.ts
 * Assumes  checked input: finite, rows rising and at most `mostRows`, usable covariances
 *
 * @param events       Float64Array(TRADE_PLACES per event), by `TRADE_PLACE`
 * @param erfcxTable   Float64Array(480), pieces of the scaled complementary error function
 *
 * Checked  the twin, cell by cell (trade-space.against-scalar.test.ts)          Cost  bench/trade-space.ts
 */
export function openTradeKernel(events: Float64Array, erfcxTable: Float64Array): TradeKernel {
  compiled ??= compileKernel(fromBase64(WASM_BASE64));
  const kernel = instantiateTrade(compiled);
  kernel.prepareRules();
  new Float64Array(kernel.memory.buffer, kernel.erfcxTableAt(), erfcxTable.length).set(erfcxTable);
  const eventsAt = aligned(kernel.heapBase());
  const floor = aligned(eventsAt + events.byteLength);
  makeRoom(floor);
  new Float64Array(kernel.memory.buffer, eventsAt, events.length).set(events);

  function makeRoom(top: number): void {
    const missing = top + BEHIND - kernel.memory.buffer.byteLength;
    if (missing > 0) kernel.memory.grow(Math.ceil(missing / PAGE));
  }

  return {
    mostRows: kernel.mostRows(),
    discProbability: kernel.discProbability,
    compute({ steering, startsTaiS, vectors, rows, massLossPerS }, watchPc, out): void {
      const cells = rows.length * (out.toColumn - out.fromColumn);
      const startsAt = floor;
      const vectorsAt = aligned(startsAt + startsTaiS.byteLength);
      const rowsAt = aligned(vectorsAt + vectors.byteLength);
      const logsAt = aligned(rowsAt + rows.byteLength);
      const worstAt = aligned(logsAt + 4 * cells);
      const raisedAt = aligned(worstAt + 2 * cells);
      makeRoom(raisedAt + cells);
      const { buffer } = kernel.memory;
      new Float64Array(buffer, startsAt, startsTaiS.length).set(startsTaiS);
      new Float64Array(buffer, vectorsAt, vectors.length).set(vectors);
      new Float64Array(buffer, rowsAt, rows.length).set(rows);
      kernel.computeColumns(
        eventsAt,
        events.length / TRADE_PLACES,
        startsAt,
        vectorsAt,
        out.fromColumn,
        out.toColumn,
        rowsAt,
        rows.length,
        steering,
        massLossPerS,
        watchPc,
        logsAt,
        worstAt,
        raisedAt,
      );
      out.log10TotalPc.set(new Float32Array(buffer, logsAt, cells));
      out.worstEvent.set(new Int16Array(buffer, worstAt, cells));
      out.raised.set(new Uint8Array(buffer, raisedAt, cells));
    },
  };
}

function aligned(address: number): number {
  return Math.ceil(address / CACHE_LINE) * CACHE_LINE;
}
