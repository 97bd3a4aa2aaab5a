import { describe, expect, it } from 'vitest';
import { decimalsOf, majorUnits, minorUnits, moneyText } from './amount.ts';

describe('an amount has the decimals of its currency', () => {
  it.each([
    [5, 'EUR', '0.05 EUR'],
    [-120_050, 'EUR', '-1200.50 EUR'],
    [5000, 'JPY', '5000 JPY'],
    [1234, 'KWD', '1.234 KWD'],
    [10n ** 18n + 1n, 'USD', '10000000000000000.01 USD'],
    [0, 'JPY', '0 JPY'],
  ])('%s of %s is %s', (amount, currency, text) => {
    expect(moneyText(amount, currency)).toBe(text);
  });

  it.each([
    [5000, 'JPY', 5000],
    [1.234, 'KWD', 1234],
    [12.5, 'EUR', 1250],
    [0.29, 'EUR', 29],
  ])('%s %s typed are %s of its smallest unit, and come back as they were', (typed, currency, amount) => {
    expect(minorUnits(typed, currency)).toBe(amount);
    expect(majorUnits({ amount, currency })).toBe(typed);
  });

  it('what is no currency has two', () => {
    expect(decimalsOf('no')).toBe(2);
  });
});
