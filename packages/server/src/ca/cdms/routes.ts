import { EXCHANGED_MARK } from '@keepout/ccsds/cdm/exchanged';
import { type Rewriting, rewrittenMessage } from '@keepout/ccsds/cdm/rewritten';
import { CDMS } from '@keepout/contract/ca/endpoints/cdms';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { ServerContext } from '../../hosting/module.ts';
import { nothingTaken } from '../../messages/rejection.ts';
import { abortOnDisconnect } from '../../platform/http/abort-on-disconnect.ts';
import { chosenType } from '../../platform/http/accept.ts';
import { callerOf } from '../../platform/http/caller.ts';
import type { App } from '../../platform/http/http.ts';
import { listCopies } from '../../platform/http/list-copies.ts';
import { pageHeaders, pageOf } from '../../platform/http/paging.ts';
import { orNotFound } from '../../platform/http/problem.ts';
import { readListPage } from '../../platform/http/record-list.ts';
import { serve } from '../../platform/http/serve.ts';
import { conjunctionConditions } from '../conjunctions/conditions.ts';
import {
  findMessage,
  findMessageRow,
  MESSAGE_ORDER,
  messageBefore,
  messageList,
} from '../conjunctions/message-store.ts';
import { presentListedMessage, presentMessage } from '../conjunctions/present-message.ts';
import { withdrawMessage } from '../conjunctions/withdraw.ts';
import { addedFigures } from './added-figures.ts';
import { MESSAGE_LIMIT_BYTES, MOST_REJECTIONS } from './limits.ts';
import { receiveMessages } from './receive.ts';
import { acceptCdms } from './service.ts';

export function registerCdms(app: App, context: ServerContext): void {
  const db = context.database.orm;
  const copies = listCopies(() => context.database);

  serve(app, CDMS.listCdms, async (request, reply) => {
    const { query } = request;
    const { operatorId } = callerOf(request);
    const filter = {
      ...conjunctionConditions(query),
      cdmId: query['cdm-id'],
      conjunctionId: query['conjunction-id'],
      screeningId: query['screening-id'],
    };
    const page = pageOf(query, MESSAGE_ORDER);
    return await copies.answer(request, reply, operatorId, async () => {
      const { rows, ...facts } = await readListPage(messageList(db, operatorId, filter), page);
      const headers = pageHeaders(request, MESSAGE_ORDER, facts);
      return { list: rows.map(presentListedMessage), headers };
    });
  });

  serve(app, CDMS.getCdm, async (request) => {
    const row = await orNotFound(findMessage(db, callerOf(request).operatorId, request.params.cdmId), 'The message');
    return presentMessage(row);
  });

  serve(app, CDMS.getCdmFile, async (request, reply) => {
    const row = await orNotFound(findMessageRow(db, callerOf(request).operatorId, request.params.cdmId), 'The message');
    const isExchanged = request.query.objects === 'EXCHANGED';
    const isDraft = request.query.version === 'DRAFT_2_0';
    const figures = isDraft ? addedFigures(row, await messageBefore(db, row), isExchanged) : undefined;
    const { text, type, extension } = messageAs(row.message, chosenType(request), {
      isExchanged,
      addedFigures: figures,
    });
    const marks = `${isExchanged ? EXCHANGED_MARK : ''}${isDraft ? DRAFT_MARK : ''}`;
    const name = `${row.messageId}${marks}`.replaceAll(/[^\w.-]/g, '_');
    return reply.type(type).header('content-disposition', `attachment; filename="${name}.${extension}"`).send(text);
  });

  serve(app, CDMS.deleteCdm, async (request) => {
    await withdrawMessage(context, callerOf(request), request.params.cdmId);
  });

  const upload: FastifyPluginAsyncZod = async (scope) => {
    // Bodies are not parsed here, so that errors can state the line.
    for (const type of ['application/json', 'application/xml', 'text/xml']) {
      scope.addContentTypeParser(type, { parseAs: 'string' }, (_request, body, callback) => callback(null, body));
    }
    registerUpload(scope as App, context);
  };
  void app.register(upload);
}

function registerUpload(app: App, context: ServerContext): void {
  serve(
    app,
    CDMS.uploadCdms,
    async (request, reply) => {
      const received = await receiveMessages(request);
      try {
        const { accepted, rejected } = await acceptCdms(context, callerOf(request), received, abortOnDisconnect(reply));
        if (accepted.length === 0) throw nothingTaken(rejected, 'The request contains no message.');
        const rejections = rejected.slice(0, MOST_REJECTIONS);
        return await reply.code(201).send({ accepted, rejected: rejections, rejectedCount: rejected.length });
      } finally {
        await received.content.discard();
      }
    },
    { bodyLimit: MESSAGE_LIMIT_BYTES },
  );
}

/** File name suffix of messages in the draft version 2.0. */
const DRAFT_MARK = '_DRAFT_2.0';
const KVN = { type: 'text/plain; charset=utf-8', extension: 'cdm' } as const;

function messageAs(
  message: string,
  mediaType: string | undefined,
  rewriting: Rewriting,
): { readonly text: string; readonly type: string; readonly extension: string } {
  const requestedFormat = formatOf(mediaType);
  if (requestedFormat === 'kvn' && !rewriting.isExchanged && !rewriting.addedFigures) return { text: message, ...KVN };
  const converted = rewrittenMessage(message, requestedFormat, rewriting);
  if (!converted.ok) throw new Error(`stored message does not convert: ${converted.fault.code}`);
  if (requestedFormat === 'kvn') return { text: converted.value, ...KVN };
  const type = mediaType === 'text/xml' ? 'text/xml; charset=utf-8' : `application/${requestedFormat}`;
  return { text: converted.value, type, extension: requestedFormat };
}

function formatOf(mediaType: string | undefined): 'kvn' | 'xml' | 'json' {
  if (mediaType === 'application/xml' || mediaType === 'text/xml') return 'xml';
  return mediaType === 'application/json' ? 'json' : 'kvn';
}
