import { expect, it } from 'vitest';
import { nextSelection, readSelection } from './selection.ts';

const ids = ['a', 'b', 'c'];
const single = { multiple: false, allowNone: false };
const multi = { multiple: true, allowNone: false };

it('C-08 single-select replaces the selection', () => {
  expect(nextSelection(ids, ['a'], 'b', single)).toEqual(['b']);
});

it('C-08 with none-allowed off the last selected tab cannot be deselected', () => {
  expect(nextSelection(ids, ['a'], 'a', single)).toEqual(['a']);
  expect(nextSelection(ids, ['b'], 'b', multi)).toEqual(['b']);
});

it('C-08 with none-allowed on it can', () => {
  expect(nextSelection(ids, ['a'], 'a', { multiple: false, allowNone: true })).toEqual([]);
});

it('C-08 multi-select adds and removes, in the order of the tabs', () => {
  expect(nextSelection(ids, ['c'], 'a', multi)).toEqual(['a', 'c']);
  expect(nextSelection(ids, ['a', 'c'], 'c', multi)).toEqual(['a']);
});

it('C-08 unknown values are dropped', () => {
  expect(nextSelection(ids, ['x', 'a'], 'b', multi)).toEqual(['a', 'b']);
  expect(nextSelection(ids, ['a'], 'x', multi)).toEqual(['a']);
  expect(readSelection(ids, ['x'], ['a'], single)).toEqual(['a']);
  expect(readSelection(ids, ['c', 'b', 'x'], ['a'], multi)).toEqual(['b', 'c']);
  expect(readSelection(ids, ['c', 'b'], ['a'], single)).toEqual(['b']);
});

it('C-08 an empty query part means the default', () => {
  expect(readSelection(ids, [], ['a'], single)).toEqual(['a']);
  expect(readSelection(ids, ['none'], ['a'], { multiple: true, allowNone: true })).toEqual([]);
});
