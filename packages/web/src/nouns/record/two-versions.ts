type Leaf = string | number | boolean | null | readonly unknown[];
/** A record field by field, each by its path, for example `configuration.wetMass`; missing values have no entry. */
export type Fields = Readonly<Record<string, Leaf>>;
/** Whose value a field is to have. */
export type VersionSide = 'mine' | 'theirs';
export type VersionSides = Readonly<Record<string, VersionSide>>;

export interface FieldDifference {
  readonly field: string;
  /** Version whose value applies until the user chooses. */
  readonly side: VersionSide;
}

/** Returns a record as its fields; a list is one field. */
export function flat(content: object): Fields {
  return Object.fromEntries(leaves('', content));
}

function leaves(path: string, value: unknown): [string, Leaf][] {
  if (value === undefined) return [];
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [[path, value as Leaf]];
  return Object.entries(value).flatMap(([name, inner]) => leaves(path === '' ? name : `${path}.${name}`, inner));
}

/** The record of its fields. */
function unflat<T extends object>(fields: Fields): T {
  const record: Record<string, unknown> = {};
  for (const [path, value] of Object.entries(fields)) {
    const names = path.split('.');
    let at = record;
    for (const name of names.slice(0, -1)) {
      at[name] ??= {};
      at = at[name] as Record<string, unknown>;
    }
    at[names.at(-1) ?? path] = value;
  }
  return record as T;
}

/** The record with the value of the chosen side in each field. */
export function merged<T extends object>(myRecord: T, theirRecord: T, sides: VersionSides): T {
  const [myFields, theirFields] = [flat(myRecord), flat(theirRecord)];
  const result: Record<string, Leaf> = { ...theirFields };
  for (const [path, side] of Object.entries(sides)) {
    const value = side === 'mine' ? myFields[path] : theirFields[path];
    if (value === undefined) delete result[path];
    else result[path] = value;
  }
  return unflat<T>(result);
}

const leafText = (leaf: Leaf | undefined): string => (leaf === undefined ? '' : JSON.stringify(leaf));

/** The fields in which two records differ, in the order of the first. */
export function differing(first: Fields, second: Fields): readonly string[] {
  return [...new Set([...Object.keys(first), ...Object.keys(second)])].filter(
    (field) => leafText(first[field]) !== leafText(second[field]),
  );
}

/** Returns the fields changed on both sides. Fields changed only here keep the own value, all others the other one, until the user chooses. */
export function conflictOf(before: Fields, myFields: Fields, theirFields: Fields): readonly FieldDifference[] {
  return differing(myFields, theirFields).map((field) => ({
    field,
    side: leafText(myFields[field]) !== leafText(before[field]) ? 'mine' : 'theirs',
  }));
}
