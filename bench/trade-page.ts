/** What the planner's worker computes, to be called from a page of a browser. */

import { tradeInSteps } from '../packages/operations/src/trade/trade-space.ts';
import type { TradeBasis, TradeFrame } from '../packages/web/src/trade-worker/protocol.ts';
import { tradeQuestion } from '../packages/web/src/trade-worker/trade-question.ts';

/** Milliseconds of each round of a map, the first one with what is compiled then. */
function tradeRounds(basis: TradeBasis, frame: TradeFrame, rounds: number): number[] {
  const question = tradeQuestion(basis);
  if (question === undefined) throw new Error('nothing can be planned');
  return Array.from({ length: rounds }, () => {
    const startedMs = performance.now();
    const steps = tradeInSteps(question, frame);
    while (steps.next().done !== true);
    return performance.now() - startedMs;
  });
}

Object.assign(globalThis, { tradeRounds });
