import type { EphemerisFile, EphemerisUpload } from '@keepout/contract/ca/ephemeris';
import { type FaultPlace, faultFromAnswer } from '../../api/fault.ts';

/** What became of one uploaded file. */
export type UploadOutcome =
  | { readonly kind: 'accepted'; readonly file: EphemerisFile }
  | {
      readonly kind: 'rejected';
      readonly code: string;
      readonly message: string;
      readonly places: readonly FaultPlace[];
    }
  | { readonly kind: 'too-large'; readonly message: string }
  | { readonly kind: 'unreachable' }
  | { readonly kind: 'unreadable' }
  | { readonly kind: 'cancelled' }
  | { readonly kind: 'failed'; readonly code: number; readonly title: string; readonly message: string };

/** Reads the answer to the upload of a single file: taken, rejected with its places, or refused as a whole. */
export function outcomeOf(status: number, statusText: string, body: unknown): UploadOutcome {
  if (status === 201) {
    const { accepted, rejected } = body as EphemerisUpload;
    const [file] = accepted;
    if (file !== undefined) return { kind: 'accepted', file };
    const [refused] = rejected;
    if (refused !== undefined)
      return { kind: 'rejected', code: refused.code, message: refused.message, places: placesIn(refused) };
  }
  const { code, title, message, problemCode, places = [] } = faultFromAnswer(status, statusText, body);
  if (status === 422) return { kind: 'rejected', code: problemCode ?? '', message, places };
  if (status === 413) return { kind: 'too-large', message };
  return { kind: 'failed', code, title, message };
}

/** The places of a rejected file go through the same reader as those of a problem document. */
const placesIn = ({ errors }: EphemerisUpload['rejected'][number]) => faultFromAnswer(422, '', { errors }).places ?? [];

/** A fault or a warning of a file, as this feature shows it. */
export interface Place {
  readonly line?: number | undefined;
  readonly keyword?: string | undefined;
  readonly code?: string | undefined;
  readonly message: string;
}

/** The places as lines for a mail or a spreadsheet: line, keyword, code, message. */
export function placesText(places: readonly Place[]): string {
  return places
    .map(({ line, keyword, code, message }) => [line ?? '', keyword ?? '', code ?? '', message].join('\t'))
    .join('\n');
}
