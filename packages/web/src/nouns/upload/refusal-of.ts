import { faultFromAnswer } from '../../api/fault.ts';
import type { UploadOutcome } from './upload-outcome.ts';

/** Reads the answer to an upload of which nothing was taken: rejected with its places, too large, or refused as a whole. */
export function refusalOf(status: number, statusText: string, body: unknown): UploadOutcome<never> {
  const { code, title, message, problemCode, places = [] } = faultFromAnswer(status, statusText, body);
  if (status === 422) return { kind: 'rejected', code: problemCode ?? '', message, places };
  if (status === 413) return { kind: 'too-large', message };
  return { kind: 'failed', code, title, message };
}
