import { type SubjectOrbit, subjectTrajectory } from '@keepout/assessment/orbit/subject-orbit';
import { inFrame } from '@keepout/astro/ephemeris/reframe';
import { remembering } from '@keepout/astro/ephemeris/remembering';
import { type EarthOrientationDays, earthOrientationOfDays } from '@keepout/astro/frames/earth-orientation';
import { findPasses } from '@keepout/tracking/passes';
import { siteAt } from '@keepout/tracking/site';
import { RAD_PER_DEG } from '@keepout/units/angle';

/** Data of a station for pass computation. */
export interface ContactStation {
  readonly stationId: string;
  readonly latitudeDeg: number;
  readonly longitudeDeg: number;
  readonly altitudeM: number;
  readonly minElevationDeg: number;
}

export interface ContactsInput {
  readonly subject: SubjectOrbit;
  readonly stations: readonly ContactStation[];
  readonly startTaiS: number;
  readonly stopTaiS: number;
  /** Absent: UT1 = UTC, with pass time errors of up to a second. */
  readonly earthOrientation?: EarthOrientationDays;
}

export interface ContactSpan {
  readonly stationId: string;
  readonly startTaiS: number;
  readonly culminationTaiS: number;
  readonly stopTaiS: number;
  readonly maxElevationRad: number;
}

export interface Contacts {
  /** Sorted by time. */
  readonly spans: readonly ContactSpan[];
  /** End of the orbit data within the window; undefined if they cover it. */
  readonly coveredUntilTaiS: number | undefined;
}

/**
 * Computes passes of one satellite over all stations.
 *
 * Method   docs/models/passes, on the orbit without a manoeuvre
 */
export function contactsOf({ subject, stations, startTaiS, stopTaiS, earthOrientation }: ContactsInput): Contacts {
  const eop = earthOrientation && earthOrientationOfDays(earthOrientation);
  const ephemeris = remembering(inFrame(subjectTrajectory(subject), 'ITRF', eop));
  const spans = stations.flatMap(({ stationId, ...station }) => {
    const site = siteAt({
      latitudeRad: station.latitudeDeg * RAD_PER_DEG,
      longitudeRad: station.longitudeDeg * RAD_PER_DEG,
      heightM: station.altitudeM,
    });
    const minElevationRad = station.minElevationDeg * RAD_PER_DEG;
    return findPasses({ ephemeris, site, startTaiS, stopTaiS, minElevationRad }).map((pass): ContactSpan => {
      const { culminationTaiS, maxElevationRad } = pass;
      return { stationId, startTaiS: pass.startTaiS, culminationTaiS, stopTaiS: pass.stopTaiS, maxElevationRad };
    });
  });
  spans.sort((a, b) => a.startTaiS - b.startTaiS);
  return { spans, coveredUntilTaiS: ephemeris.stopTaiS < stopTaiS ? ephemeris.stopTaiS : undefined };
}
