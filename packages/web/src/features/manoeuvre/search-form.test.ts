import { expect, it } from 'vitest';
import { firstForm, inUnit, readForm } from './search-form.ts';

const basis = {
  tca: '2026-11-22T12:00:00.000Z',
  now: '2026-11-21T12:00:00.000Z',
  period: 6000,
  manoeuvreType: 'DIFFERENTIAL_DRAG',
} as const;

const EVENT = { ...basis, conjunctionId: 'C1' };

it('R-15 the first search never begins before now, and is sound as it stands', () => {
  const form = firstForm(basis);
  expect(Number(form.to)).toBe(14.4);
  const read = readForm(form, EVENT);
  expect(read).toMatchObject({ ok: true, direction: 'best', search: { orbitsFrom: 0.5, orbitsTo: 14.4 } });
  expect(firstForm({ ...basis, manoeuvreType: 'IMPULSIVE' }).to).toBe('12');
});

it('R-15 azimuth turns from along-track towards radial, elevation towards the normal', () => {
  const read = readForm({ ...firstForm(basis), direction: 'AZIMUTH_ELEVATION', azimuth: '90' }, EVENT);
  if (!read.ok || read.direction === 'best') throw new Error('no direction');
  expect(read.direction[0]).toBeCloseTo(1, 12);
  expect(read.direction[1]).toBeCloseTo(0, 12);
});

it('R-15 what is wrong is told at its field', () => {
  const form = { ...firstForm(basis), target: '2', to: '0.2', windows: 'tomorrow', direction: 'XYZ', t: '0' } as const;
  expect(readForm(form, EVENT)).toEqual({
    ok: false,
    faults: { target: 'pc', to: 'orbits', windows: 'window', t: 'direction' },
  });
});

it('E-08 begins are typed in periods, seconds or dates, and a change of the unit keeps them', () => {
  const form = { ...firstForm(basis), from: '0.6', to: '3' };
  const seconds = inUnit(form, 'SECONDS', basis);
  expect([seconds.from, seconds.to]).toEqual(['3600', '18000']);
  const dates = inUnit(seconds, 'DATE', basis);
  expect([dates.from, dates.to]).toEqual(['2026-11-22T11:00:00Z', '2026-11-22T07:00:00Z']);
  const read = readForm(dates, EVENT);
  const begins = { unit: 'DATE', latest: '2026-11-22T11:00:00.000Z', earliest: '2026-11-22T07:00:00.000Z' };
  expect(read).toMatchObject({ ok: true, search: { orbitsFrom: 0.6, orbitsTo: 3, begins } });
  const back = inUnit(dates, 'PERIODS', basis);
  expect([back.from, back.to]).toEqual(['0.6', '3']);
  expect(readForm(back, EVENT)).not.toHaveProperty('search.begins');
  expect(readForm({ ...dates, to: 'tomorrow' }, EVENT)).toEqual({ ok: false, faults: { to: 'date' } });
  expect(inUnit({ ...form, to: '1e15' }, 'DATE', basis).to).toBe('');
  expect(readForm({ ...dates, to: '2026-11-22T11:30:00Z' }, EVENT)).toEqual({ ok: false, faults: { to: 'orbits' } });
  expect(readForm({ ...seconds, from: '18001' }, EVENT)).toEqual({ ok: false, faults: { to: 'orbits' } });
});
