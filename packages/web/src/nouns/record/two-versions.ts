/** A record field by field, each by its path. */
export type Fields = Readonly<Record<string, string | number | boolean>>;
/** Whose value a field is to have. */
export type Side = 'mine' | 'theirs';
export type Sides = Readonly<Record<string, Side>>;

export interface Difference {
  readonly field: string;
  /** Whose value it has as long as nobody chooses. */
  readonly side: Side;
}

/** The fields in which two records differ, in the order of the first. */
export function differing(one: Fields, other: Fields): readonly string[] {
  return [...new Set([...Object.keys(one), ...Object.keys(other)])].filter((field) => one[field] !== other[field]);
}

/** Where a change of mine meets one of somebody else: what I changed is mine, the rest theirs, until somebody chooses. */
export function conflictOf(before: Fields, own: Fields, other: Fields): readonly Difference[] {
  return differing(own, other).map((field) => ({ field, side: own[field] !== before[field] ? 'mine' : 'theirs' }));
}
