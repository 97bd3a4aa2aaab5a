import { createHash, randomUUID } from 'node:crypto';
import { mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { fail, ok } from '@keepout/units/result';
import type { FileStore } from './files.ts';

const idForm = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

/** Files below one directory, spread over 256 subdirectories. */
export function openDiskFiles(directory: string): FileStore {
  const folder = (id: string) => join(directory, id.slice(0, 2));
  const path = (id: string) => (idForm.test(id) ? join(folder(id), id) : undefined);
  return {
    put: (content, limitBytes) => put(content, limitBytes, folder),
    get: async (id) => {
      const at = path(id);
      if (at === undefined) return undefined;
      const file = await open(at).catch(absent);
      return file === undefined ? undefined : file.createReadStream();
    },
    read: async (id) => {
      const at = path(id);
      return at === undefined ? undefined : await readFile(at).catch(absent);
    },
    delete: async (id) => {
      const at = path(id);
      if (at !== undefined) await rm(at, { force: true });
    },
  };
}

/** Writes beside the final place, makes it durable, renames: a file is there whole or not at all. */
async function put(content: Readable, limitBytes: number, folder: (id: string) => string) {
  const id = randomUUID();
  await mkdir(folder(id), { recursive: true, mode: 0o700 });
  const final = join(folder(id), id);
  const partial = `${final}.part`;
  const hash = createHash('sha256');
  let bytes = 0;
  const file = await open(partial, 'wx', 0o600);
  try {
    for await (const chunk of content as AsyncIterable<Buffer>) {
      bytes += chunk.length;
      if (bytes > limitBytes) {
        await discard();
        return fail({ code: 'file-too-large' as const, limitBytes });
      }
      hash.update(chunk);
      await file.write(chunk);
    }
    await file.sync();
    await file.close();
    await rename(partial, final);
    await syncFolder(folder(id));
    return ok({ id, bytes, sha256: hash.digest('hex') });
  } catch (cause) {
    await discard();
    throw cause;
  }

  async function discard(): Promise<void> {
    await file.close().catch(() => undefined);
    await rm(partial, { force: true });
  }
}

async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}

function absent(cause: NodeJS.ErrnoException): undefined {
  if (cause.code !== 'ENOENT') throw cause;
  return undefined;
}
