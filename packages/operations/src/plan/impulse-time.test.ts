import { expect, it } from 'vitest';
import { impulseTimeS } from './result.ts';

const BODY = { massKg: 268 } as Parameters<typeof impulseTimeS>[1]['body'];

it('an impulse takes the time of its thrust: 0.1 m/s of 268 kg at 1 N take 26.8 s', () => {
  // m·Δv/F by hand; the propellant that leaves meanwhile (12.7 g) shortens it by 24 ppm.
  expect(impulseTimeS(0.1, { thrustN: 1, specificImpulseS: undefined, body: BODY })).toBeCloseTo(26.8, 9);
  expect(impulseTimeS(0.1, { thrustN: 1, specificImpulseS: 215, body: BODY })).toBeCloseTo(
    26.8 * (1 - 0.1 / (2 * 215 * 9.80665)),
    5,
  );
});

it('without a thrust the time is unknown', () => {
  expect(impulseTimeS(0.1, { thrustN: undefined, specificImpulseS: 215, body: BODY })).toBe(0);
});
