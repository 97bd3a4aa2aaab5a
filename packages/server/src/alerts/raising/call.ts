import { completeRules, dispatchesOf } from '@keepout/operations/alerts/dispatch';
import { eq } from 'drizzle-orm';
import type { ServerContext } from '../../hosting/module.ts';
import { isMember } from '../../identity/membership.ts';
import { nowTaiS } from '../../platform/now.ts';
import { alertsChanged } from '../../ports/alert-events.ts';
import { configurationsOf } from '../../users/configuration.ts';
import { addressesOf } from '../addresses/store.ts';
import type { CallJob } from '../queues.ts';
import { alertTable } from '../tables.ts';
import { leave } from './raise.ts';

/** Notifies the next person on call, unless the alert has been acknowledged or requires no further decision. */
export async function callNext(context: ServerContext, { alertId, step }: CallJob): Promise<void> {
  await context.database.orm.transaction(async (tx) => {
    const [row] = await tx.select().from(alertTable).where(eq(alertTable.id, alertId)).for('update');
    const call = row?.calls[step];
    if (row === undefined || call === undefined || row.acknowledgedAt !== null) return;
    const isOver = row.facts.of === 'conjunction' && row.facts.tcaTaiS < nowTaiS();
    if (isOver) return;
    const { operatorId, kind } = row;
    // A user who has left is skipped; the job for the next person is already queued.
    if (!(await isMember(tx, context.settings, { operatorId, subject: call.subject }))) return;
    const configuration = (await configurationsOf(tx, operatorId, row.service, [call.subject])).get(call.subject);
    const callConditions = { kind, decideByMs: null, nowMs: Date.now(), isCall: true };
    const dispatches = dispatchesOf(completeRules(null), callConditions).filter(
      ({ channel }) => addressesOf(configuration, channel).length > 0,
    );
    const left = dispatches.map((due) => ({ alertId, step, due }));
    await leave(context, tx, { operatorId, subject: call.subject }, left, 0);
    await context.events.publish(tx, operatorId, alertsChanged, { alertIds: [alertId] });
  });
}
