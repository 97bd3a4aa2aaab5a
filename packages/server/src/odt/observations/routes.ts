import { OBSERVATIONS } from '@keepout/contract/odt/endpoints/observations';
import { tell } from '@keepout/contract/sentences';
import type { ServerContext } from '../../hosting/module.ts';
import { writeAudit } from '../../platform/audit/audit.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { openStoredFile } from '../../platform/files/stored-files.ts';
import { type Caller, callerOf } from '../../platform/http/caller.ts';
import type { App } from '../../platform/http/http.ts';
import { listCopies } from '../../platform/http/list-copies.ts';
import { pageHeaders, pageOf } from '../../platform/http/paging.ts';
import { notFound, orNotFound, refused } from '../../platform/http/problem.ts';
import { readListPage } from '../../platform/http/record-list.ts';
import { serve } from '../../platform/http/serve.ts';
import { observationArrived, orbitUpdateWithdrawn } from '../../ports/odt-events.ts';
import { lockUpdatesOf, newestUpdates, withdrawUpdates } from '../orbit-updates/store.ts';
import { movesOf } from '../requests/moves.ts';
import { findPass, lockRequest } from '../requests/store.ts';
import { contentTypeOf } from '../tracks/file-facts.ts';
import { presentObservation, presentReport } from './present.ts';
import { READ_QUEUE, type ReadJob, UPDATE_QUEUE, type UpdateJob } from './queues.ts';
import { readAgain } from './read-again.ts';
import { receiveUpload } from './receive.ts';
import {
  changeObservation,
  filesById,
  findObservation,
  lockObservation,
  OBSERVATION_ORDER,
  type ObservationRow,
  observationList,
  turnedAwayOf,
  unread,
} from './store.ts';
import { acceptUpload } from './upload.ts';

export function registerObservations(app: App, context: ServerContext): void {
  const db = context.database.orm;
  const copies = listCopies(() => context.database);
  const find = async (operatorId: string, fileId: string) => {
    return await orNotFound(findObservation(db, operatorId, fileId), 'The observation');
  };
  const present = async (operatorId: string, fileIds: readonly string[]) => {
    const updates = await newestUpdates(db, fileIds);
    const rows = await filesById(db, fileIds);
    return rows
      .filter((row) => row.operatorId === operatorId)
      .map((row) => presentObservation(row, updates.get(row.id)));
  };

  serve(app, OBSERVATIONS.listObservations, async (request, reply) => {
    const { query } = request;
    const { operatorId } = callerOf(request);
    const filter = { requestId: query['request-id'], noradId: query['norad-id'], sensorCode: query['sensor-code'] };
    return await copies.answer(request, reply, operatorId, async () => {
      const { rows, ...facts } = await readListPage(
        observationList(db, operatorId, filter),
        pageOf(query, OBSERVATION_ORDER),
      );
      const ids = rows.map(({ id }) => id);
      const updates = await newestUpdates(db, ids);
      return {
        list: rows.map((row) => presentObservation(row, updates.get(row.id))),
        headers: pageHeaders(request, OBSERVATION_ORDER, facts),
      };
    });
  });

  serve(app, OBSERVATIONS.getObservation, async (request) => {
    const { operatorId } = callerOf(request);
    const row = await find(operatorId, request.params.fileId);
    return presentObservation(row, (await newestUpdates(db, [row.id])).get(row.id));
  });

  serve(app, OBSERVATIONS.getObservationFile, async (request, reply) => {
    const row = await find(callerOf(request).operatorId, request.params.fileId);
    // A delivered file never changes.
    const etag = `"${row.sha256.slice(0, 32)}"`;
    reply.header('etag', etag).header('last-modified', new Date(row.receivedAt).toUTCString());
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
    const content = await orNotFound(openStoredFile(db, row.fileId), 'The observation');
    return reply
      .type(contentTypeOf(row))
      .header('content-disposition', `attachment; filename="${row.fileName.replaceAll(/[^\w.-]/g, '_')}"`)
      .send(content);
  });

  serve(app, OBSERVATIONS.getObservationReport, async (request, reply) => {
    const row = await find(callerOf(request).operatorId, request.params.fileId);
    const update = (await newestUpdates(db, [row.id])).get(row.id);
    const { report, etag } = presentReport(row, update);
    reply.header('etag', etag);
    if (request.headers['if-none-match'] === etag) return reply.code(304).send(null);
    return reply.code(200).send(report);
  });

  serve(app, OBSERVATIONS.uploadObservation, async (request) => {
    const caller = callerOf(request);
    const form = await receiveUpload(request, context);
    try {
      const { fileIds, isKnown } = await acceptUpload(context, caller, form);
      return { observations: await present(caller.operatorId, fileIds), isKnown };
    } finally {
      await Promise.all(form.files.map(({ content }) => content.discard()));
    }
  });

  const presentAfter = async (caller: Caller, fileId: string) => {
    const [file] = await present(caller.operatorId, [fileId]);
    if (file === undefined) throw notFound('The observation');
    return file;
  };

  serve(app, OBSERVATIONS.disownObservation, async (request) => {
    const caller = callerOf(request);
    await disown(context, caller, request.params.fileId);
    return await presentAfter(caller, request.params.fileId);
  });

  serve(app, OBSERVATIONS.readObservationAgain, async (request) => {
    const caller = callerOf(request);
    await readAgain(context, caller, request.params.fileId);
    return await presentAfter(caller, request.params.fileId);
  });
}

