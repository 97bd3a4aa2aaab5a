import type { AtmosphereModel, SpaceWeatherDays } from '@keepout/astro/atmosphere-model';
import { SECONDS_PER_DAY } from '@keepout/units/duration';
import { asc, between, desc, max, type SQL, sql } from 'drizzle-orm';
import type { Database, Queries } from '../platform/database/database.ts';
import { nowTaiS } from '../platform/now.ts';
import { spaceWeatherDay } from './tables.ts';

/** Wire names of the sources of space weather. */
export const WIRE_SOURCES = {
  observed: 'OBSERVED',
  interpolated: 'INTERPOLATED',
  predicted: 'PREDICTED',
  'predicted-monthly': 'PREDICTED_MONTHLY',
  'beyond-table': 'BEYOND_TABLE',
  constant: 'CONSTANT',
} as const;

/** Days around now that cover the epochs of used orbits and of future passes. */
const DAYS_BEFORE = 45;
const DAYS_AFTER = 20;

const { day, f107, f107Mean, ap, apMean, source } = spaceWeatherDay;
const FIGURES = { day, f107, f107Mean, ap, apMean, source };

/**
 * Returns the atmosphere model of this installation: NRLMSISE-00 with the days of its table around now, or the nearest days in
 * it; undefined without a table, which means the exponential atmosphere (docs/decisions/0068).
 */
export async function airInUse(db: Queries): Promise<AtmosphereModel | undefined> {
  const today = Math.floor(nowTaiS() / SECONDS_PER_DAY);
  const query = db.select(FIGURES).from(spaceWeatherDay);
  const around = await query.where(between(day, today - DAYS_BEFORE, today + DAYS_AFTER)).orderBy(asc(day));
  const nearest = asc(sql`abs(${day} - ${today})`);
  const rows = around.length > 0 ? around : await db.select(FIGURES).from(spaceWeatherDay).orderBy(nearest).limit(1);
  const [first] = rows;
  if (first === undefined) return undefined;
  const days = rows.map(({ day: _, ...figures }) => figures);
  return { model: 'NRLMSISE_00', weather: { firstDay: first.day, days } };
}

/** Returns the end of the table, and the name of its file. */
export async function lastWeatherDay(
  db: Queries,
): Promise<{ readonly day: number; readonly fileName: string } | undefined> {
  const { fileName } = spaceWeatherDay;
  const [last] = await db.select({ day, fileName }).from(spaceWeatherDay).orderBy(desc(day)).limit(1);
  return last;
}

/** Returns the table in use, with its days in a window, both ends included; undefined without a table. */
export async function weatherOver(db: Queries, firstDay: number, lastDay: number) {
  const { fileName, loadedAt } = spaceWeatherDay;
  const [[table], days] = await Promise.all([
    db
      .select({
        firstDay: sql<string | null>`${dateOf(sql`min(${day})`)}`,
        lastDay: dateOf(sql`max(${day})`),
        lastObservedDay: sql<string | null>`${dateOf(sql`max(${day}) filter (where ${source} = 'observed')`)}`,
        fileName: sql<string>`max(${fileName})`,
        loadedAt: max(loadedAt),
      })
      .from(spaceWeatherDay),
    db
      .select({ day: dateOf(sql`${day}`), f107, f107Mean, ap: apMean, source })
      .from(spaceWeatherDay)
      .where(between(day, firstDay, lastDay))
      .orderBy(asc(day)),
  ]);
  if (table === undefined || table.firstDay === null || table.loadedAt === null) return undefined;
  return { table: { ...table, firstDay: table.firstDay, loadedAt: table.loadedAt }, days };
}

/** Converts a day to a UTC date. */
const dateOf = (of: SQL) => sql<string>`(date '2000-01-01' + (${of})::integer)::text`;

/** Puts a table into use and replaces the previous one. */
export async function keepSpaceWeather(
  { orm }: Pick<Database, 'orm'>,
  { firstDay, days }: SpaceWeatherDays,
  fileName: string,
): Promise<void> {
  const rows = days.map((figures, index) => ({ ...figures, day: firstDay + index }));
  await orm.transaction(async (tx) => {
    await tx.delete(spaceWeatherDay);
    await tx.execute(sql`
      insert into space_weather_day (day, f107, f107_mean, ap, ap_mean, source, file_name)
      select (one->>'day')::integer, (one->>'f107')::double precision, (one->>'f107Mean')::double precision,
        array(select value::double precision from jsonb_array_elements_text(one->'ap')),
        (one->>'apMean')::double precision, one->>'source', ${fileName}
      from jsonb_array_elements(${JSON.stringify(rows)}::jsonb) as one`);
  });
}
