import type { FieldRow } from '../field.ts';
import type { MessageSpec } from '../flat/spec.ts';
import { CDM_COVARIANCE, CDM_COVARIANCE_EXTRA } from './covariance-fields.ts';

const header = '508.0-B-1 table 3-1';
const relative = '508.0-B-1 table 3-2';
const metadata = '508.0-B-1 table 3-3';
const data = '508.0-B-1 table 3-4';
const yesNo: readonly string[] = ['YES', 'NO'];

/** Header: 508.0-B-1 table 3-1. */
const HEADER: readonly FieldRow[] = [
  { keyword: 'CREATION_DATE', presence: 'mandatory', kind: 'epoch', book: header },
  { keyword: 'ORIGINATOR', presence: 'mandatory', kind: 'text', book: header },
  { keyword: 'MESSAGE_FOR', presence: 'optional', kind: 'text', book: header },
  { keyword: 'MESSAGE_ID', presence: 'mandatory', kind: 'text', book: header },
];

/** Relative metadata and data: 508.0-B-1 table 3-2. NASA's sample files write [m] behind velocities. */
const RELATIVE: readonly FieldRow[] = [
  { keyword: 'TCA', presence: 'mandatory', kind: 'epoch', book: relative },
  { keyword: 'MISS_DISTANCE', presence: 'mandatory', kind: 'number', unit: 'm', book: relative },
  { keyword: 'RELATIVE_SPEED', presence: 'optional', kind: 'number', unit: 'm/s', book: relative },
  { keyword: 'RELATIVE_POSITION_R', presence: 'optional', kind: 'number', unit: 'm', book: relative },
  { keyword: 'RELATIVE_POSITION_T', presence: 'optional', kind: 'number', unit: 'm', book: relative },
  { keyword: 'RELATIVE_POSITION_N', presence: 'optional', kind: 'number', unit: 'm', book: relative },
  {
    keyword: 'RELATIVE_VELOCITY_R',
    presence: 'optional',
    kind: 'number',
    unit: 'm/s',
    unitAliases: ['m'],
    book: relative,
  },
  {
    keyword: 'RELATIVE_VELOCITY_T',
    presence: 'optional',
    kind: 'number',
    unit: 'm/s',
    unitAliases: ['m'],
    book: relative,
  },
  {
    keyword: 'RELATIVE_VELOCITY_N',
    presence: 'optional',
    kind: 'number',
    unit: 'm/s',
    unitAliases: ['m'],
    book: relative,
  },
  { keyword: 'START_SCREEN_PERIOD', presence: 'optional', kind: 'epoch', book: relative },
  { keyword: 'STOP_SCREEN_PERIOD', presence: 'optional', kind: 'epoch', book: relative },
  { keyword: 'SCREEN_VOLUME_FRAME', presence: 'optional', kind: 'text', values: ['RTN', 'TVN'], book: relative },
  { keyword: 'SCREEN_VOLUME_SHAPE', presence: 'optional', kind: 'text', values: ['ELLIPSOID', 'BOX'], book: relative },
  { keyword: 'SCREEN_VOLUME_X', presence: 'optional', kind: 'number', unit: 'm', book: relative },
  { keyword: 'SCREEN_VOLUME_Y', presence: 'optional', kind: 'number', unit: 'm', book: relative },
  { keyword: 'SCREEN_VOLUME_Z', presence: 'optional', kind: 'number', unit: 'm', book: relative },
  { keyword: 'SCREEN_ENTRY_TIME', presence: 'optional', kind: 'epoch', book: relative },
  { keyword: 'SCREEN_EXIT_TIME', presence: 'optional', kind: 'epoch', book: relative },
  { keyword: 'COLLISION_PROBABILITY', presence: 'optional', kind: 'number', book: relative },
  { keyword: 'COLLISION_PROBABILITY_METHOD', presence: 'optional', kind: 'text', book: relative },
];

/** Metadata of each object: 508.0-B-1 table 3-3. */
const METADATA: readonly FieldRow[] = [
  { keyword: 'OBJECT', presence: 'mandatory', kind: 'text', values: ['OBJECT1', 'OBJECT2'], book: metadata },
  { keyword: 'OBJECT_DESIGNATOR', presence: 'mandatory', kind: 'text', book: metadata },
  { keyword: 'CATALOG_NAME', presence: 'mandatory', kind: 'text', book: metadata },
  { keyword: 'OBJECT_NAME', presence: 'mandatory', kind: 'text', book: metadata },
  { keyword: 'INTERNATIONAL_DESIGNATOR', presence: 'mandatory', kind: 'text', book: metadata },
  { keyword: 'OBJECT_TYPE', presence: 'optional', kind: 'text', book: metadata },
  { keyword: 'OPERATOR_CONTACT_POSITION', presence: 'optional', kind: 'text', book: metadata },
  { keyword: 'OPERATOR_ORGANIZATION', presence: 'optional', kind: 'text', book: metadata },
  { keyword: 'OPERATOR_PHONE', presence: 'optional', kind: 'text', book: metadata },
  { keyword: 'OPERATOR_EMAIL', presence: 'optional', kind: 'text', book: metadata },
  { keyword: 'EPHEMERIS_NAME', presence: 'mandatory', kind: 'text', book: metadata },
  {
    keyword: 'COVARIANCE_METHOD',
    presence: 'mandatory',
    kind: 'text',
    values: ['CALCULATED', 'DEFAULT'],
    book: metadata,
  },
  { keyword: 'MANEUVERABLE', presence: 'mandatory', kind: 'text', values: ['YES', 'NO', 'N/A'], book: metadata },
  { keyword: 'ORBIT_CENTER', presence: 'optional', kind: 'text', book: metadata },
  { keyword: 'REF_FRAME', presence: 'mandatory', kind: 'text', book: metadata },
  { keyword: 'GRAVITY_MODEL', presence: 'optional', kind: 'text', book: metadata },
  { keyword: 'ATMOSPHERIC_MODEL', presence: 'optional', kind: 'text', book: metadata },
  { keyword: 'N_BODY_PERTURBATIONS', presence: 'optional', kind: 'text', book: metadata },
  { keyword: 'SOLAR_RAD_PRESSURE', presence: 'optional', kind: 'text', values: yesNo, book: metadata },
  { keyword: 'EARTH_TIDES', presence: 'optional', kind: 'text', values: yesNo, book: metadata },
  { keyword: 'INTRACK_THRUST', presence: 'optional', kind: 'text', values: yesNo, book: metadata },
];

