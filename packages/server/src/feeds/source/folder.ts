import type { Stats } from 'node:fs';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Statement } from '@keepout/contract/platform/sentence-text';
import { tell } from '@keepout/contract/sentences';
import { CATALOGUE_LIMIT_BYTES } from '../../catalogue/load.ts';
import { came } from './asking.ts';
import type { Source } from './source.ts';
import { type Trouble, trouble } from './trouble.ts';

/** How long a file must have been left alone before it is read, ms. */
const SETTLE_MS = 10_000;

/** The newest file of a folder of the machine, once it was left alone for a while and is the same before and after it was read. */
export const newestOfFolder =
  (settleMs: number = SETTLE_MS): Source =>
  async (feed, _asking, take) => {
    const newest = await newestFile(feed.address);
    if ('code' in newest) return newest;
    const { name, facts } = newest;
    const path = join(feed.address, name);
    const waits = trouble(tell('feed-folder-waits', { file: name }));
    if (Date.now() - Math.max(facts.mtimeMs, facts.ctimeMs) < settleMs) return waits;
    if (facts.size > CATALOGUE_LIMIT_BYTES) {
      return trouble(tell('feed-too-large', { limitMb: Math.round(CATALOGUE_LIMIT_BYTES / 1e6) }));
    }
    try {
      const bytes = await readFile(path);
      const after = await stat(path);
      if (after.mtimeMs !== facts.mtimeMs || after.size !== facts.size || after.size !== bytes.length) return waits;
      await take({ ...came(FILE, bytes) });
      return undefined;
    } catch (cause) {
      return trouble(unreadable(cause));
    }
  };

/** Every file of a folder that was not taken as it is now, the oldest first. */
export const filesOfFolder =
  (settleMs: number = SETTLE_MS): Source =>
  async (feed, asking, take) => {
    const files = await filesIn(feed.address);
    if ('code' in files) return files;
    asking.present = new Set(files.map(({ name }) => name));
    for (const { name, facts } of files.toReversed()) {
      const identity = `${facts.size} ${facts.mtimeMs}`;
      const isWritten = Date.now() - Math.max(facts.mtimeMs, facts.ctimeMs) >= settleMs;
      // What is still being written is for the next turn.
      if (feed.taken[name] === identity || !isWritten) continue;
      try {
        const bytes = await readFile(join(feed.address, name));
        await take({ name, bytes, sha256: identity });
      } catch (cause) {
        return trouble(unreadable(cause));
      }
    }
    return undefined;
  };

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
    const files = await Promise.all(names.map(async (name) => ({ name, facts: await stat(join(folder, name)) })));
    return files.sort((a, b) => b.facts.mtimeMs - a.facts.mtimeMs || (a.name < b.name ? 1 : -1));
  } catch (cause) {
    return trouble(unreadable(cause));
  }
}

function unreadable(cause: unknown): Statement {
  const code = String((cause as NodeJS.ErrnoException).code);
  return code === 'ENOENT' ? tell('feed-folder-missing') : tell('feed-folder-unreadable', { code });
}
