import { observation, observationQuery, uploadedObservation } from '@keepout/contract/odt/observation';
import { observationReport } from '@keepout/contract/odt/report';
import { idOf } from '@keepout/contract/platform/primitives';
import { z } from 'zod';
import type { ServerContext } from '../../hosting/module.ts';
import { openStoredFile } from '../../platform/files/stored-files.ts';
import { callerOf } from '../../platform/http/caller.ts';
import type { App } from '../../platform/http/http.ts';
import { listCopies } from '../../platform/http/list-copies.ts';
import { pageHeaders, pageOf } from '../../platform/http/paging.ts';
import { notFound } from '../../platform/http/problem.ts';
import { uploadForm } from '../../platform/http/upload-body.ts';
import { newestUpdates } from '../orbit-updates/store.ts';
import { contentTypeOf } from '../tracks/file-facts.ts';
import { disown } from './disown.ts';
import { presentObservation, presentReport } from './present.ts';
import { receiveUpload } from './receive.ts';
import { countObservations, filesById, findObservation, OBSERVATION_ORDER, pageObservations } from './store.ts';
import { acceptUpload } from './upload.ts';

const tags = ['observations'];
const params = z.object({ fileId: idOf('the file') });

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

  app.route({
    method: 'GET',
    url: '/observations',
    schema: {
      operationId: 'listObservations',
      summary: 'Files of measurements, newest first, each with what it did for an orbit',
      tags,
      querystring: observationQuery,
      response: { 200: z.array(observation), 304: z.null() },
    },
    config: { tells: ['ETag'] },
    handler: async (request, reply) => {
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
    },
  });

  app.route({
    method: 'GET',
    url: '/observations/:fileId',
    schema: {
      operationId: 'getObservation',
      summary: 'One file of measurements, with what it did for an orbit',
      tags,
      params,
      response: { 200: observation },
    },
    handler: async (request) => {
      const { operatorId } = callerOf(request);
      const row = await find(operatorId, request.params.fileId);
      return presentObservation(row, (await newestUpdates(db, [row.id])).get(row.id));
    },
  });

  app.route({
    method: 'GET',
    url: '/observations/file/:fileId',
    schema: {
      operationId: 'getObservationFile',
      summary: 'The file as it came, byte for byte, in its compression',
      tags,
      params,
    },
    config: { offers: ['text/plain', 'application/xml', 'application/gzip', 'application/zip'], tells: ['ETag'] },
    handler: async (request, reply) => {
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
    },
  });

  app.route({
    method: 'GET',
    url: '/observations/report/:fileId',
    schema: {
      operationId: 'getObservationReport',
      summary: 'What the measurements of a file say: association, residuals, brightness, initial orbit',
      description:
        'Association is by the median angle between measured and predicted direction, or by the Mahalanobis distance where the orbit has a covariance; docs/models/track-association. A file that is not read yet, or cannot be, has no tracks.',
      tags,
      params,
      response: { 200: observationReport, 304: z.null() },
    },
    config: { tells: ['ETag'] },
    handler: async (request, reply) => {
      const row = await find(callerOf(request).operatorId, request.params.fileId);
      const update = (await newestUpdates(db, [row.id])).get(row.id);
      const { report, etag } = presentReport(row, update);
      reply.header('etag', etag);
      if (request.headers['if-none-match'] === etag) return reply.code(304).send(null);
      return reply.code(200).send(report);
    },
  });

  app.route({
    method: 'POST',
    url: '/observations/file',
    schema: {
      operationId: 'uploadObservation',
      summary: 'Upload measurements of your own sensors (TDM, KVN or XML, also gzip or zip)',
      description:
        'Multipart form: `file` (one or more); optional `norad-id`, the object that they are said to be of, and `sensor-code` for files that name their sensor otherwise. Bytes that are here already are known, and count once.',
      tags,
      consumes: ['multipart/form-data'],
      response: { 201: uploadedObservation },
    },
    config: {
      adds: ['storage', 'records'],
      body: UPLOAD_BODY,
      problems: ['no-file', 'malformed-form', 'file-too-large', 'not-multipart', 'sensor-unknown', 'too-costly'],
    },
    handler: async (request, reply) => {
      const caller = callerOf(request);
      const form = await receiveUpload(request, context);
      try {
        const { fileIds, isKnown } = await acceptUpload(context, caller, form);
        return reply.code(201).send({ observations: await present(caller.operatorId, fileIds), isKnown });
      } finally {
        await Promise.all(form.files.map(({ content }) => content.discard()));
      }
    },
  });

  app.route({
    method: 'POST',
    url: '/observations/:fileId/disown',
    schema: {
      operationId: 'disownObservation',
      summary: 'Take the association of a file back: it is not of the object',
      description:
        'Its pass does not count any more, and what it was paid for is given back. An orbit update that rests on it is withdrawn, and computed again from the files that remain.',
      tags,
      params,
      response: { 200: observation },
    },
    config: { problems: ['observation-not-associated'] },
    handler: async (request) => {
      const caller = callerOf(request);
      await disown(context, caller, request.params.fileId);
      const [found] = await present(caller.operatorId, [request.params.fileId]);
      if (found === undefined) throw notFound('The observation');
      return found;
    },
  });
}

const UPLOAD_BODY = uploadForm('TDM files, KVN or XML, also gzip or zip.', {
  'norad-id': { type: 'integer', minimum: 1, maximum: 999_999_999, description: 'The object, when you know it.' },
  'sensor-code': { type: 'string', maxLength: 40, description: 'Your sensor, for files that name it otherwise.' },
});
