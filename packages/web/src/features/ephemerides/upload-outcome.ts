import type { EphemerisFile, EphemerisUpload } from '@keepout/contract/ca/ephemeris';
import { faultFromAnswer } from '../../api/fault.ts';
import { refusalOf } from '../../nouns/upload/refusal-of.ts';
import type { UploadOutcome } from '../../nouns/upload/upload-outcome.ts';

/** Reads the answer to the upload of a single file: taken, rejected with its places, or refused as a whole. */
export function outcomeOf(status: number, statusText: string, body: unknown): UploadOutcome<EphemerisFile> {
  if (status === 201) {
    const { accepted, rejected } = body as EphemerisUpload;
    const [file] = accepted;
    if (file !== undefined) return { kind: 'accepted', file };
    const [refused] = rejected;
    if (refused !== undefined)
      return { kind: 'rejected', code: refused.code, message: refused.message, places: placesIn(refused) };
  }
  return refusalOf(status, statusText, body);
}

/** The places of a rejected file go through the same reader as those of a problem document. */
const placesIn = ({ errors }: EphemerisUpload['rejected'][number]) => faultFromAnswer(422, '', { errors }).places ?? [];
