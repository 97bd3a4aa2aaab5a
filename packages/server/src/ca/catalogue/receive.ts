import { CATALOGUE_TYPES } from '@keepout/contract/ca/endpoints/catalogue';
import type { FastifyRequest } from 'fastify';
import { fileNameOf } from '../../messages/file-name.ts';
import { type ReceivedFile, receiveFile } from '../../platform/files/received-file.ts';
import type { App } from '../../platform/http/app.ts';
import { type Refusal, refused } from '../../platform/http/problem.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The catalogue file of the request, as far as one was received. */
    catalogueFile: ReceivedFile | null;
  }
}

export interface UploadedCatalogue {
  readonly fileName: string;
  readonly content: ReceivedFile;
}

const BODY_NAME = 'catalogue';

/**
 * Bodies of the scope are received as files: streamed to the disk as they come, never past the limit, and given back
 * when the request is over, whatever became of it.
 */
export function receiveCatalogueBodies(scope: App, limitBytes: number): void {
  scope.decorateRequest('catalogueFile', null);
  for (const type of CATALOGUE_TYPES) {
    scope.addContentTypeParser(type, async (request: FastifyRequest, payload: NodeJS.ReadableStream) => {
      const received = await receiveFile(payload as never, limitBytes);
      if (!received.ok) throw tooLarge('The body', limitBytes);
      request.catalogueFile = received.value;
      // What an Idempotency-Key is compared by.
      return { sha256: received.value.sha256 };
    });
  }
  scope.addHook('onResponse', async (request) => request.catalogueFile?.discard());
  scope.addHook('onRequestAbort', async (request) => request.catalogueFile?.discard());
}

/** The catalogue of a request: the one file of a form, or the body itself. */
export async function receiveCatalogue(request: FastifyRequest, limitBytes: number): Promise<UploadedCatalogue> {
  let fileName = BODY_NAME;
  if (request.isMultipart()) {
    for await (const part of request.files({ limits: { files: 1, fileSize: limitBytes } })) {
      fileName = fileNameOf(part.filename, BODY_NAME);
      const received = await receiveFile(part.file, limitBytes).catch((error: unknown) => {
        throw part.file.truncated ? tooLarge(fileName, limitBytes) : error;
      });
      if (!received.ok) throw tooLarge(fileName, limitBytes);
      request.catalogueFile = received.value;
      if (part.file.truncated) throw tooLarge(fileName, limitBytes);
    }
  }
  const content = request.catalogueFile;
  if (content === null || content.sizeBytes === 0) {
    throw refused('no-file', {
      detail: 'The request contains no catalogue: send a form with one file, or the file itself.',
    });
  }
  return { fileName, content };
}

function tooLarge(what: string, limitBytes: number): Refusal {
  return refused('file-too-large', { detail: `${what} is larger than ${Math.round(limitBytes / 1e6)} MB.` });
}
