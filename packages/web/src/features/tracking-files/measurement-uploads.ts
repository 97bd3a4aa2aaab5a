import type { Observation, UploadedObservation } from '@keepout/contract/odt/observation';
import { urlOfCall } from '../../api/call-url.ts';
import { createUploads } from '../../nouns/upload/create-uploads.ts';
import { refusalOf } from '../../nouns/upload/refusal-of.ts';
import { sendForm } from '../../nouns/upload/send-form.ts';
import type { UploadOutcome } from '../../nouns/upload/upload-outcome.ts';

export interface MeasurementOptions {
  /** Absent: the file names its sensor. */
  readonly sensorCode: string | undefined;
  /** Absent: whoever fits. */
  readonly noradId: number | undefined;
}

export interface TakenMeasurements {
  readonly file: Observation;
  /** The same bytes were here. */
  readonly isKnown: boolean;
}

/** The measurements that were handed over in this visit. */
export const measurementUploads = createUploads<TakenMeasurements, MeasurementOptions>(
  (auth, { file, options: { sensorCode, noradId }, signal, onShare }) =>
    sendForm(auth, {
      address: urlOfCall('uploadObservation'),
      file,
      outcomeOf,
      signal,
      onShare,
      fields: { 'sensor-code': sensorCode, 'norad-id': noradId?.toString() },
    }),
);

/** Reads the answer to the upload of a single file. */
export function outcomeOf(status: number, statusText: string, body: unknown): UploadOutcome<TakenMeasurements> {
  if (status === 201) {
    const { observations, isKnown } = body as UploadedObservation;
    const [file] = observations;
    if (file !== undefined) return { kind: 'accepted', file: { file, isKnown } };
  }
  return refusalOf(status, statusText, body);
}
