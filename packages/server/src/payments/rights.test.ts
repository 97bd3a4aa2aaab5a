import { ENDPOINTS, HOOKS } from '@keepout/contract/endpoints';
import type { AccountProfile } from '@keepout/contract/identity/profile';
import type { Customer } from '@keepout/contract/payments/customer';
import type { Invoice } from '@keepout/contract/payments/invoice';
import type { Order } from '@keepout/contract/payments/order';
import { type Endpoint, urlOf } from '@keepout/contract/platform/endpoint';
import type { Problem } from '@keepout/contract/platform/problem';
import type { FastifyRequest } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { account } from '../account/module.ts';
import type { TokenFacts } from '../identity/test-tokens.ts';
import { testSettings } from '../platform/settings/test-settings.ts';
import { startTestPlatform, type TestPlatform } from '../test-platform.ts';
import { type Route, route } from '../test-route.ts';
import { recordAccessOf } from './customers/record-access.ts';
import { payments } from './module.ts';
import { callPayments, HOUSE, knownRequests } from './test-payments.ts';

const admin = { payments: ['admin'] };
/** Who calls, in the order of the columns of the table. All of it is about records of tern. */
const CALLERS = {
  user: { subject: 'ada-1', userName: 'ada', operatorId: 'tern', roles: { payments: ['user'] } },
  ownAdmin: { subject: 'tess-1', userName: 'tess', operatorId: 'tern', roles: admin },
  othersAdmin: { subject: 'gus-1', userName: 'gus', operatorId: 'gull', roles: admin },
  runner: { subject: 'root-1', userName: 'root', operatorId: HOUSE, roles: admin },
} satisfies Record<string, TokenFacts>;
type CallerName = keyof typeof CALLERS;

/** What is there of tern. */
interface World {
  readonly customerId: string;
  readonly orderId: string;
  readonly invoiceId: string;
  readonly voidedId: string;
  readonly unbookedId: string;
}

interface Row {
  /** What stands in the path, where that is not the record of its name. */
  readonly params?: (world: World) => Partial<World>;
  readonly query?: (world: World) => Readonly<Record<string, string>>;
  readonly body?: (world: World, caller: CallerName) => object;
  /** Member of a list by which tern's record is known in it. */
  readonly listed?: keyof World;
  /** By caller: status, code of the refusal, or whether a list tells tern's record. */
  readonly answers: readonly [
    user: number | string,
    ownAdmin: number | string,
    othersAdmin: number | string,
    runner: number | string,
  ];
}

const OF_ALL = [200, 200, 200, 200] as const;
const OF_OPERATOR = [200, 200, 'not-found', 200] as const;
const LISTED = ['told', 'told', 'not told', 'told'] as const;
/** What needs the role, and is refused by what the record is where it is seen. */
const byAdmins = (answer: number | string) => ['role-missing', answer, 'not-found', answer] as const;
const byRunner = (answer: number | string) => ['role-missing', 'role-missing', 'role-missing', answer] as const;