const REASON = tell('association-withdrawn');

/**
 * Reverts the association of a file, together with its consequences, in one transaction: the success of its pass and the updates
 * of the orbit, including those of other requests with one of them as prior; jobs recompute from the remaining files. Idempotent.
 */
async function disown(context: ServerContext, caller: Caller, observationFileId: string): Promise<void> {
  const { operatorId } = caller;
  await context.database.orm.transaction(async (tx) => {
    const unlockedRow = await orNotFound(findObservation(tx, operatorId, observationFileId), 'The observation');
    // Locks the request first, as all transactions do.
    if (unlockedRow.requestId !== null) await lockRequest(tx, unlockedRow.requestId);
    const row = await orNotFound(lockObservation(tx, observationFileId), 'The observation');
    if (row.isWithdrawn) return;
    if (!row.isAssociated) {
      throw refused('observation-not-associated', {
        detail: row.state === 'RECEIVED' ? 'The file is not read yet.' : 'The file counts for no object.',
      });
    }
    await changeObservation(tx, row.id, { isWithdrawn: true, isAssociated: false, reason: REASON });
    const pass = row.passId === null ? undefined : await findPass(tx, row.passId);
    if (pass?.status === 'SUCCESSFUL' && pass.observationFileId === row.id) {
      await movesOf(context).movePass(tx, pass, 'UNSUCCESSFUL', REASON);
    }
    await withdrawResting(context, tx, row);
    const { requestId } = row;
    // Pages that show the file hear of it.
    await context.events.publish(tx, operatorId, observationArrived, { observationFileId: row.id, requestId });
    await writeAudit(tx, { ...caller, action: 'disowned', recordType: 'observation', recordId: row.id });
  });
}

const BY_ITSELF = tell('basis-withdrawn');
const BY_ITS_PRIOR = tell('prior-withdrawn');

/**
 * Withdraws all updates that depend on a file: updates by it, and updates with one of those as prior, of any request. Each of these requests
 * has its orbit recomputed without it, and rejected files are compared again: they may have been compared with
 * the orbit of another object.
 */
async function withdrawResting(
  context: ServerContext,
  tx: Transaction,
  { id, operatorId, requestId }: ObservationRow,
): Promise<void> {
  const updates = await lockUpdatesOf(tx, id);
  const isBy = (fileIds: readonly string[]) => fileIds.includes(id);
  for (const [byFile, reason] of [[true, BY_ITSELF] as const, [false, BY_ITS_PRIOR] as const]) {
    const affectedUpdates = updates.filter(({ fileIds }) => isBy(fileIds) === byFile);
    const ids = affectedUpdates.map((observation) => observation.id);
    await withdrawUpdates(tx, ids, reason);
  }
  const jobs = new Map<string, UpdateJob>();
  if (requestId !== null) jobs.set(requestId, { requestId });
  for (const { id: orbitUpdateId, conjunctionId, state, requestId: updateRequestId, fileIds } of updates) {
    if (state === 'UPDATED') {
      await context.events.publish(tx, operatorId, orbitUpdateWithdrawn, { orbitUpdateId, conjunctionId });
    }
    const [fileId = ''] = fileIds;
    if (updateRequestId !== null) jobs.set(updateRequestId, { requestId: updateRequestId });
    else if (!isBy(fileIds)) jobs.set(fileId, { observationFileId: fileId });
    if (isBy(fileIds)) continue;
    // Pages that show a file of another request hear of it.
    for (const observationFileId of fileIds) {
      await context.events.publish(tx, operatorId, observationArrived, {
        observationFileId,
        requestId: updateRequestId,
      });
    }
  }
  for (const job of jobs.values()) {
    await context.queue.enqueue<UpdateJob>(UPDATE_QUEUE, job, { within: tx, operatorId });
  }
  const requestIds = [...jobs.values()].flatMap((job) => ('requestId' in job ? [job.requestId] : []));
  for (const observationFileId of await turnedAwayOf(tx, requestIds, id)) {
    await unread(tx, observationFileId);
    await context.queue.enqueue<ReadJob>(READ_QUEUE, { observationFileId }, { within: tx, operatorId });
  }
}
