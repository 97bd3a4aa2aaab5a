import type { UploadOptions } from './send-file.ts';
import type { UploadOutcome } from './upload-outcome.ts';

/** One file that a person handed over; it stays until they dismiss it. */
export interface Upload {
  readonly key: string;
  readonly file: File;
  readonly options: UploadOptions;
  /** Part that has left, 0 to 1; at 1 the server reads. */
  readonly share: number;
  /** Absent while under way. */
  readonly outcome: UploadOutcome | undefined;
}

export type Uploads = readonly Upload[];

export const changed = (uploads: Uploads, key: string, change: Partial<Omit<Upload, 'key'>>): Uploads =>
  uploads.map((upload) => (upload.key === key ? { ...upload, ...change } : upload));

/** Dismissing takes away what has ended and nothing else: a file under way must be cancelled first. */
export const dismissed = (uploads: Uploads, key: string): Uploads =>
  uploads.filter((upload) => upload.key !== key || upload.outcome === undefined);

export const allDismissed = (uploads: Uploads): Uploads => uploads.filter(({ outcome }) => outcome === undefined);

/** The outcomes after which the same file may be sent once more. */
export const isRepeatable = ({ outcome }: Pick<Upload, 'outcome'>): boolean =>
  outcome !== undefined && outcome.kind !== 'accepted';
