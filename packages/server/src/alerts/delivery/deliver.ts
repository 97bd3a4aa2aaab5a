import { tell, textOf } from '@keepout/contract/sentences';
import { scheduleOf, waitBeforeNext } from '@keepout/operations/alerts/backoff';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { ServerContext } from '../../hosting/module.ts';
import { isMember } from '../../identity/membership.ts';
import { vaultOf } from '../../platform/secrets/vault-of.ts';
import { changePlace, openPlace, type PlaceRow } from '../addresses/store.ts';
import type { DeliveryJob } from '../queues.ts';
import { alertAttempt, alertDeliveryTable, alertPlaceTable } from '../tables.ts';
import { mailOf } from './forms.ts';
import { hookOf } from './hook.ts';
import { incidentOrder } from './incident.ts';
import { sendMail } from './mail.ts';
import type { DeliveryRow, SendOutcome } from './outcome.ts';
import { postJson } from './post.ts';
import { enqueueAttempt } from './queue-delivery.ts';
import { notifyContactPointDisabled } from './tell-place-off.ts';

type Context = Pick<ServerContext, 'database' | 'queue' | 'settings' | 'log'>;

/** Timeout of one attempt, an SMTP dialogue or an HTTP call, ms. */
const TIMEOUT_MS = 10_000;
/** An attempt without an end after this time counts as lost, since its process died, s. */
const LONGEST_S = 60;

/**
 * Makes one attempt to send a message.
 *
 * The start is stored before the attempt, and the result after it, together with the job of the next attempt. If the process dies in
 * between, the retried job counts that attempt as lost and sends the message again with the same id, by which a receiver can detect
 * the duplicate. Users who have left in the meantime get no message.
 *
 * @param isAgain   true if the job is retried because its process died. A first run that finds an attempt in progress
 *                  leaves it to the other process
 */
export async function deliver(context: Context, { deliveryId, attempt }: DeliveryJob, isAgain = true): Promise<void> {
  const startedAttempt = await begin(context, { deliveryId, attempt }, isAgain);
  if (startedAttempt === undefined) return;
  const { row, place, number } = startedAttempt;
  const refused = await refusal(context, row, place);
  if (refused === undefined && !(await isStillOurs(context, row, number))) return;
  const outcome = refused ?? (await hand(context, row, place, TIMEOUT_MS));
  await end(context, { row, place, attempt, number }, outcome);
}

/** Returns why the contact point gets no message, permanently or now. */
async function refusal(
  { database, settings }: Context,
  row: DeliveryRow,
  place: PlaceRow,
): Promise<SendOutcome | undefined> {
  if (place.offSince !== null) return { kind: 'REFUSED', status: null, detail: tell('place-off') };
  if (await isMember(database.orm, settings, row)) return await incidentOrder(database.orm, row);
  return { kind: 'REFUSED', status: null, detail: tell('user-left') };
}

async function begin({ database }: Context, { deliveryId, attempt }: DeliveryJob, isAgain: boolean) {
  return await database.orm.transaction(async (tx) => {
    const [row] = await tx.select().from(alertDeliveryTable).where(eq(alertDeliveryTable.id, deliveryId)).for('update');
    if (row?.state !== 'QUEUED' || row.attempts >= attempt) return undefined;
    const [place] = await tx.select().from(alertPlaceTable).where(eq(alertPlaceTable.id, row.placeId));
    const lost = { endedAt: new Date().toISOString(), outcome: 'LOST' as const };
    const attempts = await tx
      .select({
        number: alertAttempt.number,
        isUnderWay: sql<boolean>`${alertAttempt.endedAt} is null and ${alertAttempt.startedAt} > now() - make_interval(secs => ${LONGEST_S})`,
      })
      .from(alertAttempt)
      .where(eq(alertAttempt.deliveryId, deliveryId));
    if (!isAgain && attempts.some((earlier) => earlier.isUnderWay)) return undefined;
    await tx
      .update(alertAttempt)
      .set(lost)
      .where(and(eq(alertAttempt.deliveryId, deliveryId), isNull(alertAttempt.endedAt)));
    const number = 1 + Math.max(0, ...attempts.map((earlier) => earlier.number));
    await tx.insert(alertAttempt).values({ deliveryId, number });
    return { row, place: place!, number };
  });
}

