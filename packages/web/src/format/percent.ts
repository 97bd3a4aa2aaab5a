import { ABSENT, type Figure, isGiven, withUnit } from './number.ts';

/** A share of the whole, 0 to 1, as whole percent. */
export const formatPercent = (share: Figure): string => (isGiven(share) ? withUnit(share * 100, 0, '%') : ABSENT);
