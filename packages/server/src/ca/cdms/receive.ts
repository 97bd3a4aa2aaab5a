import type { FastifyRequest } from 'fastify';
import { Refusal } from '../../platform/problem.ts';

export interface ReceivedFile {
  readonly fileName: string;
  readonly bytes: Uint8Array;
}

/** Largest single message; a CDM is some ten kilobytes. */
const MESSAGE_LIMIT_BYTES = 4 * 1024 * 1024;

/** The messages of a request: the files of a form, or the body itself. */
export async function receiveMessages(request: FastifyRequest, limitBytes: number): Promise<ReceivedFile[]> {
  if (!request.isMultipart()) {
    const { body } = request;
    if (body === undefined || body === null) return [];
    const bytes = Buffer.isBuffer(body) ? body : Buffer.from(typeof body === 'string' ? body : JSON.stringify(body));
    return [{ fileName: 'message', bytes }];
  }
  const files: ReceivedFile[] = [];
  for await (const part of request.files({
    limits: { fileSize: Math.min(limitBytes, MESSAGE_LIMIT_BYTES), files: 500 },
  })) {
    const bytes = await part.toBuffer();
    if (part.file.truncated) {
      throw new Refusal({ status: 413, code: 'file-too-large', detail: `${part.filename} is larger than 4 MB.` });
    }
    files.push({ fileName: part.filename || 'message', bytes });
  }
  return files;
}
