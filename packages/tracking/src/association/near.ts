import type { EarthOrientation } from '@keepout/astro/frames/earth-orientation';
import { rotationBetween, transformState } from '@keepout/astro/frames/rotation';
import type { Ephemeris, FrameName } from '@keepout/astro/nouns';
import type { Measurement, MeasurementTrack } from '../measurement.ts';
import { unitOf } from '../prediction.ts';

/** Orbits farther than this from the track in its middle are not compared point by point. */
const CONE_RAD = (4 * Math.PI) / 180;
/** Nor those whose range is so much off. */
const RANGE_REACH_M = 500_000;

/** Whether an orbit is near the middle of the track: in a cone, at its range. The view is turned into each frame once. */
export function nearTest(track: MeasurementTrack, eop: EarthOrientation | undefined): (orbit: Ephemeris) => boolean {
  const middle = middleOf(track);
  if (middle === undefined) return () => false;
  const epochTaiS = middle.receptionTaiS - track.timeBiasS;
  const { rightAscensionRad: ra, declinationRad: dec, rangeM } = middle;
  const seen = ra === undefined || dec === undefined ? undefined : unitOf(ra, dec);
  const here = { epochTaiS, frame: 'ITRF', positionM: track.site.positionM, velocityMps: [0, 0, 0] } as const;
  const byFrame = new Map<FrameName, { site: readonly number[]; towards: readonly number[] | undefined }>();
  const state = new Float64Array(6);
  const least = Math.cos(CONE_RAD);
  return ({ frame, stateAt }) => {
    let view = byFrame.get(frame);
    if (view === undefined) {
      const m = rotationBetween('EME2000', frame, epochTaiS, eop);
      const towards = seen && [0, 3, 6].map((row) => m[row]! * seen[0] + m[row + 1]! * seen[1] + m[row + 2]! * seen[2]);
      view = { site: transformState(here, frame, eop).positionM, towards };
      byFrame.set(frame, view);
    }
    if (!stateAt(epochTaiS, state)) return false;
    const x = state[0]! - view.site[0]!;
    const y = state[1]! - view.site[1]!;
    const z = state[2]! - view.site[2]!;
    const distance = Math.hypot(x, y, z);
    if (rangeM !== undefined && Math.abs(distance - rangeM) > RANGE_REACH_M) return false;
    // Without a direction anything above the horizon will do.
    if (view.towards === undefined) return x * view.site[0]! + y * view.site[1]! + z * view.site[2]! > 0;
    return x * view.towards[0]! + y * view.towards[1]! + z * view.towards[2]! >= least * distance;
  };
}

/** The measurement nearest to the middle that says where to look; magnitudes and range rates alone do not. */
function middleOf({ measurements }: MeasurementTrack): Measurement | undefined {
  const telling = measurements.filter((one) => one.declinationRad !== undefined || one.rangeM !== undefined);
  return telling[telling.length >> 1];
}
