import type { DecisionRecord } from '@keepout/contract/ca/decision-record';
import { DECISIONS } from '@keepout/contract/ca/endpoints/decisions';
import { RECORD_KEYS } from '@keepout/contract/ca/endpoints/record-keys';
import type { Language } from '@keepout/contract/platform/language';
import type { ServerContext } from '../../hosting/module.ts';
import { principalOf } from '../../identity/guard.ts';
import { callerOf } from '../../platform/http/caller.ts';
import type { App } from '../../platform/http/http.ts';
import { notFound, orNotFound, refused } from '../../platform/http/problem.ts';
import { readListPage } from '../../platform/http/record-list.ts';
import { serve, serveList } from '../../platform/http/serve.ts';
import type { ManoeuvrePlans } from '../../ports/manoeuvre-plans.ts';
import { languageFor } from '../../users/language.ts';
import { presentDecision, presentDecisionSummary } from './present.ts';
import { wholeDecision } from './read.ts';
import { publishedKeys } from './record-keys.ts';
import { changeDecision, openDecision, signDecision } from './service.ts';
import { DECISION_ORDER, type DecisionRow, decisionList, findDecision, readRecordText } from './store.ts';

/**
 * Registers the operations on decisions.
 *
 * @param plans   access to manoeuvre plans; absent if planning is not installed
 */
export function registerDecisions(app: App, context: ServerContext, plans?: ManoeuvrePlans): void {
  const db = context.database.orm;
  const present = async (row: DecisionRow) => presentDecision(await wholeDecision(db, row, plans));

  serveList(app, DECISIONS.listDecisions, DECISION_ORDER, async (request, page) => {
    const { operatorId } = callerOf(request);
    const filter = { conjunctionId: request.query['conjunction-id'] };
    return await readListPage(decisionList(db, operatorId, filter), page, presentDecisionSummary);
  });

  serve(app, DECISIONS.openDecision, async (request) => {
    const row = await openDecision(context, callerOf(request), request.body.conjunctionId);
    return await present(row);
  });

  serve(app, DECISIONS.getDecision, async (request) => {
    const row = await findDecision(db, callerOf(request).operatorId, request.params.decisionId);
    if (row === undefined) throw notFound('The decision record');
    return await present(row);
  });

  serve(app, DECISIONS.changeDecision, async (request, _reply, expected) => {
    const { decisionId } = request.params;
    const row = await changeDecision(context, callerOf(request), decisionId, request.body, { expected, plans });
    return await present(row);
  });

  serve(app, DECISIONS.signDecision, async (request, _reply, expected) => {
    const row = await signDecision(context, callerOf(request), request.params.decisionId, { expected, plans });
    return await present(row);
  });

  serve(app, RECORD_KEYS.listRecordKeys, async () => await publishedKeys(db));

  serve(app, DECISIONS.getDecisionRecord, async (request, reply) => {
    const { operatorId } = callerOf(request);
    const { decisionId } = request.params;
    const row = await orNotFound(findDecision(db, operatorId, decisionId), 'The decision record');
    const text = await readRecordText(db, operatorId, decisionId);
    if (text === undefined) {
      throw refused('decision-not-signed', {
        detail: `The decision record is ${row.state}; the signed record exists only after the signature.`,
      });
    }
    const { format, language: requestedLanguage } = request.query;
    const language = await languageFor(db, principalOf(request), requestedLanguage);
    const name = `decision-${row.recordHash?.slice(0, 12)}.${format}`;
    if (format === 'pdf') reply.header('content-language', language);
    return reply
      .type(`application/${format}`)
      .header('content-disposition', `attachment; filename="${name}"`)
      .send(format === 'json' ? text : Buffer.from(await printed(text, language)));
  });
}

/** Renders the PDF; fonts and layout are loaded at the first use. */
async function printed(text: string, language: Language): Promise<Uint8Array> {
  const { recordPdf } = await import('./pdf/record-pdf.ts');
  return await recordPdf(JSON.parse(text) as DecisionRecord, language);
}
