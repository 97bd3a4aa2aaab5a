import { EARTH_RADIUS_M } from '@keepout/astro/constants';
import { keplerianFromCartesian } from '@keepout/astro/elements/keplerian';
import type { Ephemeris } from '@keepout/astro/nouns';
import { screeningVolumes } from '@keepout/conjunction/volume/defaults';
import type { ScreeningVolume } from '@keepout/conjunction/volume/volume';
import { fail, ok, type Result } from '@keepout/units/result';

/**
 * Returns the screening volume of the orbit's regime, from its osculating state at the start of its span.
 *
 * @param fromTaiS   start of the window; the nearest instant that the orbit covers counts
 */
export function regimeVolume(
  orbit: Ephemeris,
  fromTaiS: number,
): Result<ScreeningVolume, { readonly code: 'no-state' | 'not-bound' }> {
  const six = new Float64Array(6);
  const epochTaiS = Math.min(Math.max(fromTaiS, orbit.startTaiS), orbit.stopTaiS);
  if (!orbit.stateAt(epochTaiS, six)) return fail({ code: 'no-state' });
  const kepler = keplerianFromCartesian(six);
  if (kepler === undefined) return fail({ code: 'not-bound' });
  const { semiMajorAxisM, eccentricity, periodS } = kepler;
  return ok(screeningVolumes(semiMajorAxisM * (1 - eccentricity) - EARTH_RADIUS_M, periodS, eccentricity).ephemeris);
}
