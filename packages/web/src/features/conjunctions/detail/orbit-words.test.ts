import { expect, it } from 'vitest';
import { de } from '../texts/de.ts';
import { en } from '../texts/en.ts';
import { orbitWords } from './ObjectCard.tsx';

it('where an orbit is from is told in either language, with its time as elsewhere', () => {
  const wordsOf = (source: string) =>
    [en.object, { ...en.object, ...de.object }].map((text) => orbitWords(source, text, 'utc'));
  expect(wordsOf('element set of 2026-11-22T00:42:35Z')).toEqual([
    'element set of 2026-11-22 00:42:35 Z',
    'Elementsatz vom 2026-11-22 00:42:35 Z',
  ]);
  expect(wordsOf('ephemeris tern-1-1.oem')).toEqual(['ephemeris tern-1-1.oem', 'Ephemeride tern-1-1.oem']);
  expect(wordsOf('message, SATCAT')).toEqual(['message, SATCAT', 'Nachricht, SATCAT']);
  expect(wordsOf('something else')).toEqual(['something else', 'something else']);
});
