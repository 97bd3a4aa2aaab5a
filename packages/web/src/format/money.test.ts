import { expect, it } from 'vitest';
import { formatMoney, sumOf } from './money.ts';

it('an amount has the decimals of its currency', () => {
  expect(formatMoney({ amount: 12_900, currency: 'EUR' })).toBe('129.00\u00a0EUR');
  expect(formatMoney({ amount: 12_900, currency: 'JPY' })).toBe('12,900\u00a0JPY');
  expect(formatMoney(null)).toBe('\u2013');
});

it('amounts of several currencies have no sum', () => {
  const eur = (amount: number) => ({ amount, currency: 'EUR' });
  expect(sumOf([eur(100), eur(23)])).toEqual(eur(123));
  expect(sumOf([eur(100), { amount: 1, currency: 'USD' }])).toBeUndefined();
  expect(sumOf([])).toBeUndefined();
});
