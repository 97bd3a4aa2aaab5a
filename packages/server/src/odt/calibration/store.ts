import { desc, eq } from 'drizzle-orm';
import type { Queries, Transaction } from '../../platform/database/database.ts';
import { sensorCalibrationTable } from '../sensors/tables.ts';
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
export async function keepCalibration(tx: Transaction, row: typeof sensorCalibrationTable.$inferInsert): Promise<void> {
  const { sensorId, at, ...values } = row;
  await tx
    .insert(sensorCalibrationTable)
    .values(row)
    .onConflictDoUpdate({ target: [sensorCalibrationTable.sensorId, sensorCalibrationTable.at], set: values });
}
