import { desc, eq } from 'drizzle-orm';
import type { Queries, Transaction } from '../../platform/database/database.ts';
import { sensorCalibration } from '../sensors/tables.ts';
import { calibrationTrack } from './tables.ts';

export type CalibrationTrackRow = typeof calibrationTrack.$inferSelect;

/** Stores a track for calibration; a track of the same file is counted once. */
export async function noteCalibrationTrack(
  tx: Transaction,
  row: typeof calibrationTrack.$inferInsert,
): Promise<boolean> {
  const rows = await tx.insert(calibrationTrack).values(row).onConflictDoNothing().returning();
  return rows.length > 0;
}

/** The newest tracks of a sensor, newest first. */
export async function calibrationTracks(
  db: Queries,
  sensorId: string,
  limit: number,
): Promise<readonly CalibrationTrackRow[]> {
  return await db
    .select()
    .from(calibrationTrack)
    .where(eq(calibrationTrack.sensorId, sensorId))
    .orderBy(desc(calibrationTrack.endTaiS))
    .limit(limit);
}

/** Stores the calibration of a sensor up to a time; a newer one for the same time replaces it. */
export async function keepCalibration(tx: Transaction, row: typeof sensorCalibration.$inferInsert): Promise<void> {
  const { sensorId, at, ...values } = row;
  await tx
    .insert(sensorCalibration)
    .values(row)
    .onConflictDoUpdate({ target: [sensorCalibration.sensorId, sensorCalibration.at], set: values });
}
