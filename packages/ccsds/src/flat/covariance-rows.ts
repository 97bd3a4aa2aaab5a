import { COVARIANCE_KEYWORDS } from '../oem/model.ts';
import type { FieldRow } from '../value/field.ts';

/** The 21 covariance keywords of OPM and OMM with their units: 502.0-B-3 tables 3-3 and 4-3. */
export const COVARIANCE_ROWS: readonly FieldRow[] = COVARIANCE_KEYWORDS.map((keyword) => ({
  keyword,
  presence: 'mandatory',
  kind: 'number',
  unit: ['km**2', 'km**2/s', 'km**2/s**2'][keyword.split('DOT').length - 1] ?? 'km**2',
  book: '502.0-B-3 table 3-3',
}));
