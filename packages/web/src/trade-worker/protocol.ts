import type { PlanningBasis } from '@keepout/contract/ca/planning-basis';
import type { TradeCurve, TradeFrame, TradeMap } from '@keepout/operations/trade/trade-space';

// Screens show the results of the worker; they import the worker, not the engine.
export type { TradeCurve, TradeDirection, TradeFrame, TradeMap } from '@keepout/operations/trade/trade-space';

/** Inputs of a map: the events, the satellite's propulsion capability, and the limit from which an event counts as raised. */
export type TradeBasis = Pick<
  PlanningBasis,
  'manoeuvreType' | 'period' | 'events' | 'vehicle' | 'watchProbability' | 'spread'
>;

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

/** From the worker. */
export type FromTradeWorker =
  | { readonly type: 'progress'; readonly id: number; readonly share: number }
  | { readonly type: 'map'; readonly id: number; readonly map: TradeMap }
  | { readonly type: 'curve'; readonly id: number; readonly curve: TradeCurve }
  | { readonly type: 'fault'; readonly id: number; readonly code: string };
