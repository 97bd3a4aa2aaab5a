import type { MessageSpec } from '../flat/spec.ts';
import type { FieldRow } from '../value/field.ts';
import {
  ALTERNATE_COVARIANCE,
  CDM_COVARIANCE,
  CDM_COVARIANCE_EXTRA,
  COVARIANCE_REALISM,
  draft,
  SECOND_ISSUE,
} from './covariance-fields.ts';

const HEADER_TABLE = '508.0-B-1 table 3-1';
const RELATIVE_TABLE = '508.0-B-1 table 3-2';
const METADATA_TABLE = '508.0-B-1 table 3-3';
const DATA_TABLE = '508.0-B-1 table 3-4';
const yesNo: readonly string[] = ['YES', 'NO'];

/** Header: 508.0-B-1 table 3-1. */
const HEADER: readonly FieldRow[] = [
  { keyword: 'CREATION_DATE', presence: 'mandatory', kind: 'epoch', book: HEADER_TABLE },
  { keyword: 'ORIGINATOR', presence: 'mandatory', kind: 'text', book: HEADER_TABLE },
  { keyword: 'MESSAGE_FOR', presence: 'optional', kind: 'text', book: HEADER_TABLE },
  { keyword: 'MESSAGE_ID', presence: 'mandatory', kind: 'text', book: HEADER_TABLE },
  draft('CLASSIFICATION', 'text'),
];

/** Relative metadata and data: 508.0-B-1 table 3-2. NASA's sample files write [m] behind velocities. */
const RELATIVE: readonly FieldRow[] = [
  draft('CONJUNCTION_ID', 'text'),
  { keyword: 'TCA', presence: 'mandatory', kind: 'epoch', book: RELATIVE_TABLE },
  { keyword: 'MISS_DISTANCE', presence: 'mandatory', kind: 'number', unit: 'm', book: RELATIVE_TABLE, least: 0 },
  draft('MAHALANOBIS_DISTANCE', 'number'),
  { keyword: 'RELATIVE_SPEED', presence: 'optional', kind: 'number', unit: 'm/s', book: RELATIVE_TABLE, least: 0 },
  { keyword: 'RELATIVE_POSITION_R', presence: 'optional', kind: 'number', unit: 'm', book: RELATIVE_TABLE },
  { keyword: 'RELATIVE_POSITION_T', presence: 'optional', kind: 'number', unit: 'm', book: RELATIVE_TABLE },
  { keyword: 'RELATIVE_POSITION_N', presence: 'optional', kind: 'number', unit: 'm', book: RELATIVE_TABLE },
  {
    keyword: 'RELATIVE_VELOCITY_R',
    presence: 'optional',
    kind: 'number',
    unit: 'm/s',
    unitAliases: ['m'],
    book: RELATIVE_TABLE,
  },
  {
    keyword: 'RELATIVE_VELOCITY_T',
    presence: 'optional',
    kind: 'number',
    unit: 'm/s',
    unitAliases: ['m'],
    book: RELATIVE_TABLE,
  },
  {
    keyword: 'RELATIVE_VELOCITY_N',
    presence: 'optional',
    kind: 'number',
    unit: 'm/s',
    unitAliases: ['m'],
    book: RELATIVE_TABLE,
  },
  draft('APPROACH_ANGLE', 'number', 'deg'),
  { keyword: 'START_SCREEN_PERIOD', presence: 'optional', kind: 'epoch', book: RELATIVE_TABLE },
  { keyword: 'STOP_SCREEN_PERIOD', presence: 'optional', kind: 'epoch', book: RELATIVE_TABLE },
  draft('SCREEN_TYPE', 'text'),
  { keyword: 'SCREEN_VOLUME_FRAME', presence: 'optional', kind: 'text', values: ['RTN', 'TVN'], book: RELATIVE_TABLE },
  {
    keyword: 'SCREEN_VOLUME_SHAPE',
    presence: 'optional',
    kind: 'text',
    values: ['ELLIPSOID', 'BOX'],
    draftValues: ['SPHERE'],
    book: RELATIVE_TABLE,
  },
  draft('SCREEN_VOLUME_RADIUS', 'number', 'm'),
  { keyword: 'SCREEN_VOLUME_X', presence: 'optional', kind: 'number', unit: 'm', book: RELATIVE_TABLE, least: 0 },
  { keyword: 'SCREEN_VOLUME_Y', presence: 'optional', kind: 'number', unit: 'm', book: RELATIVE_TABLE, least: 0 },
  { keyword: 'SCREEN_VOLUME_Z', presence: 'optional', kind: 'number', unit: 'm', book: RELATIVE_TABLE, least: 0 },
  { keyword: 'SCREEN_ENTRY_TIME', presence: 'optional', kind: 'epoch', book: RELATIVE_TABLE },
  { keyword: 'SCREEN_EXIT_TIME', presence: 'optional', kind: 'epoch', book: RELATIVE_TABLE },
  draft('SCREEN_PC_THRESHOLD', 'number'),
  draft('COLLISION_PERCENTILE', 'text'),
  { keyword: 'COLLISION_PROBABILITY', presence: 'optional', kind: 'number', book: RELATIVE_TABLE },
  { keyword: 'COLLISION_PROBABILITY_METHOD', presence: 'optional', kind: 'text', book: RELATIVE_TABLE },
  draft('COLLISION_MAX_PROBABILITY', 'number'),
  draft('COLLISION_MAX_PC_METHOD', 'text'),
  draft('SEFI_COLLISION_PROBABILITY', 'number'),
  draft('SEFI_COLLISION_PROBABILITY_METHOD', 'text'),
  draft('SEFI_FRAGMENTATION_MODEL', 'text'),
  draft('PREVIOUS_MESSAGE_ID', 'text'),
  draft('PREVIOUS_MESSAGE_EPOCH', 'epoch'),
  draft('NEXT_MESSAGE_EPOCH', 'epoch'),
];

