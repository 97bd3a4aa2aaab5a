import type { FieldRow } from '../value/field.ts';

/** Keyword and kind; `!` marks a mandatory keyword, any other third entry is the unit. */
type Entry = readonly [keyword: string, kind: FieldRow['kind'], unit?: string];

/** The rows of one table of the book. */
export function rows(book: string, entries: readonly Entry[]): FieldRow[] {
  return entries.map(([keyword, kind, unit]) => ({
    keyword,
    presence: unit === '!' ? 'mandatory' : 'optional',
    kind,
    ...(unit === undefined || unit === '!' ? {} : { unit }),
    book,
  }));
}
