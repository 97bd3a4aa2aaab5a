import type { Statement } from '@keepout/contract/platform/sentence-text';
import { tell, together } from '@keepout/contract/sentences';
import type { ServerContext } from '../../hosting/module.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { nowTaiS } from '../../platform/now.ts';
import { hasEnded, isUnderWay, type Moves, movesOf } from '../requests/moves.ts';
import { lockRequest, type ObservationPassRow, type RequestRow } from '../requests/store.ts';
import { type Need, needOf } from './needs.ts';
import { isNotCovered, NO_TIME, type NoPass } from './no-pass.ts';
import { noteReplacement } from './store.ts';

/**
 * Settles a request without further available passes: stores why lost passes are not replaced, and once none is under way the final
 * status by the results of its passes. While a sensor may become available before the deadline, a request with a lost pass waits.
 */
export async function settleRequest(context: ServerContext, requestId: string, noPass: NoPass): Promise<void> {
  const moves = movesOf(context);
  await context.database.orm.transaction(async (tx) => {
    const locked = await lockRequest(tx, requestId);
    if (locked === undefined || hasEnded(locked.request)) return;
    const { request, passes } = locked;
    const underWay = passes.filter(isUnderWay);
    const need = needOf(request, passes, nowTaiS());
    const waits = underWay.length === 0 && need.lost.length > 0 && noPass.mayChange;
    const isLooking = underWay.length > 0 || waits;
    if (need.lost.length > 0 || need.overcast.length > 0) {
      const state = isLooking && noPass !== NO_TIME ? 'WANTED' : 'NONE';
      const isNews = await noteReplacement(tx, request.id, { state, message: noPass.message });
      if (isNews) await moves.touchRequest(tx, request);
    }
    if (waits) await wait(tx, moves, request, need);
    // Fewer passes than requested, and all of them accepted: no more are available.
    if (request.status === 'PENDING' && underWay.length > 0 && underWay.every(({ status }) => status !== 'PENDING')) {
      await moves.moveRequest(tx, request, 'APPROVED');
    }
    if (!isLooking) await end(tx, moves, need, noPass);
  });
}

async function wait(tx: Transaction, { moveRequest }: Moves, request: RequestRow, { lost }: Need): Promise<void> {
  if (request.status !== 'APPROVED') return;
  await moveRequest(tx, request, 'PENDING', together(lastOf(lost), tell('looking-for-another')));
}

async function end(tx: Transaction, { moveRequest }: Moves, { request, passes }: Need, noPass: NoPass): Promise<void> {
  const successCount = passes.filter(({ status }) => status === 'SUCCESSFUL').length;
  const failed = passes.filter(({ status }) => status === 'UNSUCCESSFUL');
  const failure = failed.length === 0 ? noPass.message : notReplaced(lastOf(failed), noPass);
  if (request.status === 'IN_PROGRESS') {
    if (successCount >= request.passesWanted) await moveRequest(tx, request, 'COMPLETE');
    else if (successCount === 0) await moveRequest(tx, request, 'UNSUCCESSFUL', failure);
    else
      await moveRequest(
        tx,
        request,
        'PARTIAL',
        together(tell('passes-succeeded', { done: successCount, wanted: request.passesWanted }), failure),
      );
    return;
  }
  if (request.status === 'APPROVED' && failed.length > 0) {
    await moveRequest(tx, request, 'UNSUCCESSFUL', failure);
    return;
  }
  // The obstacle of the planned passes is more specific than the absence of others.
  const planned = passes.findLast(({ status, reason: passReason }) => status === 'INFEASIBLE' && passReason.length > 0);
  const isDear = noPass.reason === 'OVER_PRICE' || (planned !== undefined && isNotCovered(planned.reason));
  const reason = isDear ? 'OVER_PRICE' : planned === undefined ? noPass.reason : 'SENSOR_BUSY';
  const message = planned === undefined ? failure : notReplaced(planned.reason, noPass);
  await moveRequest(
    tx,
    request,
    'INFEASIBLE',
    together(message, isDear ? tell('advice-price') : noPass.advice),
    reason,
  );
}

const lastOf = (passes: readonly ObservationPassRow[]): Statement => passes.at(-1)?.reason ?? [];
const notReplaced = (reason: Statement, noPass: NoPass): Statement =>
  together(reason, tell('not-replaced'), noPass.message);
