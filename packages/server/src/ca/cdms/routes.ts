import { cdm, cdmQuery, cdmUpload } from '@keepout/contract/ca/cdm';
import { id } from '@keepout/contract/platform/primitives';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { ServerContext } from '../../hosting/module.ts';
import { nothingTaken } from '../../messages/rejection.ts';
import { callerOf } from '../../platform/http/caller.ts';
import type { App } from '../../platform/http/http.ts';
import { notFound } from '../../platform/http/problem.ts';
import { listCdms, readMessage } from '../conjunctions/message-store.ts';
import { presentMessage } from '../conjunctions/present-message.ts';
import { receiveMessages } from './receive.ts';
import { acceptCdms } from './service.ts';
import { messageAs } from './wire-format.ts';

const tags = ['messages'];

export function registerCdms(app: App, context: ServerContext): void {
  const db = context.database.orm;

  app.route({
    method: 'GET',
    url: '/cdms',
    schema: {
      operationId: 'listCdms',
      summary: 'Conjunction data messages, newest first',
      tags,
      querystring: cdmQuery,
      response: { 200: z.array(cdm) },
    },
    handler: async (request) => {
      const { query } = request;
      const rows = await listCdms(db, callerOf(request).operatorId, {
        cdmId: query['cdm-id'],
        conjunctionId: query['conjunction-id'],
        satelliteId: query['satellite-id'],
        screeningId: query['screening-id'],
      });
      return rows.map(presentMessage);
    },
  });

  app.route({
    method: 'GET',
    url: '/cdms/file/:cdmId',
    schema: {
      operationId: 'getCdmFile',
      summary: 'The message itself: KVN, or XML or JSON by Accept',
      tags,
      params: z.object({ cdmId: id }),
    },
    handler: async (request, reply) => {
      const found = await readMessage(db, callerOf(request).operatorId, request.params.cdmId);
      if (found === undefined) throw notFound('The message');
      const { text, type, extension } = messageAs(found.message, request.headers.accept);
      const name = found.messageId.replaceAll(/[^\w.-]/g, '_');
      return reply
        .type(type)
        .header('vary', 'accept')
        .header('content-disposition', `attachment; filename="${name}.${extension}"`)
        .send(text);
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

function registerUpload(app: App, context: ServerContext): void {
  app.route({
    method: 'POST',
    url: '/cdms',
    schema: {
      operationId: 'uploadCdms',
      summary: 'Upload conjunction data messages (KVN, XML or JSON; one or many)',
      description:
        'Multipart form with `file` parts, or the message as the body. Each message is accepted or rejected on its own; ' +
        'when none is accepted, the answer is 422 with line, keyword and code.',
      tags,
      consumes: ['multipart/form-data', 'text/plain', 'application/xml', 'application/json'],
      response: { 201: cdmUpload },
    },
    handler: async (request, reply) => {
      const files = await receiveMessages(request, context.settings.uploadLimitBytes);
      const { accepted, rejected } = await acceptCdms(context, callerOf(request), files);
      if (accepted.length === 0) {
        throw nothingTaken(rejected, 'The request contains no message.');
      }
      return reply.code(201).send({ accepted, rejected });
    },
  });
}
