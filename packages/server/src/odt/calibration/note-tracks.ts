import type { ServerContext } from '../../hosting/module.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { AssociatedTrack } from '../tracks/read.thread.ts';
import { CALIBRATE_QUEUE, type CalibrateJob } from './queues.ts';
import { calibrationOf } from './residuals-of-track.ts';
import { noteCalibrationTrack } from './store.ts';

/** A file with its sensor; null for an unknown sensor. */
export interface FileOfSensor {
  readonly id: string;
  readonly sensorId: string | null;
  readonly sensorCode: string;
}

/**
 * Stores the calibration data of the tracks of a file, and queues a new calibration of the sensor.
 *
 * @param isObservedOrbit   for each orbit of the ordered object whether it follows from observations
 */
export async function noteTracks(
  { queue }: Pick<ServerContext, 'queue'>,
  tx: Transaction,
  { id: observationFileId, sensorId, sensorCode }: FileOfSensor,
  tracks: readonly AssociatedTrack[],
  isObservedOrbit: readonly boolean[],
): Promise<void> {
  if (sensorId === null) return;
  const association = tracks.find(({ track }) => track.sensorCode === sensorCode);
  const trackCalibration = association && calibrationOf(association);
  // An orbit that follows from observations may have taken the clock's error for the object's.
  const isObserved = association?.best?.isOrdered === true && isObservedOrbit[association.orderedAt] === true;
  const calibration = trackCalibration && (isObserved ? { ...trackCalibration, timeBiasS: null } : trackCalibration);
  if (association === undefined || calibration === undefined) return;
  const { measurements } = association.track;
  const startTaiS = measurements[0]!.receptionTaiS;
  const endTaiS = measurements.at(-1)!.receptionTaiS;
  const isNew = await noteCalibrationTrack(tx, { sensorId, observationFileId, startTaiS, endTaiS, ...calibration });
  if (isNew) await queue.enqueue<CalibrateJob>(CALIBRATE_QUEUE, { sensorId }, { within: tx, key: sensorId });
}
