import { formatUtcZ, parseUtc } from '@keepout/astro/epoch';
import { inArray, sql } from 'drizzle-orm';
import type { Queries, Transaction } from '../../platform/database/database.ts';
import type { Forecast } from './forecast.ts';
import { weatherForecast } from './tables.ts';

export interface StoredForecast extends Forecast {
  readonly receivedAt: string;
}

/** The newest forecast of each sensor that has one. */
export async function forecastsOf(
  db: Queries,
  sensorIds: readonly string[],
): Promise<ReadonlyMap<string, StoredForecast>> {
  if (sensorIds.length === 0) return new Map();
  const rows = await db
    .select()
    .from(weatherForecast)
    .where(inArray(weatherForecast.sensorId, [...sensorIds]));
  return new Map(rows.map((row) => [row.sensorId, storedForecast(row)]));
}

function storedForecast(row: typeof weatherForecast.$inferSelect): StoredForecast {
  const issued = parseUtc(row.issuedAt);
  if (!issued.ok) throw new Error(`a stored time that cannot be read: ${row.issuedAt}`);
  return { source: row.source, issuedTaiS: issued.value, hours: row.hours, receivedAt: row.receivedAt };
}

/** Stores a forecast unless a newer one exists. @returns whether it was stored */
export async function keepForecast(
  tx: Transaction,
  sensorId: string,
  { source, issuedTaiS, hours }: Forecast,
  receivedBy: string,
): Promise<boolean> {
  const content = { source, issuedAt: formatUtcZ(issuedTaiS), hours, receivedBy, receivedAt: new Date().toISOString() };
  const storedRows = await tx
    .insert(weatherForecast)
    .values({ sensorId, ...content })
    .onConflictDoUpdate({
      target: weatherForecast.sensorId,
      set: content,
      setWhere: sql`${weatherForecast.issuedAt} <= excluded.issued_at`,
    })
    .returning({ sensorId: weatherForecast.sensorId });
  return storedRows.length > 0;
}
