import type { AlertChannel } from '@keepout/contract/alerts/enums';
import { bundlesBy } from '@keepout/operations/alerts/bundles';
import { and, eq, inArray } from 'drizzle-orm';
import type { ServerContext } from '../../hosting/module.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { Outage } from '../../platform/outage.ts';
import { vaultOf } from '../../platform/secrets/vault-of.ts';
import { configurationsOf } from '../../users/configuration.ts';
import { languageOf } from '../../users/language.ts';
import { addressesOf, contactPointsOf, lockPlaces, type PlaceOwner, type PlaceRow } from '../addresses/store.ts';
import { queueDelivery } from '../delivery/queue-delivery.ts';
import { incidentOf } from '../facts.ts';
import type { GatherJob } from '../queues.ts';
import { alertDeliveryPart, alertPending, alertTable } from '../tables.ts';
import { type AlertData, compose } from '../words/compose.ts';
import { pressing, triggerOf } from './incidents.ts';
import { IS_DUE } from './raise.ts';

type Context = Pick<ServerContext, 'database' | 'queue' | 'settings' | 'log'>;

/**
 * Combines the due alerts of a user into messages, in one transaction with their jobs: an alert is either waiting or in a message,
 * also after a crash.
 */
export async function composeDueAlerts(context: Context, { operatorId, subject }: GatherJob): Promise<void> {
  await context.database.orm.transaction(async (tx) => {
    const owner = { operatorId, subject };
    // Concurrent jobs for one user run one after the other; alerts that become due meanwhile are left to the next job.
    await lockPlaces(tx, owner);
    const due = await tx
      .delete(alertPending)
      .where(and(eq(alertPending.operatorId, operatorId), eq(alertPending.subject, subject), IS_DUE))
      .returning();
    if (due.length === 0) return;
    const ids = [...new Set(due.map(({ alertId }) => alertId))];
    const rows = await tx
      .select()
      .from(alertTable)
      .where(inArray(alertTable.id, ids))
      .orderBy(alertTable.raisedAt, alertTable.id);
    const ownLanguage = await languageOf(tx, owner);
    const unread = new Set<AlertChannel>();
    for (const service of ['ca', 'odt'] as const) {
      const settings = (await configurationsOf(tx, operatorId, service, [subject])).get(subject);
      for (const channel of new Set(due.map((recipient) => recipient.channel))) {
        const dueSteps = rows
          .filter((row) => row.service === service)
          .flatMap((row) =>
            due
              .filter((recipient) => recipient.alertId === row.id && recipient.channel === channel)

              .map(({ step, isDigest }) => {
                const { id: alertId, kind, pair } = row;
                return { alertId, kind, pair, about: incidentOf(row), step, isDigest, row };
              }),
          );
        if (dueSteps.length === 0) continue;
        const places = await readablePlaces(context, tx, owner, channel, addressesOf(settings, channel));
        if (places === undefined) unread.add(channel);
        for (const place of (places ?? []).filter(({ offSince }) => offSince === null)) {
          const untold = await untoldAt(tx, place, channel === 'PAGERDUTY' ? await pressing(tx, dueSteps) : dueSteps);
          for (const { purpose, all } of bundlesBy(channel, untold)) {
            const options = { language: place.language ?? ownLanguage, publicUrl: context.settings.publicUrl };
            const items = all.map(({ row }) => alertDataOf(row));
            const incident = channel === 'PAGERDUTY' && triggerOf(all.at(-1)!.row);
            const content = { ...compose(purpose, items, options), ...(incident && { incident }) };
            const deliveryId = await queueDelivery(context, tx, place, content);
            const parts = all.map(({ alertId, step }) => ({ placeId: place.id, alertId, step, deliveryId }));
            await tx.insert(alertDeliveryPart).values(parts);
          }
        }
      }
    }
    // Messages that need an unavailable key remain; they are tried again every minute.
    const waitingForKey = due.filter(({ channel }) => unread.has(channel));
    if (waitingForKey.length > 0) await tx.insert(alertPending).values(waitingForKey).onConflictDoNothing();
  });
}

/** Returns the contact points of a channel; undefined if no key opens their addresses. Mail addresses are not sealed, so mail still works. */
async function readablePlaces(
  { settings, log }: Pick<ServerContext, 'settings' | 'log'>,
  tx: Transaction,
  owner: PlaceOwner,
  channel: AlertChannel,
  addresses: readonly string[],
): Promise<readonly PlaceRow[] | undefined> {
  try {
    return await contactPointsOf(vaultOf(settings), tx, owner, channel, addresses);
  } catch (cause) {
    if (!(cause instanceof Outage) || cause.code !== 'secret-unreadable') throw cause;
    log.error(
      { err: cause, channel, ...owner },
      'addresses of alerts cannot be opened: KEEPOUT_SECRETS_KEY is another',
    );
    return undefined;
  }
}

/** Returns the alerts that were not yet sent to the contact point. */
async function untoldAt<W extends { readonly alertId: string; readonly step: number }>(
  tx: Transaction,
  { id }: PlaceRow,
  dueSteps: readonly W[],
): Promise<readonly W[]> {
  const toldSteps = await tx
    .select({ alertId: alertDeliveryPart.alertId, step: alertDeliveryPart.step })
    .from(alertDeliveryPart)
    .where(
      and(
        eq(alertDeliveryPart.placeId, id),
        inArray(
          alertDeliveryPart.alertId,
          dueSteps.map(({ alertId }) => alertId),
        ),
      ),
    );
  return dueSteps.filter(
    (candidate) => !toldSteps.some(({ alertId, step }) => alertId === candidate.alertId && step === candidate.step),
  );
}

function alertDataOf({ id, kind, facts, raisedAt, decideByTaiS }: typeof alertTable.$inferSelect): AlertData {
  return { id, kind, facts, raisedAt, decideByTaiS };
}
