import type { ServerContext } from '../hosting/module.ts';
import { Refusal } from '../platform/http/problem.ts';
import type { JobQueue } from '../platform/jobs/queue.ts';
import { findCustomer } from './customers/store.ts';
import { customersToInvoice } from './invoices/due.ts';
import { issueInvoice } from './invoices/issue.ts';
import { renewSubscriptions } from './orders/renew.ts';
import { PAYMENTS_CLOCK_QUEUE, SETTLE_QUEUE, type SettleJob } from './providers/queues.ts';
import { providerOf } from './providers/registry.ts';
import { settleBegun, settleEvent } from './providers/settle-job.ts';

export async function workOnPayments(queue: JobQueue, context: ServerContext): Promise<void> {
  const provider = providerOf(context.settings);
  await queue.work<SettleJob>(SETTLE_QUEUE, ({ data }) => settleEvent(context, provider, data));
  if (!context.settings.payments) return;
  await queue.work(PAYMENTS_CLOCK_QUEUE, async () => {
    await invoicePeriods(context);
    await settleBegun(context, provider);
  });
  await queue.schedule(PAYMENTS_CLOCK_QUEUE, '7 * * * *', {});
}

/** Renews what is due, and invoices the customers whose period has ended. Whatever dies in between is made up for by the next run. */
export async function invoicePeriods(
  context: Pick<ServerContext, 'database' | 'settings'>,
  now: Date = new Date(),
): Promise<void> {
  await renewSubscriptions(context, now);
  for (const customerId of await customersToInvoice(context.database.orm)) {
    const customer = await findCustomer(context.database.orm, customerId);
    if (customer === undefined) continue;
    await issueInvoice(context, customer, 'platform').catch((cause: unknown) => {
      if (!(cause instanceof Refusal && cause.facts.code === 'nothing-to-invoice')) throw cause;
    });
  }
}
