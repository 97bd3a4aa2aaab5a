import { RECORDED } from '@keepout/contract/recorded';
import { expect, it } from 'vitest';
import { en } from '../en.ts';
import { rateOf, rateText } from './pass-rate.ts';

const [rate] = RECORDED.listPassRates;
const rates = [rate!];
const code = rate!.sensorCode;

it('a pass has the rate of its band of elevation, else that of its sensor, and none of another sensor', () => {
  const [band] = rate!.byElevation;
  expect(rateOf(rates, code, band!.least)).toBe(band);
  expect(rateOf(rates, code, band!.most)).toBe(rate);
  expect(rateOf(rates, code)).toBe(rate);
  expect(rateOf(rates, 'OTHER', 45)).toBeUndefined();
});

it('a rate is told with its interval, none as none, and what is not known as nothing', () => {
  const counted = { passes: 12, successful: 10, share: 10 / 12, lower: 0.515_862_3, upper: 0.979_137_5 };
  expect(rateText([{ ...rate!, ...counted }], en.rate, code)).toBe('10 of 12, 95\u00a0% interval 52 to 98\u00a0%');
  expect(rateText(rates, en.rate, 'OTHER', 45)).toBe('no past passes');
  expect(rateText(undefined, en.rate, code)).toBe('–');
});
