import { createReadStream } from 'node:fs';
import { rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database } from '../database/database.ts';
import type { Logger } from '../observing/logs.ts';
import { receivedBytes, receivedContent, receiveFile } from './received-file.ts';
import { keepContent } from './stored-files.ts';

/**
 * Moves files that an older version stored below the data directory into the database, one transaction each, and deletes
 * them from the disk afterwards. Files of another process in the directory are not touched.
 */
export async function adoptDiskFiles(database: Database, dataDir: string, log: Logger): Promise<void> {
  const missing = await database.pool.query<{ id: string; sha256: string }>(
    'select id, sha256 from stored_file where not exists (select from file_content where file_content.sha256 = stored_file.sha256)',
  );
  let adopted = 0;
  for (const { id, sha256 } of missing.rows) {
    const path = join(dataDir, 'files', id.slice(0, 2), id);
    if ((await stat(path).catch(() => undefined)) === undefined) continue;
    const received = await receiveFile(createReadStream(path), Number.POSITIVE_INFINITY);
    if (!received.ok) continue;
    const file = received.value;
    if (file.sha256 === sha256) {
      const content = receivedBytes(await receivedContent(file));
      await database.orm.transaction((tx) => keepContent(tx, content));
      await rm(path, { force: true });
      adopted++;
    } else {
      log.error({ path }, 'a stored file is not what it was when it came; it stays where it is');
    }
    await file.discard();
  }
  const left = missing.rows.length - adopted;
  if (adopted > 0) log.info({ files: adopted }, 'files moved from the data directory into the database');
  if (left > 0) log.warn({ files: left, dataDir }, 'files of older records are not in the database and not here');
}
