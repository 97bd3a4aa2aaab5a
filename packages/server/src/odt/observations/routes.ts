import { OBSERVATIONS } from '@keepout/contract/odt/endpoints/observations';
import type { ServerContext } from '../../hosting/module.ts';
import { openStoredFile } from '../../platform/files/stored-files.ts';
import { callerOf } from '../../platform/http/caller.ts';
import type { App } from '../../platform/http/http.ts';
import { listCopies } from '../../platform/http/list-copies.ts';
import { pageHeaders, pageOf } from '../../platform/http/paging.ts';
import { notFound } from '../../platform/http/problem.ts';
import { serve } from '../../platform/http/serve.ts';
import { newestUpdates } from '../orbit-updates/store.ts';
import { contentTypeOf } from '../tracks/file-facts.ts';
import { disown } from './disown.ts';
import { presentObservation, presentReport } from './present.ts';
import { receiveUpload } from './receive.ts';
import { countObservations, filesById, findObservation, OBSERVATION_ORDER, pageObservations } from './store.ts';
import { acceptUpload } from './upload.ts';

export function registerObservations(app: App, context: ServerContext): void {
  const db = context.database.orm;
  const copies = listCopies(() => context.database);
  const find = async (operatorId: string, fileId: string) => {
    const row = await findObservation(db, operatorId, fileId);
    if (row === undefined) throw notFound('The observation');
    return row;
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
      const [{ rows, next }, total] = await Promise.all([
        pageObservations(db, operatorId, filter, pageOf(query, OBSERVATION_ORDER)),
        countObservations(db, operatorId, filter),
      ]);
      const ids = rows.map(({ id }) => id);
      const updates = await newestUpdates(db, ids);
      return {
        list: rows.map((row) => presentObservation(row, updates.get(row.id))),
        headers: pageHeaders(request, OBSERVATION_ORDER, { total, next }),
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
    // What was delivered never changes.
    const etag = `"${row.sha256.slice(0, 32)}"`;
    reply.header('etag', etag).header('last-modified', new Date(row.receivedAt).toUTCString());
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
    const content = await openStoredFile(db, row.fileId);
    if (content === undefined) throw notFound('The observation');
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

  serve(app, OBSERVATIONS.disownObservation, async (request) => {
    const caller = callerOf(request);
    await disown(context, caller, request.params.fileId);
    const [found] = await present(caller.operatorId, [request.params.fileId]);
    if (found === undefined) throw notFound('The observation');
    return found;
  });
}
