import { describe, expect, it } from 'vitest';
import { readCatalogue } from '../catalogue.ts';
import { checksumOf } from './columns.ts';
import { tleEpochText } from './epoch.ts';
import { readTle } from './read.ts';
import { writeTle } from './write.ts';

const ONE = '1 00005U 58002B   24260.92265253  .00001195  00000-0  15088-2 0  999';
const TWO = '2 00005  34.2430 124.2622 1843142 140.8779 234.0702 10.8564213337339';
const close = (line: string): string => line.slice(0, 68) + String(checksumOf(line));
const put = (line: string, at: number, text: string): string =>
  close(line.slice(0, at) + text + line.slice(at + text.length));
const set = (first: string, second: string): string => `VANGUARD 1\n${first}\n${second}\n`;
const [line1, line2] = [close(ONE), close(TWO)];

describe('a two-line set', () => {
  it('has each value in its columns', () => {
    expect(readTle(set(line1, line2))).toEqual({
      ok: true,
      value: {
        noradId: 5,
        name: 'VANGUARD 1',
        cosparId: '1958-002B',
        // Day 260 of 2024 is 16 September; TAI is 37 s ahead.
        epochTaiS: (24 * 365 + 6 + 259 + 0.92265253) * 86_400 + 37,
        epochUtc: '2024-09-16T22:08:37.178592',
        meanMotionRevPerDay: 10.85642133,
        eccentricity: 0.1843142,
        inclinationDeg: 34.243,
        raanDeg: 124.2622,
        argPerigeeDeg: 140.8779,
        meanAnomalyDeg: 234.0702,
        bstar: 0.0015088,
        meanMotionDot: 0.00001195,
        meanMotionDdot: 0,
        ephemerisType: 0,
        classification: 'U',
        elementSetNo: 999,
        revAtEpoch: 37339,
      },
    });
    const read = (first: string, second: string = line2) => {
      const result = readTle(`${first}\n${second}`);
      if (!result.ok) throw new Error(result.fault.code);
      return result.value;
    };
    expect(read(put(ONE, 7, ' '))).toMatchObject({ classification: 'U', name: '' });
    expect(read(put(ONE, 7, 'C')).classification).toBe('C');
    expect(read(put(ONE, 9, '56001AB ')).cosparId).toBe('2056-001AB');
    expect(read(put(ONE, 9, '57001   ')).cosparId).toBe('1957-001');
    expect(read(put(ONE, 9, 'X       ')).cosparId).toBe('X');
    expect(read(put(ONE, 18, '57001.00000000')).epochUtc).toBe('1957-01-01T00:00:00.000000');
    expect(read(put(ONE, 18, '56366.00000000')).epochUtc).toBe('2056-12-31T00:00:00.000000');
    expect(readTle(`0 A DEB\n${line1}\n${line2}`)).toMatchObject({
      ok: true,
      value: { name: 'A DEB', objectType: 'DEBRIS' },
    });
    expect(readTle(`0\n${line1}\n${line2}`)).toMatchObject({ ok: true, value: { name: '' } });
  });

  const at1 = { line: 2 };
  const at2 = { line: 3 };
  it.each<[string, string, object]>([
    ['no line 1', 'hello\nthere', { code: 'missing-line', line: 1, value: 'hello', limit: 'line 1' }],
    ['no line 2', `A\n${line1}\n`, { code: 'missing-line', ...at2, limit: 'line 2' }],
    [
      'other line',
      `A\n${line1}\n3${line2.slice(1)}`,
      { code: 'wrong-line-number', ...at2, value: `3${line2.slice(1)}`, limit: '2' },
    ],
    [
      'no blank behind the number',
      `A\n${line1}\n2x${line2.slice(2)}`,
      { code: 'wrong-line-number', ...at2, value: `2x${line2.slice(2)}`, limit: '2' },
    ],
    [
      'short line 1',
      `A\n${line1.slice(0, 60)}\n${line2}`,
      { code: 'wrong-line-length', ...at1, value: '60', limit: 69 },
    ],
    [
      'short line 2',
      `A\n${line1}\n${line2.slice(0, 60)}`,
      { code: 'wrong-line-length', ...at2, value: '60', limit: 69 },
    ],
    ['letter as checksum', `A\n${line1.slice(0, 68)}x\n${line2}`, { code: 'wrong-checksum', ...at1, value: 'x' }],
    ['sign as checksum', `A\n${line1}\n${line2.slice(0, 68)}/`, { code: 'wrong-checksum', ...at2, value: '/' }],
    ['colon as checksum', `A\n${line1}\n${line2.slice(0, 68)}:`, { code: 'wrong-checksum', ...at2, value: ':' }],
    [
      'number',
      set(put(ONE, 2, 'I0005'), line2),
      { code: 'not-a-number', ...at1, keyword: 'NORAD_CAT_ID', value: 'I0005' },
    ],
    [
      'other object',
      set(line1, put(TWO, 2, '00006')),
      { code: 'catalogue-number-mismatch', ...at2, value: '00006', limit: '00005' },
    ],
    [
      'epoch',
      set(put(ONE, 18, '24367.00000000'), line2),
      { code: 'not-an-epoch', ...at1, keyword: 'EPOCH', value: '24367.00000000' },
    ],
    [
      'day',
      set(put(ONE, 18, '24x60'), line2),
      { code: 'not-an-epoch', ...at1, keyword: 'EPOCH', value: '24x60.92265253' },
    ],
    [
      'fraction',
      set(put(ONE, 23, '.9226x253'), line2),
      { code: 'not-an-epoch', ...at1, keyword: 'EPOCH', value: '24260.9226x253' },
    ],
    [
      'motion',
      set(line1, put(TWO, 52, '10.8x642133')),
      { code: 'not-a-number', ...at2, keyword: 'MEAN_MOTION', value: '10.8x642133' },
    ],
    [
      'eccentricity',
      set(line1, put(TWO, 26, '18x3142')),
      { code: 'not-a-number', ...at2, keyword: 'ECCENTRICITY', value: '18x3142' },
    ],
    [
      'inclination',
      set(line1, put(TWO, 8, ' 34.x430')),
      { code: 'not-a-number', ...at2, keyword: 'INCLINATION', value: ' 34.x430' },
    ],
    [
      'node',
      set(line1, put(TWO, 17, '124.x622')),
      { code: 'not-a-number', ...at2, keyword: 'RA_OF_ASC_NODE', value: '124.x622' },
    ],
    [
      'perigee',
      set(line1, put(TWO, 34, '140.x779')),
      { code: 'not-a-number', ...at2, keyword: 'ARG_OF_PERICENTER', value: '140.x779' },
    ],
    [
      'anomaly',
      set(line1, put(TWO, 43, '234.x702')),
      { code: 'not-a-number', ...at2, keyword: 'MEAN_ANOMALY', value: '234.x702' },
    ],
    [
      'drag',
      set(put(ONE, 53, ' 15x88-2'), line2),
      { code: 'not-a-number', ...at1, keyword: 'BSTAR', value: ' 15x88-2' },
    ],
    [
      'derivative',
      set(put(ONE, 33, ' .0000x195'), line2),
      { code: 'not-a-number', ...at1, keyword: 'MEAN_MOTION_DOT', value: ' .0000x195' },
    ],
    [
      'second derivative',
      set(put(ONE, 44, ' 0000x-0'), line2),
      { code: 'not-a-number', ...at1, keyword: 'MEAN_MOTION_DDOT', value: ' 0000x-0' },
    ],
    ['type', set(put(ONE, 62, 'x'), line2), { code: 'not-a-number', ...at1, keyword: 'EPHEMERIS_TYPE', value: 'x' }],
    [
      'set number',
      set(put(ONE, 64, ' x99'), line2),
      { code: 'not-a-number', ...at1, keyword: 'ELEMENT_SET_NO', value: ' x99' },
    ],
    [
      'revolution',
      set(line1, put(TWO, 63, '3x339')),
      { code: 'not-a-number', ...at2, keyword: 'REV_AT_EPOCH', value: '3x339' },
    ],
    [
      'no motion',
      set(line1, put(TWO, 52, ' 0.00000000')),
      { code: 'number-out-of-range', ...at2, keyword: 'MEAN_MOTION', value: '0', limit: 'above 0' },
    ],
    [
      'inclination of 181',
      set(line1, put(TWO, 8, '181.0000')),
      { code: 'number-out-of-range', ...at2, keyword: 'INCLINATION', value: '181', limit: '0 to 180' },
    ],
    [
      'SGP4-XP',
      set(put(ONE, 62, '4'), line2),
      { code: 'unsupported-ephemeris-type', ...at1, keyword: 'EPHEMERIS_TYPE', value: '4', limit: '0' },
    ],
  ])('that is broken says where: %s', (_, text, fault) => {
    const cut = (value: unknown): unknown => (typeof value === 'string' ? value.slice(0, 80) : value);
    expect(readTle(text)).toEqual({
      ok: false,
      fault: Object.fromEntries(Object.entries(fault).map(([key, value]) => [key, cut(value)])),
    });
  });

  it('is no two-line set where bytes are no text', () => {
    expect(readTle('\u0000\u0001\u0002')).toEqual({ ok: false, fault: { code: 'not-text' } });
  });

  it('in a table is told by record and line, and the others are read', () => {
    const { faults, elements } = readCatalogue(
      `\ufeff# comment\n\n0 A\n${put(ONE, 62, 'x')}\n${line2}\n0 B\n${line2}\n${line1}\n${line1}\n${line2}`,
    );
    expect(faults).toEqual([
      { code: 'not-a-number', line: 4, keyword: 'EPHEMERIS_TYPE', value: 'x', record: 1 },
      { code: 'missing-line', line: 7, value: line2, limit: 'line 1', record: 2 },
      { code: 'missing-line', line: 9, limit: 'line 2', record: 3 },
    ]);
    expect(elements.map(({ name, noradId }) => [name, noradId])).toEqual([['', 5]]);
  });
});

