import { expect, it } from 'vitest';
import { wrappedWords } from './standalone-svg.ts';

it('captions break between words and lose none', () => {
  expect(wrappedWords('one two three four', 9)).toEqual(['one two', 'three', 'four']);
  expect(wrappedWords('unbreakable', 4)).toEqual(['unbreakable']);
  expect(wrappedWords('', 4)).toEqual([]);
});
