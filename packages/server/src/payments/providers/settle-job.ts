import { and, eq } from 'drizzle-orm';
import type { ServerContext } from '../../hosting/module.ts';
import { settleInvoice } from '../invoices/settle.ts';
import { changeInvoice, findInvoice, pendingPayments } from '../invoices/store.ts';
import { paymentEvent } from '../invoices/tables.ts';
import { keepUnbooked } from '../unbooked/store.ts';
import type { PaymentProvider } from './provider.ts';
import type { SettleJob } from './queues.ts';

/** Payments that one run of the clock asks for. */
const MAX_PER_RUN = 100;

type Context = Pick<ServerContext, 'database' | 'log'>;

/** Queries the state of a payment and books it if it is paid. The content of provider events is not used. */
export async function settleEvent(
  context: Context,
  provider: PaymentProvider,
  { eventId, reference }: SettleJob,
): Promise<void> {
  const outcome = await settlePayment(context, provider, reference);
  await context.database.orm
    .update(paymentEvent)
    .set({ outcome, settledAt: new Date().toISOString() })
    .where(and(eq(paymentEvent.provider, provider.kind), eq(paymentEvent.eventId, eventId)));
}

/** @returns a keyword for the result, for the record of events */
export async function settlePayment(context: Context, provider: PaymentProvider, reference: string): Promise<string> {
  const payment = await provider.stateOf(reference);
  if (payment?.invoiceId === undefined) return 'STRAY';
  const { state, invoiceId, amount, currency } = payment;
  const row = await findInvoice(context.database.orm, invoiceId);
  if (row === undefined) return 'STRAY';
  if (state === 'ENDED' && row.providerReference === reference) {
    await changeInvoice(context.database.orm, invoiceId, { payUrl: null });
  }
  if (state !== 'PAID') return state;
  const settled = await settleInvoice(context, invoiceId, { amount, currency, reference, actor: provider.kind });
  if (settled === 'DIFFERS') {
    const reason = amount > 0 ? 'OTHER_CURRENCY' : 'NO_AMOUNT';
    const facts = { provider: provider.kind, reference, reason, amount, currency } as const;
    const isNew = await context.database.orm.transaction((tx) => keepUnbooked(tx, row, facts));
    if (isNew) context.log.error({ invoiceId, ...facts, asked: row.currency }, 'a payment could not be booked');
  }
  return settled;
}

/** Queries payments in progress again, since events get lost. A failing query does not delay the others. */
export async function settleBegun(context: Context, provider: PaymentProvider): Promise<void> {
  for (const { id, providerReference } of await pendingPayments(context.database.orm, MAX_PER_RUN)) {
    try {
      await settlePayment(context, provider, providerReference!);
      await changeInvoice(context.database.orm, id, {});
    } catch (cause) {
      context.log.warn({ err: cause, invoiceId: id }, 'payment could not be asked for');
    }
  }
}
