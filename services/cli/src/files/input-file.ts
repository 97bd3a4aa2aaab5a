import { readFileSync, readSync, statSync } from 'node:fs';
import { describeFault } from '@keepout/ccsds/fault/fault-text';
import { unpackFile } from '@keepout/server/messages/pack';
import { openedBytes, textOfOpened } from '@keepout/server/messages/text';
import { CommandEnd, inputAtFault } from '../process/exit.ts';

/** Maximum size of a decompressed input: the maximum length of a string. */
export const LIMIT_BYTES = 500_000_000;

/** The text of a file (also gzip), or the end of the command with the reason. */
export function readText(path: string): string {
  return textIn(path, readOpened(path));
}

/** The text of a file as it is, in gzip, or alone in a zip archive. */
export function readPackedText(path: string): string {
  const bytes = readBytes(path);
  if (bytes.byteLength === 0) throw inputAtFault(`${path}: the file is empty`);
  const unpacked = unpackFile(bytes, LIMIT_BYTES);
  if (!unpacked.ok) throw inputAtFault(`${path}: ${describeFault(unpacked.fault)}`);
  return textIn(path, unpacked.value.bytes);
}

/** The bytes of a file behind its compression, or the end of the command with the reason. */
export function readOpened(path: string): Uint8Array {
  const bytes = readBytes(path);
  if (bytes.byteLength === 0) throw inputAtFault(`${path}: the file is empty`);
  const opened = openedBytes(bytes, LIMIT_BYTES);
  if (!opened.ok) throw inputAtFault(`${path}: ${describeFault(opened.fault)}`);
  return opened.value;
}

/** The text of the opened bytes of a file. */
export function textIn(path: string, bytes: Uint8Array): string {
  const text = textOfOpened(bytes);
  if (!text.ok) throw inputAtFault(`${path}: ${describeFault(text.fault)}`);
  return text.value;
}

export function readBytes(path: string): Buffer {
  try {
    if (path === '-') return readToEnd(0);
    if (statSync(path).size > LIMIT_BYTES) throw tooLarge(path);
    return readFileSync(path);
  } catch (error) {
    if (error instanceof CommandEnd) throw error;
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    const reason =
      code === 'ENOENT'
        ? 'no such file'
        : code === 'EISDIR'
          ? 'is a folder'
          : code === 'EACCES'
            ? 'cannot be read: permission denied'
            : String(code);
    throw inputAtFault(`${path}: ${reason}`);
  }
}

/** Delay before an empty pipe is read again, ms. */
const PAUSE_MS = 5;

/** Reads from a pipe until it is closed. A non-blocking pipe (as of `docker exec`) may be empty, and is read again after a pause. */
export function readToEnd(descriptor: number, pause: () => void = shortPause): Buffer {
  const pieces: Buffer[] = [];
  const piece = Buffer.allocUnsafe(1 << 16);
  let total = 0;
  for (;;) {
    try {
      const size = readSync(descriptor, piece);
      if (size === 0) return Buffer.concat(pieces);
      total += size;
      if (total > LIMIT_BYTES) throw tooLarge('-');
      pieces.push(Buffer.from(piece.subarray(0, size)));
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'EAGAIN')) throw error;
      pause();
    }
  }
}

function shortPause(): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, PAUSE_MS);
}

function tooLarge(path: string): CommandEnd {
  return inputAtFault(`${path}: the file is larger than ${LIMIT_BYTES / 1e6} MB`);
}
