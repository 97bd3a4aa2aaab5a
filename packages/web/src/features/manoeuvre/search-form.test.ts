import { expect, it } from 'vitest';
import { firstForm, readForm } from './search-form.ts';

const basis = {
  tca: '2026-11-22T12:00:00.000Z',
  now: '2026-11-21T12:00:00.000Z',
  period: 6000,
  manoeuvreType: 'DIFFERENTIAL_DRAG',
} as const;

it('R-15 the first search never begins before now, and is sound as it stands', () => {
  const form = firstForm(basis);
  expect(Number(form.to)).toBe(14.4);
  const read = readForm(form, 'C1');
  expect(read).toMatchObject({ ok: true, direction: 'best', search: { orbitsFrom: 0.5, orbitsTo: 14.4 } });
  expect(firstForm({ ...basis, manoeuvreType: 'IMPULSIVE' }).to).toBe('12');
});

it('R-15 azimuth turns from along-track towards radial, elevation towards the normal', () => {
  const read = readForm({ ...firstForm(basis), direction: 'AZIMUTH_ELEVATION', azimuth: '90' }, 'C1');
  if (!read.ok || read.direction === 'best') throw new Error('no direction');
  expect(read.direction[0]).toBeCloseTo(1, 12);
  expect(read.direction[1]).toBeCloseTo(0, 12);
});

it('R-15 what is wrong is told at its field', () => {
  const form = { ...firstForm(basis), target: '2', to: '0.2', windows: 'tomorrow', direction: 'XYZ', t: '0' } as const;
  expect(readForm(form, 'C1')).toEqual({
    ok: false,
    faults: { target: 'pc', to: 'orbits', windows: 'window', t: 'direction' },
  });
});
