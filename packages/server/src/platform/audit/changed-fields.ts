import { isDeepStrictEqual } from 'node:util';

/** One field of a change; a value that did not exist before, or no longer exists, is null. */
export interface ChangedField {
  /** Path in the record: `configuration.wetMass`. */
  readonly field: string;
  readonly from: unknown;
  readonly to: unknown;
}

/** Returns the changed fields; a list counts as one value. Fields that `after` does not contain on its top level are unchanged. */
export function changedFields(before: object, after: object): readonly ChangedField[] {
  const [old, now] = [before as Record<string, unknown>, after as Record<string, unknown>];
  return Object.keys(now).flatMap((name) => differences(name, old[name], now[name]));
}

function differences(field: string, from: unknown, to: unknown): ChangedField[] {
  if (isDeepStrictEqual(from ?? null, to ?? null)) return [];
  if (!isRecord(from) || !isRecord(to)) return [{ field, from: from ?? null, to: to ?? null }];
  const names = [...new Set([...Object.keys(from), ...Object.keys(to)])];
  return names.flatMap((name) => differences(`${field}.${name}`, from[name], to[name]));
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
