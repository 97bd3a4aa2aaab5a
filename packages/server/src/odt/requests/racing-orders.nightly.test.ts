import { formatUtcZ } from '@keepout/astro/epoch';
import type { Opportunities } from '@keepout/contract/odt/opportunity';
import type { ObservationRequest } from '@keepout/contract/odt/request';
import type { Problem } from '@keepout/contract/platform/problem';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testElements } from '../../ca/test-oem.ts';
import { storeTestCatalogue } from '../../catalogue/test-catalogue.ts';
import { callPayments, HOUSE, ledgerSums, testCustomer } from '../../payments/test-payments.ts';
import { nowTaiS } from '../../platform/now.ts';
import type { TestPlatform } from '../../test-platform.ts';
import { route } from '../../test-route.ts';
import { planOpenRequests } from '../schedule/plan.ts';
import { testEncounter } from '../test-encounter.ts';
import { call, RADAR, startTracking, trackingContext } from '../test-tracking.ts';

const ADMIN = { subject: 'root', userName: 'root', operatorId: HOUSE, roles: { payments: ['admin'] } };
const ADA = { operatorId: 'racing', subject: 'user of racing', userName: 'ada' };
const PRICE = RADAR.pricePerPass.amount;
const RACERS = 40;
const COVERED = 15;

/** Shorter than what forty transactions take together, as 3 s are on a machine that has other work. */
const LOCK_LIMIT = '20ms';

const now = Math.floor(nowTaiS());
const elements = testElements(now, { noradId: 90_010, name: 'ARGO-5 R/B' });

describe('two orders of one event', () => {
  let platform: TestPlatform;
  const encounters = { 'racing con-1': testEncounter(elements, now) };
  beforeAll(async () => {
    platform = await startTracking(encounters, { worker: false });
    await storeTestCatalogue(platform.context, [elements]);
    await call(platform, ADA, route('createSensor'), { ...RADAR, latency: 7200 });
  });
  afterAll(() => platform.close());

  it('get what each counts on, whoever is planned first', async () => {
    const body = { conjunctionId: 'con-1', sensorCodes: ['RAD-01'], start: formatUtcZ(now + 2200) };
    const { opportunities } = (await call<Opportunities>(platform, ADA, route('findOpportunities'), body)).json;
    const opportunityIds = opportunities.slice(0, 2).map(({ opportunityId }) => opportunityId);
    const orderOf = async (change: object) =>
      (await call<ObservationRequest>(platform, ADA, route('orderObservation'), { ...body, ...change })).json;
    const named = await orderOf({ opportunityIds });
    const counted = await orderOf({ numberOfPassesRequested: 1, priority: 'URGENT' });
    await planOpenRequests(trackingContext(platform, encounters), AbortSignal.timeout(60_000));
    const passesOf = async ({ observationRequestId: requestId }: ObservationRequest) => {
      const { json } = await call<ObservationRequest>(platform, ADA, route('getRequest', { requestId }));
      return json.passes.map(({ pass }) => pass.culmination);
    };
    const wanted = opportunities.map(({ pass }) => pass.culmination);
    expect(await passesOf(named)).toEqual(wanted.slice(0, 2));
    expect(wanted.slice(2)).toEqual(expect.arrayContaining(await passesOf(counted)));
    expect(await passesOf(counted)).toHaveLength(1);
  });
});

describe('A-12 forty orders at once of one balance', () => {
  let platform: TestPlatform;
  let customerId: string;
  beforeAll(async () => {
    platform = await startTracking({}, { worker: false, settings: { paymentsOperator: HOUSE } });
    const { database } = platform.context;
    await storeTestCatalogue(platform.context, [elements]);
    customerId = await testCustomer(database, 'racing', { available: COVERED * PRICE, limit: 0 });
    await call(platform, ADA, route('createSensor'), RADAR);
    const product = { productId: 'fleet', productType: 'BASE', name: 'Fleet', description: '' };
    const made = await callPayments<Problem>(platform, ADMIN, route('createProduct'), product);
    expect(made.status, JSON.stringify(made.json)).toBe(201);
    const price = { productId: 'fleet', amount: PRICE, currency: 'EUR' };
    expect((await callPayments(platform, ADMIN, route('createPrice'), price)).status).toBe(201);
    const everySession = Array.from({ length: database.pool.options.max }, () => database.pool.connect());
    for (const client of await Promise.all(everySession)) {
      await client.query(`set lock_timeout = '${LOCK_LIMIT}'`);
      client.release();
    }
  });
  afterAll(() => platform.close());

  const raced = async (send: (k: number) => Promise<{ readonly status: number; readonly json: unknown }>) => {
    const answers = await Promise.all(Array.from({ length: RACERS }, (_, k) => send(k)));
    const counts: Record<string, number> = {};
    for (const { status, json } of answers) {
      const came = status < 300 ? 'done' : `${status} ${(json as Problem).code}`;
      counts[came] = (counts[came] ?? 0) + 1;
    }
    return counts;
  };
  const REFUSED = { done: COVERED, '402 balance-insufficient': RACERS - COVERED };

  it('of requests that hold money: done while it lasts, or 402; never 503, and no cent is lost', async () => {
    const request = { noradId: 90_010, sensorCodes: ['RAD-01'], numberOfPassesRequested: 1 };
    expect(await raced(() => call(platform, ADA, route('orderObservation'), request))).toEqual(REFUSED);
    const all = COVERED * PRICE;
    expect(await ledgerSums(platform.context.database)).toMatchObject({
      total: 0,
      adrift: 0,
      available: 0,
      held: all,
      holdsHeld: all,
    });
  });

  it('of products, with a key and without: the same', async () => {
    const again = route('changeBalance', { customerId });
    expect((await callPayments(platform, ADMIN, again, { available: COVERED * PRICE })).status).toBe(200);
    const order = { 'customer-id': customerId, 'service-type': 'odt', productId: 'fleet' };
    const send = (k: number) =>
      callPayments(platform, ADA, route('placeOrder'), order, k % 2 === 0 ? {} : { 'idempotency-key': `race-${k}` });
    expect(await raced(send)).toEqual(REFUSED);
    expect(await ledgerSums(platform.context.database)).toMatchObject({
      total: 0,
      adrift: 0,
      available: 0,
      revenue: COVERED * PRICE,
    });
  });
});
