import type { Satellite } from '@keepout/contract/fleet/satellite';
import { expect, it } from 'vitest';
import { isTyped, satelliteChoice } from './satellite-choice.ts';

const aurora = { satelliteId: 'a2', name: 'AURORA-2', noradId: 58_210, cosparId: '2021-044C' } as Satellite;

it('R-13 a satellite is found by any part of its name, NORAD or COSPAR number', () => {
  expect(['rora', '5821', '044c', ' AURORA-2 ', ''].every((typed) => isTyped(aurora, typed))).toBe(true);
  expect(isTyped(aurora, 'boreas')).toBe(false);
});

it('a choice tells satellites of one name apart by their numbers', () => {
  expect(satelliteChoice(aurora)).toEqual({ id: 'a2', label: 'AURORA-2', hint: '58210 · 2021-044C' });
  expect(satelliteChoice({ ...aurora, cosparId: '' }).hint).toBe('58210');
});
