import type { AccountProfile } from '@keepout/contract/identity/profile';
import type { Customer } from '@keepout/contract/payments/customer';
import type { Invoice } from '@keepout/contract/payments/invoice';
import type { Order } from '@keepout/contract/payments/order';
import type { Problem } from '@keepout/contract/platform/problem';
import type { FastifyRequest } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { account } from '../account/module.ts';
import type { TokenFacts } from '../identity/test-tokens.ts';
import { testSettings } from '../platform/settings/test-settings.ts';
import { startTestPlatform, type TestPlatform } from '../test-platform.ts';
import { sightOf } from './customers/sight.ts';
import { payments } from './module.ts';
import { callPayments, HOUSE, type PaymentsMethod } from './test-payments.ts';

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
  /** The call as somebody makes it. */
  readonly path: (world: World) => string;
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

/** Every call of payments, and what becomes of it. A route that has no row here fails the test. */
const TABLE: Readonly<Record<string, Row>> = {
  'GET /customers': { path: () => 'customers', listed: 'customerId', answers: LISTED },
  'POST /customers': {
    path: () => 'customers',
    body: (_, caller) => ({ userId: `new by ${caller}`, name: 'New', operatorId: 'tern' }),
    answers: ['customer-not-own', 201, 'customer-not-own', 201],
  },
  'GET /customers/:customerId/balance': {
    path: ({ customerId }) => `customers/${customerId}/balance`,
    answers: OF_OPERATOR,
  },
  'PATCH /customers/:customerId/balance': {
    path: ({ customerId }) => `customers/${customerId}/balance`,
    body: () => ({ limit: 70_000 }),
    answers: byRunner(200),
  },
  'PUT /customers/:customerId/pays': {
    path: ({ customerId }) => `customers/${customerId}/pays`,
    body: () => ({ pays: true }),
    answers: byRunner(200),
  },
  'GET /customers/:customerId/transactions': {
    path: ({ customerId }) => `customers/${customerId}/transactions`,
    answers: OF_OPERATOR,
  },
  'GET /customers/:customerId/service_usage_snapshot': {
    path: ({ customerId }) => `customers/${customerId}/service_usage_snapshot`,
    answers: OF_OPERATOR,
  },
  'GET /orders': { path: () => 'orders', listed: 'orderId', answers: LISTED },
  'POST /orders': {
    path: () => 'orders',
    body: ({ customerId }) => ({ 'customer-id': customerId, 'service-type': 'odt' }),
    answers: [201, 201, 'not-found', 201],
  },
  'POST /orders/:orderId/end': {
    path: ({ orderId }) => `orders/${orderId}/end`,
    answers: ['order-not-subscription', 'order-not-subscription', 'not-found', 'order-not-subscription'],
  },
  'GET /invoices': { path: () => 'invoices', listed: 'invoiceId', answers: LISTED },
  'GET /invoices/:invoiceId': { path: ({ invoiceId }) => `invoices/${invoiceId}`, answers: OF_OPERATOR },
  'GET /invoices/:invoiceId/pdf': { path: ({ invoiceId }) => `invoices/${invoiceId}/pdf`, answers: OF_OPERATOR },
  'POST /invoices': {
    path: () => 'invoices',
    body: ({ customerId }) => ({ customerId }),
    answers: byAdmins('nothing-to-invoice'),
  },
  'POST /invoices/:invoiceId/payments': {
    path: ({ invoiceId }) => `invoices/${invoiceId}/payments`,
    body: () => ({ amount: 1, currency: 'EUR', reference: 'T-1' }),
    answers: byRunner('payment-differs'),
  },
  'POST /invoices/:invoiceId/void': {
    path: ({ voidedId }) => `invoices/${voidedId}/void`,
    answers: byRunner('invoice-ended'),
  },
  'POST /invoices/:invoiceId/pay': {
    path: ({ invoiceId }) => `invoices/${invoiceId}/pay`,
    answers: ['payment-unbooked', 'payment-unbooked', 'not-found', 'payment-unbooked'],
  },
  'GET /unbooked': {
    path: () => 'unbooked',
    listed: 'unbookedId',
    answers: ['role-missing', 'told', 'not told', 'told'],
  },
  'PUT /unbooked/:unbookedId/resolution': {
    path: ({ unbookedId }) => `unbooked/${unbookedId}/resolution`,
    body: () => ({ note: 'Paid back.' }),
    answers: byRunner(200),
  },
  'GET /products': { path: () => 'products', answers: OF_ALL },
  'POST /products': {
    path: () => 'products',
    body: (_, caller) => ({ productId: `of-${caller}`, productType: 'FEE' }),
    answers: byRunner(201),
  },
  'GET /price': { path: () => 'price', answers: OF_ALL },
  'POST /price': {
    path: () => 'price',
    body: () => ({ productId: 'fee', amount: 1, currency: 'EUR' }),
    answers: byRunner(201),
  },
  'GET /price_estimation': {
    path: ({ customerId }) => `price_estimation?customer-id=${customerId}`,
    answers: OF_OPERATOR,
  },
  'GET /currencies': { path: () => 'currencies', answers: OF_ALL },
  'GET /vat_rates': { path: () => 'vat_rates', answers: OF_ALL },
  'POST /providers/stripe/events': {
    path: () => 'providers/stripe/events',
    answers: ['payment-event-unsigned', 'payment-event-unsigned', 'payment-event-unsigned', 'payment-event-unsigned'],
  },
};

