import { LUNAR_DISTANCE_M } from '@keepout/astro/constants';
import { formatNumber, formatSignificant, withUnit } from '../../format/number.ts';

const ASTRONOMICAL_UNIT_M = 149_597_870_700;
/** Nearer than so many lunar distances a distance is told in them. */
const NEAR_LUNAR = 100;

/** The words of a distance. */
interface DistanceWords {
  readonly lunar: (count: string) => string;
  readonly au: (count: string) => string;
}

/** A distance in kilometres, and in lunar distances of 384,000 km (K-03) or astronomical units. */
export function distanceText(distanceM: number, words: DistanceWords): string {
  const lunar = distanceM / LUNAR_DISTANCE_M;
  const other =
    lunar < NEAR_LUNAR
      ? words.lunar(formatNumber(lunar, 3))
      : words.au(formatNumber(distanceM / ASTRONOMICAL_UNIT_M, 4));
  return `${withUnit(distanceM / 1000, 0, 'km')} · ${other}`;
}

/** Right ascension in hours and minutes: `15h 46.3m`. */
export function hoursText(angleDeg: number): string {
  const minutes = Math.round(angleDeg * 40) / 10;
  const inDay = minutes % 1440;
  return `${String(Math.floor(inDay / 60)).padStart(2, '0')}h\u00a0${formatNumber(inDay % 60, 1).padStart(4, '0')}m`;
}

const DEGREE_ARCSEC = 3600;
const DEGREE_ARCMIN = 60;

/** An angular diameter: arcminutes for Sun and Moon, arcseconds for planets. */
export function diameterText(angleDeg: number): string {
  return angleDeg * DEGREE_ARCMIN >= 2
    ? `${formatSignificant(angleDeg * DEGREE_ARCMIN, 3)}\u2032`
    : `${formatSignificant(angleDeg * DEGREE_ARCSEC, 3)}\u2033`;
}
