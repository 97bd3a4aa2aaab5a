import { parseUtc } from '@keepout/astro/epoch';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isPositive, lowerFromFull } from './value/covariance-matrix.ts';
import { splitUnit } from './value/field.ts';
import { covarianceFrameOf, frameOf } from './value/frame-name.ts';
import { parseInteger, parseNumber } from './value/number.ts';
import { epochReader, isEpochText } from './value/time-system.ts';

describe('a number of the books', () => {
  it('has sign, point and exponent, and nothing else', () => {
    for (const [text, value] of [
      ['-063.042', -63.042],
      ['.5', 0.5],
      ['+1.6E+003', 1600],
      ['1e-7', 1e-7],
    ] as const) {
      expect(parseNumber(text)).toBe(value);
    }
    for (const text of [
      '',
      ' ',
      '0x10',
      '0b1',
      '-0o7',
      'Infinity',
      '-Infinity',
      'NaN',
      '1e999',
      '1,5',
      '1 2',
      '1_0',
      '--1',
    ]) {
      expect(parseNumber(text), text).toBeNaN();
    }
    for (const text of ['7.1', '', '-', '1e3', '99999999999999999']) expect(parseInteger(text), text).toBeNaN();
    expect(parseInteger('0925')).toBe(925);
  });

  it('is read to the float64 that JavaScript would write', () => {
    fc.assert(
      fc.property(
        fc.double({ noNaN: true, noDefaultInfinity: true }),
        (value) => parseNumber(String(value)) === value || value === 0,
      ),
    );
  });

  it('parts from its bracketed unit', () => {
    expect(splitUnit('715   [m]')).toEqual({ value: '715', unit: 'm' });
    expect(splitUnit('97.8 [')).toEqual({ value: '97.8' });
    expect(splitUnit('A]')).toEqual({ value: 'A]' });
  });
});

describe('an epoch of a message', () => {
  const readUtc = epochReader('UTC');

  it('agrees with the calendar in both forms, to the last microsecond, on every day', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 62 * 366 }),
        fc.integer({ min: 0, max: 86_399_999_999 }),
        (day, microseconds) => {
          const date = new Date(Date.UTC(1972, 0, 1) + day * 86_400_000).toISOString().slice(0, 10);
          const year = date.slice(0, 4);
          const ordinal = Math.round((Date.parse(date) - Date.UTC(Number(year), 0, 1)) / 86_400_000) + 1;
          const seconds = Math.floor(microseconds / 1e6);
          const two = (value: number): string => String(value).padStart(2, '0');
          const clock = `${two(Math.floor(seconds / 3600))}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}.${String(microseconds % 1e6).padStart(6, '0')}`;
          const calendar = parseUtc(`${date}T${clock}`);
          const ours = readUtc(`${date}T${clock}`);
          expect(calendar.ok && Math.abs((ours ?? 0) - calendar.value)).toBeLessThan(3e-7);
          expect(readUtc(`${year}-${String(ordinal).padStart(3, '0')}T${clock}Z`)).toBe(ours);
        },
      ),
    );
  });

  it('may be a leap second where there was one, and only there', () => {
    const before = readUtc('2016-12-31T23:59:59.5') ?? 0;
    expect(readUtc('2016-12-31T23:59:60.5')).toBeCloseTo(before + 1, 6);
    expect(readUtc('2017-01-01T00:00:00.5')).toBeCloseTo(before + 2, 6);
    expect(readUtc('2017-12-31T23:59:60')).toBeUndefined();
    expect(epochReader('TAI')('2016-12-31T23:59:60')).toBeUndefined();
  });

  it('is refused when no calendar has it', () => {
    const none = [
      '2010-04-31T00:00:00',
      '2023-02-29T00:00:00',
      '2023-366T00:00:00',
      '2023-000T00:00:00',
      '2023-1-01T00:00:00',
      '2023-01-01',
      '2023-01-01 00:00:00',
      '2023-01-01T24:00:00',
      '2023-01-01T00:60:00',
      '2023-01-01T00:00',
      '2023-01-01T00:00:00.x',
      'T',
      '',
    ];
    for (const text of none) {
      expect(readUtc(text), text).toBeUndefined();
      expect(isEpochText(text), text).toBe(false);
    }
    expect(isEpochText('2024-02-29T00:00:00.')).toBe(true);
  });
});

describe('a covariance', () => {
  const random6 = fc.array(fc.double({ min: -1, max: 1, noNaN: true }), { minLength: 36, maxLength: 36 });

  it('made as A A^T is positive; with a variance turned negative it is not', () => {
    fc.assert(
      fc.property(random6, fc.integer({ min: 0, max: 5 }), (a, axis) => {
        const full = new Float64Array(36);
        for (let row = 0; row < 6; row += 1) {
          for (let column = 0; column < 6; column += 1) {
            let sum = row === column ? 1e-6 : 0;
            for (let inner = 0; inner < 6; inner += 1) sum += (a[6 * row + inner] ?? 0) * (a[6 * column + inner] ?? 0);
            full[6 * row + column] = sum;
          }
        }
        expect(isPositive(lowerFromFull(full, 1))).toBe(true);
        expect(isPositive(lowerFromFull(full, 1e12))).toBe(true);
        full[7 * axis] = -(full[7 * axis] ?? 0) - 1e-3;
        expect(isPositive(lowerFromFull(full, 1))).toBe(false);
      }),
    );
  });

  it('with a correlation above one is not positive; of zeros it is', () => {
    const lower = new Float64Array(21);
    expect(isPositive(lower)).toBe(true);
    lower.set([1, 1.01, 1]);
    expect(isPositive(lower)).toBe(false);
    lower.set([1, 1, 1]);
    expect(isPositive(lower)).toBe(true);
    lower.set([0, 0.1, 1]);
    expect(isPositive(lower)).toBe(false);
  });
});

describe('a frame name', () => {
  it('outside the table is no frame', () => {
    for (const name of ['', 'toString', 'constructor', 'ITRFXX', 'ITRF-', 'MCI', 'RTN'])
      expect(frameOf(name), name).toBeUndefined();
    for (const name of ['RTN_ROTATING', 'LVLH', 'valueOf']) expect(covarianceFrameOf(name), name).toBeUndefined();
    expect(covarianceFrameOf('ric')).toBe('RTN');
  });
});
