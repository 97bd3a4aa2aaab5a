import type { Satellite } from '@keepout/contract/fleet/satellite';

/** What an operator decides of a satellite. */
export type SatelliteContent = Pick<Satellite, 'name' | 'noradId' | 'cosparId' | 'configuration'>;

type Leaf = string | number | boolean;
/** A record field by field: `configuration.wetMass` and its value. */
export type FlatRecord = Readonly<Record<string, Leaf>>;

/** The record field by field; what is not there has no entry. */
export function flat({ name, noradId, cosparId, configuration }: SatelliteContent): FlatRecord {
  return Object.fromEntries(leaves('', { name, noradId, cosparId, configuration }));
}

function leaves(path: string, value: unknown): [string, Leaf][] {
  if (typeof value !== 'object' || value === null) return value === undefined ? [] : [[path, value as Leaf]];
  return Object.entries(value).flatMap(([name, inner]) => leaves(path === '' ? name : `${path}.${name}`, inner));
}

/** The record of its fields. */
export function unflat(fields: FlatRecord): SatelliteContent {
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
  return record as unknown as SatelliteContent;
}

/** The fields in which two records differ, in the order of the first. */
export function differing(one: FlatRecord, other: FlatRecord): readonly string[] {
  return [...new Set([...Object.keys(one), ...Object.keys(other)])].filter((path) => one[path] !== other[path]);
}

export type Side = 'mine' | 'theirs';

/** Where a change of mine meets one of somebody else: the fields that differ, and whose value each has as long as nobody chooses. */
export function conflictOf(
  base: SatelliteContent,
  mine: SatelliteContent,
  theirs: SatelliteContent,
): readonly { readonly path: string; readonly side: Side }[] {
  const [before, own, other] = [flat(base), flat(mine), flat(theirs)];
  return differing(own, other).map((path) => ({ path, side: own[path] !== before[path] ? 'mine' : 'theirs' }));
}

/** The record with the value of the chosen side in each field. */
export function merged(
  mine: SatelliteContent,
  theirs: SatelliteContent,
  sides: Readonly<Record<string, Side>>,
): SatelliteContent {
  const [own, other] = [flat(mine), flat(theirs)];
  const result: Record<string, Leaf> = { ...other };
  for (const [path, side] of Object.entries(sides)) {
    const value = side === 'mine' ? own[path] : other[path];
    if (value === undefined) delete result[path];
    else result[path] = value;
  }
  return unflat(result);
}
