import * as field from '@keepout/astro/sgp4/element-table';

/** Fields of the element table by the keywords of an OMM that hold a number of the theory. */
export const CATALOGUE_FIELDS: Readonly<Record<string, number>> = {
  NORAD_CAT_ID: field.NORAD_ID_COLUMN,
  MEAN_MOTION: field.MEAN_MOTION_REV_PER_DAY,
  ECCENTRICITY: field.ECCENTRICITY_COLUMN,
  INCLINATION: field.INCLINATION_DEG,
  RA_OF_ASC_NODE: field.RAAN_DEG,
  ARG_OF_PERICENTER: field.ARG_PERIGEE_DEG,
  MEAN_ANOMALY: field.MEAN_ANOMALY_DEG,
  BSTAR: field.BSTAR,
  MEAN_MOTION_DOT: field.MEAN_MOTION_DOT,
  MEAN_MOTION_DDOT: field.MEAN_MOTION_DDOT,
  EPHEMERIS_TYPE: field.EPHEMERIS_TYPE,
};
