import { cdm, cdmQuery, cdmSummary, cdmUpload } from '@keepout/contract/ca/cdm';
import { idOf } from '@keepout/contract/platform/primitives';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { ServerContext } from '../../hosting/module.ts';
import { nothingTaken } from '../../messages/rejection.ts';
import { chosenType } from '../../platform/http/accept.ts';
import { callerOf } from '../../platform/http/caller.ts';
import { departure } from '../../platform/http/departure.ts';
import type { App } from '../../platform/http/http.ts';
import { listCopies } from '../../platform/http/list-copies.ts';
import { pageHeaders, pageOf } from '../../platform/http/paging.ts';
import { notFound } from '../../platform/http/problem.ts';
import { uploadBody } from '../../platform/http/upload-body.ts';
import { findMessage, MESSAGE_ORDER, pageOfMessages, readMessage } from '../conjunctions/message-store.ts';
import { presentListedMessage, presentMessage } from '../conjunctions/present-message.ts';
import { withdrawMessage } from '../conjunctions/withdraw.ts';
import { MESSAGE_LIMIT_BYTES, MOST_REJECTIONS } from './limits.ts';
import { receiveMessages } from './receive.ts';
import { acceptCdms } from './service.ts';
import { messageAs } from './wire-format.ts';

const tags = ['messages'];
const params = z.object({ cdmId: idOf('the message') });
/** Forms of a stored message, the one that it is stored in first. */
const FORMS = ['text/plain', 'application/xml', 'application/json', 'text/xml'];

export function registerCdms(app: App, context: ServerContext): void {
  const db = context.database.orm;
  const copies = listCopies(() => context.database);

  app.route({
    method: 'GET',
    url: '/cdms',
    schema: {
      operationId: 'listCdms',
      summary: 'Conjunction data messages, newest first',
      tags,
      querystring: cdmQuery,
      response: { 200: z.array(cdmSummary), 304: z.null() },
    },
    config: { tells: ['ETag'] },
    handler: async (request, reply) => {
      const { query } = request;
      const { operatorId } = callerOf(request);
      const filter = {
        cdmId: query['cdm-id'],
        conjunctionId: query['conjunction-id'],
        satelliteId: query['satellite-id'],
        screeningId: query['screening-id'],
      };
      const page = pageOf(query, MESSAGE_ORDER);
      return await copies.answer(request, reply, operatorId, async () => {
        const { rows, total, next } = await pageOfMessages(db, operatorId, filter, page);
        const headers = pageHeaders(request, MESSAGE_ORDER, { total, next });
        return { list: rows.map(presentListedMessage), headers };
      });
    },
  });

  app.route({
    method: 'GET',
    url: '/cdms/:cdmId',
    schema: {
      operationId: 'getCdm',
      summary: 'One conjunction data message with states, covariances and our judgement',
      tags,
      params,
      response: { 200: cdm },
    },
    handler: async (request) => {
      const row = await findMessage(db, callerOf(request).operatorId, request.params.cdmId);
      if (row === undefined) throw notFound('The message');
      return presentMessage(row);
    },
  });

  app.route({
    method: 'GET',
    url: '/cdms/file/:cdmId',
    schema: {
      operationId: 'getCdmFile',
      summary: 'The message itself: KVN, or XML or JSON by Accept',
      tags,
      params,
    },
    config: { offers: FORMS },
    handler: async (request, reply) => {
      const found = await readMessage(db, callerOf(request).operatorId, request.params.cdmId);
      if (found === undefined) throw notFound('The message');
      const { text, type, extension } = messageAs(found.message, chosenType(request));
      const name = found.messageId.replaceAll(/[^\w.-]/g, '_');
      return reply.type(type).header('content-disposition', `attachment; filename="${name}.${extension}"`).send(text);
    },
  });

  app.route({
    method: 'DELETE',
    url: '/cdms/:cdmId',
    schema: {
      operationId: 'deleteCdm',
      summary: 'Take an uploaded message back; its event says again what its newest remaining message said',
      tags,
      params,
      response: { 204: z.null() },
    },
    handler: async (request, reply) => {
      await withdrawMessage(context, callerOf(request), request.params.cdmId);
      return reply.code(204).send(null);
    },
  });

  const upload: FastifyPluginAsyncZod = async (scope) => {
    // Messages are read as they came, so that a fault can name its line.
    for (const type of ['application/json', 'application/xml', 'text/xml']) {
      scope.addContentTypeParser(type, { parseAs: 'string' }, (_request, body, done) => done(null, body));
    }
    registerUpload(scope as App, context);
  };
  void app.register(upload);
}

const UPLOAD_BODY = {
  required: true,
  content: {
    'multipart/form-data': { schema: uploadBody('The messages, one or several a file.') },
    'text/plain': { schema: { type: 'string', minLength: 1, description: 'A message or several, KVN.' } },
    'application/xml': { schema: { type: 'string', minLength: 1, description: 'A message, XML.' } },
    'application/json': {
      schema: {
        // One form: some generators of clients cannot tell a list from a record in a body.
        description:
          'A message, JSON: keyword by keyword, or as Space-Track has it. A list of them may be a file of a form.',
        type: 'object',
        additionalProperties: true,
      },
    },
  },
};

function registerUpload(app: App, context: ServerContext): void {
  app.route({
    method: 'POST',
    url: '/cdms',
    bodyLimit: MESSAGE_LIMIT_BYTES,
    schema: {
      operationId: 'uploadCdms',
      summary: 'Upload conjunction data messages (KVN, XML or JSON; one or many)',
      description:
        'Multipart form with `file` parts, or the message as the body; a file may be packed with gzip and may hold several ' +
        'messages (a JSON list, or KVN one after another). Each message is accepted or rejected on its own; when none is ' +
        'accepted, the answer is 422 with line, keyword and code. What an accepted message lacks against the book stands in its ' +
        '`warnings`. At most 2,000 messages, 32 MB, 64 MB unpacked.',
      tags,
      consumes: ['multipart/form-data', 'text/plain', 'application/xml', 'application/json'],
      response: { 201: cdmUpload },
    },
    config: {
      adds: ['records'],
      body: UPLOAD_BODY,
      problems: [
        'no-file',
        'malformed-form',
        'wrong-message-kind',
        'satellite-unknown',
        'message-id-reused',
        'too-many-messages',
        'too-costly',
      ],
    },
    handler: async (request, reply) => {
      const received = await receiveMessages(request);
      try {
        const { accepted, rejected } = await acceptCdms(context, callerOf(request), received, departure(reply));
        if (accepted.length === 0) throw nothingTaken(rejected, 'The request contains no message.');
        const told = rejected.slice(0, MOST_REJECTIONS);
        return await reply.code(201).send({ accepted, rejected: told, rejectedCount: rejected.length });
      } finally {
        await received.content.discard();
      }
    },
  });
}
