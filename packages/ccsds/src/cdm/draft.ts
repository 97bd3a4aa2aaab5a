import type { FieldRow } from '../value/field.ts';

/** A row that the drafts of version 2.0 added (508.0-P-1.1, and 508.0-P-1.0.2 before it). */
export function draft(keyword: string, kind: FieldRow['kind'], unit?: string): FieldRow {
  return {
    keyword,
    presence: 'optional',
    kind,
    ...(unit === undefined ? {} : { unit }),
    since: '2.0',
    book: '508.0-P-1.1',
  };
}
