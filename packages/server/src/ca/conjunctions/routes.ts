import { CONJUNCTIONS } from '@keepout/contract/ca/endpoints/conjunctions';
import type { ServerContext } from '../../hosting/module.ts';
import { callerOf } from '../../platform/http/caller.ts';
import type { App } from '../../platform/http/http.ts';
import { notFound } from '../../platform/http/problem.ts';
import { readListPage } from '../../platform/http/record-list.ts';
import { serve, serveList } from '../../platform/http/serve.ts';
import { conjunctionConditions } from './conditions.ts';
import { MESSAGE_ORDER, messageList } from './message-store.ts';
import { presentMessage } from './present-message.ts';
import { conjunctionLists, readConjunction } from './service.ts';
import { findConjunction } from './store.ts';

export function registerConjunctions(app: App, context: ServerContext): void {
  const db = context.database.orm;
  const answer = conjunctionLists(context);

  serve(app, CONJUNCTIONS.listConjunctions, async (request, reply) => {
    const { query } = request;
    const filter = {
      ...conjunctionConditions(query),
      conjunctionId: query['conjunction-id'],
      screeningId: query['screening-id'],
    };
    return await answer(request, reply, filter, query);
  });

  serve(app, CONJUNCTIONS.getConjunction, async (request) => {
    const conjunction = await readConjunction(db, callerOf(request).operatorId, request.params.conjunctionId);
    if (conjunction === undefined) throw notFound('The conjunction');
    return conjunction;
  });

  serveList(app, CONJUNCTIONS.listConjunctionCdms, MESSAGE_ORDER, async (request, page) => {
    const { operatorId } = callerOf(request);
    const { conjunctionId } = request.params;
    if ((await findConjunction(db, operatorId, conjunctionId)) === undefined) throw notFound('The conjunction');
    return await readListPage(messageList(db, operatorId, { conjunctionId }), page, presentMessage);
  });
}
