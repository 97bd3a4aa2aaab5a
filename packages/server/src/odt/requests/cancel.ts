import { tell } from '@keepout/contract/sentences';
import type { ServerContext } from '../../hosting/module.ts';
import { writeAudit } from '../../platform/audit/audit.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { notFound, refused } from '../../platform/http/problem.ts';
import { hasEnded, movesOf } from './moves.ts';
import { findRequest, lockRequest } from './store.ts';

/** Passes that can still be called off; what is measured already is delivered and counts. */
const CALLED_OFF = ['PENDING', 'APPROVED', 'EXECUTING'];

/** Cancels a request: its passes, their orders at the providers, and what was held for them. */
export async function cancelRequest(context: ServerContext, caller: Caller, requestId: string): Promise<void> {
  const { movePass, moveRequest } = movesOf(context);
  await context.database.orm.transaction(async (tx) => {
    // Looked for among one's own first: a lock on another's would tell that it is there.
    if ((await findRequest(tx, caller.operatorId, requestId)) === undefined) throw notFound('The request');
    const { request, passes } = (await lockRequest(tx, requestId))!;
    if (hasEnded(request)) {
      throw refused('request-ended', { detail: `The request has ended already: it is ${request.status}.` });
    }
    const reason = tell('cancelled-by', { user: caller.actor });
    for (const pass of passes) {
      if (CALLED_OFF.includes(pass.status)) await movePass(tx, pass, 'CANCELLED', reason);
    }
    // With the passes that it wanted and none left to wait for, it has become complete.
    const now = (await lockRequest(tx, requestId))!.request;
    if (!hasEnded(now)) await moveRequest(tx, now, 'CANCELLED', reason);
    await writeAudit(tx, {
      ...caller,
      action: 'cancelled',
      recordType: 'observation-request',
      recordId: requestId,
    });
  });
}
