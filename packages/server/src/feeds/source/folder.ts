import type { Stats } from 'node:fs';
import { open, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Statement } from '@keepout/contract/platform/sentence-text';
import { tell, together } from '@keepout/contract/sentences';
import { came } from './asking.ts';
import type { Source } from './source.ts';
import { type Trouble, trouble } from './trouble.ts';
import { turnLimitsOf } from './turn-limits.ts';

/** How long a file must have been left alone before it is read, ms. */
const SETTLE_MS = 10_000;
/** Files that one turn reads: the next goes on. */
const MOST_FILES = 500;
/** Maximum number of files refused earlier that one turn names again. */
const MOST_NAMED = 10;

/** The newest file of a folder of the machine, once it was left alone for a while and is the same before and after it was read. */
export const newestOfFolder =
  (settleMs: number = SETTLE_MS): Source =>
  async (feed, _asking, take) => {
    const newest = await newestFile(feed.address);
    if ('code' in newest) return newest;
    const { name, facts } = newest;
    const waits = trouble(tell('feed-folder-waits', { file: name }));
    if (!isSettled(facts, settleMs)) return waits;
    const identity = `${name} ${identityOf(facts)}`;
    const known = feed.refused[FILE];
    if (known?.identity === identity) {
      await take({ name: FILE, sizeBytes: facts.size, refused: known.reason, identity });
      return undefined;
    }
    const { fileBytes } = turnLimitsOf(feed);
    if (facts.size > fileBytes) {
      await take({ name: FILE, sizeBytes: facts.size, refused: tooLarge(name, fileBytes), identity });
      return undefined;
    }
    const read = await readUnchanged(join(feed.address, name), facts);
    if (!('bytes' in read)) return read.fault === undefined ? waits : trouble(read.fault);
    await take({ ...came(FILE, read.bytes), identity });
    return undefined;
  };

/**
 * Files of a folder that were not taken as they are now, the oldest first. A file that is too large or cannot be read is refused alone,
 * and a turn names a refused file without reading it until the file changes.
 */
export const filesOfFolder =
  (settleMs: number = SETTLE_MS): Source =>
  async (feed, asking, take) => {
    const files = await filesIn(feed.address);
    if ('code' in files) return files;
    asking.present = new Set(files.map(({ name }) => name));
    const { fileBytes, turnBytes } = turnLimitsOf(feed);
    let [named, count, sizeBytes] = [0, 0, 0];
    for (const { name, facts } of files.toReversed()) {
      asking.signal.throwIfAborted();
      const identity = identityOf(facts);
      // What is still being written is for the next turn.
      if (feed.taken[name] === identity || !isSettled(facts, settleMs)) continue;
      const unread = { name, sizeBytes: facts.size };
      const known = feed.refused[name];
      if (known?.identity === identity) {
        if (named++ < MOST_NAMED) await take({ ...unread, refused: known.reason, identity });
        continue;
      }
      if (count++ >= MOST_FILES || sizeBytes >= turnBytes) break;
      if (facts.size > fileBytes) {
        await take({ ...unread, refused: tooLarge(name, fileBytes), identity });
        continue;
      }
      sizeBytes += facts.size;
      const read = await readUnchanged(join(feed.address, name), facts);
      if ('bytes' in read) await take({ name, bytes: read.bytes, sha256: identity, identity });
      else if (read.fault !== undefined) {
        await take({ ...unread, refused: together(tell('feed-file-refused', { file: name }), read.fault) });
      }
    }
    return undefined;
  };

const identityOf = ({ size, mtimeMs }: Stats): string => `${size} ${mtimeMs}`;
const isSettled = ({ mtimeMs, ctimeMs }: Stats, settleMs: number): boolean =>
  Date.now() - Math.max(mtimeMs, ctimeMs) >= settleMs;

const tooLarge = (file: string, limitBytes: number): Statement =>
  together(tell('feed-file-refused', { file }), tell('feed-file-large', { limitMb: Math.round(limitBytes / 1e6) }));

type ReadFile = { readonly bytes: Buffer } | { readonly fault: Statement | undefined };

/** Reads a file that is as large and as old as it was, and never more of it; without a fault where it changed meanwhile or is gone. */
async function readUnchanged(path: string, facts: Stats): Promise<ReadFile> {
  try {
    const file = await open(path);
    try {
      const bytes = Buffer.allocUnsafe(facts.size);
      const { bytesRead } = await file.read(bytes, 0, facts.size, 0);
      const isSame = bytesRead === facts.size && identityOf(await file.stat()) === identityOf(facts);
      return isSame ? { bytes } : { fault: undefined };
    } finally {
      await file.close();
    }
  } catch (cause) {
    return { fault: (cause as NodeJS.ErrnoException).code === 'ENOENT' ? undefined : fileUnreadable(cause) };
  }
}

/** What a folder brings goes by one name, whatever its files are called. */
const FILE = 'newest file';

async function newestFile(folder: string): Promise<FolderFile | Trouble> {
  const files = await filesIn(folder);
  return 'code' in files ? files : (files[0] ?? trouble(tell('feed-folder-empty')));
}

interface FolderFile {
  readonly name: string;
  readonly facts: Stats;
}

/** The newest first; hidden ones are none. */
async function filesIn(folder: string): Promise<readonly FolderFile[] | Trouble> {
  try {
    const entries = await readdir(folder, { withFileTypes: true });
    const names = entries.filter((entry) => entry.isFile() && !entry.name.startsWith('.')).map(({ name }) => name);
    const files: FolderFile[] = [];
    for (const name of names) {
      const facts = await stat(join(folder, name)).catch(() => undefined);
      // Somebody has taken it away.
      if (facts !== undefined) files.push({ name, facts });
    }
    return files.sort((a, b) => b.facts.mtimeMs - a.facts.mtimeMs || (a.name < b.name ? 1 : -1));
  } catch (cause) {
    return trouble(unreadable(cause));
  }
}

const fileUnreadable = (cause: unknown): Statement =>
  tell('feed-file-unreadable', { code: String((cause as NodeJS.ErrnoException).code) });

function unreadable(cause: unknown): Statement {
  const code = String((cause as NodeJS.ErrnoException).code);
  return code === 'ENOENT' ? tell('feed-folder-missing') : tell('feed-folder-unreadable', { code });
}
