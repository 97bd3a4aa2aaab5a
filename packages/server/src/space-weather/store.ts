import type { Air, SpaceWeatherDays } from '@keepout/astro/air';
import { SECONDS_PER_DAY } from '@keepout/units/duration';
import { asc, between, desc, sql } from 'drizzle-orm';
import type { Database, Queries } from '../platform/database/database.ts';
import { nowTaiS } from '../platform/now.ts';
import { spaceWeatherDay } from './tables.ts';

/** Orbits that are computed with are no older, and passes lie no later. */
const DAYS_BEFORE = 45;
const DAYS_AFTER = 20;

const { day, f107, f107Mean, ap, apMean, source } = spaceWeatherDay;
const FIGURES = { day, f107, f107Mean, ap, apMean, source };

/**
 * The density that orbits of this installation fly in: NRLMSISE-00 with the days of its table around now, or the one that is nearest to
 * them; undefined without a table, which means the exponential atmosphere (docs/decisions/0087).
 */
export async function airInUse(db: Queries): Promise<Air | undefined> {
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

/** Where the table ends, and the file that it came in. */
export async function lastWeatherDay(
  db: Queries,
): Promise<{ readonly day: number; readonly fileName: string } | undefined> {
  const { fileName } = spaceWeatherDay;
  const [last] = await db.select({ day, fileName }).from(spaceWeatherDay).orderBy(desc(day)).limit(1);
  return last;
}

/** Makes a table the one in use, in place of the one before. */
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
