import type { FieldRow } from '../value/field.ts';

const HEADER = '503.0-B-2 table 3-2';
const METADATA = '503.0-B-2 table 3-3';

export const TDM_HEADER: readonly FieldRow[] = [
  { keyword: 'CREATION_DATE', presence: 'mandatory', kind: 'epoch', book: HEADER },
  { keyword: 'ORIGINATOR', presence: 'mandatory', kind: 'text', book: HEADER },
  { keyword: 'MESSAGE_ID', presence: 'optional', kind: 'text', since: '2.0', book: HEADER },
];

const text = (keyword: string): FieldRow => ({ keyword, presence: 'optional', kind: 'text', book: METADATA });
const number = (keyword: string, unit?: string): FieldRow => ({
  keyword,
  presence: 'optional',
  kind: 'number',
  ...(unit === undefined ? {} : { unit }),
  book: METADATA,
});
const fieldsFor = (prefix: string, make: (keyword: string) => FieldRow): FieldRow[] =>
  [1, 2, 3, 4, 5].map((participant) => make(`${prefix}_${String(participant)}`));

const CORRECTIONS: readonly string[] = [
  'ANGLE_1',
  'ANGLE_2',
  'DOPPLER',
  'MAG',
  'RANGE',
  'RCS',
  'RECEIVE',
  'TRANSMIT',
  'ABERRATION_YEARLY',
  'ABERRATION_DIURNAL',
];

/** Metadata: 503.0-B-2 table 3-3 (and the keywords of 503.0-B-1). */
export const TDM_METADATA: readonly FieldRow[] = [
  text('TRACK_ID'),
  text('DATA_TYPES'),
  { keyword: 'TIME_SYSTEM', presence: 'mandatory', kind: 'text', book: METADATA },
  { keyword: 'START_TIME', presence: 'optional', kind: 'epoch', book: METADATA },
  { keyword: 'STOP_TIME', presence: 'optional', kind: 'epoch', book: METADATA },
  { keyword: 'PARTICIPANT_1', presence: 'mandatory', kind: 'text', book: METADATA },
  ...fieldsFor('PARTICIPANT', text).slice(1),
  { ...text('MODE'), values: ['SEQUENTIAL', 'SINGLE_DIFF'] },
  text('PATH'),
  text('PATH_1'),
  text('PATH_2'),
  ...fieldsFor('EPHEMERIS_NAME', text),
  text('TRANSMIT_BAND'),
  text('RECEIVE_BAND'),
  number('TURNAROUND_NUMERATOR'),
  number('TURNAROUND_DENOMINATOR'),
  { ...text('TIMETAG_REF'), values: ['TRANSMIT', 'RECEIVE'] },
  number('INTEGRATION_INTERVAL', 's'),
  { ...text('INTEGRATION_REF'), values: ['START', 'MIDDLE', 'END'] },
  number('FREQ_OFFSET', 'Hz'),
  { ...text('RANGE_MODE'), values: ['COHERENT', 'CONSTANT', 'ONE_WAY'] },
  number('RANGE_MODULUS'),
  { ...text('RANGE_UNITS'), values: ['KM', 'S', 'RU'] },
  { ...text('ANGLE_TYPE'), values: ['AZEL', 'RADEC', 'XEYN', 'XSYE'] },
  text('REFERENCE_FRAME'),
  text('INTERPOLATION'),
  { keyword: 'INTERPOLATION_DEGREE', presence: 'optional', kind: 'integer', book: METADATA },
  number('DOPPLER_COUNT_BIAS', 'Hz'),
  number('DOPPLER_COUNT_SCALE'),
  text('DOPPLER_COUNT_ROLLOVER'),
  ...fieldsFor('TRANSMIT_DELAY', (keyword) => number(keyword, 's')),
  ...fieldsFor('RECEIVE_DELAY', (keyword) => number(keyword, 's')),
  { ...text('DATA_QUALITY'), values: ['RAW', 'VALIDATED', 'DEGRADED'] },
  ...CORRECTIONS.map((name) => number(`CORRECTION_${name}`)),
  { ...text('CORRECTIONS_APPLIED'), values: ['YES', 'NO'] },
];

/** Observations: 503.0-B-2 table 3-5. */
export const TDM_OBSERVATIONS: ReadonlySet<string> = new Set([
  'ANGLE_1',
  'ANGLE_2',
  'CARRIER_POWER',
  'CLOCK_BIAS',
  'CLOCK_DRIFT',
  'DOPPLER_COUNT',
  'DOPPLER_INSTANTANEOUS',
  'DOPPLER_INTEGRATED',
  'DOR',
  'MAG',
  'PC_N0',
  'PR_N0',
  'PRESSURE',
  'RANGE',
  'RCS',
  'RECEIVE_FREQ',
  'RHUMIDITY',
  'STEC',
  'TEMPERATURE',
  'TROPO_DRY',
  'TROPO_WET',
  'VLBI_DELAY',
  ...[1, 2, 3, 4, 5].flatMap((n) =>
    ['RECEIVE_FREQ', 'RECEIVE_PHASE_CT', 'TRANSMIT_FREQ', 'TRANSMIT_FREQ_RATE', 'TRANSMIT_PHASE_CT'].map(
      (name) => `${name}_${String(n)}`,
    ),
  ),
]);
