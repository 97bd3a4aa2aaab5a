import { desc, eq } from 'drizzle-orm';
import type { Queries, Transaction } from '../../platform/database/database.ts';
import { sensorCalibration } from '../sensors/tables.ts';
import { calibrationTrack } from './tables.ts';

export type CalibrationTrackRow = typeof calibrationTrack.$inferSelect;

/** A track that a sensor is calibrated by; one of the same file is not counted again. */
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

/** Writes what a sensor measures like up to a time; the same time again is the newer word. */
export async function keepCalibration(tx: Transaction, row: typeof sensorCalibration.$inferInsert): Promise<void> {
  const { sensorId, at, ...values } = row;
  await tx
    .insert(sensorCalibration)
    .values(row)
    .onConflictDoUpdate({ target: [sensorCalibration.sensorId, sensorCalibration.at], set: values });
}
