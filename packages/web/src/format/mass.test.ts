import { expect, it } from 'vitest';
import { formatMass } from './speed.ts';

it('a mass is in grams below a kilogram', () => {
  const masses = [0.35, 42, 260.5, null].map((kg) => formatMass(kg).replaceAll('\u00a0', ' '));
  expect(masses).toEqual(['350.0 g', '42.00 kg', '260.5 kg', '\u2013']);
});
