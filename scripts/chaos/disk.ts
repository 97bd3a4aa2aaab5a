import { spawnSync } from 'node:child_process';
import { chmodSync, closeSync, mkdirSync, openSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';

const PIECE = Buffer.alloc(256 * 1024, 0x2e);

/** A folder that can be made full: a file system of its own where we may mount one. */
export interface Disk {
  readonly path: string;
  /** False where nothing could be mounted; then it is never full. */
  readonly isOwn: boolean;
  /** Takes every byte that is left. */
  fill(): void;
  free(): void;
  remove(): void;
}

export function makeDisk(path: string, megabytes: number): Disk {
  mkdirSync(path, { recursive: true });
  const options = ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=0755`, 'tmpfs', path];
  const isOwn = spawnSync('mount', options, { stdio: 'ignore' }).status === 0;
  chmodSync(path, 0o755);
  const filler = join(path, 'filler');
  return {
    path,
    isOwn,
    fill: () => {
      if (isOwn) fill(filler);
    },
    free: () => rmSync(filler, { force: true }),
    remove: () => {
      if (isOwn) spawnSync('umount', ['-l', path], { stdio: 'ignore' });
      rmSync(path, { recursive: true, force: true });
    },
  };
}

function fill(path: string): void {
  const file = openSync(path, 'a');
  try {
    for (let size = PIECE.length; size >= 1; ) {
      try {
        writeSync(file, PIECE, 0, size);
      } catch {
        // Smaller pieces for the rest.
        size = Math.floor(size / 16);
      }
    }
  } finally {
    closeSync(file);
  }
}
