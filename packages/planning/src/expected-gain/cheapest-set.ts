import type { TransitionArc } from '@keepout/astro/numerical/transition';
import type { PlannedKnowledge } from '@keepout/tracking/orbit-update/planned-information';
import { type ExpectedGain, type GainDraws, gainOf } from './expected-gain.ts';
import type { GainBasis } from './gain-basis.ts';

/** A pass that can be ordered, with its expected information (`knowledgeOf`). */
export interface PricedPass {
  readonly id: string;
  readonly price: number;
  readonly knowledge: PlannedKnowledge;
  /** Expected result of the pass alone, where it was computed with the same draws. */
  readonly alone?: ExpectedGain;
}

export interface CheapestSet {
  readonly ids: readonly string[];
  readonly price: number;
  readonly gain: ExpectedGain;
  /** No cheaper set does; otherwise the greedy one, and cheaper ones were not all tried. */
  readonly isExact: boolean;
  /** The set is expected to give a conclusive verdict; otherwise no set does, and this one is as good as all passes together. */
  readonly isSettling: boolean;
}

/** A verdict is conclusive when at most this probability remains for neither act nor safe. */
const USUAL_LIMIT = 0.1;
/** Where no set is conclusive, tolerance against the open probability of all passes together: above the noise of the draws. */
const AS_FAR = 0.05;
/** Number of sets that are evaluated before the greedy set is accepted. */
const MOST_TRIED = 400;
const LARGEST_EXACT = 12;

/** Probability that the verdict after the passes is neither act nor safe: *watch* means waiting, and is not conclusive. */
export const openShare = ({ toWatch, stays }: Pick<ExpectedGain, 'toWatch' | 'stays'>): number => toWatch + stays;

/**
 * Returns the cheapest set of passes that is expected to give a conclusive verdict, act or safe. Where no set does, the cheapest that is as good
 * as all of them together.
 *
 * Method   greedy: the pass that removes most of the open probability for its price, until little enough is open, then removal of unnecessary passes;
 *          up to twelve passes all cheaper sets are then tried in the order of their price; docs/models/expected-gain
 *
 * @param arc        that the passes were planned with (`knowledgeOf`)
 * @param mostOpen   probability of neither act nor safe that counts as settled
 * @returns CheapestSet   |   undefined where no probability is open, or all passes together do not reduce it
 */
export function cheapestSet(
  passes: readonly PricedPass[],
  basis: GainBasis,
  arc: TransitionArc,
  draws: GainDraws,
  mostOpen: number = USUAL_LIMIT,
): CheapestSet | undefined {
  const judge = (set: readonly PricedPass[]): ExpectedGain =>
    (set.length === 1 ? set[0]!.alone : undefined) ??
    gainOf(
      basis,
      arc,
      set.map(({ knowledge }) => knowledge),
      draws,
    );
  const openAfterAll = openShare(judge(passes));
  const isSettling = openAfterAll <= mostOpen;
  const limit = isSettling ? mostOpen : openAfterAll + AS_FAR;
  const isEnough = (set: readonly PricedPass[]): boolean => openShare(judge(set)) <= limit;
  if (isEnough([])) return undefined;
  const needed = withoutNeedless(greedy(passes, judge, limit), isEnough);
  const { better, isExact } =
    passes.length <= LARGEST_EXACT ? cheaper(passes, needed, isEnough) : { better: undefined, isExact: false };
  const best = better ?? needed;
  return { ids: best.map(({ id }) => id), price: priceOf(best), gain: judge(best), isExact, isSettling };
}

function priceOf(set: readonly PricedPass[]): number {
  return set.reduce((sum, { price }) => sum + price, 0);
}

/** Smallest price: a pass without a price would always be chosen. */
const LEAST_PRICE = 1e-9;

function greedy(
  passes: readonly PricedPass[],
  judge: (set: readonly PricedPass[]) => ExpectedGain,
  mostOpen: number,
): readonly PricedPass[] {
  const set: PricedPass[] = [];
  let open = openShare(judge(set));
  while (open > mostOpen && set.length < passes.length) {
    const extendedSets = passes
      .filter((pass) => !set.includes(pass))
      .map((pass) => ({ one: pass, left: openShare(judge([...set, pass])) }));
    const worth = ({ one: pass, left }: (typeof extendedSets)[number]): number =>
      // An improvement beyond the limit has no value.
      (open - Math.max(left, mostOpen)) / Math.max(pass.price, LEAST_PRICE);
    const mostValuable = extendedSets.reduce((best, next) => (worth(next) > worth(best) ? next : best));
    // Where no single pass helps, the most informative pass for its price is the next step.
    set.push(mostValuable.one);
    open = mostValuable.left;
  }
  return set;
}

/** Returns the set without unnecessary passes, the most expensive first. */
function withoutNeedless(
  set: readonly PricedPass[],
  isEnough: (set: readonly PricedPass[]) => boolean,
): readonly PricedPass[] {
  let passes = [...set];
  for (const pass of [...set].sort((a, b) => b.price - a.price)) {
    const otherPasses = passes.filter((candidate) => candidate !== pass);
    if (isEnough(otherPasses)) passes = otherPasses;
  }
  return passes;
}

/** Returns the cheapest set below the price of a given one, all tried in the order of price. */
function cheaper(
  passes: readonly PricedPass[],
  reference: readonly PricedPass[],
  isEnough: (set: readonly PricedPass[]) => boolean,
): { readonly better: readonly PricedPass[] | undefined; readonly isExact: boolean } {
  const limit = priceOf(reference);
  const sets = Array.from({ length: 2 ** passes.length - 1 }, (_, i) => passes.filter((_one, k) => ((i + 1) >> k) & 1))
    .map((set) => ({ set, price: priceOf(set) }))
    .filter(({ price }) => price < limit)
    .sort((a, b) => a.price - b.price || a.set.length - b.set.length);
  for (const [count, { set }] of sets.entries()) {
    if (count >= MOST_TRIED) return { better: undefined, isExact: false };
    if (isEnough(set)) return { better: set, isExact: true };
  }
  return { better: undefined, isExact: true };
}
