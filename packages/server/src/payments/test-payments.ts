import { ensureOperator } from '../fleet/operator.ts';
import { offer } from '../hosting/capability.ts';
import type { ServerModule } from '../hosting/module.ts';
import type { Database } from '../platform/database/database.ts';
import { type ObservationRequests, observationRequests } from '../ports/observation-requests.ts';
import type { TestPlatform } from '../test-platform.ts';
import type { Route } from '../test-route.ts';
import type { RecordAccess } from './customers/record-access.ts';
import { changeBalance, createCustomer } from './customers/service.ts';

/** The operator that runs the payments of a test: its setting. */
export const HOUSE = 'house';
export const ADMIN: RecordAccess = {
  operatorId: HOUSE,
  actor: 'root',
  subject: 'root',
  isAdmin: true,
  runsPayments: true,
};

/** Tracking, as far as orders ask of it: every operator has the request `req-1`. */
export const knownRequests: ServerModule = {
  name: 'known-requests',
  title: 'Requests',
  offers: [
    offer<ObservationRequests, unknown>(observationRequests, () => ({
      find: async (_operatorId, requestId) =>
        requestId === 'req-1' ? { requestId, status: 'PENDING', targetName: 'TERN-1', conjunctionId: null } : undefined,
    })),
  ],
};

/** A customer of an operator who has so much, in cents; the id of it. */
export async function testCustomer(
  database: Database,
  operatorId: string,
  { available, limit }: { readonly available: number; readonly limit: number },
): Promise<string> {
  await ensureOperator(database.orm, operatorId);
  const body = { userId: `user of ${operatorId}`, name: `Customer ${operatorId}`, operatorId, pays: true };
  const { id } = await createCustomer({ database }, ADMIN, body);
  await changeBalance({ database }, ADMIN, id, { available, limit }, undefined);
  return id;
}

interface Sums {
  /** Of all accounts together: nothing is made and nothing is lost. */
  readonly total: number;
  readonly available: number;
  readonly limit: number;
  readonly held: number;
  readonly revenue: number;
  /** What the holds say that is held, and what they say was taken. */
  readonly holdsHeld: number;
  readonly holdsTaken: number;
  /** Accounts whose balance is not the sum of their postings. */
  readonly adrift: number;
}

/** What the whole ledger comes to, in cents. */
export async function ledgerSums({ pool }: Pick<Database, 'pool'>): Promise<Sums> {
  const { rows } = await pool.query<Record<keyof Sums, string>>(`select
    (select sum(balance) from payment_account)::text as total,
    (select sum(balance - min_balance) from payment_account where kind = 'CUSTOMER')::text as available,
    (select -sum(min_balance) from payment_account where kind = 'CUSTOMER')::text as limit,
    (select sum(balance) from payment_account where kind = 'HELD')::text as held,
    (select coalesce(sum(balance), 0) from payment_account where kind = 'REVENUE')::text as revenue,
    (select coalesce(sum(remaining), 0) from payment_hold)::text as "holdsHeld",
    (select coalesce(sum(captured - credited), 0) from payment_hold)::text as "holdsTaken",
    (select count(*) from payment_account a where balance <>
      (select coalesce(sum(amount), 0) from posting p where p.account_id = a.id))::text as adrift`);
  return Object.fromEntries(Object.entries(rows[0]!).map(([name, sum]) => [name, Number(sum)])) as unknown as Sums;
}

export interface PaymentsAnswer<T> {
  readonly status: number;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly json: T;
}

type Who = Parameters<TestPlatform['bearer']>[0];

/** A call of payments. */
export async function callPayments<T>(
  platform: TestPlatform,
  who: Who,
  place: Route,
  payload?: object,
  extraHeaders: Readonly<Record<string, string>> = {},
): Promise<PaymentsAnswer<T>> {
  const answer = await platform.app.inject({
    ...place,
    headers: { 'if-match': '*', ...(await platform.bearer(who)), ...extraHeaders },
    ...(payload && { payload }),
  });
  const isJson = String(answer.headers['content-type']).includes('json');
  return { status: answer.statusCode, headers: answer.headers, json: (isJson ? answer.json() : answer.body) as T };
}
