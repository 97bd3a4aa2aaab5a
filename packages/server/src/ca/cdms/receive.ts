import type { FastifyRequest } from 'fastify';
import { fileNameOf } from '../../messages/file-name.ts';
import { type Refusal, refused } from '../../platform/http/problem.ts';

/** A file of messages as it was uploaded, whole and in memory; it may be packed. */
export interface UploadedMessageFile {
  readonly fileName: string;
  readonly bytes: Uint8Array;
}

/** Largest single message, opened; a CDM is some ten kilobytes. */
export const MESSAGE_LIMIT_BYTES = 4_000_000;
const MOST_MESSAGES = 500;

/** The messages of a request: the files of a form, or the body itself. */
export async function receiveMessages(request: FastifyRequest, limitBytes: number): Promise<UploadedMessageFile[]> {
  if (!request.isMultipart()) {
    const { body } = request;
    return typeof body === 'string' && body !== '' ? [{ fileName: 'message', bytes: Buffer.from(body) }] : [];
  }
  const files: UploadedMessageFile[] = [];
  let total = 0;
  for await (const part of request.files({
    limits: { fileSize: MESSAGE_LIMIT_BYTES, files: MOST_MESSAGES, parts: MOST_MESSAGES + 20 },
  })) {
    const fileName = fileNameOf(part.filename, 'message');
    const bytes = await part.toBuffer().catch((error: unknown) => {
      throw part.file.truncated ? tooLarge(`${fileName} is larger than ${megabytes(MESSAGE_LIMIT_BYTES)}.`) : error;
    });
    total += bytes.length;
    if (total > limitBytes) throw tooLarge(`The messages together are larger than ${megabytes(limitBytes)}.`);
    files.push({ fileName, bytes });
  }
  return files;
}

function tooLarge(detail: string): Refusal {
  return refused('file-too-large', { detail });
}

function megabytes(bytes: number): string {
  return `${Math.round(bytes / 1e6)} MB`;
}
