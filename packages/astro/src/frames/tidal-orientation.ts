import { RAD_PER_ARCSEC } from '@keepout/units/angle';
import { julianCenturiesTt } from '../epoch.ts';
import { libration, oceanTides, zonalTides } from './tides.ts';

const MICRO = 1e-6;

/** Change of a sample of Earth orientation by tides. */
interface TidalPart {
  readonly ut1MinusTaiS: number;
  readonly xpRad: number;
  readonly ypRad: number;
  readonly lodS: number;
}

/** Zonal tides: removed from the daily values before interpolation, and added at the epoch. */
export function zonalAt(epochTaiS: number): { readonly ut1S: number; readonly lodS: number } {
  return zonalTides(julianCenturiesTt(epochTaiS));
}

/**
 * A sample of smooth daily values with the tides of its epoch: zonal ones given back, those of a day and half a day, which
 * daily values do not have, added.
 *
 * Method   IERS Conventions 2010, sections 5.5.3.3, 8.1 and 8.2
 * Assumes  length of day without the tides of the oceans (0.25 ms a day, 1.5 micrometres a second of velocity in low orbit)
 */
export function withTides<S extends TidalPart>(smooth: S, epochTaiS: number): S {
  const zonal = zonalAt(epochTaiS);
  const ut1S = epochTaiS + smooth.ut1MinusTaiS + zonal.ut1S;
  const [x, y, ut1Us] = oceanTides(ut1S);
  const half = libration(ut1S);
  return {
    ...smooth,
    ut1MinusTaiS: smooth.ut1MinusTaiS + zonal.ut1S + ut1Us * MICRO + half.ut1S,
    xpRad: smooth.xpRad + x * MICRO * RAD_PER_ARCSEC,
    ypRad: smooth.ypRad + y * MICRO * RAD_PER_ARCSEC,
    lodS: smooth.lodS + zonal.lodS + half.lodS,
  };
}
