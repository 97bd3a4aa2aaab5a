import { expect, it } from 'vitest';
import { LONGEST_PASS_S, spanParts } from './parts.ts';

const HOUR_S = 3600;
const DAWN_TAI_S = 7200 * 100_000;

it('what is short is one part', () => {
  const span = { startTaiS: DAWN_TAI_S, stopTaiS: DAWN_TAI_S + 900 };
  expect(spanParts(span)).toEqual([span]);
});

it('a night of ten hours is half an hour of every second one', () => {
  const parts = spanParts({ startTaiS: DAWN_TAI_S + 100, stopTaiS: DAWN_TAI_S + 10 * HOUR_S });
  expect(parts.map(({ startTaiS, stopTaiS }) => [startTaiS - DAWN_TAI_S, stopTaiS - DAWN_TAI_S])).toEqual([
    [100, 1800],
    [7200, 9000],
    [14_400, 16_200],
    [21_600, 23_400],
    [28_800, 30_600],
  ]);
});

it('a part is the same whenever the night is looked at', () => {
  const whole = spanParts({ startTaiS: DAWN_TAI_S, stopTaiS: DAWN_TAI_S + 10 * HOUR_S });
  const later = spanParts({ startTaiS: DAWN_TAI_S + 3 * HOUR_S, stopTaiS: DAWN_TAI_S + 10 * HOUR_S });
  expect(whole).toEqual(expect.arrayContaining([...later]));
  expect(later).toHaveLength(3);
});

it('between two parts of the clock the middle of the span is one', () => {
  const span = { startTaiS: DAWN_TAI_S + 3000, stopTaiS: DAWN_TAI_S + 6000 };
  const middleS = DAWN_TAI_S + 4500;
  expect(spanParts(span)).toEqual([
    { startTaiS: middleS - LONGEST_PASS_S / 2, stopTaiS: middleS + LONGEST_PASS_S / 2 },
  ]);
});
