import { type Figure, formatNumber } from './number.ts';

/** A distance in sigmas (Mahalanobis), two decimals; the sign of the unit stands beside it or in the head of its column. */
export const formatSigmas = (distance: Figure): string => formatNumber(distance, 2);