describe('a written set', () => {
  const read = readTle(set(line1, line2));
  if (!read.ok) throw new Error(read.fault.code);
  const elements = read.value;

  it('is the one that was read, its name cut to 24 characters', () => {
    expect(writeTle(elements)).toEqual({ ok: true, value: `${line1}\n${line2}\n` });
    expect(writeTle({ ...elements, name: 'ABCDEFGHIJKLMNOPQRSTUVWXYZ' }, '3')).toEqual({
      ok: true,
      value: `0 ABCDEFGHIJKLMNOPQRSTUVWX\n${line1}\n${line2}\n`,
    });
    expect(writeTle({ ...elements, name: '' }, '3')).toEqual({ ok: true, value: `0\n${line1}\n${line2}\n` });
  });

  it.each<[string, object, number, string]>([
    ['classification', { classification: 'S' }, 7, 'S'],
    ['no classification', { classification: '' }, 7, 'U'],
    ['designator', { cosparId: '1998-067ABC' }, 9, '98067ABC'],
    ['another designator', { cosparId: 'none' }, 9, '        '],
    ['falling motion', { meanMotionDot: -0.00001195 }, 33, '-.00001195'],
    ['negative drag', { bstar: -0.0015088 }, 53, '-15088-2'],
    ['large drag', { bstar: 0.15088 }, 53, ' 15088-0'],
    ['larger drag', { bstar: 15.088 }, 53, ' 15088+2'],
    ['tiny drag', { bstar: 1e-12 }, 53, ' 00000-0'],
    ['second derivative', { meanMotionDdot: 1.2345e-8 }, 44, ' 12345-7'],
    ['type', { ephemerisType: 2 }, 62, '2'],
    ['set number', { elementSetNo: 12345 }, 64, '2345'],
  ])('of line 1: %s', (_, change, at, text) => {
    const written = writeTle({ ...elements, ...change });
    expect(written.ok && written.value.split('\n')[0]).toBe(put(ONE, at, text));
  });

  it.each<[string, object, number, string]>([
    ['a whole turn', { raanDeg: 359.99999 }, 17, '  0.0000'],
    ['a negative angle', { raanDeg: -10.5 }, 17, '349.5000'],
    ['a small eccentricity', { eccentricity: 0.0000012 }, 26, '0000012'],
    ['a slow motion', { meanMotionRevPerDay: 1.00273272 }, 52, ' 1.00273272'],
    ['revolutions', { revAtEpoch: 100_042 }, 63, '   42'],
  ])('of line 2: %s', (_, change, at, text) => {
    const written = writeTle({ ...elements, ...change });
    expect(written.ok && written.value.split('\n')[1]).toBe(put(TWO, at, text));
  });

  it.each<[string, object, string, string]>([
    ['EPOCH', { epochTaiS: 100 * 365.25 * 86_400 }, elements.epochUtc, 'an epoch of 2099'],
    ['MEAN_MOTION_DOT', { meanMotionDot: 1 }, '1', 'one revolution'],
    ['MEAN_MOTION_DDOT', { meanMotionDdot: 1e10 }, '10000000000', 'too large'],
    ['BSTAR', { bstar: -1e10 }, '-10000000000', 'too large'],
    ['ECCENTRICITY', { eccentricity: 1 }, '1', 'open'],
    ['ECCENTRICITY', { eccentricity: -0.1 }, '-0.1', 'negative'],
    ['MEAN_MOTION', { meanMotionRevPerDay: 100 }, '100', 'too fast'],
    ['MEAN_MOTION', { meanMotionRevPerDay: 1e-9 }, '1e-9', 'too slow'],
    ['INCLINATION', { inclinationDeg: 1000 }, '1000', 'too large'],
    ['INCLINATION', { inclinationDeg: -1 }, '-1', 'negative'],
    ['RA_OF_ASC_NODE', { raanDeg: -400 }, '-400', 'too small'],
    ['ARG_OF_PERICENTER', { argPerigeeDeg: Number.NaN }, 'NaN', 'no number'],
    ['MEAN_ANOMALY', { meanAnomalyDeg: 1000 }, '1000', 'too large'],
    ['ELEMENT_SET_NO', { elementSetNo: 1.5 }, '1.5', 'not whole'],
    ['REV_AT_EPOCH', { revAtEpoch: -1 }, '-1', 'negative'],
  ])('cannot hold this %s', (keyword, change, value) => {
    expect(writeTle({ ...elements, ...change })).toEqual({
      ok: false,
      fault: { code: 'value-not-writable', keyword, value },
    });
  });

  it('has epochs from 1957 to 2056 and numbers to 339999', () => {
    expect(tleEpochText(-42.9 * 365.25 * 86_400)).toMatch(/^57/);
    expect(tleEpochText(-43.1 * 365.25 * 86_400)).toBeUndefined();
    expect(tleEpochText(57.1 * 365.25 * 86_400)).toBeUndefined();
    expect(writeTle({ ...elements, noradId: 340_000 })).toEqual({
      ok: false,
      fault: { code: 'catalogue-number-not-writable', keyword: 'NORAD_CAT_ID', value: '340000', limit: 339_999 },
    });
    const written = writeTle({ ...elements, noradId: 339_999 });
    expect(written.ok && written.value.slice(2, 7)).toBe('Z9999');
  });
});