/** Every call of payments, and what becomes of it. A call that has no row here fails the test. */
const TABLE: Readonly<Record<string, Row>> = {
  listCustomers: { listed: 'customerId', answers: LISTED },
  createCustomer: {
    body: (_, caller) => ({ userId: `new by ${caller}`, name: 'New', operatorId: 'tern' }),
    answers: ['customer-not-own', 201, 'customer-not-own', 201],
  },
  getBalance: {
    answers: OF_OPERATOR,
  },
  changeBalance: {
    body: () => ({ limit: 70_000 }),
    answers: byRunner(200),
  },
  changeCustomerPays: {
    body: () => ({ pays: true }),
    answers: byRunner(200),
  },
  listTransactions: {
    answers: OF_OPERATOR,
  },
  getServiceUsageSnapshot: {
    answers: OF_OPERATOR,
  },
  listOrders: { listed: 'orderId', answers: LISTED },
  placeOrder: {
    body: ({ customerId }) => ({ 'customer-id': customerId, 'service-type': 'odt' }),
    answers: [201, 201, 'not-found', 201],
  },
  endSubscription: {
    answers: ['order-not-subscription', 'order-not-subscription', 'not-found', 'order-not-subscription'],
  },
  listInvoices: { listed: 'invoiceId', answers: LISTED },
  getInvoice: { answers: OF_OPERATOR },
  getInvoicePdf: { answers: OF_OPERATOR },
  issueInvoice: {
    body: ({ customerId }) => ({ customerId }),
    answers: byAdmins('nothing-to-invoice'),
  },
  recordPayment: {
    body: () => ({ amount: 1, currency: 'EUR', reference: 'T-1' }),
    answers: byRunner('payment-differs'),
  },
  voidInvoice: {
    params: ({ voidedId }) => ({ invoiceId: voidedId }),
    answers: byRunner('invoice-ended'),
  },
  payInvoice: {
    answers: ['payment-unbooked', 'payment-unbooked', 'not-found', 'payment-unbooked'],
  },
  listUnbookedPayments: {
    listed: 'unbookedId',
    answers: ['role-missing', 'told', 'not told', 'told'],
  },
  resolveUnbookedPayment: {
    body: () => ({ note: 'Paid back.' }),
    answers: byRunner(200),
  },
  listProducts: { answers: OF_ALL },
  createProduct: {
    body: (_, caller) => ({ productId: `of-${caller}`, productType: 'FEE' }),
    answers: byRunner(201),
  },
  listPrices: { answers: OF_ALL },
  createPrice: {
    body: () => ({ productId: 'fee', amount: 1, currency: 'EUR' }),
    answers: byRunner(201),
  },
  estimatePrices: {
    query: ({ customerId }) => ({ 'customer-id': customerId }),
    answers: OF_OPERATOR,
  },
  listCurrencies: { answers: OF_ALL },
  listVatRates: { answers: OF_ALL },
  takeStripeEvent: {
    answers: ['payment-event-unsigned', 'payment-event-unsigned', 'payment-event-unsigned', 'payment-event-unsigned'],
  },
};

let platform: TestPlatform;
let world: World;

const CALLS: readonly Endpoint[] = Object.values({ ...ENDPOINTS, ...HOOKS }).filter(
  ({ service }) => service === 'payments',
);

const call = <T>(who: TokenFacts, place: Route, body?: object) =>
  callPayments<T & Pick<Problem, 'code'>>(platform, who, place, body);

function placeOf(row: Endpoint): Route {
  const { params, query } = TABLE[row.id]!;
  return { method: row.method, url: urlOf(row, { ...world, ...params?.(world) } as never, query?.(world)) };
}

beforeAll(async () => {
  const settings = { paymentsOperator: HOUSE, sellerCountry: 'DE', stripeWebhookSecret: 'whsec of this test, long' };
  platform = await startTestPlatform([knownRequests, payments, account], { worker: false, settings });
  world = await makeWorld();
}, 60_000);
afterAll(() => platform.close());

async function makeWorld(): Promise<World> {
  const { runner, user } = CALLERS;
  const make = async <T>(place: Route, body: object, who: TokenFacts = runner): Promise<T> => {
    const { status, json } = await call<T>(who, place, body);
    expect(status, `${place.url} ${JSON.stringify(json)}`).toBeLessThan(300);
    return json;
  };
  const content = { userId: user.subject, name: 'Tern B.V.', operatorId: 'tern', country: 'NL', pays: true };
  const { customerId } = await make<Customer>(route('createCustomer'), content);
  await call(runner, route('changeBalance', { customerId }), { available: 100_000, limit: 50_000 });
  await make(route('createProduct'), { productId: 'fee', productType: 'FEE' });
  await make(route('createPrice'), { productId: 'fee', amount: 1000, currency: 'EUR' });
  const ordered = { 'customer-id': customerId, 'service-type': 'ca' };
  await make(route('placeOrder'), { ...ordered, productId: 'fee' });
  const { orderId } = await make<Order>(route('placeOrder'), ordered);
  const { invoiceId: voidedId } = await make<Invoice>(route('issueInvoice'), { customerId });
  await make(route('voidInvoice', { invoiceId: voidedId }), {});
  const { invoiceId } = await make<Invoice>(route('issueInvoice'), { customerId });
  const unbookedId = 'unb-of-tern';
  await platform.context.database.pool.query(
    `insert into unbooked_payment (id, operator_id, invoice_id, provider, reference, reason, amount, currency)
     values ($1, 'tern', $2, 'STRIPE', 'pi_1', 'OTHER_CURRENCY', 100, 'USD')`,
    [unbookedId, invoiceId],
  );
  return { customerId, orderId, invoiceId, voidedId, unbookedId };
}

