import type { MessageSpec } from '../flat/spec.ts';
import { COVARIANCE_ROWS } from '../flat/spec.ts';
import type { FieldRow } from '../value/field.ts';

const TABLE = '502.0-B-3 table 3-3';

const HEADER: readonly FieldRow[] = [
  { keyword: 'CLASSIFICATION', presence: 'optional', kind: 'text', since: '3.0', book: '502.0-B-3 table 3-1' },
  { keyword: 'CREATION_DATE', presence: 'mandatory', kind: 'epoch', book: '502.0-B-3 table 3-1' },
  { keyword: 'ORIGINATOR', presence: 'mandatory', kind: 'text', book: '502.0-B-3 table 3-1' },
  { keyword: 'MESSAGE_ID', presence: 'optional', kind: 'text', since: '3.0', book: '502.0-B-3 table 3-1' },
];

const METADATA: readonly FieldRow[] = [
  { keyword: 'OBJECT_NAME', presence: 'mandatory', kind: 'text', book: '502.0-B-3 table 3-2' },
  { keyword: 'OBJECT_ID', presence: 'mandatory', kind: 'text', book: '502.0-B-3 table 3-2' },
  { keyword: 'CENTER_NAME', presence: 'mandatory', kind: 'text', book: '502.0-B-3 table 3-2' },
  { keyword: 'REF_FRAME', presence: 'mandatory', kind: 'text', book: '502.0-B-3 table 3-2' },
  { keyword: 'REF_FRAME_EPOCH', presence: 'optional', kind: 'epoch', book: '502.0-B-3 table 3-2' },
  { keyword: 'TIME_SYSTEM', presence: 'mandatory', kind: 'text', book: '502.0-B-3 table 3-2' },
];

const STATE: readonly FieldRow[] = [
  { keyword: 'EPOCH', presence: 'mandatory', kind: 'epoch', book: TABLE },
  { keyword: 'X', presence: 'mandatory', kind: 'number', unit: 'km', book: TABLE },
  { keyword: 'Y', presence: 'mandatory', kind: 'number', unit: 'km', book: TABLE },
  { keyword: 'Z', presence: 'mandatory', kind: 'number', unit: 'km', book: TABLE },
  { keyword: 'X_DOT', presence: 'mandatory', kind: 'number', unit: 'km/s', book: TABLE },
  { keyword: 'Y_DOT', presence: 'mandatory', kind: 'number', unit: 'km/s', book: TABLE },
  { keyword: 'Z_DOT', presence: 'mandatory', kind: 'number', unit: 'km/s', book: TABLE },
];

const KEPLERIAN: readonly FieldRow[] = [
  { keyword: 'SEMI_MAJOR_AXIS', presence: 'mandatory', kind: 'number', unit: 'km', book: TABLE },
  { keyword: 'ECCENTRICITY', presence: 'mandatory', kind: 'number', book: TABLE },
  { keyword: 'INCLINATION', presence: 'mandatory', kind: 'number', unit: 'deg', book: TABLE },
  { keyword: 'RA_OF_ASC_NODE', presence: 'mandatory', kind: 'number', unit: 'deg', book: TABLE },
  { keyword: 'ARG_OF_PERICENTER', presence: 'mandatory', kind: 'number', unit: 'deg', book: TABLE },
  { keyword: 'TRUE_ANOMALY', presence: 'optional', kind: 'number', unit: 'deg', book: TABLE },
  { keyword: 'MEAN_ANOMALY', presence: 'optional', kind: 'number', unit: 'deg', book: TABLE },
  { keyword: 'GM', presence: 'mandatory', kind: 'number', unit: 'km**3/s**2', book: TABLE },
];

const SPACECRAFT: readonly FieldRow[] = [
  { keyword: 'MASS', presence: 'optional', kind: 'number', unit: 'kg', book: TABLE },
  { keyword: 'SOLAR_RAD_AREA', presence: 'optional', kind: 'number', unit: 'm**2', book: TABLE },
  { keyword: 'SOLAR_RAD_COEFF', presence: 'optional', kind: 'number', book: TABLE },
  { keyword: 'DRAG_AREA', presence: 'optional', kind: 'number', unit: 'm**2', book: TABLE },
  { keyword: 'DRAG_COEFF', presence: 'optional', kind: 'number', book: TABLE },
];

const MANOEUVRE: readonly FieldRow[] = [
  { keyword: 'MAN_EPOCH_IGNITION', presence: 'mandatory', kind: 'epoch', book: TABLE },
  { keyword: 'MAN_DURATION', presence: 'optional', kind: 'number', unit: 's', book: TABLE },
  { keyword: 'MAN_DELTA_MASS', presence: 'optional', kind: 'number', unit: 'kg', book: TABLE },
  { keyword: 'MAN_REF_FRAME', presence: 'mandatory', kind: 'text', book: TABLE },
  { keyword: 'MAN_DV_1', presence: 'mandatory', kind: 'number', unit: 'km/s', book: TABLE },
  { keyword: 'MAN_DV_2', presence: 'mandatory', kind: 'number', unit: 'km/s', book: TABLE },
  { keyword: 'MAN_DV_3', presence: 'mandatory', kind: 'number', unit: 'km/s', book: TABLE },
];

/** The OPM: 502.0-B-1, -2 and -3 section 3. */
export const OPM: MessageSpec = {
  root: 'opm',
  versionKeyword: 'CCSDS_OPM_VERS',
  versions: ['1.0', '2.0', '3.0'],
  writesUnits: true,
  sections: [
    { name: 'header', occurs: 'once', inside: 'root', rows: HEADER },
    { name: 'metadata', occurs: 'once', inside: 'segment', rows: METADATA },
    { name: 'stateVector', occurs: 'once', inside: 'data', rows: STATE },
    { name: 'keplerianElements', occurs: 'once', inside: 'data', rows: KEPLERIAN, isWholeOrAbsent: true },
    { name: 'spacecraftParameters', occurs: 'once', inside: 'data', rows: SPACECRAFT },
    {
      name: 'covarianceMatrix',
      occurs: 'once',
      inside: 'data',
      isWholeOrAbsent: true,
      rows: [{ keyword: 'COV_REF_FRAME', presence: 'optional', kind: 'text', book: TABLE }, ...COVARIANCE_ROWS],
    },
    { name: 'maneuverParameters', occurs: 'many', inside: 'data', rows: MANOEUVRE, opensWith: 'MAN_EPOCH_IGNITION' },
    { name: 'userDefinedParameters', occurs: 'once', inside: 'data', rows: [], prefix: 'USER_DEFINED_' },
  ],
};
