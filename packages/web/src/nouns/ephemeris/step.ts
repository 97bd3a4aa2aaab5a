import { formatNumber } from '../../format/number.ts';

/** The step of an ephemeris in a column of seconds; uneven ones to a tenth. */
export const formatStep = (stepS: number | null): string =>
  formatNumber(stepS, stepS === null || Number.isInteger(stepS) ? 0 : 1);
