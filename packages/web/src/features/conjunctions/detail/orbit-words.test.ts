import { expect, it } from 'vitest';
import { de as satelliteDe } from '../../../nouns/satellite/de.ts';
import { en as satelliteEn } from '../../../nouns/satellite/en.ts';
import { de } from '../texts/de.ts';
import { en } from '../texts/en.ts';
import { orbitWords, radiusWords } from './ObjectCard.tsx';

it('where an orbit is from is told in either language, with its time as elsewhere', () => {
  const wordsOf = (source: string) =>
    [en.object, { ...en.object, ...de.object }].map((text) => orbitWords(source, text, 'utc'));
  expect(wordsOf('element set of 2026-11-22T00:42:35Z')).toEqual([
    'element set of 2026-11-22 00:42:35 Z',
    'Elementsatz vom 2026-11-22 00:42:35 Z',
  ]);
  expect(wordsOf('ephemeris tern-1-1.oem')).toEqual(['ephemeris tern-1-1.oem', 'Ephemeride tern-1-1.oem']);
  expect(wordsOf('public ephemeris of 2026-11-26T14:00:00Z, Starlink')).toEqual([
    'public ephemeris of 2026-11-26 14:00:00 Z, Starlink',
    'öffentliche Ephemeride vom 2026-11-26 14:00:00 Z, Starlink',
  ]);
  expect(wordsOf('message, SATCAT')).toEqual(['message, SATCAT', 'Nachricht, SATCAT']);
  expect(wordsOf('something else')).toEqual(['something else', 'something else']);
});

it('the radius of an object says where it is from, in either language', () => {
  const wordsOf = (hardBodyRadius: number, hardBodyRadiusSource: string) =>
    [satelliteEn, { ...satelliteEn, ...satelliteDe }].map(({ radiusSources }) =>
      radiusWords({ hardBodyRadius, hardBodyRadiusSource }, radiusSources),
    );
  expect(wordsOf(1.51, 'catalogue-rcs')).toEqual([
    '1.51\u00a0m · radar cross-section',
    '1.51\u00a0m · Radarquerschnitt',
  ]);
  expect(wordsOf(0, 'cdm-comment-combined')).toEqual([
    'message, combined radius',
    'Nachricht, gemeinsamer Kollisionsradius',
  ]);
  expect(wordsOf(2, 'of an older server')[1]).toContain('of an older server');
});
