import { RAD_PER_ARCSEC } from '@keepout/units/angle';
import { describe, expect, it } from 'vitest';
import { parseUtc } from '../epoch.ts';
import { type EarthOrientation, noEarthOrientation, readEarthOrientation } from './earth-orientation.ts';

const FIRST = '2020 03 01 58909  0.010000  0.300000 -0.2000000  0.0010000 -0.100000 -0.010000  0.000000  0.000000  37';
const SECOND = '2020 03 02 58910  0.030000  0.500000 -0.2020000  0.0030000 -0.140000 -0.030000  0.000000  0.000000  37';
const THIRD = '2020 03 03 58911  0.050000  0.600000 -0.2060000  0.0050000 -0.160000 -0.050000  0.000000  0.000000  37';

function epoch(text: string): number {
  const parsed = parseUtc(text);
  if (!parsed.ok) throw new Error(parsed.fault.code);
  return parsed.value;
}

function table(...lines: readonly string[]): EarthOrientation {
  const read = readEarthOrientation(lines.join('\n'), 'none');
  if (!read.ok) throw new Error(read.fault.code);
  return read.value;
}

/** UT1 - TAI s, then xp, yp arcsec, LOD s, dPsi, dEps arcsec. */
function figures(eop: EarthOrientation, utc: string): number[] {
  const at = eop.at(epoch(utc));
  const angles = [at.xpRad, at.ypRad, at.longitudeOffsetRad, at.obliquityOffsetRad].map((rad) => rad / RAD_PER_ARCSEC);
  return [at.ut1MinusTaiS, angles[0]!, angles[1]!, at.lodS, angles[2]!, angles[3]!];
}

function expectFigures(actual: readonly number[], expected: readonly number[]): void {
  for (const [i, value] of expected.entries()) expect(actual[i], `column ${i}`).toBeCloseTo(value, 10);
}

describe('a table of daily values', () => {
  const days = (): EarthOrientation => table('VERSION 1.1', 'BEGIN OBSERVED', FIRST, SECOND, THIRD, 'END OBSERVED');

  it('gives the printed values at midnight, in rad and s', () => {
    expectFigures(figures(days(), '2020-03-02T00:00:00'), [-37.202, 0.03, 0.5, 0.003, -0.14, -0.03]);
  });

  it('is joined by straight lines', () => {
    expectFigures(figures(days(), '2020-03-01T06:00:00'), [-37.2005, 0.015, 0.35, 0.0015, -0.11, -0.015]);
    expectFigures(figures(days(), '2020-03-02T18:00:00'), [-37.205, 0.045, 0.575, 0.0045, -0.155, -0.045]);
  });

  it('holds its end values before the first and after the last day', () => {
    expectFigures(figures(days(), '1999-01-01T00:00:00'), [-37.2, 0.01, 0.3, 0.001, -0.1, -0.01]);
    expectFigures(figures(days(), '2020-03-03T00:00:00'), [-37.206, 0.05, 0.6, 0.005, -0.16, -0.05]);
    expectFigures(figures(days(), '2020-03-03T12:00:00'), [-37.206, 0.05, 0.6, 0.005, -0.16, -0.05]);
  });

  it('says from when to when it reaches', () => {
    expect(days().startTaiS).toBe(epoch('2020-03-01T00:00:00'));
    expect(days().stopTaiS).toBe(epoch('2020-03-03T00:00:00'));
    expect(days().hasPoleOffsets).toBe(true);
  });

  it('of one day is that day for ever', () => {
    const orientation = table(SECOND);
    for (const utc of ['2019-01-01T00:00:00', '2020-03-02T12:00:00', '2021-01-01T00:00:00'])
      expectFigures(figures(orientation, utc), [-37.202, 0.03, 0.5, 0.003, -0.14, -0.03]);
    expect(orientation.stopTaiS).toBe(orientation.startTaiS);
  });

  it('ends its last day inside a leap second where the next begins', () => {
    const day = '2016 12 31 57753  0.1  0.2 -0.4087000  0.001  0  0  0  0  36';
    const next = '2017 01 01 57754  0.3  0.2  0.5903000  0.001  0  0  0  0  37';
    expect(figures(table(day, next), '2016-12-31T23:59:60.5')[1]).toBeCloseTo(0.3, 9);
  });

  it('skips what is no day: headings, short lines, and dates that are not at the start', () => {
    const csv = [
      'DATE,MJD,X,Y,UT1-UTC,LOD,DPSI,DEPS,DX,DY,DAT,DATA_TYPE',
      'x2020-03-01,58909,9,9,9,9,9,9,0,0,37,O',
      '2020-03-01,58909,0.01,0.3,-0.2,0.001,-0.1,-0.01,0,0,37,O',
      '2020-03-02x,58910,9,9,9,9,9,9,0,0,37,O',
    ];
    expect(figures(table(...csv), '2020-03-01T12:00:00')[1]).toBeCloseTo(0.01, 12);
    const text = [
      '2020 03 01 58909 9 9 9 9 9',
      '12020 03 01 58909 9 9 9 9 9 9',
      '20201 3 1 58909 9 9 9 9 9 9',
      `  ${SECOND}`,
    ];
    expect(table(...text).startTaiS).toBe(epoch('2020-03-02T00:00:00'));
    expect(table('2020 03 02 58910 0.03 0.5 -0.2 0.003 -0.14 -0.03').startTaiS).toBe(epoch('2020-03-02T00:00:00'));
  });

  it('names the line of the first fault', () => {
    expect(readEarthOrientation([FIRST, FIRST].join('\n'))).toEqual({
      ok: false,
      fault: { code: 'earth-orientation-days-not-consecutive', line: 2 },
    });
    expect(readEarthOrientation([FIRST, SECOND.replace('58910', 'day')].join('\r\n'))).toEqual({
      ok: false,
      fault: { code: 'earth-orientation-malformed', line: 2 },
    });
  });
});

describe('without a table', () => {
  it('nothing is known, for all time', () => {
    expect(noEarthOrientation.hasPoleOffsets).toBe(false);
    expect(noEarthOrientation.startTaiS).toBe(Number.NEGATIVE_INFINITY);
    expect(noEarthOrientation.stopTaiS).toBe(Number.POSITIVE_INFINITY);
    expectFigures(figures(noEarthOrientation, '2020-03-02T00:00:00'), [-37, 0, 0, 0, 0, 0]);
  });
});
