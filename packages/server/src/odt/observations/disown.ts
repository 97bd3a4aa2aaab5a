import { tell } from '@keepout/contract/sentences';
import type { ServerContext } from '../../hosting/module.ts';
import { writeAudit } from '../../platform/audit/audit.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { notFound, refused } from '../../platform/http/problem.ts';
import { observationArrived } from '../../ports/odt-events.ts';
import { movesOf } from '../requests/moves.ts';
import { findPass, lockRequest } from '../requests/store.ts';
import { changeObservation, findObservation, lockObservation } from './store.ts';
import { withdrawResting } from './withdraw-resting.ts';

const REASON = tell('association-withdrawn');

/**
 * Takes the association of a file back. What rests on it goes with it, in one transaction: the success of its pass and the updates
 * of the orbit, those of other requests that began with one of them as well; jobs compute what the remaining files give. Again is nothing.
 */
export async function disown(context: ServerContext, caller: Caller, observationFileId: string): Promise<void> {
  const { operatorId } = caller;
  await context.database.orm.transaction(async (tx) => {
    const seen = await findObservation(tx, operatorId, observationFileId);
    if (seen === undefined) throw notFound('The observation');
    // The request first, as everybody locks.
    if (seen.requestId !== null) await lockRequest(tx, seen.requestId);
    const row = await lockObservation(tx, observationFileId);
    if (row === undefined) throw notFound('The observation');
    if (row.isDisowned) return;
    if (!row.isAssociated) {
      throw refused('observation-not-associated', {
        detail: row.state === 'RECEIVED' ? 'The file is not read yet.' : 'The file counts for no object.',
      });
    }
    await changeObservation(tx, row.id, { isDisowned: true, isAssociated: false, reason: REASON });
    const pass = row.passId === null ? undefined : await findPass(tx, row.passId);
    if (pass?.status === 'SUCCESSFUL' && pass.observationFileId === row.id) {
      await movesOf(context).movePass(tx, pass, 'UNSUCCESSFUL', REASON);
    }
    await withdrawResting(context, tx, row);
    const { requestId } = row;
    // Pages that show the file hear of it.
    await context.events.publish(tx, operatorId, observationArrived, { observationFileId: row.id, requestId });
    await writeAudit(tx, { ...caller, action: 'disowned', recordType: 'observation', recordId: row.id });
  });
}
