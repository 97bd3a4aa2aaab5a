import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { type SQL, sql } from 'drizzle-orm';
import type { Queries, Transaction } from '../database/database.ts';
import { pipelined } from '../database/transaction.ts';
import { openPiece, packPiece } from './packed-piece.ts';
import type { ReceivedFile } from './received-file.ts';
import { storedFile } from './tables.ts';

export interface FileOwner {
  readonly operatorId: string | null;
  readonly kind: 'oem' | 'catalogue' | 'tdm' | 'feed' | 'publication';
}

/**
 * Stores a file in the transaction of the record that references it, so that both exist or neither. The database
 * deletes it with its record. Content that is already stored takes no additional space.
 *
 * @param id   id for the record, which is available at once
 */
export async function keepFile(
  tx: Transaction,
  file: ReceivedFile,
  owner: FileOwner,
  id: string = randomUUID(),
): Promise<string> {
  const { sha256, sizeBytes } = file;
  // The row of the content is written first; its pieces may follow.
  const name = async () => void (await tx.insert(storedFile).values({ id, sizeBytes, sha256, ...owner }));
  await pipelined([keepContent(tx, file), name()]);
  return id;
}

/**
 * Stores content that records reference by its hash; existing content is locked against deletion. Content in memory
 * (`receivedBytes`) keep the transaction from waiting for a disk.
 */
export async function keepContent(tx: Transaction, file: ReceivedFile): Promise<void> {
  const { sha256, sizeBytes } = file;
  const { rows } = await tx.execute<{ is_new: boolean }>(sql`
    insert into file_content (sha256, size_bytes) values (${sha256}, ${sizeBytes})
    on conflict (sha256) do update set size_bytes = excluded.size_bytes
    returning xmax = 0 as is_new`);
  if (!rows[0]?.is_new) return;
  let index = 0;
  const pendingInserts: Promise<unknown>[] = [];
  for await (const bytes of file.chunks()) {
    const piece = await packPiece(bytes);
    if (pendingInserts.length === MOST_UNDERWAY) await pendingInserts.shift();
    const keeping = tx.execute(sql`
      insert into file_chunk (sha256, chunk_index, bytes, is_packed, figures)
      values (${sha256}, ${index++}, ${piece.bytes}, true, ${piece.figures})`);
    pendingInserts.push(keeping.execute());
    // The error is reported where the promise is awaited.
    pendingInserts.at(-1)?.catch(() => undefined);
  }
  await pipelined(pendingInserts);
}

/** Maximum number of pieces in transfer while the next is encoded: some megabytes. */
const MOST_UNDERWAY = 8;

/** Returns content by its hash in one buffer, or undefined if it is not stored. */
export async function readContent(db: Queries, sha256: string): Promise<Buffer | undefined> {
  return await inOnePiece(db, await contentWhere(db, sql`sha256 = ${sha256}`));
}

/** Returns a file in one buffer, or undefined if there is no such file. */
export async function readStoredFile(db: Queries, id: string): Promise<Buffer | undefined> {
  return await inOnePiece(db, await contentWhere(db, ofFile(id)));
}

const ofFile = (id: string): SQL => sql`sha256 = (select sha256 from stored_file where id = ${id})`;

async function inOnePiece(db: Queries, content: Content | undefined): Promise<Buffer | undefined> {
  if (content === undefined) return undefined;
  const chunks: Buffer[] = [];
  for await (const chunk of chunksOf(db, content)) chunks.push(chunk);
  return Buffer.concat(chunks);
}

/** Returns the content as a stream that buffers one piece at a time, or undefined if there is no such file. */
export async function openStoredFile(db: Queries, id: string): Promise<Readable | undefined> {
  const content = await contentWhere(db, ofFile(id));
  return content === undefined ? undefined : Readable.from(chunksOf(db, content), { objectMode: false });
}

interface Content {
  readonly sha256: string;
  readonly chunks: number;
}

async function contentWhere(db: Queries, condition: SQL): Promise<Content | undefined> {
  const { rows } = await db.execute<{ sha256: string; chunks: number }>(sql`
    select sha256, (select count(*)::integer from file_chunk where file_chunk.sha256 = file_content.sha256) as chunks
    from file_content where ${condition}`);
  return rows[0];
}

async function* chunksOf(db: Queries, { sha256, chunks }: Content): AsyncGenerator<Buffer> {
  for (let index = 0; index < chunks; index++) {
    const { rows } = await db.execute<{ bytes: Buffer; is_packed: boolean; figures: Buffer | null }>(
      sql`select bytes, is_packed, figures from file_chunk where sha256 = ${sha256} and chunk_index = ${index}`,
    );
    const [row] = rows;
    if (row === undefined) throw new Error('a stored file was deleted while it was read');
    yield row.is_packed ? await openPiece(row) : row.bytes;
  }
}
