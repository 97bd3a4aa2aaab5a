import { expect, it } from 'vitest';
import { printableText } from './sheet.ts';

it.each([
  ['Jörg Åsæð, 5 × 3 µm – “so”', 'Jörg Åsæð, 5 × 3 µm – “so”'],
  ['Pc 1.2e−04', 'Pc 1.2e-04'],
  ['中 Иван', '[U+4E2D] [U+0418][U+0432][U+0430][U+043D]'],
  ['A\u0308', 'Ä'],
  ['🛰\u0000\u200b', '[U+1F6F0][U+0000][U+200B]'],
  ['one\r\ntwo\tthree', 'one\ntwo three'],
])('%j is printed as %j: no sign is lost or mistaken for another', (text, expected) => {
  expect(printableText(text)).toBe(expected);
});