/** Checks after a pause of the process whether another one has taken over the message and will send it. */
async function isStillOurs({ database }: Context, { id }: DeliveryRow, number: number): Promise<boolean> {
  const isCurrentAttempt = and(
    eq(alertAttempt.deliveryId, id),
    eq(alertAttempt.number, number),
    isNull(alertAttempt.endedAt),
  );
  return (
    (await database.orm.select({ number: alertAttempt.number }).from(alertAttempt).where(isCurrentAttempt)).length > 0
  );
}

/** Sends a message in the form of its channel. */
async function hand(
  { settings }: Context,
  row: DeliveryRow,
  sealed: PlaceRow,
  timeoutMs: number,
): Promise<SendOutcome> {
  const place = openPlace(vaultOf(settings), sealed);
  if (row.channel === 'EMAIL') {
    const { smtpUrl, mailFrom: from } = settings;
    if (smtpUrl === undefined) return { kind: 'REFUSED', status: null, detail: tell('no-mail-relay') };
    return await sendMail({ id: row.id, to: place.address, ...mailOf(row.content) }, { smtpUrl, from, timeoutMs });
  }
  return await postJson(hookOf(row, place, Date.now()), {
    allowPrivate: settings.allowPrivateHooks,
    privateHosts: settings.privateHosts,
    ports: settings.hookPorts,
    timeoutMs,
  });
}

/** An attempt in progress: the attempt number of the job, and its number in the log, which includes lost ones. */
interface StartedAttempt {
  readonly row: DeliveryRow;
  readonly place: PlaceRow;
  readonly attempt: number;
  readonly number: number;
}

async function end(
  context: Context,
  { row, place, attempt, number }: StartedAttempt,
  outcome: SendOutcome,
): Promise<void> {
  const { database, log } = context;
  const schedule = scheduleOf(row.channel);
  const maximumAttempts = row.purpose === 'TEST' ? 1 : schedule.attempts;
  const isLast = outcome.kind !== 'RETRY' || attempt >= maximumAttempts;
  await database.orm.transaction(async (tx) => {
    const [lockedDelivery] = await tx
      .select()
      .from(alertDeliveryTable)
      .where(eq(alertDeliveryTable.id, row.id))
      .for('update');
    if (lockedDelivery?.state !== 'QUEUED' || lockedDelivery.attempts >= attempt) return;
    const now = new Date().toISOString();
    const { status, detail } = outcome;
    await tx
      .update(alertAttempt)
      .set({ endedAt: now, outcome: outcome.kind, status, detail })
      .where(and(eq(alertAttempt.deliveryId, row.id), eq(alertAttempt.number, number)));
    const waitS = outcome.kind === 'RETRY' ? waitBeforeNext(schedule, attempt, Math.random(), outcome.askedS) : 0;
    const state = outcome.kind === 'SENT' ? 'SENT' : isLast ? 'DEAD' : 'QUEUED';
    await tx
      .update(alertDeliveryTable)
      .set({
        state,
        attempts: attempt,
        sentAt: state === 'SENT' ? now : null,
        nextAttemptAt: state === 'QUEUED' ? new Date(Date.now() + waitS * 1000).toISOString() : null,
      })
      .where(eq(alertDeliveryTable.id, row.id));
    if (state === 'QUEUED') await enqueueAttempt(context, tx, row, attempt + 1, waitS);
    if (outcome.kind === 'GONE') {
      await changePlace(tx, place.id, { offSince: now, offReason: tell('receiver-gone') });
      if (place.offSince === null) await notifyContactPointDisabled(context, tx, place);
    }
  });
  // The log does not contain the address: that of a hook is a secret.
  if (outcome.kind !== 'SENT') {
    const { channel, id } = row;
    log.warn(
      { delivery: id, channel, attempt, outcome: outcome.kind, status: outcome.status, detail: textOf(outcome.detail) },
      'an alert was not taken',
    );
  }
}
