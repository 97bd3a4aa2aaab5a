import type { MeanElements, ObjectType } from '@keepout/astro/nouns';
import { objectTypeOfName } from '@keepout/ccsds/value/object-type';
import type { TrafficGroup } from './mission-life.ts';

/** A figure for each type of object, or for all whose names begin so; in capitals. */
export type NamedShares = ReadonlyMap<string, number>;

/** Types of objects. An object whose type follows from neither name nor catalogue counts as a payload. */
const TYPES: readonly ObjectType[] = ['PAYLOAD', 'ROCKET BODY', 'DEBRIS'];

/**
 * The groups in which traffic is counted: each name that growth or rules have, then the types.
 *
 * @param growth   factor on the current number; default 1
 * @param ourShares     share of the manoeuvres that the own operator makes; default 1, since others may not know the satellite
 */
export function trafficGroups(growth: NamedShares, ourShares: NamedShares): readonly TrafficGroup[] {
  const namedGroups = [...new Set([...growth.keys(), ...ourShares.keys()])].filter(
    (name) => !TYPES.includes(name as ObjectType),
  );
  // The longer name is the narrower one.
  const names = [...namedGroups.sort((a, b) => b.length - a.length || (a < b ? -1 : 1)), ...TYPES];
  return names.map((name) => ({ name, growth: growth.get(name) ?? 1, ourShare: ourShares.get(name) ?? 1 }));
}

/** In which group an object is. */
export function groupIndex(
  groups: readonly TrafficGroup[],
  { name, objectType }: Pick<MeanElements, 'name' | 'objectType'>,
): number {
  const type = objectType ?? objectTypeOfName(name);
  const groupType = type === undefined || type === 'UNKNOWN' ? 'PAYLOAD' : type;
  const upper = name.toUpperCase();
  return groups.findIndex((group) =>
    TYPES.includes(group.name as ObjectType) ? group.name === groupType : upper.startsWith(group.name),
  );
}
