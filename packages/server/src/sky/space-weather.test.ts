import { readFileSync } from 'node:fs';
import { readSpaceWeatherDays } from '@keepout/astro/force/space-weather-table';
import type { Problem } from '@keepout/contract/platform/problem';
import type { SpaceWeather } from '@keepout/contract/sky/space-weather';
import { SECONDS_PER_DAY } from '@keepout/units/duration';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { nowTaiS } from '../platform/now.ts';
import { keepSpaceWeather } from '../space-weather/store.ts';
import { startTestPlatform, type TestPlatform } from '../test-platform.ts';
import { route } from '../test-route.ts';
import { sky } from './module.ts';

const fileOf = (name: string) =>
  readFileSync(new URL(`../../../../conformance/atmosphere/${name}.csv`, import.meta.url), 'utf8');

function tableOf(text: string) {
  const read = readSpaceWeatherDays(text);
  if (!read.ok) throw new Error(read.fault.code);
  return read.value;
}

describe('space weather over time', () => {
  let platform: TestPlatform;
  beforeAll(async () => {
    platform = await startTestPlatform([sky], { worker: false });
  });
  afterAll(() => platform.close());

  async function ask(query: Readonly<Record<string, string>> = {}) {
    const headers = await platform.bearer();
    const answer = await platform.app.inject({ ...route('getSpaceWeather', {}, query), headers });
    return { status: answer.statusCode, json: answer.json() as SpaceWeather & Problem };
  }

  it('says that no table is loaded', async () => {
    expect((await ask()).json).toEqual({ table: null, days: [] });
  });

  it('has flux, mean and Ap of each day as the file of CelesTrak has them', async () => {
    const text = fileOf('space-weather-2023');
    await keepSpaceWeather(platform.context.database, tableOf(text), 'SW-2023.csv');
    const { json } = await ask({ from: '2022-12-29T00:00:00Z', to: '2023-01-02T00:00:00Z' });
    const [header = '', ...lines] = text.trimEnd().split(/\r?\n/);
    const place = (name: string) => header.split(',').indexOf(name);
    const figures = ['F10.7_OBS', 'F10.7_OBS_CENTER81', 'AP_AVG'].map(place);
    const rows = lines.map((line) => line.split(','));
    expect(json.days.map(({ day, f107, f107Mean, ap, source }) => [day, f107, f107Mean, ap, source])).toEqual(
      rows.slice(2, 7).map((cells) => [cells[0], ...figures.map((at) => Number(cells[at])), 'OBSERVED']),
    );
    const [firstDay, lastDay] = [rows[0]?.[0], rows.at(-1)?.[0]];
    expect(json.table).toMatchObject({ fileName: 'SW-2023.csv', firstDay, lastDay, lastObservedDay: lastDay });
  });

  it('keeps what was observed apart from what is predicted, by days and by months', async () => {
    await keepSpaceWeather(platform.context.database, tableOf(fileOf('space-weather-predicted')), 'SW-All.csv');
    const { table, days } = (await ask({ from: '2026-01-01T00:00:00Z', to: '2027-01-01T00:00:00Z' })).json;
    const sources = [...new Set(days.map(({ source }) => source))];
    expect(sources).toEqual(expect.arrayContaining(['PREDICTED', 'PREDICTED_MONTHLY']));
    const observed = days.findLast(({ source }) => source === 'OBSERVED')?.day ?? null;
    expect(table?.lastObservedDay).toBe(observed);
  });

  it('is of half a year before today and 45 days after it, where nothing else is said', async () => {
    const today = Math.floor(nowTaiS() / SECONDS_PER_DAY);
    const figures = { f107: 150, f107Mean: 140, ap: [4, 4, 4, 4, 4, 4, 4, 4], apMean: 4, source: 'observed' } as const;
    const days = Array.from({ length: 800 }, () => figures);
    await keepSpaceWeather(platform.context.database, { firstDay: today - 400, days }, 'SW.csv');
    expect((await ask()).json.days).toHaveLength(180 + 1 + 45);
  });

  it('is of a window that has an end after its begin and so many days at most', async () => {
    const empty = await ask({ from: '2023-01-02T00:00:00Z', to: '2023-01-01T00:00:00Z' });
    expect([empty.status, empty.json.code]).toEqual([422, 'window-empty']);
    const long = await ask({ from: '2000-01-01T00:00:00Z', to: '2023-01-01T00:00:00Z' });
    expect([long.status, long.json.code]).toEqual([400, 'invalid-request']);
  });
});