/** Metadata of each object: 508.0-B-1 table 3-3. */
const METADATA: readonly FieldRow[] = [
  { keyword: 'OBJECT', presence: 'mandatory', kind: 'text', values: ['OBJECT1', 'OBJECT2'], book: METADATA_TABLE },
  { keyword: 'OBJECT_DESIGNATOR', presence: 'mandatory', kind: 'text', book: METADATA_TABLE },
  { keyword: 'CATALOG_NAME', presence: 'mandatory', kind: 'text', book: METADATA_TABLE },
  { keyword: 'OBJECT_NAME', presence: 'mandatory', kind: 'text', book: METADATA_TABLE },
  { keyword: 'INTERNATIONAL_DESIGNATOR', presence: 'mandatory', kind: 'text', book: METADATA_TABLE },
  { keyword: 'OBJECT_TYPE', presence: 'optional', kind: 'text', book: METADATA_TABLE },
  draft('OPS_STATUS', 'text'),
  { keyword: 'OPERATOR_CONTACT_POSITION', presence: 'optional', kind: 'text', book: METADATA_TABLE },
  { keyword: 'OPERATOR_ORGANIZATION', presence: 'optional', kind: 'text', book: METADATA_TABLE },
  { keyword: 'OPERATOR_PHONE', presence: 'optional', kind: 'text', book: METADATA_TABLE },
  { keyword: 'OPERATOR_EMAIL', presence: 'optional', kind: 'text', book: METADATA_TABLE },
  { keyword: 'EPHEMERIS_NAME', presence: 'mandatory', kind: 'text', book: METADATA_TABLE },
  {
    keyword: 'COVARIANCE_METHOD',
    presence: 'mandatory',
    kind: 'text',
    values: ['CALCULATED', 'DEFAULT'],
    book: METADATA_TABLE,
  },
  draft('COVARIANCE_SOURCE', 'text'),
  draft('ODM_MSG_LINK', 'text'),
  draft('ADM_MSG_LINK', 'text'),
  { ...draft('OBS_BEFORE_NEXT_MESSAGE', 'text'), values: yesNo },
  {
    keyword: 'MANEUVERABLE',
    presence: 'mandatory',
    kind: 'text',
    values: ['YES', 'NO', 'N/A'],
    draftValues: ['UNKNOWN'],
    book: METADATA_TABLE,
  },
  { keyword: 'ORBIT_CENTER', presence: 'optional', kind: 'text', book: METADATA_TABLE },
  { keyword: 'REF_FRAME', presence: 'mandatory', kind: 'text', book: METADATA_TABLE },
  draft('ALT_COV_TYPE', 'text'),
  draft('ALT_COV_REF_FRAME', 'text'),
  { keyword: 'GRAVITY_MODEL', presence: 'optional', kind: 'text', book: METADATA_TABLE },
  { keyword: 'ATMOSPHERIC_MODEL', presence: 'optional', kind: 'text', book: METADATA_TABLE },
  { keyword: 'N_BODY_PERTURBATIONS', presence: 'optional', kind: 'text', book: METADATA_TABLE },
  { keyword: 'SOLAR_RAD_PRESSURE', presence: 'optional', kind: 'text', values: yesNo, book: METADATA_TABLE },
  { keyword: 'EARTH_TIDES', presence: 'optional', kind: 'text', values: yesNo, book: METADATA_TABLE },
  { keyword: 'INTRACK_THRUST', presence: 'optional', kind: 'text', values: yesNo, book: METADATA_TABLE },
];

