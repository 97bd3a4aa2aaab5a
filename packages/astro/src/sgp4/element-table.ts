import type { MeanElements } from '../nouns.ts';

/** Float64 values of one element set. */
export const ELEMENT_FIELDS = 12;

export const NORAD_ID_COLUMN = 0;
export const EPOCH_COLUMN = 1;
export const MEAN_MOTION_REV_PER_DAY = 2;
export const ECCENTRICITY_COLUMN = 3;
export const INCLINATION_DEG = 4;
export const RAAN_DEG = 5;
export const ARG_PERIGEE_DEG = 6;
export const MEAN_ANOMALY_DEG = 7;
export const BSTAR = 8;
export const MEAN_MOTION_DOT = 9;
export const MEAN_MOTION_DDOT = 10;
export const EPHEMERIS_TYPE = 11;

/** The numbers of a catalogue that propagation needs, a row of twelve for each element set, units as `MeanElements`. */
export interface ElementTable {
  readonly count: number;
  /** Float64Array(12 count). */
  readonly values: Float64Array;
}

/** Writes one element set into row `index`. */
export function setElements(values: Float64Array, index: number, elements: MeanElements): void {
  const at = index * ELEMENT_FIELDS;
  values[at + NORAD_ID_COLUMN] = elements.noradId;
  values[at + EPOCH_COLUMN] = elements.epochTaiS;
  values[at + MEAN_MOTION_REV_PER_DAY] = elements.meanMotionRevPerDay;
  values[at + ECCENTRICITY_COLUMN] = elements.eccentricity;
  values[at + INCLINATION_DEG] = elements.inclinationDeg;
  values[at + RAAN_DEG] = elements.raanDeg;
  values[at + ARG_PERIGEE_DEG] = elements.argPerigeeDeg;
  values[at + MEAN_ANOMALY_DEG] = elements.meanAnomalyDeg;
  values[at + BSTAR] = elements.bstar;
  values[at + MEAN_MOTION_DOT] = elements.meanMotionDot;
  values[at + MEAN_MOTION_DDOT] = elements.meanMotionDdot;
  values[at + EPHEMERIS_TYPE] = elements.ephemerisType;
}

export function elementTable(elements: readonly MeanElements[]): ElementTable {
  const values = new Float64Array(elements.length * ELEMENT_FIELDS);
  elements.forEach((element, index) => {
    setElements(values, index, element);
  });
  return { count: elements.length, values };
}
