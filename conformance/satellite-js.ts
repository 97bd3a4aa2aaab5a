import type { MeanElements } from '@keepout/astro/nouns';
import { json2satrec, type SatRec } from 'satellite.js';

/** An element set for satellite.js: the peer of benches, the other code of tests. */
export const satelliteJsRecord = (set: MeanElements): SatRec => json2satrec(satelliteJsOmm(set));

/** The same as the record that its catalogues have. */
export function satelliteJsOmm(set: MeanElements): Parameters<typeof json2satrec>[0] {
  return {
    OBJECT_NAME: set.name,
    OBJECT_ID: set.cosparId,
    EPOCH: set.epochUtc,
    MEAN_MOTION: set.meanMotionRevPerDay,
    ECCENTRICITY: set.eccentricity,
    INCLINATION: set.inclinationDeg,
    RA_OF_ASC_NODE: set.raanDeg,
    ARG_OF_PERICENTER: set.argPerigeeDeg,
    MEAN_ANOMALY: set.meanAnomalyDeg,
    EPHEMERIS_TYPE: 0,
    CLASSIFICATION_TYPE: 'U',
    NORAD_CAT_ID: set.noradId,
    ELEMENT_SET_NO: 999,
    REV_AT_EPOCH: 0,
    BSTAR: set.bstar,
    MEAN_MOTION_DOT: set.meanMotionDot,
    MEAN_MOTION_DDOT: set.meanMotionDdot,
  };
}
