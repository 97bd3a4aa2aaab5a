import type { Stats } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { basename } from 'node:path';
import type { Statement } from '@keepout/contract/platform/sentence-text';
import { tell, textOf } from '@keepout/contract/sentences';
import type { Logger } from '../platform/observing/logs.ts';
import { CATALOGUE_LIMIT_BYTES, type CatalogueContext, loadCatalogueFile } from './load.ts';
import { noteRefusal } from './store.ts';

export interface WatchTimes {
  /** Interval of the checks, ms. */
  readonly pollMs: number;
  /** Minimum time since the last change of a file before it is read, ms. */
  readonly settleMs: number;
}

/** A file on a network share shows a change after some seconds; a download writes every few of them. */
const WATCH_TIMES: WatchTimes = { pollMs: 5_000, settleMs: 10_000 };
/** The public catalogue never loses 20 % of its objects in a day; a truncated or incomplete file does. */
const LEAST_SHARE = 0.8;

/** Watches the catalogue file of the settings until it is closed. */
export interface CatalogueWatch {
  close(): Promise<void>;
}

/**
 * Loads the file now and after each change. Changes are detected by time, size and inode, so that a replaced file,
 * an overwritten one, and one on a network share are all detected.
 *
 * A file is loaded once it was unchanged for a while and during the read, contains complete records and not
 * far fewer objects than the catalogue in use; the reason of a refusal is stored, once for each state of the
 * file. Several processes may watch: the same content is one catalogue.
 */
export function watchCatalogueFile(
  context: CatalogueContext & { readonly log: Logger },
  path: string,
  times: WatchTimes = WATCH_TIMES,
): CatalogueWatch {
  let lastSeen: { readonly identity: string; readonly atMs: number } | undefined;
  let settled: string | undefined;
  let timer: NodeJS.Timeout | undefined;
  let isClosed = false;

  const look = async (): Promise<void> => {
    const file = await statOf(path);
    const identity = identityOf(file);
    if (identity === settled) return;
    if (identity !== lastSeen?.identity) lastSeen = { identity, atMs: performance.now() };
    if (!('refused' in file) && !isLeftAlone(file, lastSeen.atMs, times.settleMs)) return;
    const outcome = await take(context, path, file);
    if (outcome === 'changed') return;
    settled = identity;
    if (outcome === 'taken') return;
    context.log.warn({ path, reason: textOf(outcome.refused) }, 'the catalogue file was not taken');
    await noteRefusal(context.database.orm, path, outcome.refused);
  };
  const turn = async (): Promise<void> => {
    try {
      await look();
    } catch (cause) {
      // After an outage the same file is checked again.
      settled = undefined;
      context.log.warn({ err: cause, path }, 'the catalogue file could not be loaded, trying again');
    }
    if (!isClosed) timer = setTimeout(() => void next(), times.pollMs);
  };
  let running: Promise<void> = Promise.resolve();
  const next = (): Promise<void> => {
    running = turn();
    return running;
  };
  void next();
  return {
    close: async () => {
      isClosed = true;
      await running;
      clearTimeout(timer);
    },
  };
}

interface Refused {
  readonly refused: Statement;
}

type Outcome = 'taken' | 'changed' | Refused;

async function take(
  context: CatalogueContext & { readonly log: Logger },
  path: string,
  file: Stats | Refused,
): Promise<Outcome> {
  if ('refused' in file) return file;
  if (!file.isFile()) return { refused: tell('catalogue-no-file') };
  if (file.size === 0) return { refused: tell('catalogue-file-empty') };
  if (file.size > CATALOGUE_LIMIT_BYTES) {
    return { refused: tell('catalogue-file-too-large', { limitMb: Math.round(CATALOGUE_LIMIT_BYTES / 1e6) }) };
  }
  let bytes: Buffer;
  try {
    bytes = await readFile(path);
  } catch (cause) {
    return { refused: tell('catalogue-file-unreadable', { code: String((cause as NodeJS.ErrnoException).code) }) };
  }
  if (identityOf(await statOf(path)) !== identityOf(file) || bytes.length !== file.size) return 'changed';
  const loaded = await loadCatalogueFile(context, bytes, path, {
    leastShare: LEAST_SHARE,
    writtenUnixMs: Math.max(file.mtimeMs, file.ctimeMs),
  });
  if (!loaded.ok) return { refused: loaded.fault.reason };
  const { id, objectCount, rejectedCount, isNew } = loaded.value;
  context.log.info(
    { file: basename(path), catalogueId: id, objects: objectCount, rejected: rejectedCount, isNew },
    'the catalogue file was loaded',
  );
  return 'taken';
}

/** Returns the file's properties, or why they cannot be read. */
async function statOf(path: string): Promise<Stats | Refused> {
  try {
    return await stat(path);
  } catch (cause) {
    const { code } = cause as NodeJS.ErrnoException;
    if (code === 'ENOENT') return { refused: tell('catalogue-file-missing') };
    return { refused: tell('catalogue-file-unreachable', { code: String(code) }) };
  }
}

function identityOf(file: Stats | Refused): string {
  return 'refused' in file
    ? textOf(file.refused)
    : [file.dev, file.ino, file.size, file.mtimeMs, file.ctimeMs].join(' ');
}

/** By the file's own times, or, where clocks differ, since it was first seen so. */
function isLeftAlone(file: Stats, seenAtMs: number, settleMs: number): boolean {
  const idleMs = Date.now() - Math.max(file.mtimeMs, file.ctimeMs);
  return idleMs >= settleMs || performance.now() - seenAtMs >= settleMs;
}
