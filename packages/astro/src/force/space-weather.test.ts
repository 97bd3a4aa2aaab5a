import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parseUtc } from '../epoch.ts';
import { constantSpaceWeather, moderateSpaceWeather, type SpaceWeather } from './space-weather.ts';
import { readSpaceWeather } from './space-weather-table.ts';

const file = (name: string): string =>
  readFileSync(new URL(`../../../../conformance/atmosphere/${name}.csv`, import.meta.url), 'utf8');
const OBSERVED = file('space-weather-2023');
const PREDICTED = file('space-weather-predicted');

function table(text: string): SpaceWeather {
  const read = readSpaceWeather(text);
  if (!read.ok) throw new Error(read.fault.code);
  return read.value;
}

function epoch(utc: string): number {
  const parsed = parseUtc(utc);
  if (!parsed.ok) throw new Error(parsed.fault.code);
  return parsed.value;
}

const faultOf = (text: string) => {
  const read = readSpaceWeather(text);
  return read.ok ? 'ok' : read.fault;
};

describe('a table of space weather', () => {
  it.each(Object.getOwnPropertyNames(Object.prototype))('has no source of the name %s', (name) => {
    const malformed = OBSERVED.replace(/,OBS,/, `,${name},`);
    expect(malformed).not.toBe(OBSERVED);
    expect(faultOf(malformed)).toMatchObject({ code: 'space-weather-malformed', column: 'F10.7_DATA_TYPE', line: 2 });
  });

  it('gives the flux of the day before, the mean of the day, and Ap with the 57 hours before', () => {
    const sample = table(OBSERVED).at(epoch('2023-01-01T04:00:00'));
    // Ap of 2022-12-29 to 2023-01-01 as the file has them; the second slot of the day.
    const before = [0, 2, 5, 6, 15, 18, 12, 22, 39, 27, 27, 18, 32, 39, 32, 15, 15, 15, 12, 6, 15, 12, 18, 27, 9, 15];
    const mean = (from: number): number => before.slice(from - 7, from + 1).reduce((a, b) => a + b, 0) / 8;
    expect(sample).toEqual({
      f107: 164.9,
      f107Mean: 159.1,
      ap: [14, 15, 9, 27, 18, mean(21), mean(13)],
      source: 'observed',
    });
  });

  it('changes at midnight and every three hours of UTC, and not between', () => {
    const weather = table(OBSERVED);
    const at = (utc: string) => weather.at(epoch(utc));
    expect(at('2023-01-02T02:59:59')).toBe(at('2023-01-02T00:00:00'));
    expect(at('2023-01-02T03:00:00').ap[1]).toBe(7);
    expect(at('2023-01-01T23:59:59').f107).toBe(164.9);
    expect(at('2023-01-02T00:00:00').f107).toBe(152.6);
  });

  it('marks predictions, and joins monthly ones by straight lines with moderate Ap', () => {
    const weather = table(PREDICTED);
    expect(weather.at(epoch('2026-06-09T12:00:00'))).toMatchObject({
      f107: 111.6,
      f107Mean: 127.1,
      source: 'predicted',
    });
    const between = weather.at(epoch('2026-07-17T12:00:00'));
    expect(between.source).toBe('predicted-monthly');
    expect(between.f107).toBeCloseTo(122.3 - (2 * 15) / 31, 9);
    expect(between.f107Mean).toBeCloseTo(124.9 - (3.2 * 16) / 31, 9);
    expect(between.ap).toEqual([15, 15, 15, 15, 15, 15, 15]);
  });

  it('holds the nearest day beyond its ends and says so', () => {
    const weather = table(OBSERVED);
    expect(weather.startTaiS).toBe(epoch('2022-12-27T00:00:00'));
    expect(weather.stopTaiS).toBe(epoch('2023-01-06T00:00:00'));
    expect(weather.at(weather.stopTaiS + 1e6)).toMatchObject({ f107: 154.3, f107Mean: 163.2, source: 'beyond-table' });
    expect(weather.at(weather.startTaiS - 1)).toMatchObject({ f107: 159, source: 'beyond-table' });
    expect(weather.at(weather.stopTaiS - 1).source).toBe('observed');
  });

  it('takes the mean of the days it has where the file gives none', () => {
    const lines = OBSERVED.trimEnd().split('\n');
    const without = lines.map((line) => line.split(',').slice(0, 27).join(',')).join('\r\n');
    const fluxes = [159, 160.4, 162.8, 178.3, 164.9, 152.6, 146.4, 148.5, 151, 154.3];
    const mean = fluxes.reduce((a, b) => a + b, 0) / fluxes.length;
    expect(table(without).at(epoch('2023-01-01T00:00:00')).f107Mean).toBeCloseTo(mean, 9);
  });

  it('names line and column of what it cannot read', () => {
    const lines = OBSERVED.trimEnd().split('\n');
    const changed = (line: number, from: string | RegExp, to: string): string =>
      lines.map((text, i) => (i === line - 1 ? text.replace(from, to) : text)).join('\n');
    const malformed = (line: number, column: string) => ({ code: 'space-weather-malformed', line, column });
    expect(faultOf(changed(1, 'AP_AVG', 'AP'))).toEqual({
      code: 'space-weather-column-missing',
      line: 1,
      column: 'AP_AVG',
    });
    expect(faultOf(changed(3, '160.4', 'n/a'))).toEqual(malformed(3, 'F10.7_OBS'));
    expect(faultOf(changed(3, '160.4', '0'))).toEqual(malformed(3, 'F10.7_OBS'));
    expect(faultOf(changed(3, '155.0', 'x'))).toEqual(malformed(3, 'F10.7_OBS_CENTER81'));
    expect(faultOf(changed(4, '2022-12-29', '2022-13-29'))).toEqual(malformed(4, 'DATE'));
    expect(faultOf(changed(4, '2022-12-29', '2022-12-32'))).toEqual(malformed(4, 'DATE'));
    expect(faultOf(changed(4, 'OBS', 'OBX'))).toEqual(malformed(4, 'F10.7_DATA_TYPE'));
    expect(faultOf(changed(4, '160,0,2,5', '160,0,,5'))).toEqual(malformed(4, 'AP2'));
    expect(faultOf(changed(4, '160,0,2,5', '160,0,-2,5'))).toEqual(malformed(4, 'AP2'));
    expect(faultOf(lines.slice(0, 4).concat(lines.slice(5)).join('\n'))).toEqual({
      code: 'space-weather-days-not-consecutive',
      line: 5,
      column: 'DATE',
    });
    expect(faultOf(lines[0]!)).toEqual({ code: 'space-weather-empty' });
    expect(faultOf('')).toMatchObject({ code: 'space-weather-column-missing', column: 'DATE' });
  });
});

describe('without a table', () => {
  it('activity is moderate for all time, and says that it is constant', () => {
    expect(moderateSpaceWeather.at(0)).toEqual({ f107: 140, f107Mean: 140, ap: [15], source: 'constant' });
    expect(constantSpaceWeather(70, 4).at(1e9).f107Mean).toBe(70);
  });
});
