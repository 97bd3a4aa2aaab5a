import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** A disk cache of reproducible data on this host: entries, and the folder, may be deleted at any time. */
export interface DiskCache {
  /** Reads the complete value of a key; undefined if it is absent for any reason. */
  read(key: string): Promise<Buffer | undefined>;
  /** Stores bytes if there is room; otherwise returns without an error. */
  keep(key: string, bytes: Buffer): Promise<void>;
}

const HASH_BYTES = 32;
/** Entries that were not read for this time are deleted when others are stored, s. */
const LONGEST_S = 8 * 86_400;
/** Fraction of the maximum size after whose writing old entries are deleted. */
const SWEEP_AFTER = 1 / 16;

const hashOf = (bytes: Uint8Array): Buffer => createHash('sha256').update(bytes).digest();

/** @param mostBytes   maximum total size; the least recently read entries are deleted above it */
export function diskCache(folder: string, mostBytes: number): DiskCache {
  // The first write checks whether an earlier process has left too many entries.
  let writtenBytes = mostBytes;
  const pathOf = (key: string): string => join(folder, hashOf(Buffer.from(key)).toString('hex'));
  return {
    async read(key) {
      const path = pathOf(key);
      try {
        const all = await readFile(path);
        const bytes = all.subarray(HASH_BYTES);
        if (!hashOf(bytes).equals(all.subarray(0, HASH_BYTES))) return void (await rm(path, { force: true }));
        const now = new Date();
        await utimes(path, now, now);
        return bytes;
      } catch {
        return undefined;
      }
    },
    async keep(key, bytes) {
      const path = pathOf(key);
      const temporaryPath = `${path}.${randomUUID()}`;
      try {
        await mkdir(folder, { recursive: true, mode: 0o700 });
        // Written under a temporary name and renamed, so that concurrent readers see a complete file or none.
        await writeFile(temporaryPath, Buffer.concat([hashOf(bytes), bytes]), { mode: 0o600 });
        await rename(temporaryPath, path);
        writtenBytes += bytes.length;
        if (writtenBytes > mostBytes * SWEEP_AFTER) {
          writtenBytes = 0;
          await sweep(folder, mostBytes);
        }
      } catch {
        await rm(temporaryPath, { force: true }).catch(() => undefined);
      }
    },
  };
}

async function sweep(folder: string, mostBytes: number): Promise<void> {
  const paths = (await readdir(folder)).map((name) => join(folder, name));
  const files = await Promise.all(paths.map(async (path) => ({ path, ...pick(await stat(path)) })));
  let leftBytes = mostBytes;
  for (const { path, size, mtimeMs } of files.toSorted((a, b) => b.mtimeMs - a.mtimeMs)) {
    leftBytes -= size;
    if (leftBytes < 0 || Date.now() - mtimeMs > 1000 * LONGEST_S) await rm(path, { force: true });
  }
}

const pick = ({ size, mtimeMs }: { readonly size: number; readonly mtimeMs: number }) => ({ size, mtimeMs });
