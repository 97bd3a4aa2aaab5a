import { expect, it } from 'vitest';
import { jsonFaultPlace } from './setting-document.ts';

it.each([
  ['{\n  "a": b\n}', 2, 8],
  ['{"a": 1,}', 1, 9],
  ['{"a": 1 "b": 2}', 1, 9],
  ['{"a": [1, 2}', 1, 12],
  ["{'a': 1}", 1, 2],
  ['{"a": 1}\n}', 2, 1],
  ['{"a": 01}', 1, 7],
  ['{"a": {\n', 2, 1],
  ['', 1, 1],
  ['[,]', 1, 2],
])('%j stops being JSON in line %i at character %i', (text, line, character) => {
  expect(() => JSON.parse(text)).toThrow();
  expect(jsonFaultPlace(text)).toEqual({ line, character });
});

it.each(['{}', ' [] ', '{"a": [1, -2.5e3, true, null, "x\\u00e9\\n"], "b": {"c": {}}}\n', '"text"', '7'])(
  '%j is JSON',
  (text) => {
    JSON.parse(text);
    expect(jsonFaultPlace(text)).toBeUndefined();
  },
);
