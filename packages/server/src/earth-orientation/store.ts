import { type EarthOrientationDays, ORIENTATION_FIGURES } from '@keepout/astro/frames/earth-orientation';
import { SECONDS_PER_DAY } from '@keepout/units/duration';
import { asc, between, desc, eq, or, sql } from 'drizzle-orm';
import type { Database, Queries } from '../platform/database/database.ts';
import { nowTaiS } from '../platform/now.ts';
import { earthOrientationDay } from './ground.ts';

/** Days around now that cover the epochs of used measurements and of future passes. */
const DAYS_BEFORE = 45;
const DAYS_AFTER = 45;

const { day, figures } = earthOrientationDay;

/** Returns the installation's Earth orientation table for a computation; without a table UT1 = UTC. */
export async function earthOrientationInUse(
  db: Queries,
): Promise<{ readonly earthOrientation?: EarthOrientationDays }> {
  const today = Math.floor(nowTaiS() / SECONDS_PER_DAY);
  // Beyond its days the value of the nearest day is used, as for a command.
  const nearest = sql`(select least(greatest(${today}, min(day)), max(day)) from ${earthOrientationDay})`;
  const rows = await db
    .select({ day, figures })
    .from(earthOrientationDay)
    .where(or(between(day, today - DAYS_BEFORE, today + DAYS_AFTER), eq(day, nearest)))
    .orderBy(asc(day));
  const [first] = rows;
  if (first === undefined) return {};
  return { earthOrientation: { firstDay: first.day, values: rows.flatMap((row) => row.figures) } };
}

/** Returns the end of the table, and the name of its file. */
export async function lastOrientationDay(
  db: Queries,
): Promise<{ readonly day: number; readonly fileName: string } | undefined> {
  const { fileName } = earthOrientationDay;
  const [last] = await db.select({ day, fileName }).from(earthOrientationDay).orderBy(desc(day)).limit(1);
  return last;
}

/** Puts a table into use and replaces the previous one. */
export async function keepEarthOrientation(
  { orm }: Pick<Database, 'orm'>,
  { firstDay, values }: EarthOrientationDays,
  fileName: string,
): Promise<void> {
  const rows = Array.from({ length: values.length / ORIENTATION_FIGURES }, (_, index) => ({
    day: firstDay + index,
    figures: values.slice(index * ORIENTATION_FIGURES, (index + 1) * ORIENTATION_FIGURES),
  }));
  await orm.transaction(async (tx) => {
    await tx.delete(earthOrientationDay);
    await tx.execute(sql`
      insert into earth_orientation_day (day, figures, file_name)
      select (one->>'day')::integer,
        array(select value::double precision from jsonb_array_elements_text(one->'figures') with ordinality as f(value, place) order by place),
        ${fileName}
      from jsonb_array_elements(${JSON.stringify(rows)}::jsonb) as one`);
  });
}
