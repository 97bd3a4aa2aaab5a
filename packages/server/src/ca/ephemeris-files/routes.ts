import { ephemerisDesignation } from '@keepout/contract/ca/enums';
import { ephemerisChange, ephemerisFile, ephemerisQuery, ephemerisUpload } from '@keepout/contract/ca/ephemeris';
import { id } from '@keepout/contract/platform/primitives';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { ServerContext } from '../../hosting/module.ts';
import { fileNameOf } from '../../messages/file-name.ts';
import { nothingTaken } from '../../messages/rejection.ts';
import { receiveFile } from '../../platform/files/received-file.ts';
import { openStoredFile } from '../../platform/files/stored-files.ts';
import { callerOf } from '../../platform/http/caller.ts';
import type { App } from '../../platform/http/http.ts';
import { notFound, type Refusal, refused } from '../../platform/http/problem.ts';
import { findEphemeris, listEphemerides, screeningsOfEphemerides } from '../ephemerides/store.ts';
import { presentEphemeris } from './present.ts';
import {
  acceptEphemeris,
  type EphemerisUploadFile,
  type EphemerisUploadOptions,
  editEphemeris,
  removeEphemeris,
} from './service.ts';

const tags = ['ephemerides'];

export function registerEphemerides(app: App, context: ServerContext): void {
  const db = context.database.orm;
  const list = async (operatorId: string, filter: Parameters<typeof listEphemerides>[2]) => {
    const screenings = await screeningsOfEphemerides(db, operatorId);
    const rows = await listEphemerides(db, operatorId, filter);
    return rows.map((row) => presentEphemeris(row, screenings.get(row.id)));
  };

  app.route({
    method: 'GET',
    url: '/ephemeris',
    schema: {
      operationId: 'listEphemerides',
      summary: 'Your ephemeris files, newest first',
      tags,
      querystring: ephemerisQuery,
      response: { 200: z.array(ephemerisFile) },
    },
    handler: async (request) => {
      const { 'oem-id': ephemerisId, 'satellite-id': satelliteId } = request.query;
      return await list(callerOf(request).operatorId, { ephemerisId, satelliteId });
    },
  });

  app.route({
    method: 'GET',
    url: '/ephemeris/file/:oemId',
    schema: {
      operationId: 'getEphemerisFile',
      summary: 'The file as it was uploaded, byte for byte',
      tags,
      params: z.object({ oemId: id }),
    },
    handler: async (request, reply) => {
      const row = await findEphemeris(db, callerOf(request).operatorId, request.params.oemId);
      const content = row && (await openStoredFile(db, row.fileId));
      if (row === undefined || content === undefined) throw notFound('The ephemeris');
      return reply
        .type('application/octet-stream')
        .header('content-disposition', `attachment; filename="${row.fileName.replaceAll(/[^\w.-]/g, '_')}"`)
        .send(content);
    },
  });

  app.route({
    method: 'POST',
    url: '/ephemeris/file',
    schema: {
      operationId: 'uploadEphemeris',
      summary: 'Upload one or more OEM files (KVN or XML, also gzip) and screen them',
      description:
        'Multipart form: `file` (one or more); optional `satellite-id` (else matched by OBJECT_ID or OBJECT_NAME), ' +
        '`designation` (OPERATIONAL or CANDIDATE), `screen` (true or false). Each file is accepted or rejected on its own; ' +
        'when none is accepted, the answer is 422 with line, keyword and reason.',
      tags,
      consumes: ['multipart/form-data'],
      response: { 201: ephemerisUpload },
    },
    handler: async (request, reply) => {
      const caller = callerOf(request);
      const files: EphemerisUploadFile[] = [];
      const outcomes: Awaited<ReturnType<typeof acceptEphemeris>>[] = [];
      try {
        const fields = await receive(request, context, files);
        for (const file of files) outcomes.push(await acceptEphemeris(context, caller, file, fields));
      } finally {
        await Promise.all(files.map((file) => file.content.discard()));
      }
      const rejected = outcomes.flatMap((one) => ('rejected' in one ? [one.rejected] : []));
      const accepted = [];
      for (const one of outcomes) {
        if ('oemFileId' in one) accepted.push(...(await list(caller.operatorId, { ephemerisId: one.oemFileId })));
      }
      if (accepted.length === 0) {
        throw nothingTaken(rejected, 'The form contains no file.');
      }
      const single = accepted.length === 1 ? accepted[0] : undefined;
      if (single !== undefined) reply.header('location', `/api/v1/ca/ephemeris?oem-id=${single.oemFileId}`);
      return reply.code(201).send({ accepted, rejected });
    },
  });

  app.route({
    method: 'PUT',
    url: '/ephemeris',
    schema: {
      operationId: 'changeEphemeris',
      summary: 'Change what an ephemeris file counts as, or which satellite it is for',
      tags,
      querystring: z.object({ 'oem-id': id }),
      body: ephemerisChange,
      response: { 200: ephemerisFile },
    },
    handler: async (request) => {
      const caller = callerOf(request);
      const { oemFileId, ...change } = request.body;
      if (oemFileId !== request.query['oem-id']) {
        throw refused('id-mismatch', { detail: 'oem-id and oemFileId name different files.' });
      }
      await editEphemeris(context, caller, oemFileId, change);
      const [changed] = await list(caller.operatorId, { ephemerisId: oemFileId });
      if (changed === undefined) throw notFound('The ephemeris');
      return changed;
    },
  });

  app.route({
    method: 'DELETE',
    url: '/ephemeris/:oemId',
    schema: {
      operationId: 'deleteEphemeris',
      summary: 'Delete an ephemeris file; what its screenings found stays',
      tags,
      params: z.object({ oemId: id }),
      response: { 204: z.null() },
    },
    handler: async (request, reply) => {
      await removeEphemeris(context, callerOf(request), request.params.oemId);
      return reply.code(204).send(null);
    },
  });
}

const uploadFields = z.object({
  'satellite-id': id.optional(),
  designation: ephemerisDesignation.default('OPERATIONAL'),
  screen: z.stringbool().default(true),
});

/** Reads a form: its files come to `files` as far as they were received, its fields are the answer. */
async function receive(
  request: FastifyRequest,
  { settings }: ServerContext,
  files: EphemerisUploadFile[],
): Promise<EphemerisUploadOptions> {
  const limitBytes = settings.uploadLimitBytes;
  const raw: Record<string, unknown> = {};
  for await (const part of request.parts()) {
    if (part.type === 'field') {
      raw[part.fieldname] = part.value;
      continue;
    }
    const fileName = fileNameOf(part.filename, 'ephemeris.oem');
    const received = await receiveFile(part.file, limitBytes).catch((error: unknown) => {
      throw part.file.truncated ? tooLarge(fileName, limitBytes) : error;
    });
    if (!received.ok) throw tooLarge(fileName, limitBytes);
    files.push({ fileName, content: received.value });
    if (part.file.truncated) throw tooLarge(fileName, limitBytes);
  }
  const fields = uploadFields.safeParse(raw);
  if (!fields.success) {
    throw refused('invalid-request', {
      detail: 'A field of the form is not valid.',
      errors: fields.error.issues.map((issue) => ({
        code: issue.code,
        message: issue.message,
        pointer: `#/${issue.path.join('/')}`,
      })),
    });
  }
  const { 'satellite-id': satelliteId, designation, screen } = fields.data;
  return { satelliteId, designation, screen };
}

function tooLarge(fileName: string, limitBytes: number): Refusal {
  return refused('file-too-large', { detail: `${fileName} is larger than ${Math.round(limitBytes / 1e6)} MB.` });
}
