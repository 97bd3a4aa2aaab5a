import { describe, expect, it } from 'vitest';
import { formatLength, formatLengthTick, lengthUnit } from './length.ts';
import { formatNumber, formatSignificant } from './number.ts';
import { formatPc, formatPcShort } from './pc.ts';
import { formatCountdown, formatUtcSecond } from './utc.ts';

const T = Date.UTC(2026, 10, 20, 7, 12, 38);

describe('words for numbers on charts', () => {
  it('write probabilities at one width with a true minus', () => {
    expect(formatPc(1.86e-4)).toBe('1.86e\u221204');
    expect(formatPc(1)).toBe('1.00e+00');
    expect(formatPc(0)).toBe('0');
    expect(formatPc(null)).toBe('\u2013');
    expect(formatPcShort(1e-10)).toBe('1e\u221210');
  });

  it('choose metres or kilometres', () => {
    expect(formatLength(376.31)).toBe('376.3 m');
    expect(formatLength(12_412)).toBe('12.41 km');
    expect(formatLength(0.4211)).toBe('0.421 m');
    expect(formatLengthTick(10_000)).toBe('10 km');
    expect(lengthUnit(4999).symbol).toBe('m');
    expect(lengthUnit(5000).symbol).toBe('km');
  });

  it('group thousands and never write a negative nought', () => {
    expect(formatNumber(-1234.56, 1)).toBe('\u22121,234.6');
    expect(formatNumber(-0.01, 1)).toBe('0.0');
    expect(formatSignificant(0.000_123_4)).toBe('0.000123');
  });

  it('write UTC and countdowns', () => {
    expect(formatUtcSecond(T)).toBe('2026-11-20 07:12:38 Z');
    expect(formatCountdown(T, T + 2 * 86_400_000 + 50_591_000)).toBe('T\u22122d 14:03:11');
    expect(formatCountdown(T, T)).toBe('T\u221200:00:00');
    expect(formatCountdown(T, T - 61_000)).toBe('T+00:01:01');
  });
});
