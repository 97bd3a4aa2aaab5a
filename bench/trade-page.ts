/** What the planner's worker computes, to be called from a page of a browser. */
import type { TradeBasis, TradeFrame } from '../packages/web/src/trade-worker/protocol.ts';
import { tradeInSteps } from '../packages/web/src/trade-worker/trade-steps.ts';

/** Milliseconds of each round of a map, the first one with what is compiled then. */
function tradeRounds(basis: TradeBasis, frame: TradeFrame, rounds: number): number[] {
  return Array.from({ length: rounds }, () => {
    const startedMs = performance.now();
    const steps = tradeInSteps(basis, frame);
    while (steps.next().done !== true);
    return performance.now() - startedMs;
  });
}

Object.assign(globalThis, { tradeRounds });
