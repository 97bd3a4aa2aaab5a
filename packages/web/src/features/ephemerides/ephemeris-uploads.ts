import type { EphemerisFile } from '@keepout/contract/ca/ephemeris';
import { urlOfCall } from '../../api/call-url.ts';
import { createUploads } from '../../nouns/upload/create-uploads.ts';
import { sendForm } from '../../nouns/upload/send-form.ts';
import { outcomeOf } from './upload-outcome.ts';

export interface UploadOptions {
  /** Absent: the server matches the satellite by OBJECT_ID. */
  readonly satelliteId: string | undefined;
  readonly designation: 'OPERATIONAL' | 'CANDIDATE';
}

/** The ephemerides that were handed over in this visit. */
export const ephemerisUploads = createUploads<EphemerisFile, UploadOptions>(
  (auth, { file, options: { satelliteId, designation }, signal, onShare }) =>
    sendForm(auth, {
      address: urlOfCall('uploadEphemeris'),
      file,
      outcomeOf,
      signal,
      onShare,
      fields: { 'satellite-id': satelliteId, designation },
    }),
);
