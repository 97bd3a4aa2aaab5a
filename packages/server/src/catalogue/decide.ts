import { writeAudit } from '../platform/audit/audit.ts';
import type { Transaction } from '../platform/database/database.ts';
import { EVERYBODY } from '../platform/events/event-type.ts';
import { readStoredFile } from '../platform/files/stored-files.ts';
import type { Caller } from '../platform/http/caller.ts';
import { notFound, orNotFound, type Refusal, refused } from '../platform/http/problem.ts';
import { catalogueLoaded } from './events.ts';
import { decide, findKeptBack } from './kept-back.ts';
import { type CatalogueContext, loadCatalogueFile, lockCatalogues } from './load.ts';
import { partsInUse, partsOfSet, putPartsInUse } from './part-sets.ts';
import { putPartsTogether } from './parts.ts';
import { type CatalogueRow, newestCatalogue, readCatalogueRow, touchCatalogue, withdrawCatalogue } from './store.ts';

/** Decisions of a user about the shared catalogue; each is written to the audit trail. */

/** Puts a withheld catalogue into use. */
export async function acceptKeptBack(context: CatalogueContext, caller: Caller, id: string): Promise<CatalogueRow> {
  const row = await orNotFound(findKeptBack(context.database.orm, id), 'The withheld catalogue');
  if (row.state !== 'WAITING') throw decided(row.state);
  const accept = async (tx: Transaction) => {
    const isWaiting = await decide(tx, context.events, row, { state: 'ACCEPTED', decidedBy: caller.actor });
    if (!isWaiting) throw decided('decided');
    await writeAudit(tx, {
      ...caller,
      action: 'accepted',
      recordType: 'catalogue',
      recordId: id,
      detail: { ...row.change },
    });
  };
  if (row.fileId === null) {
    const outcome = await putPartsTogether(context, {
      source: row.source,
      setId: id,
      ...(row.wanted && { wanted: row.wanted }),
      accept,
    });
    if (outcome === undefined || !('loaded' in outcome)) throw decided('REPLACED');
    return outcome.loaded;
  }
  const bytes = await readStoredFile(context.database.orm, row.fileId);
  if (bytes === undefined) throw decided('REPLACED');
  const loaded = await loadCatalogueFile(context, bytes, row.source, { accept });
  if (!loaded.ok) throw refused(loaded.fault.code, { detail: `${row.source} can no longer be read.` });
  return loaded.value;
}

export async function discardKeptBack(context: CatalogueContext, caller: Caller, id: string): Promise<void> {
  await context.database.orm.transaction(async (tx) => {
    const row = await orNotFound(findKeptBack(tx, id), 'The withheld catalogue');
    const isWaiting = await decide(tx, context.events, row, { state: 'DISCARDED', decidedBy: caller.actor });
    if (!isWaiting) throw decided(row.state);
    await writeAudit(tx, { ...caller, action: 'discarded', recordType: 'catalogue', recordId: id });
  });
}

/** Restores the previously used catalogue, and the feed data of that time. */
export async function undoCatalogue(
  { database, events }: CatalogueContext,
  caller: Caller,
  catalogueId: string,
): Promise<CatalogueRow> {
  return await database.orm.transaction(async (tx) => {
    await lockCatalogues(tx);
    const inUse = await orNotFound(newestCatalogue(tx), 'A catalogue');
    if (inUse.id !== catalogueId) {
      throw refused('catalogue-not-in-use', { detail: `${inUse.id} is in use, from ${inUse.source}.` });
    }
    const before = inUse.replacedId === null ? undefined : await readCatalogueRow(tx, inUse.replacedId);
    if (before === undefined) {
      throw refused('catalogue-nothing-before', {
        detail: `The catalogue in use before ${inUse.id} is unknown.`,
      });
    }
    await withdrawCatalogue(tx, inUse.id);
    // An older version of the program stored no parts; then the newest feed data remain.
    if (before.partsKept) await putPartsInUse(tx, await partsOfSet(tx, before.id));
    await touchCatalogue(tx, before.id, { withdrawnAt: null });
    await events.publish(tx, EVERYBODY, catalogueLoaded, { catalogueId: before.id });
    const detail = { again: before.id, source: inUse.source, objects: inUse.objectCount };
    await writeAudit(tx, { ...caller, action: 'undone', recordType: 'catalogue', recordId: inUse.id, detail });
    return (await readCatalogueRow(tx, before.id))!;
  });
}

/** Removes the data of a source from the catalogue. */
export async function removeCatalogueSource(
  context: CatalogueContext,
  caller: Caller,
  source: string,
): Promise<CatalogueRow> {
  const parts = await partsInUse(context.database.orm);
  if (!parts.some((part) => part.source === source)) throw notFound('The source');
  const accept = (tx: Transaction) =>
    writeAudit(tx, { ...caller, action: 'removed-source', recordType: 'catalogue', recordId: source });
  const outcome = await putPartsTogether(context, { source, wanted: [], accept });
  if (outcome === undefined || !('loaded' in outcome)) {
    throw refused('catalogue-last-source', { detail: `Without ${source} the catalogue would be empty.` });
  }
  return outcome.loaded;
}

const decided = (state: string): Refusal =>
  refused('catalogue-decided', { detail: `The withheld catalogue is already ${state.toLowerCase()}.` });
