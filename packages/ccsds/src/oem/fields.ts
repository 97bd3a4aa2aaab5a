import type { FieldRow } from '../value/field.ts';

/** Header of the OEM: 502.0-B-3 table 5-2. */
export const OEM_HEADER: readonly FieldRow[] = [
  { keyword: 'CLASSIFICATION', presence: 'optional', kind: 'text', since: '3.0', book: '502.0-B-3 table 5-2' },
  { keyword: 'CREATION_DATE', presence: 'mandatory', kind: 'epoch', book: '502.0-B-3 table 5-2' },
  { keyword: 'ORIGINATOR', presence: 'mandatory', kind: 'text', book: '502.0-B-3 table 5-2' },
  { keyword: 'MESSAGE_ID', presence: 'optional', kind: 'text', since: '3.0', book: '502.0-B-3 table 5-2' },
];

/** Metadata of the OEM: 502.0-B-3 table 5-3. */
export const OEM_METADATA: readonly FieldRow[] = [
  { keyword: 'OBJECT_NAME', presence: 'mandatory', kind: 'text', book: '502.0-B-3 table 5-3' },
  { keyword: 'OBJECT_ID', presence: 'mandatory', kind: 'text', book: '502.0-B-3 table 5-3' },
  { keyword: 'CENTER_NAME', presence: 'mandatory', kind: 'text', book: '502.0-B-3 table 5-3' },
  { keyword: 'REF_FRAME', presence: 'mandatory', kind: 'text', book: '502.0-B-3 table 5-3' },
  { keyword: 'REF_FRAME_EPOCH', presence: 'optional', kind: 'epoch', since: '2.0', book: '502.0-B-3 table 5-3' },
  { keyword: 'TIME_SYSTEM', presence: 'mandatory', kind: 'text', book: '502.0-B-3 table 5-3' },
  { keyword: 'START_TIME', presence: 'mandatory', kind: 'epoch', book: '502.0-B-3 table 5-3' },
  { keyword: 'USEABLE_START_TIME', presence: 'optional', kind: 'epoch', book: '502.0-B-3 table 5-3' },
  { keyword: 'USEABLE_STOP_TIME', presence: 'optional', kind: 'epoch', book: '502.0-B-3 table 5-3' },
  { keyword: 'STOP_TIME', presence: 'mandatory', kind: 'epoch', book: '502.0-B-3 table 5-3' },
  { keyword: 'INTERPOLATION', presence: 'optional', kind: 'text', book: '502.0-B-3 table 5-3' },
  { keyword: 'INTERPOLATION_DEGREE', presence: 'optional', kind: 'integer', book: '502.0-B-3 table 5-3' },
  // The book has it in the header; files of version 3.0 with it here are about.
  { keyword: 'MESSAGE_ID', presence: 'optional', kind: 'text', since: '3.0', book: '502.0-B-3 table 5-2' },
];
