import { expect, it } from 'vitest';
import { PLANE_KEYS } from '../charts/b-plane/plane-options.ts';
import { SCENE_KEYS } from '../charts/encounter-scene/scene-options.ts';
import { act, onKey, onKeyElse } from './key-store.ts';
import { KEYS, type KeyEntry, type KeyPlace } from './key-table.ts';
import { type KeySequence, readKeyPress } from './listen-for-shortcuts.ts';

/** Places in whose midst others lie: while one of the second is there, the keys of the first hold too. */
const AROUND: Readonly<Record<KeyPlace, readonly KeyPlace[]>> = {
  everywhere: ['list', 'event', 'plane', 'scene', 'plot', 'space'],
  event: ['plane', 'scene', 'plot'],
  list: ['plot'],
  plane: [],
  scene: [],
  plot: [],
  space: [],
};

const meet = (a: KeyPlace, b: KeyPlace) => a === b || AROUND[a].includes(b) || AROUND[b].includes(a);

/** Pairs of entries of which one press would mean both, or the beginning of the other. */
function conflictsOf(entries: readonly KeyEntry[]): readonly (readonly [KeyEntry, KeyEntry])[] {
  const begins = (a: string, b: string) => a === b || b.startsWith(`${a} `);
  return entries.flatMap((one, at) =>
    entries
      .slice(at + 1)
      .filter((other) => meet(one.place, other.place))
      .filter((other) => begins(one.keys, other.keys) || begins(other.keys, one.keys))
      .map((other) => [one, other] as const),
  );
}

const key = (name: string, modifier?: 'ctrlKey' | 'metaKey' | 'altKey') => ({
  key: name,
  ctrlKey: modifier === 'ctrlKey',
  metaKey: modifier === 'metaKey',
  altKey: modifier === 'altKey',
});
const sequence: KeySequence = { keys: 'g', atMs: 1000 };

it('no key is said twice where both would hold', () => {
  expect(conflictsOf(KEYS)).toEqual([]);
});

it('a key that is said twice, or begins another, is found', () => {
  const entry = (id: string, keys: string, place: KeyEntry['place']): KeyEntry => ({ id, keys, place });
  const conflictCount = (a: KeyEntry, b: KeyEntry) => conflictsOf([a, b]).length;
  expect(conflictCount(entry('a', 'j', 'list'), entry('b', 'j', 'everywhere'))).toBe(1);
  expect(conflictCount(entry('a', 'g', 'everywhere'), entry('b', 'g c', 'everywhere'))).toBe(1);
  expect(conflictCount(entry('a', 'f', 'plane'), entry('b', 'f', 'event'))).toBe(1);
  expect(conflictCount(entry('a', 'j', 'list'), entry('b', 'j', 'event'))).toBe(0);
  expect(conflictCount(entry('a', 'f', 'plane'), entry('b', 'f', 'scene'))).toBe(0);
});

it('every id stands once, and the keys of both views of an encounter are those that they listen to', () => {
  expect(new Set(KEYS.map(({ id }) => id)).size).toBe(KEYS.length);
  const keysOf = (place: string) =>
    Object.fromEntries(
      KEYS.filter((entry) => entry.place === place).map(({ id, keys }) => [keys, id.slice(place.length + 1)]),
    );
  expect(keysOf('plane')).toEqual(PLANE_KEYS);
  expect(keysOf('scene')).toEqual(SCENE_KEYS);
});

it('g and a second key go to a page, in time and in order', () => {
  expect(readKeyPress(key('g'), undefined, 1000)).toEqual({ ids: [], sequence });
  expect(readKeyPress(key('c'), sequence, 2400)).toEqual({ ids: ['go.ca'], sequence: undefined });
  expect(readKeyPress(key('c'), sequence, 2600).ids).not.toContain('go.ca');
  expect(readKeyPress(key('x'), sequence, 1100)).toEqual({ ids: [], sequence: undefined });
});

it('Shift neither ends nor continues what was begun', () => {
  expect(readKeyPress({ ...key('Shift') }, sequence, 1100)).toEqual({ ids: [], sequence });
});

it('Ctrl and Cmd are one modifier, Alt is none of ours', () => {
  expect(readKeyPress(key('k', 'ctrlKey'), undefined, 0).ids).toEqual(['commands']);
  expect(readKeyPress(key('K', 'metaKey'), undefined, 0).ids).toEqual(['commands']);
  expect(readKeyPress(key('j', 'altKey'), undefined, 0).ids).toEqual([]);
  expect(readKeyPress(key('j', 'ctrlKey'), undefined, 0).ids).toEqual([]);
});

it('of what listens to a key the first acts, until it is gone', () => {
  const sentences: string[] = [];
  const gone = onKey('list.next', () => sentences.push('first'));
  const other = onKey('list.next', () => sentences.push('second'));
  expect(act('list.next')).toBe(true);
  gone();
  act('list.next');
  other();
  expect(act('list.next')).toBe(false);
  expect(sentences).toEqual(['first', 'second']);
});

it('the filter of a page goes before the search that there is everywhere', () => {
  const acted: string[] = [];
  const stop = onKeyElse('filter', () => acted.push('search'));
  const leave = onKey('filter', () => acted.push('filter'));
  act('filter');
  leave();
  expect(act('filter')).toBe(true);
  stop();
  expect(act('filter')).toBe(false);
  expect(acted).toEqual(['filter', 'search']);
});
