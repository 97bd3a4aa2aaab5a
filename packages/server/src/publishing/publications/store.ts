import type { PublicationState } from '@keepout/contract/publishing/enums';
import { and, asc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import type { Page } from '../../platform/http/paging.ts';
import { columnOrder, readListPage, recordList } from '../../platform/http/record-list.ts';
import { replaceVersion } from '../../platform/records/replace-version.ts';
import { publicationTable, publishedFileTable } from '../tables.ts';

export type FileRow = typeof publishedFileTable.$inferSelect;
export type PublicationRow = typeof publicationTable.$inferSelect & { readonly files: readonly FileRow[] };

export interface PublicationFilter {
  readonly publicationId?: string | undefined;
  readonly conjunctionId?: string | undefined;
  readonly satelliteId?: string | undefined;
  readonly recipientId?: string | undefined;
}

/** Publications are listed newest first. */
export const PUBLICATION_ORDER = columnOrder(
  'publications',
  [publicationTable.createdAt, publicationTable.id],
  'descending',
);

function publicationsOf(operatorId: string | undefined, filter: PublicationFilter): SQL | undefined {
  const { publicationId, conjunctionId, satelliteId, recipientId } = filter;
  return and(
    operatorId === undefined ? undefined : eq(publicationTable.operatorId, operatorId),
    publicationId === undefined ? undefined : eq(publicationTable.id, publicationId),
    conjunctionId === undefined ? undefined : eq(publicationTable.conjunctionId, conjunctionId),
    satelliteId === undefined ? undefined : eq(publicationTable.satelliteId, satelliteId),
    recipientId === undefined ? undefined : eq(publicationTable.recipientId, recipientId),
  );
}

const bareList = (db: Queries, operatorId: string | undefined, filter: PublicationFilter) =>
  recordList(db, PUBLICATION_ORDER, () => db.select().from(publicationTable), publicationsOf(operatorId, filter));

export async function listPublications(db: Queries, operatorId: string, filter: PublicationFilter, page: Page) {
  const { rows, ...facts } = await readListPage(bareList(db, operatorId, filter), page);
  return { rows: await withFiles(db, rows), ...facts };
}

/** Without an operator, finds publications of all operators: for jobs. */
export async function findPublication(
  db: Queries,
  operatorId: string | undefined,
  publicationId: string,
): Promise<PublicationRow | undefined> {
  const row = await bareList(db, operatorId, { publicationId }).first();
  return row && (await withFiles(db, [row]))[0];
}

async function withFiles(db: Queries, rows: readonly Omit<PublicationRow, 'files'>[]): Promise<PublicationRow[]> {
  const files = await filesOf(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => ({ ...row, files: files.get(row.id) ?? [] }));
}

async function filesOf(db: Queries, ids: readonly string[]): Promise<ReadonlyMap<string, FileRow[]>> {
  const files = new Map<string, FileRow[]>();
  if (ids.length === 0) return files;
  const rows = await db
    .select()
    .from(publishedFileTable)
    .where(inArray(publishedFileTable.publicationId, [...ids]))
    .orderBy(asc(publishedFileTable.publicationId), asc(publishedFileTable.rank));
  for (const row of rows) {
    const filesSoFar = files.get(row.publicationId);
    if (filesSoFar === undefined) files.set(row.publicationId, [row]);
    else filesSoFar.push(row);
  }
  return files;
}

export async function insertPublication(
  db: Queries,
  row: typeof publicationTable.$inferInsert,
  files: readonly (typeof publishedFileTable.$inferInsert)[],
): Promise<void> {
  await db.insert(publicationTable).values(row);
  await db.insert(publishedFileTable).values([...files]);
}

/** Changes a publication of an expected version; returns false if the version is outdated. */
export const movePublication = (
  db: Queries,
  row: Pick<PublicationRow, 'id' | 'version' | 'history'>,
  state: PublicationState,
  step: { readonly by: string; readonly note: string },
) => {
  const history = [...row.history, { at: new Date().toISOString(), state, ...step }];
  return replaceVersion(db, publicationTable, row, { state, history });
};

type FileChange = Partial<Omit<FileRow, 'publicationId' | 'rank' | 'attempts'>>;
const fileOf = ({ publicationId, rank }: Pick<FileRow, 'publicationId' | 'rank'>) =>
  and(eq(publishedFileTable.publicationId, publicationId), eq(publishedFileTable.rank, rank));

/** Marks a file as being sent; returns false if it was cancelled, or if another process sends it. */
export async function beginSending(db: Queries, file: FileRow): Promise<boolean> {
  const isWanted = sql`exists (select from publication where id = ${file.publicationId} and state = 'QUEUED')`;
  const rows = await db
    .update(publishedFileTable)
    .set({ state: 'SENDING', attempts: sql`${publishedFileTable.attempts} + 1`, sentAt: sql`now()`, answeredAt: null })
    .where(and(fileOf(file), eq(publishedFileTable.state, 'WAITING'), isWanted))
    .returning({ rank: publishedFileTable.rank });
  return rows.length > 0;
}

/** Stores the result of a file: a late answer replaces an unknown result. */
export async function noteAnswer(db: Queries, file: FileRow, change: FileChange): Promise<void> {
  await db
    .update(publishedFileTable)
    .set(change)
    .where(and(fileOf(file), inArray(publishedFileTable.state, ['WAITING', 'SENDING', 'UNCERTAIN'])));
}

/** Returns undelivered files to the waiting state. */
export async function waitAgain(db: Queries, publicationId: string): Promise<void> {
  await db
    .update(publishedFileTable)
    .set({ state: 'WAITING' })
    .where(
      and(
        eq(publishedFileTable.publicationId, publicationId),
        inArray(publishedFileTable.state, ['REFUSED', 'FAILED', 'UNCERTAIN']),
      ),
    );
}
