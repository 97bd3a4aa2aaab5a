import { readFileSync } from 'node:fs';
import { describeFault } from '@keepout/ccsds/fault-text';
import { textOf } from '@keepout/server/messages/text';
import { inputAtFault } from './exit.ts';

/** Largest opened input. */
const LIMIT_BYTES = 1024 * 1024 * 1024;

/** The text of a file (also gzip), or the end of the command with the reason. */
export function readText(path: string): string {
  const bytes = readBytes(path);
  if (bytes.byteLength === 0) throw inputAtFault(`${path}: the file is empty`);
  const text = textOf(bytes, LIMIT_BYTES);
  if (!text.ok) throw inputAtFault(`${path}: ${describeFault(text.fault)}`);
  return text.value;
}

export function readBytes(path: string): Buffer {
  try {
    return readFileSync(path === '-' ? 0 : path);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    const reason =
      code === 'ENOENT'
        ? 'no such file'
        : code === 'EISDIR'
          ? 'is a folder'
          : code === 'EACCES'
            ? 'may not be read'
            : String(code);
    throw inputAtFault(`${path}: ${reason}`);
  }
}
