import type { ListedEvent } from '../event.ts';
import { type ListField, listFieldOf } from './fields.ts';

export interface SortKey {
  readonly id: string;
  readonly desc: boolean;
}

/** Reads `-pc,tca`: a minus sorts the largest first. Unknown columns are dropped. */
export function parseSortKeys(text: string | undefined, fallback: readonly SortKey[]): readonly SortKey[] {
  const keys = (text ?? '')
    .split(',')
    .map((part) => ({ id: part.replace(/^-/, ''), desc: part.startsWith('-') }))
    .filter(({ id }) => listFieldOf(id) !== undefined);
  return keys.length === 0 ? fallback : keys;
}

export const sortKeysText = (keys: readonly SortKey[]): string =>
  keys.map(({ id, desc }) => (desc ? `-${id}` : id)).join(',');

/** The keys after a press on a column's head: that column alone, turned about if it was there; with more than one, it joins them. */
export function nextSortKeys(keys: readonly SortKey[], id: string, isJoining: boolean): readonly SortKey[] {
  const before = keys.find((key) => key.id === id);
  const after = { id, desc: before === undefined ? (listFieldOf(id)?.isDescFirst ?? false) : !before.desc };
  if (!isJoining) return [after];
  return before === undefined ? [...keys, after] : keys.map((key) => (key.id === id ? after : key));
}

/** Sorts by the keys in turn; absent values come last in either direction, equal ones stay by TCA (V-06). */
export function sortEvents(events: readonly ListedEvent[], keys: readonly SortKey[]): readonly ListedEvent[] {
  const fields = keys.flatMap(({ id, desc }) => {
    const field = listFieldOf(id);
    return field === undefined ? [] : [{ field, sign: desc ? -1 : 1 }];
  });
  return events.toSorted((a, b) => {
    for (const { field, sign } of fields) {
      const order = compare(orderOf(field, a), orderOf(field, b), sign);
      if (order !== 0) return order;
    }
    return a.tcaMs - b.tcaMs || a.id.localeCompare(b.id);
  });
}

const orderOf = (field: ListField, event: ListedEvent) => (field.order ?? field.value)(event);

function compare(a: string | number | null, b: string | number | null, sign: number): number {
  if (a === null || b === null) return a === b ? 0 : a === null ? 1 : -1;
  if (typeof a === 'number' && typeof b === 'number') return sign * (a - b);
  return sign * String(a).localeCompare(String(b));
}
