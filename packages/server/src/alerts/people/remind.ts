import { and, eq, sql } from 'drizzle-orm';
import type { ServerContext } from '../../hosting/module.ts';
import { type Leaving, leavingSoon } from '../../identity/membership.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { wireTime } from '../../platform/database/stored-time.ts';
import { languageOf } from '../../users/language.ts';
import { peoplePlaces } from '../addresses/people-places.ts';
import { lockPlaces } from '../addresses/store.ts';
import { queueDelivery } from '../delivery/queue-delivery.ts';
import { alertDeliveryTable } from '../tables.ts';
import { composeReminder } from '../words/compose.ts';

type Context = Pick<ServerContext, 'database' | 'queue' | 'settings'>;

/**
 * Reminds users who only receive messages that these will stop unless they sign in: once for each absence, by mail,
 * or by Teams and Slack if the user has no mail address. Webhooks are read by machines.
 */
export async function remindLeaving(context: Context): Promise<void> {
  for (const leaver of await leavingSoon(context.database.orm, context.settings)) {
    if (await isReminded(context.database.orm, leaver)) continue;
    await context.database.orm.transaction(async (tx) => {
      await lockPlaces(tx, leaver);
      if (await isReminded(tx, leaver)) return;
      const leaverLanguage = await languageOf(tx, leaver);
      const { publicUrl, memberDays } = context.settings;
      const about = { publicUrl, memberDays, until: wireTime(leaver.untilAt) };
      for (const place of await peoplePlaces(context, tx, leaver)) {
        await queueDelivery(context, tx, place, composeReminder(place.language ?? leaverLanguage, about));
      }
    });
  }
}

async function isReminded(db: Pick<Transaction, 'select'>, { operatorId, subject, seenAt }: Leaving): Promise<boolean> {
  const isForLeaver = and(eq(alertDeliveryTable.operatorId, operatorId), eq(alertDeliveryTable.subject, subject));
  const since = and(eq(alertDeliveryTable.purpose, 'REMINDER'), sql`${alertDeliveryTable.createdAt} > ${seenAt}`);
  return (
    (await db.select({ id: alertDeliveryTable.id }).from(alertDeliveryTable).where(and(isForLeaver, since)).limit(1))
      .length > 0
  );
}
