import fc from 'fast-check';
import { expect, it } from 'vitest';
import { parseList, parseSearch, stringifySearch } from './search-params.ts';

it('catalogue numbers and Alpha-5 look-alikes stay text', () => {
  expect(parseSearch('?norad=25544&id=662E41&flag=true&quoted=%2225544%22')).toEqual({
    norad: '25544',
    id: '662E41',
    flag: 'true',
    quoted: '"25544"',
  });
});

it('a list is comma-separated and readable', () => {
  expect(stringifySearch({ risk: ['HIGH', 'CRITICAL'], q: 'a b', none: undefined, empty: '' })).toBe(
    '?risk=HIGH,CRITICAL&q=a+b',
  );
  expect(parseList('HIGH,,CRITICAL')).toEqual(['HIGH', 'CRITICAL']);
  expect(parseSearch('risk=HIGH&risk=LOW')).toEqual({ risk: 'HIGH,LOW' });
  expect(parseSearch('constructor=a&__proto__=b')).toEqual(
    Object.fromEntries([
      ['constructor', 'a'],
      ['__proto__', 'b'],
    ]),
  );
});

it('what is written is read back', () => {
  const name = fc.stringMatching(/^[a-z]{1,8}$/);
  fc.assert(
    fc.property(fc.dictionary(name, fc.string({ minLength: 1, unit: 'grapheme' })), (params) => {
      expect(parseSearch(stringifySearch(params))).toEqual({ ...params });
    }),
  );
});
