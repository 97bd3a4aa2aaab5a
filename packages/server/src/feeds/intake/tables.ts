import type { SpaceWeatherDays } from '@keepout/astro/atmosphere-model';
import { type EarthOrientationDays, ORIENTATION_FIGURES } from '@keepout/astro/frames/earth-orientation';
import type { Statement } from '@keepout/contract/platform/sentence-text';
import { tell, together } from '@keepout/contract/sentences';
import { SECONDS_PER_DAY } from '@keepout/units/duration';
import type { Result } from '@keepout/units/result';
import { keepEarthOrientation, lastOrientationDay } from '../../earth-orientation/store.ts';
import type { ServerContext } from '../../hosting/module.ts';
import { threadTask } from '../../platform/threads/threads.ts';
import { keepSpaceWeather, lastWeatherDay } from '../../space-weather/store.ts';
import type { PublishedDocument } from '../source/asking.ts';
import type { FeedRow } from '../store.ts';
import type { IntakeResult } from './intake.ts';
import type { ReadTableInput, TableRefused } from './read-table.thread.ts';

const module = new URL('./read-table.thread.ts', import.meta.url);
const readOrientation = threadTask<ReadTableInput, Result<EarthOrientationDays, TableRefused>>(
  module,
  'readOrientationTable',
);
const readWeather = threadTask<ReadTableInput, Result<SpaceWeatherDays, TableRefused>>(module, 'readWeatherTable');
const LIMIT_BYTES = 64 * 1024 * 1024;

/** Stores Earth orientation parameters; the new table replaces the previous one completely. */
export async function takeEarthOrientation(
  { database, threads }: ServerContext,
  _feed: FeedRow,
  { name, bytes }: PublishedDocument,
  isTrial: boolean,
): Promise<IntakeResult> {
  const table = await threads.run(readOrientation, { bytes, limitBytes: LIMIT_BYTES });
  if (!table.ok) return refusedFile(name, table.fault.reason);
  const days = table.value.values.length / ORIENTATION_FIGURES;
  const inUse = await lastOrientationDay(database.orm);
  return await takeTable(name, table.value.firstDay + days - 1, days, inUse?.day, async () => {
    if (!isTrial) await keepEarthOrientation(database, table.value, name);
  });
}

/** Stores space weather data; the new table replaces the previous one completely. */
export async function takeSpaceWeather(
  { database, threads }: ServerContext,
  _feed: FeedRow,
  { name, bytes }: PublishedDocument,
  isTrial: boolean,
): Promise<IntakeResult> {
  const table = await threads.run(readWeather, { bytes, limitBytes: LIMIT_BYTES });
  if (!table.ok) return refusedFile(name, table.fault.reason);
  const { firstDay, days } = table.value;
  const inUse = await lastWeatherDay(database.orm);
  return await takeTable(name, firstDay + days.length - 1, days.length, inUse?.day, async () => {
    if (!isTrial) await keepSpaceWeather(database, table.value, name);
  });
}

/** Refuses a table that ends before the one in use: it is outdated or truncated. */
async function takeTable(
  name: string,
  lastDay: number,
  days: number,
  inUseDay: number | undefined,
  keep: () => Promise<void>,
): Promise<IntakeResult> {
  if (inUseDay !== undefined && lastDay < inUseDay) {
    return refusedFile(name, tell('feed-table-old', { until: dateOf(lastDay), inUse: dateOf(inUseDay) }));
  }
  await keep();
  const addedDays = Math.max(0, lastDay - (inUseDay ?? lastDay - days));
  return {
    contents: {
      records: days,
      rejected: 0,
      change: { objects: days, newer: days - addedDays, added: addedDays, gone: 0 },
    },
  };
}

const refusedFile = (file: string, reason: Statement): IntakeResult => ({
  refused: together(tell('feed-file-refused', { file }), reason),
});

/** Converts a day since 2000-01-01 to a UTC date. */
const dateOf = (day: number): string =>
  new Date(Date.UTC(2000, 0, 1) + day * SECONDS_PER_DAY * 1000).toISOString().slice(0, 10);
