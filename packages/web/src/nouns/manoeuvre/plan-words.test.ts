import { expect, it } from 'vitest';
import { formatPc } from '../../format/probability.ts';
import { en } from './en.ts';
import { afterWords } from './plan-words.ts';

it('calls an event departed where a manoeuvre made its objects part, instead of a probability of zero', () => {
  expect(afterWords('DEPARTS', 0, en)).toBe('departed');
  expect(afterWords('PASSES', 2.5e-7, en)).toBe(formatPc(2.5e-7));
  expect(afterWords(undefined, 0, en)).not.toBe('departed');
});
