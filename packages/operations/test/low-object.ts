import { formatUtc } from '@keepout/astro/epoch';
import type { MeanElements } from '@keepout/astro/nouns';

export const EPOCH_TAI_S = 848_000_000;

/** An object that the air brakes. */
export const LOW_OBJECT: MeanElements = {
  noradId: 91000,
  name: 'TARGET',
  cosparId: '2020-001A',
  epochTaiS: EPOCH_TAI_S,
  epochUtc: formatUtc(EPOCH_TAI_S),
  meanMotionRevPerDay: 15.5,
  eccentricity: 0.001,
  inclinationDeg: 51.6,
  raanDeg: 20,
  argPerigeeDeg: 0,
  meanAnomalyDeg: 0,
  bstar: 3e-4,
  meanMotionDot: 0,
  meanMotionDdot: 0,
  ephemerisType: 0,
  classification: 'U',
  elementSetNo: 1,
  revAtEpoch: 1,
};

/** Fields of an element set that SGP4 does not use. */
export const UNSAID = {
  epochUtc: '',
  noradId: 1,
  name: '',
  cosparId: '',
  meanMotionDot: 0,
  meanMotionDdot: 0,
  ephemerisType: 0,
  classification: 'U',
  elementSetNo: 1,
  revAtEpoch: 1,
};
