import { gunzipSync } from 'node:zlib';
import { type MessageFault, messageFault } from '@keepout/ccsds/fault/message-fault';
import { fail, ok, type Result } from '@keepout/units/result';
import { readingLimitBytes, readingMemoryBytes } from './reading-memory.ts';

const GZIP = [0x1f, 0x8b];
const ZIP = [0x50, 0x4b];

/**
 * The text of an uploaded file. Gzip is opened, but never past the limit, so that a small file cannot fill the memory;
 * zip archives and anything that is not UTF-8 are faults.
 */
export function decodeText(bytes: Uint8Array, limitBytes: number): Result<string, MessageFault> {
  const opened = openedBytes(bytes, limitBytes);
  return opened.ok ? textOfOpened(opened.value) : opened;
}

/** Whether a file begins as a zip archive, also an empty one. */
export const isArchive = (bytes: Uint8Array): boolean => startsWith(bytes, ZIP);

/** The bytes of a file behind its compression. */
export function openedBytes(bytes: Uint8Array, limitBytes: number): Result<Uint8Array, MessageFault> {
  if (isArchive(bytes)) return fail(messageFault('not-text', { value: 'zip archive' }));
  return startsWith(bytes, GZIP) ? gunzip(bytes, limitBytes) : ok(bytes);
}

/** Returns the text of bytes that are not compressed. A text whose reading could exceed the heap of this thread is a fault. */
export function textOfOpened(bytes: Uint8Array): Result<string, MessageFault> {
  if (bytes.includes(0)) return fail(messageFault('not-text'));
  const share = readingLimitBytes() / readingMemoryBytes(bytes);
  if (share < 1) {
    const limit = Math.max(0, Math.floor(share * bytes.length));
    return fail(messageFault('too-large', { value: 'memory', limit }));
  }
  try {
    return ok(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return fail(messageFault('not-text'));
  }
}

function gunzip(bytes: Uint8Array, limitBytes: number): Result<Uint8Array, MessageFault> {
  try {
    return ok(gunzipSync(bytes, { maxOutputLength: limitBytes }));
  } catch (error) {
    const tooLarge = error instanceof Error && 'code' in error && error.code === 'ERR_BUFFER_TOO_LARGE';
    return fail(
      tooLarge ? messageFault('too-large', { limit: limitBytes }) : messageFault('not-text', { value: 'gzip' }),
    );
  }
}

function startsWith(bytes: Uint8Array, magic: readonly number[]): boolean {
  return magic.every((value, index) => bytes[index] === value);
}
