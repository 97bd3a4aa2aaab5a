import type { UploadOutcome } from './upload-outcome.ts';

/** One file that a person handed over; it stays until they dismiss it. */
export interface Upload<Accepted, Options> {
  readonly key: string;
  readonly file: File;
  readonly options: Options;
  /** Part that has left, 0 to 1; at 1 the server reads. */
  readonly share: number;
  /** Absent while under way. */
  readonly outcome: UploadOutcome<Accepted> | undefined;
}

type Uploads<Accepted, Options> = readonly Upload<Accepted, Options>[];

export const updateUpload = <Accepted, Options>(
  uploads: Uploads<Accepted, Options>,
  key: string,
  change: Partial<Omit<Upload<Accepted, Options>, 'key'>>,
): Uploads<Accepted, Options> => uploads.map((upload) => (upload.key === key ? { ...upload, ...change } : upload));

/** Removes only finished uploads: one in progress must be cancelled first. */
export const dismissed = <Accepted, Options>(
  uploads: Uploads<Accepted, Options>,
  key: string,
): Uploads<Accepted, Options> => uploads.filter((upload) => upload.key !== key || upload.outcome === undefined);

export const allDismissed = <Accepted, Options>(uploads: Uploads<Accepted, Options>): Uploads<Accepted, Options> =>
  uploads.filter(({ outcome }) => outcome === undefined);

/** The outcomes after which the same file may be sent once more. */
export const isRepeatable = ({ outcome }: { readonly outcome: { readonly kind: string } | undefined }): boolean =>
  outcome !== undefined && outcome.kind !== 'accepted';
