import type { TradeSpace } from '@keepout/contract/ca/trade-space';
import type { TradeOfPlan } from '@keepout/operations/trade/trade-of-plan';
import { time } from './present-result.ts';

/** The logarithm of a probability of zero. */
const NONE = -300;

/** A trade space in the words of the contract: by column, then row. */
export function presentTrade(trade: TradeOfPlan): Omit<TradeSpace, 'conjunctionId'> {
  const { type, orbits, sizes, log10TotalPc, raised, ignitionsTaiS } = trade;
  const byColumn = <T>(at: (k: number) => T): T[][] =>
    Array.from(orbits, (_, column) => Array.from(sizes, (_size, row) => at(column * sizes.length + row)));
  return {
    manoeuvreType: type,
    ignitionEpochs: ignitionsTaiS.map(time),
    orbitsBeforeTca: [...orbits],
    sizes: [...sizes],
    log10TotalProbability: byColumn((k) => Math.max(NONE, log10TotalPc[k]!)),
    raised: byColumn((k) => raised[k] === 1),
  };
}
