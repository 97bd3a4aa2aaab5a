import { tell } from '@keepout/contract/sentences';
import { expect, it } from 'vitest';
import type { OfferedPass } from '../opportunities/find.ts';
import type { Need } from './needs.ts';
import { noPassOf } from './no-pass.ts';

it('S-05 a pass beyond what may be spent says OVER_PRICE with both sums, one under cloud or taken SENSOR_BUSY', () => {
  const pass = { price: 30_000, sensor: { id: 'sen' }, span: { startTaiS: 1, stopTaiS: 2 } } as OfferedPass;
  const need = { request: { currency: 'EUR' }, passes: [], budget: 9_000 } as unknown as Need;
  const searched = { reason: null, message: [], advice: [], ahead: [pass], unordered: [pass], passes: [pass] };
  expect(noPassOf(need, searched)).toEqual({
    reason: 'OVER_PRICE',
    message: tell('others-too-dear', { costs: '300.00 EUR', left: '90.00 EUR' }),
    advice: tell('advice-price'),
    mayChange: false,
  });
  expect(noPassOf({ ...need, budget: 30_000 }, searched)).toMatchObject({ reason: 'SENSOR_BUSY', mayChange: true });
  const ordered = { ...searched, unordered: [], passes: [] };
  expect(noPassOf(need, ordered)).toMatchObject({
    reason: 'SENSOR_BUSY',
    message: tell('sensor-busy'),
    mayChange: true,
  });
  expect(noPassOf(need, { ...searched, passes: [] })).toMatchObject({ reason: 'SENSOR_BUSY', mayChange: true });
});
