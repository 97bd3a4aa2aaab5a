import type { Satellite } from '@keepout/contract/fleet/satellite';
import { expect, it } from 'vitest';
import { en } from './en.ts';
import { isTyped, satelliteChoice } from './satellite-choice.ts';

const aurora = {
  satelliteId: 'a2',
  name: 'AURORA-2',
  noradId: 58_210,
  cosparId: '2021-044C',
  claim: 'CONFIRMED',
  isClaimDisputed: false,
} as Satellite;

it('R-13 a satellite is found by any part of its name, NORAD or COSPAR number', () => {
  expect(['rora', '5821', '044c', ' AURORA-2 ', ''].every((typed) => isTyped(aurora, typed))).toBe(true);
  expect(isTyped(aurora, 'boreas')).toBe(false);
});

it('a choice tells satellites of one name apart by their numbers', () => {
  expect(satelliteChoice(aurora, en)).toEqual({ id: 'a2', label: 'AURORA-2', hint: '58210 · 2021-044C' });
  expect(satelliteChoice({ ...aurora, cosparId: '' }, en).hint).toBe('58210');
  expect(satelliteChoice({ ...aurora, claim: 'UNVERIFIED' }, en).hint).toBe('58210 · 2021-044C · unverified');
});
