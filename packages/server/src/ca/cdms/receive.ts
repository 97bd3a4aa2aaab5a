import type { FastifyRequest } from 'fastify';
import { storableFileName } from '../../messages/received-form.ts';
import { type ReceivedFile, receivedBytes, receiveFile } from '../../platform/files/received-file.ts';
import { type Refusal, refused } from '../../platform/http/problem.ts';
import { MOST_RECEIVED_BYTES, MOST_UPLOADED_MESSAGES } from './limits.ts';

/** The files of a request as one concatenated content. */
export interface ReceivedMessages {
  readonly content: ReceivedFile;
  readonly files: readonly MessageFile[];
}

export interface MessageFile {
  readonly fileName: string;
  readonly sizeBytes: number;
}

/** Receives the messages of a request: the files of a form, or the body itself. They are buffered on disk, not in memory. */
export async function receiveMessages(request: FastifyRequest): Promise<ReceivedMessages> {
  if (!request.isMultipart()) {
    const bytes = typeof request.body === 'string' ? Buffer.from(request.body) : Buffer.of();
    const files = bytes.length > 0 ? [{ fileName: 'message', sizeBytes: bytes.length }] : [];
    return { content: receivedBytes(bytes), files };
  }
  const files: MessageFile[] = [];
  const received = await receiveFile(partsOf(request, files), MOST_RECEIVED_BYTES);
  if (!received.ok) throw tooLarge('The messages together are', MOST_RECEIVED_BYTES);
  return { content: received.value, files };
}

async function* partsOf(request: FastifyRequest, files: MessageFile[]): AsyncGenerator<Buffer> {
  const limits = { fileSize: MOST_RECEIVED_BYTES, files: MOST_UPLOADED_MESSAGES, parts: MOST_UPLOADED_MESSAGES + 20 };
  for await (const part of request.files({ limits })) {
    const fileName = storableFileName(part.filename, 'message');
    let sizeBytes = 0;
    try {
      for await (const chunk of part.file as AsyncIterable<Buffer>) {
        sizeBytes += chunk.length;
        yield chunk;
      }
    } catch (error) {
      throw part.file.truncated ? tooLarge(`${fileName} is`, MOST_RECEIVED_BYTES) : error;
    }
    files.push({ fileName, sizeBytes });
  }
}

/** Returns a refusal for a file above the limit, compressed or decompressed. */
function tooLarge(subject: string, limitBytes: number): Refusal {
  return refused('file-too-large', { detail: `${subject} larger than ${Math.round(limitBytes / 1e6)} MB.` });
}
