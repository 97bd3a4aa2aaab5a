import type { PlanningBasis } from '@keepout/contract/ca/planning-basis';

/** What a map is computed from: the events, the satellite's means, and the limit from which an event counts as raised. */
export type TradeBasis = Pick<
  PlanningBasis,
  'manoeuvreType' | 'period' | 'events' | 'vehicle' | 'watchProbability' | 'densityUncertainty'
>;

/** The direction of impulses and burns: the best of each column, or one that is held, RTN, any length but zero. */
export type TradeDirection = 'best' | readonly [number, number, number];

/** Which begins and sizes. */
export interface TradeFrame {
  readonly columns: number;
  readonly rows: number;
  /** Of the first column, orbits before closest approach; the larger. */
  readonly orbitsFirst: number;
  readonly orbitsLast: number;
  /** Of the first row, m/s of impulses, s of burns and attitudes; the least, below zero the other way. */
  readonly sizeFirst: number;
  readonly sizeLast: number;
  readonly direction: TradeDirection;
}

/** To the worker. A map is computed in runs of columns; a newer one, or its cancelling, ends it. */
export type ToTradeWorker =
  | { readonly type: 'map'; readonly id: number; readonly basis: TradeBasis; readonly frame: TradeFrame }
  | {
      readonly type: 'curve';
      readonly id: number;
      readonly basis: TradeBasis;
      readonly frame: TradeFrame;
      readonly orbits: number;
    }
  | { readonly type: 'cancel'; readonly id: number };

/** Cells by column, then row: column x rows + row. */
export interface TradeMapCells {
  readonly log10TotalPc: Float32Array;
  /** Place of the worst event; -1 where none counts. */
  readonly worstEvent: Int16Array;
  readonly raised: Uint8Array;
}

export interface TradeMap extends TradeMapCells {
  readonly frame: TradeFrame;
  readonly orbits: Float64Array;
  readonly sizes: Float64Array;
  /** Float64Array(3 columns): RTN unit vector of each column; of drag all zeros. */
  readonly directions: Float64Array;
}

/** The event to avoid against the size of a push at one begin; NaN where nothing can be said. */
export interface TradeCurve {
  readonly orbits: number;
  readonly sizes: Float64Array;
  readonly pc: Float64Array;
  readonly missM: Float64Array;
  /** Probability with the air one sigma thinner and denser; of drag only. */
  readonly band: { readonly thin: Float64Array; readonly dense: Float64Array } | undefined;
}

/** From the worker. */
export type FromTradeWorker =
  | { readonly type: 'progress'; readonly id: number; readonly share: number }
  | { readonly type: 'map'; readonly id: number; readonly map: TradeMap }
  | { readonly type: 'curve'; readonly id: number; readonly curve: TradeCurve }
  | { readonly type: 'fault'; readonly id: number; readonly code: string };