async function looksOf(actor: string): Promise<number> {
  const { rowCount } = await platform.context.database.pool.query(
    "select from audit where actor = $1 and action = 'read' and operator_id = 'tern'",
    [actor],
  );
  return rowCount ?? 0;
}

it("P-05 an operator's admin acts on his operator's payments alone: every call by role and operator", async () => {
  expect(CALLS.map(({ id }) => id).toSorted()).toEqual(Object.keys(TABLE).toSorted());
  const expected: Record<string, unknown> = {};
  const answered: Record<string, unknown> = {};
  for (const row of CALLS) {
    const { body, listed, answers } = TABLE[row.id]!;
    for (const [index, [name, who]] of Object.entries(CALLERS).entries()) {
      const { status, json } = await call(who, placeOf(row), body?.(world, name as CallerName));
      const answer = JSON.stringify(json).includes(`"${listed && world[listed]}"`) ? 'told' : 'not told';
      answered[`${row.id} ${name}`] = status >= 400 ? json.code : listed === undefined ? status : answer;
      expected[`${row.id} ${name}`] = answers[index];
    }
  }
  expect(answered).toEqual(expected);
});

it('P-05 each account is told whether it runs the payments of the installation', async () => {
  const isTold = async (who: TokenFacts) => {
    const headers = await platform.bearer(who);
    return (await platform.app.inject({ ...route('getAccountProfile'), headers })).json<AccountProfile>().runsPayments;
  };
  const { user, ownAdmin, othersAdmin, runner } = CALLERS;
  expect(await Promise.all([user, ownAdmin, othersAdmin, runner].map(isTold))).toEqual([false, false, false, true]);
});

it("each look of who runs the payments at another operator's records is written down, and no other's is", async () => {
  const reads = CALLS.filter(({ id, method }) => method === 'GET' && TABLE[id]!.answers !== OF_ALL);
  expect(reads.length).toBeGreaterThan(8);
  for (const row of reads) {
    const before = await looksOf('root');
    await call(CALLERS.runner, placeOf(row));
    expect([row.id, (await looksOf('root')) - before]).toEqual([row.id, 1]);
  }
  expect([await looksOf('tess'), await looksOf('gus'), await looksOf('ada')]).toEqual([0, 0, 0]);
});

it('the payments of an installation are run by admins of the operator that the settings name; of a demonstration, by its own', () => {
  const runs = (operatorId: string, roles: object, settings: Parameters<typeof testSettings>[0]) =>
    recordAccessOf({ principal: { operatorId, roles } } as FastifyRequest, testSettings(settings)).runsPayments;
  const production = { mode: 'production' as const };
  expect(runs('demo-operator', admin, {})).toBe(true);
  expect(runs('demo-operator', { payments: ['user'] }, {})).toBe(false);
  expect(runs('demo-operator', admin, { paymentsOperator: HOUSE })).toBe(false);
  expect(runs('demo-operator', admin, production)).toBe(false);
  expect(runs(HOUSE, admin, { ...production, paymentsOperator: HOUSE })).toBe(true);
  expect(runs(HOUSE, { 'collision-avoidance': ['admin'] }, { paymentsOperator: HOUSE })).toBe(false);
});
