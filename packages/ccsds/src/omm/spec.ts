import type { MessageSpec } from '../flat/spec.ts';
import { COVARIANCE_ROWS } from '../flat/spec.ts';

const TABLE = '502.0-B-3 table 4-3';

/** The OMM: 502.0-B-2 (2.0) and 502.0-B-3 (3.0), tables 4-1 to 4-3. */
export const OMM: MessageSpec = {
  root: 'omm',
  versionKeyword: 'CCSDS_OMM_VERS',
  versions: ['2.0', '3.0'],
  writesUnits: false,
  sections: [
    {
      name: 'header',
      occurs: 'once',
      inside: 'root',
      rows: [
        { keyword: 'CLASSIFICATION', presence: 'optional', kind: 'text', since: '3.0', book: '502.0-B-3 table 4-1' },
        // CelesTrak leaves both empty.
        {
          keyword: 'CREATION_DATE',
          presence: 'mandatory',
          kind: 'epoch',
          mayBeEmpty: true,
          book: '502.0-B-3 table 4-1',
        },
        { keyword: 'ORIGINATOR', presence: 'mandatory', kind: 'text', mayBeEmpty: true, book: '502.0-B-3 table 4-1' },
        { keyword: 'MESSAGE_ID', presence: 'optional', kind: 'text', since: '3.0', book: '502.0-B-3 table 4-1' },
      ],
    },
    {
      name: 'metadata',
      occurs: 'once',
      inside: 'segment',
      rows: [
        { keyword: 'OBJECT_NAME', presence: 'mandatory', kind: 'text', book: '502.0-B-3 table 4-2' },
        { keyword: 'OBJECT_ID', presence: 'mandatory', kind: 'text', book: '502.0-B-3 table 4-2' },
        { keyword: 'CENTER_NAME', presence: 'mandatory', kind: 'text', book: '502.0-B-3 table 4-2' },
        { keyword: 'REF_FRAME', presence: 'mandatory', kind: 'text', book: '502.0-B-3 table 4-2' },
        { keyword: 'REF_FRAME_EPOCH', presence: 'optional', kind: 'epoch', book: '502.0-B-3 table 4-2' },
        { keyword: 'TIME_SYSTEM', presence: 'mandatory', kind: 'text', book: '502.0-B-3 table 4-2' },
        { keyword: 'MEAN_ELEMENT_THEORY', presence: 'mandatory', kind: 'text', book: '502.0-B-3 table 4-2' },
      ],
    },
    {
      name: 'meanElements',
      occurs: 'once',
      inside: 'data',
      rows: [
        { keyword: 'EPOCH', presence: 'mandatory', kind: 'epoch', book: TABLE },
        { keyword: 'SEMI_MAJOR_AXIS', presence: 'optional', kind: 'number', unit: 'km', book: TABLE },
        { keyword: 'MEAN_MOTION', presence: 'optional', kind: 'number', unit: 'rev/day', book: TABLE },
        { keyword: 'ECCENTRICITY', presence: 'mandatory', kind: 'number', book: TABLE },
        { keyword: 'INCLINATION', presence: 'mandatory', kind: 'number', unit: 'deg', book: TABLE },
        { keyword: 'RA_OF_ASC_NODE', presence: 'mandatory', kind: 'number', unit: 'deg', book: TABLE },
        { keyword: 'ARG_OF_PERICENTER', presence: 'mandatory', kind: 'number', unit: 'deg', book: TABLE },
        { keyword: 'MEAN_ANOMALY', presence: 'mandatory', kind: 'number', unit: 'deg', book: TABLE },
        { keyword: 'GM', presence: 'optional', kind: 'number', unit: 'km**3/s**2', book: TABLE },
      ],
    },
    {
      name: 'spacecraftParameters',
      occurs: 'once',
      inside: 'data',
      rows: [
        { keyword: 'MASS', presence: 'optional', kind: 'number', unit: 'kg', book: TABLE },
        { keyword: 'SOLAR_RAD_AREA', presence: 'optional', kind: 'number', unit: 'm**2', book: TABLE },
        { keyword: 'SOLAR_RAD_COEFF', presence: 'optional', kind: 'number', book: TABLE },
        { keyword: 'DRAG_AREA', presence: 'optional', kind: 'number', unit: 'm**2', book: TABLE },
        { keyword: 'DRAG_COEFF', presence: 'optional', kind: 'number', book: TABLE },
      ],
    },
    {
      name: 'tleParameters',
      occurs: 'once',
      inside: 'data',
      rows: [
        { keyword: 'EPHEMERIS_TYPE', presence: 'optional', kind: 'integer', book: TABLE },
        { keyword: 'CLASSIFICATION_TYPE', presence: 'optional', kind: 'text', book: TABLE },
        { keyword: 'NORAD_CAT_ID', presence: 'optional', kind: 'integer', book: TABLE },
        { keyword: 'ELEMENT_SET_NO', presence: 'optional', kind: 'integer', book: TABLE },
        { keyword: 'REV_AT_EPOCH', presence: 'optional', kind: 'integer', book: TABLE },
        {
          keyword: 'BSTAR',
          presence: 'optional',
          kind: 'number',
          unit: '1/ER',
          unitAliases: ['1/[Earth radii]'],
          book: TABLE,
        },
        { keyword: 'BTERM', presence: 'optional', kind: 'number', unit: 'm**2/kg', since: '3.0', book: TABLE },
        { keyword: 'MEAN_MOTION_DOT', presence: 'optional', kind: 'number', unit: 'rev/day**2', book: TABLE },
        { keyword: 'MEAN_MOTION_DDOT', presence: 'optional', kind: 'number', unit: 'rev/day**3', book: TABLE },
        { keyword: 'AGOM', presence: 'optional', kind: 'number', unit: 'm**2/kg', since: '3.0', book: TABLE },
      ],
    },
    {
      name: 'covarianceMatrix',
      occurs: 'once',
      inside: 'data',
      isWholeOrAbsent: true,
      rows: [{ keyword: 'COV_REF_FRAME', presence: 'optional', kind: 'text', book: TABLE }, ...COVARIANCE_ROWS],
    },
    { name: 'userDefinedParameters', occurs: 'once', inside: 'data', rows: [], prefix: 'USER_DEFINED_' },
  ],
};
