import { expect, it } from 'vitest';
import { nextSelection, readSelection } from './selection.ts';

const known = ['a', 'b', 'c'];
const single = { multiple: false, allowNone: false };
const multi = { multiple: true, allowNone: false };

it('C-08 single-select replaces the selection', () => {
  expect(nextSelection(known, ['a'], 'b', single)).toEqual(['b']);
});

it('C-08 with none-allowed off the last selected tab cannot be deselected', () => {
  expect(nextSelection(known, ['a'], 'a', single)).toEqual(['a']);
  expect(nextSelection(known, ['b'], 'b', multi)).toEqual(['b']);
});

it('C-08 with none-allowed on it can', () => {
  expect(nextSelection(known, ['a'], 'a', { multiple: false, allowNone: true })).toEqual([]);
});

it('C-08 multi-select adds and removes, in the order of the tabs', () => {
  expect(nextSelection(known, ['c'], 'a', multi)).toEqual(['a', 'c']);
  expect(nextSelection(known, ['a', 'c'], 'c', multi)).toEqual(['a']);
});

it('C-08 unknown values are dropped', () => {
  expect(nextSelection(known, ['x', 'a'], 'b', multi)).toEqual(['a', 'b']);
  expect(nextSelection(known, ['a'], 'x', multi)).toEqual(['a']);
  expect(readSelection(known, ['x'], ['a'], single)).toEqual(['a']);
  expect(readSelection(known, ['c', 'b', 'x'], ['a'], multi)).toEqual(['b', 'c']);
  expect(readSelection(known, ['c', 'b'], ['a'], single)).toEqual(['b']);
});

it('C-08 an empty query part means the default', () => {
  expect(readSelection(known, [], ['a'], single)).toEqual(['a']);
  expect(readSelection(known, ['none'], ['a'], { multiple: true, allowNone: true })).toEqual([]);
});
