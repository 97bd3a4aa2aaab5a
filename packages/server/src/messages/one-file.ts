import type { FastifyRequest } from 'fastify';
import { type ReceivedFile, receiveFile } from '../platform/files/received-file.ts';
import type { HttpApp } from '../platform/http/app.ts';
import { refused } from '../platform/http/problem.ts';
import { receivePart, tooLarge, type UploadedFile } from './received-form.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The file of the request, as far as one was received. */
    oneFile: ReceivedFile | null;
  }
}

/**
 * Bodies of the scope are received as files: streamed to the disk as they come, never past the limit, and given back
 * when the request ends in any way.
 */
export function receiveBodies(scope: HttpApp, types: readonly string[], limitBytes: number): void {
  scope.decorateRequest('oneFile', null);
  for (const type of types) {
    scope.addContentTypeParser(type, async (request: FastifyRequest, payload: NodeJS.ReadableStream) => {
      const received = await receiveFile(payload as never, limitBytes);
      if (!received.ok) throw tooLarge('The body', limitBytes);
      request.oneFile = received.value;
      // Compared for an Idempotency-Key.
      return { sha256: received.value.sha256 };
    });
  }
  scope.addHook('onResponse', async (request) => request.oneFile?.discard());
  scope.addHook('onRequestAbort', async (request) => request.oneFile?.discard());
}

/** Returns the single file of a form, or the body itself; `fallbackName` describes the file in messages and names a body. */
export async function receiveOneFile(
  request: FastifyRequest,
  fallbackName: string,
  limitBytes: number,
): Promise<UploadedFile> {
  let fileName = fallbackName;
  if (request.isMultipart()) {
    for await (const part of request.files({ limits: { files: 1, fileSize: limitBytes } })) {
      await receivePart(part, { limitBytes, fallback: fallbackName }, (received) => {
        fileName = received.fileName;
        request.oneFile = received.content;
      });
    }
  }
  const content = request.oneFile;
  if (content === null || content.sizeBytes === 0) {
    const detail = `The request contains no ${fallbackName}: send a form with one file, or the file itself.`;
    throw refused('no-file', { detail });
  }
  return { fileName, content };
}
