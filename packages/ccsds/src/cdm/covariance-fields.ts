import type { FieldRow } from '../value/field.ts';

const AXES: readonly string[] = ['R', 'T', 'N', 'RDOT', 'TDOT', 'NDOT'];
const BOOK = '508.0-B-1 table 3-4';
/** From this version on a CDM is one of the second issue, of which only drafts exist; the newest draft. */
export const SECOND_ISSUE = '2.0';
export const DRAFT_BOOK = '508.0-P-1.1';

/** The 21 terms of the RTN covariance, row by row: m^2, m^2/s, m^2/s^2. */
export const CDM_COVARIANCE: readonly FieldRow[] = AXES.flatMap((row, rowAt) =>
  AXES.slice(0, rowAt + 1).map((column, columnAt): FieldRow => {
    const rates = (rowAt > 2 ? 1 : 0) + (columnAt > 2 ? 1 : 0);
    return {
      keyword: `C${row}_${column}`,
      presence: 'mandatory',
      kind: 'number',
      unit: ['m**2', 'm**2/s', 'm**2/s**2'][rates] ?? 'm**2',
      book: BOOK,
    };
  }),
);

/** Units of the rows that a CDM may add for drag, radiation pressure and thrust: with a position, with a rate. */
const EXTRA: readonly (readonly [string, string, string, readonly (readonly [string, string])[]])[] = [
  ['DRG', 'm**3/kg', 'm**3/(kg*s)', [['DRG', 'm**4/kg**2']]],
  [
    'SRP',
    'm**3/kg',
    'm**3/(kg*s)',
    [
      ['DRG', 'm**4/kg**2'],
      ['SRP', 'm**4/kg**2'],
    ],
  ],
  [
    'THR',
    'm**2/s**2',
    'm**2/s**3',
    [
      ['DRG', 'm**3/(kg*s**2)'],
      ['SRP', 'm**3/(kg*s**2)'],
      ['THR', 'm**2/s**4'],
    ],
  ],
];

/** The optional rows: seven terms of drag, eight of radiation pressure, nine of thrust. */
export const CDM_COVARIANCE_EXTRA: readonly FieldRow[] = EXTRA.flatMap(([row, position, rate, autoCovariance]) => [
  ...AXES.map((axis, at) => extraRow(`C${row}_${axis}`, at < 3 ? position : rate)),
  ...autoCovariance.map(([column, unit]) => extraRow(`C${row}_${column}`, unit)),
]);

function extraRow(keyword: string, unit: string): FieldRow {
  return { keyword, presence: 'optional', kind: 'number', unit, book: BOOK };
}

/** The same terms in the axes of ALT_COV_REF_FRAME (x, y, z), or as three deviations with their directions: 2.0 drafts. */
export const ALTERNATE_COVARIANCE: readonly FieldRow[] = [
  // First: a term without an axis (CTHR_SRP) before it would be read as a term of the covariance before.
  draft('CSIG3EIGVEC3', 'text'),
  ...[...CDM_COVARIANCE, ...CDM_COVARIANCE_EXTRA].map((row) => draft(inXyz(row.keyword), 'number', row.unit)),
];

/** `CRDOT_T` is `CXDOT_Y`. */
function inXyz(keyword: string): string {
  const part = (axis: string): string =>
    axis
      .replace(/^R(?=$|DOT)/, 'X')
      .replace(/^T(?=$|DOT)/, 'Y')
      .replace(/^N(?=$|DOT)/, 'Z');
  const [row = '', column = ''] = keyword.slice(1).split('_');
  return `C${part(row)}_${part(column)}`;
}

/** Realism of the covariance, and its correlation with others: 2.0 drafts. */
export const COVARIANCE_REALISM: readonly FieldRow[] = [
  draft('DENSITY_FORECAST_UNCERTAINTY', 'number'),
  draft('CSCALE_FACTOR_MIN', 'number'),
  draft('CSCALE_FACTOR', 'number'),
  draft('CSCALE_FACTOR_MAX', 'number'),
  draft('SCREENING_DATA_SOURCE', 'text'),
  draft('DCP_SENSITIVITY_VECTOR_POSITION', 'vector', 'm'),
  draft('DCP_SENSITIVITY_VECTOR_VELOCITY', 'vector', 'm/s'),
];

/** A row that the drafts of version 2.0 added (508.0-P-1.1, and 508.0-P-1.0.2 before it). */
export function draft(keyword: string, kind: FieldRow['kind'], unit?: string): FieldRow {
  return {
    keyword,
    presence: 'optional',
    kind,
    ...(unit === undefined ? {} : { unit }),
    since: SECOND_ISSUE,
    book: DRAFT_BOOK,
  };
}
