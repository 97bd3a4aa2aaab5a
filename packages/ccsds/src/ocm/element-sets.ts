/**
 * Units of the numbers of each element set (SANA registry "orbital elements", 502.0-B-3 annex B7), by its name; for an
 * older draft's EQUIN and EQUINMOD without the retrograde factor too.
 */
export const ELEMENT_SETS: ReadonlyMap<string, readonly string[]> = new Map([
  ['ADBARV', ['deg', 'deg', 'deg', 'deg', 'km', 'km/s']],
  ['CARTP', ['km', 'km', 'km']],
  ['CARTPV', ['km', 'km', 'km', 'km/s', 'km/s', 'km/s']],
  ['CARTPVA', ['km', 'km', 'km', 'km/s', 'km/s', 'km/s', 'km/s**2', 'km/s**2', 'km/s**2']],
  ['DELAUNAY', ['km**2/s', 'km**2/s', 'km**2/s', 'deg', 'deg', 'deg']],
  ['DELAUNAYMOD', ['km**0.5', 'km**0.5', 'km**0.5', 'deg', 'deg', 'deg']],
  ['EIGVAL3EIGVEC3', ['km', 'km', 'km', 'n/a', 'n/a', 'n/a', 'n/a', 'n/a', 'n/a', 'n/a', 'n/a', 'n/a']],
  ['EQUIN', ['km', 'n/a', 'n/a', 'deg', 'n/a', 'n/a']],
  ['EQUINMOD', ['km', 'n/a', 'n/a', 'deg', 'n/a', 'n/a']],
  ['EQUINOCTIAL', ['km', 'n/a', 'n/a', 'deg', 'n/a', 'n/a', 'n/a']],
  ['EQUINOCTIALMOD', ['km', 'n/a', 'n/a', 'deg', 'n/a', 'n/a', 'n/a']],
  ['GEODETIC', ['deg', 'deg', 'deg', 'deg', 'km', 'km/s']],
  ['KEPLERIAN', ['km', 'n/a', 'deg', 'deg', 'deg', 'deg']],
  ['KEPLERIANMEAN', ['km', 'n/a', 'deg', 'deg', 'deg', 'deg']],
  ['LDBARV', ['deg', 'deg', 'deg', 'deg', 'km', 'km/s']],
  ['ONSTATION', ['km', 'n/a', 'n/a', 'n/a', 'n/a', 'deg']],
  ['POINCARE', ['deg', 'km/s**0.5', 'km/s**0.5', 'km**2/s', 'km/s**0.5', 'km/s**0.5']],
]);

/** Orders of a covariance's numbers: 502.0-B-3 table 6-6. */
export const COVARIANCE_ORDERS = ['LTM', 'UTM', 'FULL', 'LTMWCC', 'UTMWCC'] as const;
export type CovarianceOrder = (typeof COVARIANCE_ORDERS)[number];

/**
 * Numbers on a covariance line of an element set: half the matrix or all of it.
 *
 * @returns undefined for an element set that the registry (as of 2023) does not have
 */
export function covarianceWidth(type: string, order: CovarianceOrder): number | undefined {
  // Three semi-axes and three directions say it all; they have no order of rows.
  if (type === 'EIGVAL3EIGVEC3' || type === 'TEIGVAL3EIGVEC3') return 12;
  const size = ELEMENT_SETS.get(type)?.length;
  if (size === undefined) return undefined;
  return order === 'LTM' || order === 'UTM' ? (size * (size + 1)) / 2 : size * size;
}

/** Possible values of a manoeuvre line, in this order: 502.0-B-3 table 6-8. */
export const PROPULSIVE: readonly string[] = [
  'TIME_ABSOLUTE',
  'TIME_RELATIVE',
  'MAN_DURA',
  'DELTA_MASS',
  'ACC_X',
  'ACC_Y',
  'ACC_Z',
  'ACC_INTERP',
  'ACC_MAG_SIGMA',
  'ACC_DIR_SIGMA',
  'DV_X',
  'DV_Y',
  'DV_Z',
  'DV_MAG_SIGMA',
  'DV_DIR_SIGMA',
  'THR_X',
  'THR_Y',
  'THR_Z',
  'THR_EFFIC',
  'THR_INTERP',
  'THR_ISP',
  'THR_MAG_SIGMA',
  'THR_DIR_SIGMA',
];

/** Possible values of a deployment line, in this order: 502.0-B-3 table 6-9. */
export const DEPLOYMENT: readonly string[] = [
  'TIME_ABSOLUTE',
  'TIME_RELATIVE',
  'DEPLOY_ID',
  'DEPLOY_DV_X',
  'DEPLOY_DV_Y',
  'DEPLOY_DV_Z',
  'DEPLOY_MASS',
  'DEPLOY_DV_SIGMA',
  'DEPLOY_DIR_SIGMA',
  'DEPLOY_DV_RATIO',
  'DEPLOY_DV_CDA',
];

/** Entries of a manoeuvre line that are words, not numbers. */
export const SWITCHES: readonly string[] = ['ACC_INTERP', 'THR_INTERP'];
