import type { Opportunities } from '@keepout/contract/odt/opportunity';
import type { RequestSummary } from '@keepout/contract/odt/request';
import { isOpenRequest } from '../queries.ts';
import { verdictShare } from './drawn-opportunity.ts';

export type EventObject = 'PRIMARY' | 'SECONDARY';

/** The passes offered as a set, and whether they are expected to decide the conjunction. */
export interface OfferedSet {
  readonly set: NonNullable<Opportunities['recommendedSet']>;
  readonly isSettling: boolean;
}

type SetsOffered = Pick<Opportunities, 'recommendedSet' | 'best'>;

/** Returns the recommended set, else that with the largest gain. */
export function offeredSet({ recommendedSet, best }: SetsOffered): OfferedSet | undefined {
  const set = recommendedSet ?? best;
  return set === null ? undefined : { set, isSettling: recommendedSet !== null };
}

/** Less of the chance of act or safe is no reason to observe the other object. */
const LEAST_MORE = 0.05;

/** Returns whether a set of the other object is better: only it decides, it is the cheaper of two that decide, or neither decides and its gain is larger. */
export function isBetterOffer(otherSet: OfferedSet, displayedSet: OfferedSet | undefined): boolean {
  if (displayedSet === undefined) return true;
  if (otherSet.isSettling !== displayedSet.isSettling) return otherSet.isSettling;
  const isCheaper =
    otherSet.set.price.currency === displayedSet.set.price.currency &&
    otherSet.set.price.amount < displayedSet.set.price.amount;
  if (otherSet.isSettling) return isCheaper;
  const more = verdictShare(otherSet.set.gain) - verdictShare(displayedSet.set.gain);
  return more >= LEAST_MORE || (more >= 0 && isCheaper);
}

/** The order of an object of an event that is under way, newest first. */
export function openOrderOf(requests: readonly RequestSummary[], object: EventObject): RequestSummary | undefined {
  return requests.find((request) => request.target.kind === `CONJUNCTION_${object}` && isOpenRequest(request));
}
