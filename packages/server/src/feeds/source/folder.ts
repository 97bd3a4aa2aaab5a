import type { Stats } from 'node:fs';
import { open, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Statement } from '@keepout/contract/platform/sentence-text';
import { tell, together } from '@keepout/contract/sentences';
import { receivedFile, type UnreadFile } from './asking.ts';
import type { FeedSource, OpenFeed } from './source.ts';
import { type Trouble, trouble } from './trouble.ts';
import { turnLimitsOf } from './turn-limits.ts';

/** Minimum time since the last change of a file before it is read, ms. */
const SETTLE_MS = 10_000;
/** Maximum number of files per run; the next run continues. */
const MOST_FILES = 500;
/** Maximum number of catalogues tried per run: each may have hundreds of MB. */
const MOST_CATALOGUES = 5;
/** Maximum number of files that a run reports as still being written. */
const MOST_NAMED = 10;

/** Reads the newest catalogue in a folder of the machine. Refused files and files that are still being written are skipped. */
export const newestOfFolder =
  (settleMs: number = SETTLE_MS): FeedSource =>
  async (feed, session, take) => {
    const files = await filesIn(feed.address);
    if ('code' in files) return files;
    if (files.length === 0) return trouble(tell('feed-folder-empty'));
    session.present = new Set([PART, ...files.map(({ name }) => name)]);
    let count = 0;
    for (const file of files) {
      if (count >= MOST_CATALOGUES) break;
      const read = await readFileOf(feed, file, settleMs);
      if (read === 'REFUSED_BEFORE') continue;
      if (read === 'BEING_WRITTEN') {
        session.skipped.push(tell('feed-folder-waits', { file: file.name }));
        continue;
      }
      count++;
      if (
        await take(
          'refused' in read ? read : { ...receivedFile(file.name, read.bytes), part: PART, identity: read.identity },
        )
      )
        return undefined;
    }
    return session.skipped.length > 0 ? undefined : trouble(tell('feed-folder-unusable'));
  };

/**
 * Reads files of a folder that were not stored in their current state, oldest first. A file that is too large, unreadable or unusable is refused alone, and
 * is not read again until it changes.
 */
export const filesOfFolder =
  (settleMs: number = SETTLE_MS): FeedSource =>
  async (feed, session, take) => {
    const files = await filesIn(feed.address);
    if ('code' in files) return files;
    session.present = new Set(files.map(({ name }) => name));
    const { turnBytes } = turnLimitsOf(feed);
    let [waitingCount, count, sizeBytes] = [0, 0, 0];
    for (const file of files.toReversed()) {
      session.signal.throwIfAborted();
      const { name, facts } = file;
      if (feed.taken[name] === identityOf(facts)) continue;
      if (count >= MOST_FILES || sizeBytes >= turnBytes) break;
      const read = await readFileOf(feed, file, settleMs);
      if (read === 'REFUSED_BEFORE') continue;
      if (read === 'BEING_WRITTEN') {
        if (waitingCount++ < MOST_NAMED) session.notes.push(tell('feed-folder-waits', { file: name }));
        continue;
      }
      count++;
      if ('bytes' in read) sizeBytes += facts.size;
      await take('refused' in read ? read : { ...read, name, sha256: read.identity });
    }
    return undefined;
  };

/** Content of a file, its refusal, or the reason why this turn skips it. */
type FolderRead =
  | UnreadFile
  | { readonly bytes: Buffer; readonly identity: string }
  | 'REFUSED_BEFORE'
  | 'BEING_WRITTEN';

async function readFileOf(feed: OpenFeed, { name, facts }: FolderFile, settleMs: number): Promise<FolderRead> {
  const identity = identityOf(facts);
  const refusedFile = feed.refused[name];
  if (refusedFile?.identity === identity && refusedFile.refusedAt !== undefined && refusedFile.mayBeTaken !== true)
    return 'REFUSED_BEFORE';
  if (!isSettled(facts, settleMs)) return 'BEING_WRITTEN';
  const { fileBytes } = turnLimitsOf(feed);
  const refusedFor = (reason: Statement): UnreadFile => {
    return {
      name,
      sizeBytes: facts.size,
      identity,
      refused: together(tell('feed-file-refused', { file: name }), reason),
    };
  };
  if (facts.size > fileBytes) return refusedFor(tell('feed-file-large', { limitMb: Math.round(fileBytes / 1e6) }));
  const read = await readUnchanged(join(feed.address, name), facts);
  if ('bytes' in read) return { ...read, identity };
  return read.fault === undefined ? 'BEING_WRITTEN' : { ...refusedFor(read.fault), mayBeTaken: true };
}

const identityOf = ({ size, mtimeMs }: Stats): string => `${size} ${mtimeMs}`;

/** The clock of the sender may be ahead: a modification time in the future is ignored. */
function isSettled({ mtimeMs, ctimeMs }: Stats, settleMs: number): boolean {
  const nowMs = Date.now();
  return nowMs - Math.max(mtimeMs > nowMs ? 0 : mtimeMs, ctimeMs) >= settleMs;
}

type ReadFile = { readonly bytes: Buffer } | { readonly fault: Statement | undefined };

/** Reads a file only if size and modification time are unchanged; returns no error if it has changed or was removed. */
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

/** Name of the catalogue part of a folder, for any file name. */
const PART = 'newest file';

interface FolderFile {
  readonly name: string;
  readonly facts: Stats;
}

/** Returns the files in a folder, newest first, without hidden ones. */
async function filesIn(folder: string): Promise<readonly FolderFile[] | Trouble> {
  try {
    const entries = await readdir(folder, { withFileTypes: true });
    const names = entries.filter((entry) => entry.isFile() && !entry.name.startsWith('.')).map(({ name }) => name);
    const files: FolderFile[] = [];
    for (const name of names) {
      const facts = await stat(join(folder, name)).catch(() => undefined);
      // The file was removed in the meantime.
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
