import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { type ReceivedFile, receiveFile } from '../platform/files/received-file.ts';
import { type Refusal, refused } from '../platform/http/problem.ts';

const LONGEST_NAME = 200;
/** Maximum total length of the names in a part's header: the parser silently truncates a longer header. */
const LONGEST_HEAD = 15_000;

export interface UploadedFile {
  readonly fileName: string;
  readonly content: ReceivedFile;
}

/** Limits of an upload: the largest file, and the default file name. */
export interface UploadForm {
  readonly limitBytes: number;
  readonly fallback: string;
}

/**
 * Reads a form: its files are added to `files` as they are received, and are stored on disk, never in memory; returns its fields.
 */
export async function receiveForm<Fields>(
  request: FastifyRequest,
  fields: z.ZodType<Fields>,
  form: UploadForm,
  files: UploadedFile[],
): Promise<Fields> {
  const raw: Record<string, unknown> = {};
  for await (const part of request.parts()) {
    const { length } = `${part.fieldname} ${part.type === 'file' ? part.filename : ''}`;
    if (length > LONGEST_HEAD) throw refused('malformed-form', { detail: 'The header of a part is too long.' });
    if (part.type === 'field') raw[part.fieldname] = part.value;
    else await receivePart(part, form, (file) => files.push(file));
  }
  const read = fields.safeParse(raw);
  if (read.success) return read.data;
  const errors = read.error.issues.map(({ code, message, path }) => ({
    code,
    message,
    pointer: `#/${path.join('/')}`,
  }));
  throw refused('invalid-request', { detail: 'A field of the form is not valid.', errors });
}

/** Receives one file of a form; `keep` also gets the received part of a refused file. */
export async function receivePart(
  { file, filename }: MultipartFile,
  { limitBytes, fallback }: UploadForm,
  keep: (received: UploadedFile) => void,
): Promise<void> {
  const fileName = storableFileName(filename, fallback);
  const received = await receiveFile(file, limitBytes).catch((error: unknown) => {
    throw file.truncated ? tooLarge(fileName, limitBytes) : error;
  });
  if (!received.ok) throw tooLarge(fileName, limitBytes);
  keep({ fileName, content: received.value });
  if (file.truncated) throw tooLarge(fileName, limitBytes);
}

export function tooLarge(fileName: string, limitBytes: number): Refusal {
  return refused('file-too-large', { detail: `${fileName} is larger than ${Math.round(limitBytes / 1e6)} MB.` });
}

/** Returns the file name for storage and display: without control characters, and of limited length. */
export function storableFileName(proposal: string | undefined, fallback: string): string {
  const name = (proposal ?? '').replaceAll(/[\p{Cc}\p{Cs}]/gu, '_').trim();
  if (name === '') return fallback;
  const signs = [...name];
  return signs.length <= LONGEST_NAME ? name : `${signs.slice(0, LONGEST_NAME - 1).join('')}…`;
}