let platform: TestPlatform;
let world: World;
const routes: string[] = [];

const call = <T>(who: TokenFacts, method: PaymentsMethod, path: string, body?: object) =>
  callPayments<T & Pick<Problem, 'code'>>(platform, who, method, path, body);

beforeAll(async () => {
  const watched: typeof payments = {
    ...payments,
    register(app, context) {
      app.addHook('onRoute', ({ method, url, prefix }) => {
        for (const one of [method].flat()) if (one !== 'HEAD') routes.push(`${one} ${url.slice(prefix.length)}`);
      });
      return payments.register?.(app, context);
    },
  };
  const settings = { paymentsOperator: HOUSE, sellerCountry: 'DE', stripeWebhookSecret: 'whsec of this test, long' };
  platform = await startTestPlatform([watched, account], { worker: false, settings });
  world = await makeWorld();
}, 60_000);
afterAll(() => platform.close());

async function makeWorld(): Promise<World> {
  const { runner, user } = CALLERS;
  const make = async <T>(path: string, body: object, who: TokenFacts = runner): Promise<T> => {
    const { status, json } = await call<T>(who, 'POST', path, body);
    expect(status, `${path} ${JSON.stringify(json)}`).toBeLessThan(300);
    return json;
  };
  const given = { userId: user.subject, name: 'Tern B.V.', operatorId: 'tern', country: 'NL', pays: true };
  const { customerId } = await make<Customer>('customers', given);
  await call(runner, 'PATCH', `customers/${customerId}/balance`, { available: 100_000, limit: 50_000 });
  await make('products', { productId: 'fee', productType: 'FEE' });
  await make('price', { productId: 'fee', amount: 1000, currency: 'EUR' });
  const ordered = { 'customer-id': customerId, 'service-type': 'ca' };
  await make('orders', { ...ordered, productId: 'fee' });
  const { orderId } = await make<Order>('orders', ordered);
  const { invoiceId: voidedId } = await make<Invoice>('invoices', { customerId });
  await make(`invoices/${voidedId}/void`, {});
  const { invoiceId } = await make<Invoice>('invoices', { customerId });
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
  expect(routes.toSorted()).toEqual(Object.keys(TABLE).toSorted());
  const expected: Record<string, unknown> = {};
  const answered: Record<string, unknown> = {};
  for (const [route, { path, body, listed, answers }] of Object.entries(TABLE)) {
    const method = route.split(' ', 1)[0] as PaymentsMethod;
    for (const [index, [name, who]] of Object.entries(CALLERS).entries()) {
      const { status, json } = await call(who, method, path(world), body?.(world, name as CallerName));
      const told = JSON.stringify(json).includes(`"${listed && world[listed]}"`) ? 'told' : 'not told';
      answered[`${route} ${name}`] = status >= 400 ? json.code : listed === undefined ? status : told;
      expected[`${route} ${name}`] = answers[index];
    }
  }
  expect(answered).toEqual(expected);
});

it('P-05 each account is told whether it runs the payments of the installation', async () => {
  const told = async (who: TokenFacts) => {
    const headers = await platform.bearer(who);
    return (await platform.app.inject({ url: '/api/v1/account/profile', headers })).json<AccountProfile>().runsPayments;
  };
  const { user, ownAdmin, othersAdmin, runner } = CALLERS;
  expect(await Promise.all([user, ownAdmin, othersAdmin, runner].map(told))).toEqual([false, false, false, true]);
});

it("each look of who runs the payments at another operator's records is written down, and no other's is", async () => {
  const reads = Object.entries(TABLE).filter(([route, { answers }]) => route.startsWith('GET ') && answers !== OF_ALL);
  expect(reads.length).toBeGreaterThan(8);
  for (const [route, { path }] of reads) {
    const before = await looksOf('root');
    await call(CALLERS.runner, 'GET', path(world));
    expect([route, (await looksOf('root')) - before]).toEqual([route, 1]);
  }
  expect([await looksOf('tess'), await looksOf('gus'), await looksOf('ada')]).toEqual([0, 0, 0]);
});

it('the payments of an installation are run by admins of the operator that the settings name; of a demonstration, by its own', () => {
  const runs = (operatorId: string, roles: object, settings: Parameters<typeof testSettings>[0]) =>
    sightOf({ principal: { operatorId, roles } } as FastifyRequest, testSettings(settings)).runsPayments;
  const production = { mode: 'production' as const };
  expect(runs('demo-operator', admin, {})).toBe(true);
  expect(runs('demo-operator', { payments: ['user'] }, {})).toBe(false);
  expect(runs('demo-operator', admin, { paymentsOperator: HOUSE })).toBe(false);
  expect(runs('demo-operator', admin, production)).toBe(false);
  expect(runs(HOUSE, admin, { ...production, paymentsOperator: HOUSE })).toBe(true);
  expect(runs(HOUSE, { 'collision-avoidance': ['admin'] }, { paymentsOperator: HOUSE })).toBe(false);
});
