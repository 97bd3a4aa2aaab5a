import type { KeptBackState } from '@keepout/contract/ca/enums';
import type { Statement } from '@keepout/contract/platform/sentence-text';
import { tell } from '@keepout/contract/sentences';
import { CATALOGUE_GUARD, type CatalogueChange, whyKeptBack } from '@keepout/operations/feeds/catalogue-change';
import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Queries, Transaction } from '../platform/database/database.ts';
import { EVERYBODY } from '../platform/events/event-type.ts';
import type { Events } from '../platform/events/events.ts';
import { catalogueKeptBackChanged } from './events.ts';
import { CATALOGUE_IDS } from './ids.ts';
import { dropSet } from './part-sets.ts';
import type { CatalogueRow } from './store.ts';
import { catalogueKeptBack } from './tables.ts';

export type KeptBackRow = typeof catalogueKeptBack.$inferSelect;

const PERCENT = 100;
/** Maximum length of the list of withheld catalogues. */
const MOST_LISTED = 50;

/** Returns why a catalogue must not come into use automatically; undefined if it may. @param before   the same catalogue, if it was in use before */
export function reasonToKeepBack(
  change: CatalogueChange | undefined,
  before: Pick<CatalogueRow, 'withdrawnAt'> | undefined,
): Statement | undefined {
  if (change === undefined) return undefined;
  if (before != null && before.withdrawnAt !== null) return tell('catalogue-kept-back-withdrawn');
  const { inUse, gone: missing, compared, jumped } = change;
  switch (whyKeptBack(change)) {
    case 'GONE':
      return tell('catalogue-kept-back-gone', {
        inUse,
        gone: missing,
        most: Math.round((1 - CATALOGUE_GUARD.leastShare) * PERCENT),
      });
    case 'JUMPED':
      return tell('catalogue-kept-back-jumped', { compared, jumped, most: CATALOGUE_GUARD.mostJumped * PERCENT });
    default:
      return undefined;
  }
}

export interface OfferedCatalogue extends Pick<KeptBackRow, 'source' | 'contentHash' | 'change' | 'reason'> {
  /** Parts that the source still provides; absent: all. */
  readonly wanted?: readonly string[];
  /** Stores the withheld data under this id. @returns the file, or null for parts */
  readonly keep: (id: string) => Promise<string | null>;
}

/** Stores a catalogue that waits for a decision. The same content is stored once; discarded content is not stored again. */
export async function keepBack(
  tx: Transaction,
  events: Events,
  { keep, ...offered }: OfferedCatalogue,
): Promise<KeptBackRow> {
  const { source, contentHash } = offered;
  const [storedRow] = await tx
    .select()
    .from(catalogueKeptBack)
    .where(
      and(
        eq(catalogueKeptBack.source, source),
        eq(catalogueKeptBack.contentHash, contentHash),
        inArray(catalogueKeptBack.state, ['WAITING', 'DISCARDED']),
      ),
    );
  if (storedRow !== undefined) return storedRow;
  const earlier = await tx
    .select()
    .from(catalogueKeptBack)
    .where(and(eq(catalogueKeptBack.source, source), eq(catalogueKeptBack.state, 'WAITING')));
  for (const row of earlier) await decide(tx, events, row, { state: 'REPLACED', decidedBy: null });
  const id = CATALOGUE_IDS.next('ckb');
  const values = { id, ...offered, fileId: await keep(id), state: 'WAITING' } as const;
  const [row] = await tx.insert(catalogueKeptBack).values(values).returning();
  await events.publish(tx, EVERYBODY, catalogueKeptBackChanged, { keptBackId: id });
  return row!;
}

/** Ends the wait of a withheld catalogue and deletes its content. @returns whether it was waiting */
export async function decide(
  tx: Transaction,
  events: Events,
  { id, fileId }: Pick<KeptBackRow, 'id' | 'fileId'>,
  decision: { readonly state: Exclude<KeptBackState, 'WAITING'>; readonly decidedBy: string | null },
): Promise<boolean> {
  const rows = await tx
    .update(catalogueKeptBack)
    .set({ ...decision, fileId: null, decidedAt: sql`clock_timestamp()` as unknown as string })
    .where(and(eq(catalogueKeptBack.id, id), eq(catalogueKeptBack.state, 'WAITING')))
    .returning({ id: catalogueKeptBack.id });
  if (rows.length === 0) return false;
  if (fileId !== null) await tx.execute(sql`delete from stored_file where id = ${fileId}`);
  await dropSet(tx, id);
  await events.publish(tx, EVERYBODY, catalogueKeptBackChanged, { keptBackId: id });
  return true;
}

/** Returns withheld catalogues without a decision, newest first. */
export async function waitingKeptBack(db: Queries): Promise<readonly KeptBackRow[]> {
  return await db
    .select()
    .from(catalogueKeptBack)
    .where(eq(catalogueKeptBack.state, 'WAITING'))
    .orderBy(desc(catalogueKeptBack.keptAt), desc(catalogueKeptBack.id));
}

/** Returns withheld catalogues without a decision, then the newest of the others. */
export async function listKeptBack(db: Queries): Promise<readonly KeptBackRow[]> {
  const { state, keptAt, id } = catalogueKeptBack;
  return await db
    .select()
    .from(catalogueKeptBack)
    .orderBy(sql`${state} <> 'WAITING'`, desc(keptAt), desc(id))
    .limit(MOST_LISTED);
}

export async function findKeptBack(db: Queries, id: string): Promise<KeptBackRow | undefined> {
  return (await db.select().from(catalogueKeptBack).where(eq(catalogueKeptBack.id, id)))[0];
}