/** Orbit determination: 508.0-B-1 table 3-4. */
const OD_PARAMETERS: readonly FieldRow[] = [
  { keyword: 'TIME_LASTOB_START', presence: 'optional', kind: 'epoch', book: data },
  { keyword: 'TIME_LASTOB_END', presence: 'optional', kind: 'epoch', book: data },
  { keyword: 'RECOMMENDED_OD_SPAN', presence: 'optional', kind: 'number', unit: 'd', book: data },
  { keyword: 'ACTUAL_OD_SPAN', presence: 'optional', kind: 'number', unit: 'd', book: data },
  { keyword: 'OBS_AVAILABLE', presence: 'optional', kind: 'integer', book: data },
  { keyword: 'OBS_USED', presence: 'optional', kind: 'integer', book: data },
  { keyword: 'TRACKS_AVAILABLE', presence: 'optional', kind: 'integer', book: data },
  { keyword: 'TRACKS_USED', presence: 'optional', kind: 'integer', book: data },
  { keyword: 'RESIDUALS_ACCEPTED', presence: 'optional', kind: 'number', unit: '%', book: data },
  { keyword: 'WEIGHTED_RMS', presence: 'optional', kind: 'number', book: data },
];

/** Further parameters: 508.0-B-1 table 3-4; HBR is of the 2.0 drafts. */
const ADDITIONAL: readonly FieldRow[] = [
  { keyword: 'AREA_PC', presence: 'optional', kind: 'number', unit: 'm**2', book: data },
  { keyword: 'AREA_DRG', presence: 'optional', kind: 'number', unit: 'm**2', book: data },
  { keyword: 'AREA_SRP', presence: 'optional', kind: 'number', unit: 'm**2', book: data },
  { keyword: 'HBR', presence: 'optional', kind: 'number', unit: 'm', since: '2.0', book: '508.0-P-1.0.2' },
  { keyword: 'MASS', presence: 'optional', kind: 'number', unit: 'kg', book: data },
  { keyword: 'CD_AREA_OVER_MASS', presence: 'optional', kind: 'number', unit: 'm**2/kg', book: data },
  { keyword: 'CR_AREA_OVER_MASS', presence: 'optional', kind: 'number', unit: 'm**2/kg', book: data },
  { keyword: 'THRUST_ACCELERATION', presence: 'optional', kind: 'number', unit: 'm/s**2', book: data },
  { keyword: 'SEDR', presence: 'optional', kind: 'number', unit: 'W/kg', book: data },
];

const STATE: readonly FieldRow[] = ['X', 'Y', 'Z', 'X_DOT', 'Y_DOT', 'Z_DOT'].map((keyword) => ({
  keyword,
  presence: 'mandatory',
  kind: 'number',
  unit: keyword.length === 1 ? 'km' : 'km/s',
  book: data,
}));

/** The CDM: 508.0-B-1 with corrigendum 2; keywords of the 2.0 drafts are kept as they stand. */
export const CDM: MessageSpec = {
  root: 'cdm',
  versionKeyword: 'CCSDS_CDM_VERS',
  versions: ['1.0', '2.0'],
  objectKeyword: 'OBJECT',
  keepsUnknownFrom: '2.0',
  writesUnits: true,
  sections: [
    { name: 'header', occurs: 'once', inside: 'root', rows: HEADER },
    { name: 'relativeMetadataData', occurs: 'once', inside: 'body', rows: RELATIVE },
    { name: 'metadata', occurs: 'object', inside: 'segment', rows: METADATA },
    { name: 'odParameters', occurs: 'object', inside: 'data', rows: OD_PARAMETERS },
    { name: 'additionalParameters', occurs: 'object', inside: 'data', rows: ADDITIONAL },
    { name: 'stateVector', occurs: 'object', inside: 'data', rows: STATE },
    {
      name: 'covarianceMatrix',
      occurs: 'object',
      inside: 'data',
      rows: [...CDM_COVARIANCE, ...CDM_COVARIANCE_EXTRA],
      isWholeOrAbsent: true,
    },
  ],
};
