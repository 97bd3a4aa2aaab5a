import { closeSync, openSync, renameSync, rmSync, writeSync } from 'node:fs';
import { inputAtFault, wrongUsage } from '../process/exit.ts';

/** Refuses a file name without a known format, before the computation starts. */
export function checkResultName(path: string): void {
  if (!/\.(csv|json)$/.test(path)) throw wrongUsage(`--out ${path}: the name must end in .csv or .json`);
}

/** Writes a file atomically: under a temporary name first, then renamed. */
export function writeResult(path: string, pieces: Iterable<Uint8Array | string>): void {
  const part = `${path}.${process.pid}.part`;
  try {
    const file = openSync(part, 'w');
    try {
      for (const piece of pieces) write(file, typeof piece === 'string' ? Buffer.from(piece) : piece);
    } finally {
      closeSync(file);
    }
    renameSync(part, path);
  } catch (error) {
    rmSync(part, { force: true });
    throw inputAtFault(
      `${path}: cannot be written (${error instanceof Error && 'code' in error ? error.code : 'error'})`,
    );
  }
}

function write(file: number, bytes: Uint8Array): void {
  for (let at = 0; at < bytes.length; ) at += writeSync(file, bytes, at);
}
