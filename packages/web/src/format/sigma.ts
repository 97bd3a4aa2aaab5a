import { type Figure, formatNumber, isGiven } from './number.ts';

/** What two decimals can still tell from nothing. */
const LEAST_SIGMAS = 0.01;

/** A distance in sigmas (Mahalanobis), two decimals; the sign of the unit stands beside it or in the head of its column. */
export const formatSigmas = (distance: Figure): string =>
  isGiven(distance) && distance > 0 && distance < LEAST_SIGMAS ? `<${LEAST_SIGMAS}` : formatNumber(distance, 2);