/** Orbit determination: 508.0-B-1 table 3-4. */
const OD_PARAMETERS: readonly FieldRow[] = [
  { keyword: 'TIME_LASTOB_START', presence: 'optional', kind: 'epoch', book: DATA_TABLE },
  { keyword: 'TIME_LASTOB_END', presence: 'optional', kind: 'epoch', book: DATA_TABLE },
  { keyword: 'RECOMMENDED_OD_SPAN', presence: 'optional', kind: 'number', unit: 'd', book: DATA_TABLE, least: 0 },
  { keyword: 'ACTUAL_OD_SPAN', presence: 'optional', kind: 'number', unit: 'd', book: DATA_TABLE, least: 0 },
  { keyword: 'OBS_AVAILABLE', presence: 'optional', kind: 'integer', book: DATA_TABLE, least: 0 },
  { keyword: 'OBS_USED', presence: 'optional', kind: 'integer', book: DATA_TABLE, least: 0 },
  { keyword: 'TRACKS_AVAILABLE', presence: 'optional', kind: 'integer', book: DATA_TABLE, least: 0 },
  { keyword: 'TRACKS_USED', presence: 'optional', kind: 'integer', book: DATA_TABLE, least: 0 },
  { keyword: 'RESIDUALS_ACCEPTED', presence: 'optional', kind: 'number', unit: '%', book: DATA_TABLE, least: 0 },
  { keyword: 'WEIGHTED_RMS', presence: 'optional', kind: 'number', book: DATA_TABLE, least: 0 },
  draft('OD_EPOCH', 'epoch'),
];

