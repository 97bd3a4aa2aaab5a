import type { Satellite } from '@keepout/contract/fleet/satellite';
import type { Fields, Sides } from '../../nouns/record/two-versions.ts';

/** What an operator decides of a satellite. */
export type SatelliteContent = Pick<Satellite, 'name' | 'noradId' | 'cosparId' | 'configuration'>;

type Leaf = Fields[string];

/** The record field by field, `configuration.wetMass` and its value; what is not there has no entry. */
export function flat({ name, noradId, cosparId, configuration }: SatelliteContent): Fields {
  return Object.fromEntries(leaves('', { name, noradId, cosparId, configuration }));
}

function leaves(path: string, value: unknown): [string, Leaf][] {
  if (typeof value !== 'object' || value === null) return value === undefined ? [] : [[path, value as Leaf]];
  return Object.entries(value).flatMap(([name, inner]) => leaves(path === '' ? name : `${path}.${name}`, inner));
}

/** The record of its fields. */
export function unflat(fields: Fields): SatelliteContent {
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

/** The record with the value of the chosen side in each field. */
export function merged(mine: SatelliteContent, theirs: SatelliteContent, sides: Sides): SatelliteContent {
  const [own, other] = [flat(mine), flat(theirs)];
  const result: Record<string, Leaf> = { ...other };
  for (const [path, side] of Object.entries(sides)) {
    const value = side === 'mine' ? own[path] : other[path];
    if (value === undefined) delete result[path];
    else result[path] = value;
  }
  return unflat(result);
}
