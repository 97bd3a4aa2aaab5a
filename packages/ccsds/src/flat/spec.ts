import { COVARIANCE_KEYWORDS } from '../oem/model.ts';
import type { FieldRow } from '../value/field.ts';
import { rowIn } from '../value/section.ts';

/** One section of a message that is a list of keywords: its table and where XML keeps it. */
export interface SectionSpec {
  /** Name of the section in JSON, and of the XML element unless `element` says otherwise. */
  readonly name: string;
  /** XML element, where several sections share one name (the covariances of CDM 2.0). */
  readonly element?: string;
  readonly rows: readonly FieldRow[];
  /** `once` for the message, `object` in each segment's metadata or data, `many` for repeated blocks (manoeuvres). */
  readonly occurs: 'once' | 'object' | 'many';
  /** Path of the XML element. */
  readonly inside: 'root' | 'body' | 'segment' | 'data';
  /** Must be there, even though all its keywords might be optional. */
  readonly isMandatory?: boolean;
  /** First keyword of a block that may repeat. */
  readonly opensWith?: string;
  /** Keywords outside the table that belong here (`USER_DEFINED_`). */
  readonly prefix?: string;
  /** All or none of the mandatory rows: a covariance must be complete. */
  readonly isWholeOrAbsent?: boolean;
}

/** A message that is a list of keywords: CDM, OMM, OPM. */
export interface MessageSpec {
  readonly root: 'cdm' | 'omm' | 'opm';
  readonly versionKeyword: string;
  readonly versions: readonly string[];
  readonly sections: readonly SectionSpec[];
  /** The keyword that opens each object of a CDM. */
  readonly objectKeyword?: string;
  /** From this version on unknown keywords are stored, not refused (drafts of CDM 2.0). */
  readonly keepsUnknownFrom?: string;
  /** Whether KVN and XML are written with units (the CDM wants them, elsewhere they are optional). */
  readonly writesUnits: boolean;
}

/** The row of a keyword in a section. */
export function rowOf(section: SectionSpec, keyword: string): FieldRow | undefined {
  return rowIn(section.rows, keyword);
}

/** True when the keyword may occur in the section. */
export function belongsTo(section: SectionSpec, keyword: string): boolean {
  if (section.prefix !== undefined && keyword.startsWith(section.prefix)) return true;
  return rowOf(section, keyword) !== undefined;
}

/** The 21 covariance keywords of OPM and OMM with their units: 502.0-B-3 tables 3-3 and 4-3. */
export const COVARIANCE_ROWS: readonly FieldRow[] = COVARIANCE_KEYWORDS.map((keyword) => ({
  keyword,
  presence: 'mandatory',
  kind: 'number',
  unit: ['km**2', 'km**2/s', 'km**2/s**2'][keyword.split('DOT').length - 1] ?? 'km**2',
  book: '502.0-B-3 table 3-3',
}));