/** Further parameters: 508.0-B-1 table 3-4, and those of the 2.0 drafts. */
const ADDITIONAL: readonly FieldRow[] = [
  { keyword: 'AREA_PC', presence: 'optional', kind: 'number', unit: 'm**2', book: DATA_TABLE, least: 0 },
  draft('AREA_PC_MIN', 'number', 'm**2'),
  draft('AREA_PC_MAX', 'number', 'm**2'),
  { keyword: 'AREA_DRG', presence: 'optional', kind: 'number', unit: 'm**2', book: DATA_TABLE, least: 0 },
  { keyword: 'AREA_SRP', presence: 'optional', kind: 'number', unit: 'm**2', book: DATA_TABLE, least: 0 },
  draft('OEB_PARENT_FRAME', 'text'),
  draft('OEB_PARENT_FRAME_EPOCH', 'epoch'),
  ...['OEB_Q1', 'OEB_Q2', 'OEB_Q3', 'OEB_QC'].map((keyword) => draft(keyword, 'number')),
  ...['OEB_MAX', 'OEB_INT', 'OEB_MIN'].map((keyword) => draft(keyword, 'number', 'm')),
  ...['AREA_ALONG_OEB_MAX', 'AREA_ALONG_OEB_INT', 'AREA_ALONG_OEB_MIN'].map((keyword) =>
    draft(keyword, 'number', 'm**2'),
  ),
  ...['RCS', 'RCS_MIN', 'RCS_MAX'].map((keyword) => draft(keyword, 'number', 'm**2')),
  ...['VM_ABSOLUTE', 'VM_APPARENT_MIN', 'VM_APPARENT', 'VM_APPARENT_MAX', 'REFLECTANCE'].map((keyword) =>
    draft(keyword, 'number'),
  ),
  draft('HBR', 'number', 'm'),
  draft('APOAPSIS_ALTITUDE', 'number', 'km'),
  draft('PERIAPSIS_ALTITUDE', 'number', 'km'),
  draft('INCLINATION', 'number', 'deg'),
  draft('COV_CONFIDENCE', 'number'),
  draft('COV_CONFIDENCE_METHOD', 'text'),
  { keyword: 'MASS', presence: 'optional', kind: 'number', unit: 'kg', book: DATA_TABLE, least: 0 },
  { keyword: 'CD_AREA_OVER_MASS', presence: 'optional', kind: 'number', unit: 'm**2/kg', book: DATA_TABLE },
  { keyword: 'CR_AREA_OVER_MASS', presence: 'optional', kind: 'number', unit: 'm**2/kg', book: DATA_TABLE },
  { keyword: 'THRUST_ACCELERATION', presence: 'optional', kind: 'number', unit: 'm/s**2', book: DATA_TABLE },
  { keyword: 'SEDR', presence: 'optional', kind: 'number', unit: 'W/kg', book: DATA_TABLE },
  draft('MIN_DV', 'vector', 'm/s'),
  draft('MAX_DV', 'vector', 'm/s'),
  draft('LEAD_TIME_REQD_BEFORE_TCA', 'number', 'h'),
];

const STATE: readonly FieldRow[] = ['X', 'Y', 'Z', 'X_DOT', 'Y_DOT', 'Z_DOT'].map((keyword) => ({
  keyword,
  presence: 'mandatory',
  kind: 'number',
  unit: keyword.length === 1 ? 'km' : 'km/s',
  book: DATA_TABLE,
}));

/**
 * The CDM: 508.0-B-1 with corrigendum 2, and the keywords of the 2.0 drafts (508.0-P-1.1) that messages are seen with;
 * other contents of a 2.0 stay as written. User-defined keywords stay in every version.
 */
export const CDM: MessageSpec = {
  root: 'cdm',
  versionKeyword: 'CCSDS_CDM_VERS',
  versions: ['1.0', SECOND_ISSUE],
  objectKeyword: 'OBJECT',
  keepsUnknownFrom: SECOND_ISSUE,
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
    {
      name: 'alternateCovariance',
      element: 'covarianceMatrix',
      occurs: 'object',
      inside: 'data',
      rows: ALTERNATE_COVARIANCE,
    },
    {
      name: 'covarianceRealism',
      element: 'covarianceMatrix',
      occurs: 'object',
      inside: 'data',
      rows: COVARIANCE_REALISM,
    },
    { name: 'userDefinedParameters', occurs: 'object', inside: 'data', rows: [], prefix: 'USER_DEFINED_' },
  ],
};
