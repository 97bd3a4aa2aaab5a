import type { InfeasibleReason } from '@keepout/contract/odt/enums';
import type { ServerContext } from '../../hosting/module.ts';
import { INFEASIBLE_SENTENCES } from '../opportunities/infeasible.ts';
import { hasEnded, isUnderWay, movesOf } from '../requests/moves.ts';
import { lockRequest } from '../requests/store.ts';

/** Ends a request for which no further pass is to be had, once nothing is under way: by what its passes came to. */
export async function settleRequest(
  context: ServerContext,
  requestId: string,
  reason: InfeasibleReason,
): Promise<void> {
  const { moveRequest } = movesOf(context);
  await context.database.orm.transaction(async (tx) => {
    const locked = await lockRequest(tx, requestId);
    if (locked === undefined || hasEnded(locked.request)) return;
    const { request, passes } = locked;
    const underWay = passes.filter(isUnderWay);
    // Fewer than were wanted, and all of them accepted: that is what there is.
    if (request.status === 'PENDING' && underWay.length > 0 && underWay.every(({ status }) => status !== 'PENDING')) {
      await moveRequest(tx, request, 'APPROVED');
    }
    if (underWay.length > 0) return;
    const done = passes.filter(({ status }) => status === 'SUCCESSFUL').length;
    const failed = passes.filter(({ status }) => status === 'UNSUCCESSFUL');
    const why = INFEASIBLE_SENTENCES[reason];
    if (request.status === 'IN_PROGRESS') {
      if (done >= request.passesWanted) await moveRequest(tx, request, 'COMPLETE');
      else if (done > 0) {
        await moveRequest(
          tx,
          request,
          'PARTIAL',
          `${done} of ${request.passesWanted} passes succeeded. ${lastOf(failed)}`,
        );
      } else await moveRequest(tx, request, 'UNSUCCESSFUL', lastOf(failed) || why);
      return;
    }
    if (request.status === 'APPROVED' && failed.length > 0) {
      await moveRequest(tx, request, 'UNSUCCESSFUL', lastOf(failed));
      return;
    }
    // What stood in the way of the passes that were planned says more than that there are no others.
    const planned = passes.findLast(({ status, reason: own }) => status === 'INFEASIBLE' && own !== '');
    const told = planned === undefined ? reason : 'SENSOR_BUSY';
    await moveRequest(tx, request, 'INFEASIBLE', planned?.reason ?? why, told);
  });
}

const lastOf = (passes: readonly { readonly reason: string }[]): string => passes.at(-1)?.reason ?? '';
