import type { EphemerisFinding } from '@keepout/contract/ca/ephemeris-quality';
import { formatDuration } from '../../../format/duration.ts';
import { formatDistance } from '../../../format/length.ts';
import { formatNumber, formatSignificant } from '../../../format/number.ts';
import { formatSigmas } from '../../../format/sigma.ts';
import { formatSpeed } from '../../../format/speed.ts';

const SECONDS_PER_DAY = 86_400;

/** The figure of a finding, or its limit, in its own unit. */
export function figureText(code: EphemerisFinding['code'], value: number | null): string {
  switch (code) {
    case 'span-short':
      return formatDuration(value === null ? null : value * SECONDS_PER_DAY);
    case 'gaps':
      return formatDuration(value);
    case 'interpolation-coarse':
      return formatDistance(value);
    case 'burn-undeclared':
    case 'burn-declared':
      return formatSpeed(value);
    case 'continues':
    case 'parts':
      return formatSigmas(value);
    case 'states-sparse':
    case 'covariance-left-out':
      return formatNumber(value);
    default:
      return formatSignificant(value, 3);
  }
}
