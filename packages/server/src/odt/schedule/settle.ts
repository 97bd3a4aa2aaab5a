import type { Statement } from '@keepout/contract/platform/sentence-text';
import { tell, together } from '@keepout/contract/sentences';
import type { ServerContext } from '../../hosting/module.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { nowTaiS } from '../../platform/now.ts';
import { hasEnded, isUnderWay, type Moves, movesOf } from '../requests/moves.ts';
import { lockRequest, type PassRow, type RequestRow } from '../requests/store.ts';
import { type Need, needOf } from './needs.ts';
import { isNotCovered, NO_TIME, type NoPass } from './no-pass.ts';
import { noteReplacement } from './store.ts';

/**
 * Settles a request without further available passes: stores why lost passes are not replaced, and once none is under way the final
 * status by the results of its passes. While a sensor may become available before the deadline, a request with a lost pass waits.
 */
export async function settleRequest(context: ServerContext, requestId: string, none: NoPass): Promise<void> {
  const moves = movesOf(context);
  await context.database.orm.transaction(async (tx) => {
    const locked = await lockRequest(tx, requestId);
    if (locked === undefined || hasEnded(locked.request)) return;
    const { request, passes } = locked;
    const underWay = passes.filter(isUnderWay);
    const need = needOf(request, passes, nowTaiS());
    const waits = underWay.length === 0 && need.lost.length > 0 && none.mayChange;
    const isLooking = underWay.length > 0 || waits;
    if (need.lost.length > 0 || need.overcast.length > 0) {
      const state = isLooking && none !== NO_TIME ? 'WANTED' : 'NONE';
      const isNews = await noteReplacement(tx, request.id, { state, message: none.message });
      if (isNews) await moves.touchRequest(tx, request);
    }
    if (waits) await wait(tx, moves, request, need);
    // Fewer passes than requested, and all of them accepted: no more are available.
    if (request.status === 'PENDING' && underWay.length > 0 && underWay.every(({ status }) => status !== 'PENDING')) {
      await moves.moveRequest(tx, request, 'APPROVED');
    }
    if (!isLooking) await end(tx, moves, need, none);
  });
}

async function wait(tx: Transaction, { moveRequest }: Moves, request: RequestRow, { lost }: Need): Promise<void> {
  if (request.status !== 'APPROVED') return;
  await moveRequest(tx, request, 'PENDING', together(lastOf(lost), tell('looking-for-another')));
}

async function end(tx: Transaction, { moveRequest }: Moves, { request, passes }: Need, none: NoPass): Promise<void> {
  const done = passes.filter(({ status }) => status === 'SUCCESSFUL').length;
  const failed = passes.filter(({ status }) => status === 'UNSUCCESSFUL');
  const why = failed.length === 0 ? none.message : notReplaced(lastOf(failed), none);
  if (request.status === 'IN_PROGRESS') {
    if (done >= request.passesWanted) await moveRequest(tx, request, 'COMPLETE');
    else if (done === 0) await moveRequest(tx, request, 'UNSUCCESSFUL', why);
    else
      await moveRequest(
        tx,
        request,
        'PARTIAL',
        together(tell('passes-succeeded', { done, wanted: request.passesWanted }), why),
      );
    return;
  }
  if (request.status === 'APPROVED' && failed.length > 0) {
    await moveRequest(tx, request, 'UNSUCCESSFUL', why);
    return;
  }
  // The obstacle of the planned passes is more specific than the absence of others.
  const planned = passes.findLast(({ status, reason: own }) => status === 'INFEASIBLE' && own.length > 0);
  const isDear = none.reason === 'OVER_PRICE' || (planned !== undefined && isNotCovered(planned.reason));
  const reason = isDear ? 'OVER_PRICE' : planned === undefined ? none.reason : 'SENSOR_BUSY';
  const message = planned === undefined ? why : notReplaced(planned.reason, none);
  await moveRequest(tx, request, 'INFEASIBLE', together(message, isDear ? tell('advice-price') : none.advice), reason);
}

const lastOf = (passes: readonly PassRow[]): Statement => passes.at(-1)?.reason ?? [];
const notReplaced = (reason: Statement, none: NoPass): Statement =>
  together(reason, tell('not-replaced'), none.message);
