import { tell } from '@keepout/contract/sentences';
import type { ServerContext } from '../hosting/module.ts';
import type { RecordAccess } from './customers/record-access.ts';
import { changeBalance, createCustomer } from './customers/service.ts';
import { payingCustomer } from './customers/store.ts';
import { createPrice, createProduct } from './products/service.ts';
import { findProduct } from './products/store.ts';

/** Deposit and credit limit of a customer in the demonstration, minor units. */
const PAID_IN = 250_000;
const CREDIT = 500_000;

export interface SeededCustomer {
  readonly userId: string;
  readonly operatorId: string;
  readonly actor: string;
}

/** Creates a customer with a balance, and a product that can be ordered. A repeated call has no further effect. */
export async function seedPayments(
  context: Pick<ServerContext, 'database'>,
  { userId, operatorId, actor }: SeededCustomer,
): Promise<void> {
  const { orm } = context.database;
  const access: RecordAccess = { operatorId, actor, subject: userId, isAdmin: true, runsPayments: true };
  if ((await payingCustomer(orm, operatorId)) === undefined) {
    const { id } = await createCustomer(context, access, { userId, name: 'Demo Operator', pays: true });
    const reason = tell('demonstration-balance');
    await changeBalance(context, access, id, { available: PAID_IN + CREDIT, limit: CREDIT, reason }, undefined);
  }
  const productId = 'screening-month';
  if ((await findProduct(orm, productId)) === undefined) {
    const content = { productId, productType: 'SUBSCRIPTION', serviceType: 'ca' } as const;
    await createProduct(context, access, { ...content, name: 'Screening, monthly' });
    await createPrice(context, access, { productId, amount: 49_000, currency: 'EUR', period: 'MONTH' });
  }
}
