import type { CdmUpload } from '@keepout/contract/ca/cdm';
import { urlOfCall } from '../../../api/call-url.ts';
import { createUploads, refusalOf } from '../../../nouns/upload/create-uploads.ts';
import { sendForm } from '../../../nouns/upload/send-form.ts';
import type { UploadOutcome } from '../../../nouns/upload/upload-outcome.ts';

/** The messages that were handed over in this visit. */
export const messageUploads = createUploads<CdmUpload, undefined>((auth, { file, signal, onShare }) =>
  sendForm(auth, { address: urlOfCall('uploadCdms'), file, outcomeOf, signal, onShare, fields: {} }),
);

/** Reads the answer to the upload of a single file, which may hold several messages: a part of them may be taken. */
export const outcomeOf = (status: number, statusText: string, body: unknown): UploadOutcome<CdmUpload> =>
  status === 201 ? { kind: 'accepted', file: body as CdmUpload } : refusalOf(status, statusText, body);
