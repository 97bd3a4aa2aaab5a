import { formatUtcZ } from '@keepout/astro/epoch';
import { type EarthOrientationDays, earthOrientationOfDays } from '@keepout/astro/frames/earth-orientation';
import type { Vec3 } from '@keepout/astro/nouns';
import type { SkyPoint, SkyTrack } from '@keepout/contract/odt/pass-prediction';
import { lookAngles } from '@keepout/tracking/look-angles';
import { isLit } from '@keepout/tracking/shadow';
import { skyOverEarth } from '@keepout/tracking/sky';
import { RAD_PER_DEG } from '@keepout/units/angle';
import { ephemerisOf } from '../orbit/ephemeris.ts';
import type { KnownOrbit } from '../orbit/known-orbit.ts';
import { type SensorPlace, siteOfSensor } from '../sensor/sensor.ts';

/** The path of an object over the sky of a sensor. Plain data. */
export interface SkyTrackQuestion {
  readonly orbit: KnownOrbit;
  readonly sensor: SensorPlace;
  readonly startTaiS: number;
  readonly stopTaiS: number;
  /** Absent: UT1 = UTC. */
  readonly earthOrientation?: EarthOrientationDays;
}

const MOST_POINTS = 400;
const FINEST_STEP_S = 1;

/** The path of an object over the sky of a sensor, below its horizon too, with Sun and Moon at both ends. */
export function skyTrackOver(question: SkyTrackQuestion): SkyTrack {
  const { orbit, sensor, startTaiS, stopTaiS, earthOrientation } = question;
  const eop = earthOrientation && earthOrientationOfDays(earthOrientation);
  const ephemeris = ephemerisOf(orbit, eop);
  const site = siteOfSensor(sensor);
  const sky = skyOverEarth(eop);
  const state = new Float64Array(6);
  const step = Math.max((stopTaiS - startTaiS) / (MOST_POINTS - 1), FINEST_STEP_S);
  const points: SkyPoint[] = [];
  // Half a microsecond: the last point is not lost to rounding.
  for (let t = startTaiS; t <= stopTaiS + 5e-7; t += step) {
    if (!ephemeris.stateAt(t, state)) continue;
    points.push(pointOf(t, lookAngles(site, state), isLit(state, sky.sun(t))));
  }
  const bodyAt = (position: (t: number) => Vec3) =>
    [startTaiS, stopTaiS].map((t) => pointOf(t, lookAngles(site, [...position(t), 0, 0, 0]), true));
  return { points, sun: bodyAt((t) => sky.sun(t)), moon: bodyAt((t) => sky.moon(t)), step };
}

function pointOf(
  epochTaiS: number,
  { azimuthRad, elevationRad }: { readonly azimuthRad: number; readonly elevationRad: number },
  sunlit: boolean,
): SkyPoint {
  const degrees = (rad: number): number => Number((rad / RAD_PER_DEG).toFixed(4));
  return { epoch: formatUtcZ(epochTaiS), azimuth: degrees(azimuthRad), elevation: degrees(elevationRad), sunlit };
}
