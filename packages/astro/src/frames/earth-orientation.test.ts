import { existsSync, readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { calendarDay } from '../calendar.ts';
import { julianCenturiesTt, parseUtc } from '../epoch.ts';
import { taiMinusUtcOnDay } from '../leap-seconds.ts';
import {
  type EarthOrientationDays,
  earthOrientationOfDays,
  noEarthOrientation,
  orientationDaysAround,
  readEarthOrientation,
} from './earth-orientation.ts';
import { nutationAt } from './equator-of-date.ts';
import { nutation1980 } from './precession-nutation.ts';

const HEADER = 'VERSION 1.1\nBEGIN OBSERVED\n';
const DAY_1 = '2016 12 31 57753  0.080450  0.263074 -0.4087000  0.0010300 -0.100000 -0.010000  0.000000  0.000000  36';
const DAY_2 = '2017 01 01 57754  0.080450  0.263074  0.5903000  0.0010300 -0.100000 -0.010000  0.000000  0.000000  37';
const reference = new URL('../../../../../shared/reference/frames/eop_20250110.txt.gz', import.meta.url);

function epoch(text: string): number {
  const parsed = parseUtc(text);
  if (!parsed.ok) throw new Error(parsed.fault.code);
  return parsed.value;
}

describe('readEarthOrientation', () => {
  it('joins UT1 across a leap second without a step', () => {
    const read = readEarthOrientation(`${HEADER}${DAY_1}\n${DAY_2}\nEND OBSERVED\n`, 'none');
    if (!read.ok) throw new Error(read.fault.code);
    const before = read.value.at(epoch('2016-12-31T23:59:59')).ut1MinusTaiS;
    const after = read.value.at(epoch('2017-01-01T00:00:00')).ut1MinusTaiS;
    expect(Math.abs(after - before)).toBeLessThan(1e-6);
    expect(after).toBeCloseTo(0.5903 - 37, 9);
  });

  it('reads the CSV edition to the same values', () => {
    const text = readEarthOrientation(`${HEADER}${DAY_1}\n${DAY_2}\n`);
    const csv = readEarthOrientation(
      [
        'DATE,MJD,X,Y,UT1-UTC,LOD,DPSI,DEPS,DX,DY,DAT,DATA_TYPE',
        '2016-12-31,57753,0.080450,0.263074,-0.4087000,0.0010300,-0.100000,-0.010000,0,0,36,O',
        '2017-01-01,57754,0.080450,0.263074,0.5903000,0.0010300,-0.100000,-0.010000,0,0,37,O',
      ].join('\r\n'),
    );
    if (!text.ok || !csv.ok) throw new Error('fault');
    const at = epoch('2016-12-31T12:00:00');
    expect(csv.value.at(at)).toEqual(text.value.at(at));
  });

  it('names the line of a hole and of a broken number', () => {
    const hole = readEarthOrientation(`${HEADER}${DAY_1}\n${DAY_2.replace('57754', '57755')}`);
    expect(hole).toEqual({ ok: false, fault: { code: 'earth-orientation-days-not-consecutive', line: 4 } });
    const broken = readEarthOrientation(`${HEADER}${DAY_1.replace('0.263074', 'abc')}`);
    expect(broken).toEqual({ ok: false, fault: { code: 'earth-orientation-malformed', line: 3 } });
    expect(readEarthOrientation('')).toEqual({ ok: false, fault: { code: 'earth-orientation-empty' } });
  });

  it('the days about an epoch give its digits, in the table, at its ends and beyond them', () => {
    const table = (count: number): EarthOrientationDays => ({
      firstDay: 6000,
      values: Array.from({ length: 6 * count }, (_, k) => Math.sin(k * k)),
    });
    for (const count of [1, 2, 3, 4, 5, 40]) {
      for (const day of [5990.5, 6000, 6000.3, 6001.999, 6003.25, 6004, 6017.123, 6038.9, 6039, 6050.7]) {
        const at = day * 86_400 + 32;
        const cut = orientationDaysAround(table(count), at);
        expect(cut.values).toHaveLength(6 * Math.min(4, count));
        const whole = earthOrientationOfDays(table(count)).at(at);
        expect(earthOrientationOfDays(cut).at(at), `${count} days, ${day}`).toEqual(whole);
      }
    }
  });

  it('without a table UT1 is UTC', () => {
    expect(noEarthOrientation.at(epoch('2020-01-01T00:00:00')).ut1MinusTaiS).toBe(-37);
  });
});

describe('equator of date', () => {
  it('its 15-minute grid misses the whole series by less than 3 microarcseconds', () => {
    let worst = 0;
    for (let i = 0; i < 2000; i++) {
      const at = 7e8 + i * 43_210.7;
      const whole = nutation1980(julianCenturiesTt(at));
      const quick = nutationAt(at);
      worst = Math.max(
        worst,
        Math.abs(whole.inLongitudeRad - quick.inLongitudeRad),
        Math.abs(whole.inObliquityRad - quick.inObliquityRad),
      );
    }
    expect(worst * 206_264.8).toBeLessThan(3e-6);
  });
});

describe.skipIf(!existsSync(reference))('the whole CelesTrak file', () => {
  it('carries the leap seconds of our table', () => {
    const text = gunzipSync(readFileSync(reference)).toString('utf8');
    expect(readEarthOrientation(text).ok).toBe(true);
    let days = 0;
    for (const line of text.split('\n')) {
      const cells = line.trim().split(/\s+/);
      if (cells.length !== 13 || Number(cells[0]) < 1972) continue;
      const day = Number(cells[3]) - 51_544;
      expect(calendarDay(day)).toEqual({ year: Number(cells[0]), month: Number(cells[1]), day: Number(cells[2]) });
      expect(taiMinusUtcOnDay(day)).toBe(Number(cells[12]));
      days += 1;
    }
    expect(days).toBeGreaterThan(19_000);
  });
});
