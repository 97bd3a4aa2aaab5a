import { createHash, type Hash } from 'node:crypto';
import { Transform } from 'node:stream';
import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';

/** The digest of a form as it is received: every part in its order, with its names, its type and all of its bytes. */
export interface FormDigest {
  /** Undefined until the form was read to its end. */
  value(): string | undefined;
}

type PartOptions = Parameters<FastifyRequest['parts']>[0];

/** Limits above those of any route: a repeated form is hashed for comparison and not stored. */
const ANY_PARTS = { limits: { files: 2000, fields: 2000, parts: 4000 } };

/** Hashes the form of this request part by part while it is read. */
export function digestForm(request: FastifyRequest): FormDigest {
  const hash = createHash('sha256');
  let isWhole = false;
  const read = request.parts.bind(request);
  async function* parts(options?: PartOptions) {
    for await (const part of read(options)) {
      const { type, fieldname, mimetype } = part;
      const fieldValue = part.type === 'file' ? part.filename : part.value;
      frame(hash, JSON.stringify([type, fieldname, mimetype, fieldValue ?? null]));
      if (part.type === 'field') {
        yield part;
        continue;
      }
      const content = createHash('sha256');
      listen(part, content);
      yield part;
      // A request for the next part means that this one was read, or that the form ended with an error.
      if (!part.file.readableEnded) return;
      hash.update(content.digest());
    }
    isWhole = true;
  }
  request.parts = parts as FastifyRequest['parts'];
  request.files = async function* files(options?: PartOptions) {
    for await (const part of parts(options)) if (part.type === 'file') yield part;
  } as FastifyRequest['files'];
  return { value: () => (isWhole ? hash.digest('hex') : undefined) };
}

/** Reads a form only for its digest. */
export async function digestOfForm(request: FastifyRequest): Promise<string> {
  const digest = digestForm(request);
  for await (const part of request.parts(ANY_PARTS)) {
    if (part.type === 'file') for await (const _ of part.file);
  }
  return digest.value() ?? '';
}

/** Hashes texts with their lengths, so that different lists never give the same bytes. */
function frame(hash: Hash, text: string): void {
  hash.update(`${Buffer.byteLength(text)}:`).update(text);
}

/** Inserts the hash between the parser and the reader of the file, which sees the same bytes, limits and errors. */
function listen(part: MultipartFile, hash: Hash): void {
  const { file } = part;
  const hashedStream = new Transform({
    transform(chunk: Buffer, _encoding, complete) {
      hash.update(chunk);
      complete(null, chunk);
    },
  });
  Object.defineProperty(hashedStream, 'truncated', { get: () => file.truncated });
  Object.defineProperty(hashedStream, 'bytesRead', { get: () => file.bytesRead });
  file.once('error', (cause: Error) => hashedStream.destroy(cause));
  file.once('close', () => {
    if (!file.readableEnded) hashedStream.destroy(new Error('Unexpected end of form data'));
  });
  hashedStream.once('close', () => {
    if (!hashedStream.readableEnded) file.destroy();
  });
  // A reader that has left gets the error from the form.
  hashedStream.on('error', () => undefined);
  file.pipe(hashedStream);
  // The caller left before this part was read: its stream emits no second close event.
  if (file.destroyed && !file.readableEnded) hashedStream.destroy(new Error('Unexpected end of form data'));
  part.file = hashedStream as unknown as MultipartFile['file'];
}
