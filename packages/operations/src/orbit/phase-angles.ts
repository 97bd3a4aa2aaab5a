import { inFrame } from '@keepout/astro/ephemeris/reframe';
import type { EarthOrientation } from '@keepout/astro/frames/earth-orientation';
import type { Ephemeris } from '@keepout/astro/nouns';
import { sunPosition } from '@keepout/astro/sun/position';
import { siteState } from '@keepout/tracking/direction';
import type { MeasurementTrack } from '@keepout/tracking/measurement';

/** Angle at the object between Sun and site at each measurement, rad. Empty where the orbit has no state. */
export function phaseAngles(
  { site, measurements, timeBiasS }: MeasurementTrack,
  orbit: Ephemeris,
  eop?: EarthOrientation,
): number[] {
  const inertial = inFrame(orbit, 'EME2000', eop);
  const state = new Float64Array(6);
  const angles: number[] = [];
  for (const { receptionTaiS } of measurements) {
    const at = receptionTaiS - timeBiasS;
    if (!inertial.stateAt(at, state)) return [];
    angles.push(phaseAngle(state, sunPosition(at), siteState(site, at, eop).positionM));
  }
  return angles;
}

/** Angle at `object` between `sun` and `site`, all in one frame, m. */
export function phaseAngle(object: ArrayLike<number>, sun: ArrayLike<number>, site: ArrayLike<number>): number {
  const toSun = [0, 1, 2].map((k) => sun[k]! - object[k]!);
  const toSite = [0, 1, 2].map((k) => site[k]! - object[k]!);
  const dot = toSun.reduce((sum, component, k) => sum + component * toSite[k]!, 0);
  return Math.acos(Math.min(1, Math.max(-1, dot / (Math.hypot(...toSun) * Math.hypot(...toSite)))));
}
