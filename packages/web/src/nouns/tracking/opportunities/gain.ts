import type { ExpectedGain } from '@keepout/contract/odt/opportunity';

/** Chance that the observations end in a verdict that says what to do: act or safe. */
export const verdictShare = ({ toAct, toSafe }: ExpectedGain): number => toAct + toSafe;
