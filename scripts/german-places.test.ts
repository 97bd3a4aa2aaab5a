import { FAULT_TITLES } from '@keepout/ccsds/fault/fault-titles';
import { expect, it } from 'vitest';
import { PLACES_DE, placeDe } from '../packages/web/src/api/words/places-de.ts';

it('C-10 German has a sentence for every fault inside a message, and for no other', () => {
  // Some are told by code and value.
  const codes = new Set(Object.keys(PLACES_DE).map((key) => key.split(' ')[0]));
  expect([...codes].toSorted()).toEqual(Object.keys(FAULT_TITLES).toSorted());
});

it('C-10 a place is told in German with what stands there, and as it came where a part is missing', () => {
  const place = { code: 'unsupported-frame', message: 'The reference frame "MOON" is not supported.' };
  expect(placeDe({ ...place, value: 'MOON' })).toBe('Das Bezugssystem „MOON“ wird nicht unterstützt.');
  expect(placeDe(place)).toBe(place.message);
  expect(placeDe({ code: 'of-tomorrow', message: 'New.' })).toBe('New.');
});
