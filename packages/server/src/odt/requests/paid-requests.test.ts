import type { Opportunities } from '@keepout/contract/odt/opportunity';
import type { ObservationRequest } from '@keepout/contract/odt/request';
import type { Balance, Transaction } from '@keepout/contract/payments/customer';
import type { Order } from '@keepout/contract/payments/order';
import type { Problem } from '@keepout/contract/platform/problem';
import { asWritten } from '@keepout/contract/sentences';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { PATIENT } from '../../../../../scripts/test-patience.mjs';
import { testElements } from '../../ca/test-oem.ts';
import { storeTestCatalogue } from '../../catalogue/test-catalogue.ts';
import type { ServerContext } from '../../hosting/module.ts';
import { balanceCharges } from '../../payments/charges/balance-charges.ts';
import { callPayments, ledgerSums, testCustomer } from '../../payments/test-payments.ts';
import { nowTaiS } from '../../platform/now.ts';
import { charges } from '../../ports/charges.ts';
import type { TestPlatform } from '../../test-platform.ts';
import { route } from '../../test-route.ts';
import { seedSensors } from '../sensors/seed.ts';
import { call, RADAR, startTracking, trackingContext } from '../test-tracking.ts';
import { movesOf } from './moves.ts';
import { cancelRequest } from './routes.ts';

const ADA = { operatorId: 'paying', subject: 'user of paying', userName: 'ada' };
const PRICE = RADAR.pricePerPass.amount;

let platform: TestPlatform;
let paying: ServerContext;
let customerId: string;
beforeAll(async () => {
  platform = await startTracking();
  const elements = testElements(Math.floor(nowTaiS()), { noradId: 90_010, name: 'ARGO-5 R/B' });
  await storeTestCatalogue(platform.context, [elements]);
  customerId = await testCustomer(platform.context.database, 'paying', { available: 2 * PRICE + 500, limit: 100 });
  await call(platform, ADA, route('createSensor'), RADAR);
  const without = trackingContext(platform);
  paying = {
    ...without,
    use: ((port: typeof charges) => (port.name === charges.name ? balanceCharges : without.use(port))) as never,
  };
});
afterAll(() => platform.close());

const order = async (passes: number, sensorCode = 'RAD-01') =>
  await call<ObservationRequest & Pick<Problem, 'code' | 'message'>>(platform, ADA, route('orderObservation'), {
    noradId: 90_010,
    sensorCodes: [sensorCode],
    numberOfPassesRequested: passes,
  });
const balance = async () => {
  const { available, held } = (await callPayments<Balance>(platform, ADA, route('getBalance', { customerId }))).json;
  return [available, held];
};
const orders = async () => (await callPayments<Order[]>(platform, ADA, route('listOrders'))).json;

it('A-10 the price of a request is held with its order, and charged, given back and credited by its passes', async () => {
  const asked = { noradId: 90_010, sensorCodes: ['RAD-01'], numberOfPassesRequested: 2 };
  const offer = await call<Opportunities>(platform, ADA, route('findOpportunities'), asked);
  expect(offer.json.counted).toMatchObject({ price: { amount: 2 * PRICE, currency: 'EUR' } });
  expect(offer.json.counted!.opportunityIds).toHaveLength(2);
  const made = await order(2);
  // No pass is planned yet: the order has the price that it was promised, and what it holds.
  expect(made.json).toMatchObject({ price: { amount: 2 * PRICE }, reserved: { amount: 2 * PRICE }, refund: null });
  expect([made.status, made.json.charge, made.json.quoted.price.amount]).toEqual([201, 'RESERVED', 2 * PRICE]);
  expect(await balance()).toEqual([500, 2 * PRICE]);
  const id = made.json.observationRequestId;

  // What is not covered is refused whole: no request, no order, nothing held.
  const refused = await order(1);
  expect([refused.status, refused.json.code]).toEqual([402, 'balance-insufficient']);
  expect(refused.json.message).toBe('The price is 200.01 EUR; 5.00 EUR is available, with a credit limit of 1.00 EUR.');
  const { rows } = await platform.context.database.pool.query('select id from observation_request');
  expect(rows).toEqual([{ id }]);
  expect((await orders()).map((placed) => placed['request-id'])).toEqual([id]);

  const get = async () => (await call<ObservationRequest>(platform, ADA, route('getRequest', { requestId: id }))).json;
  await expect.poll(async () => (await get()).status, PATIENT).toBe('APPROVED');
  const { passes } = await get();
  expect(passes.map(({ charge }) => charge)).toEqual(['RESERVED', 'RESERVED']);
  // The passes draw on what the request holds.
  expect(await balance()).toEqual([500, 2 * PRICE]);

  const context = paying;
  const { advancePass, movePass } = movesOf(context);
  const [first, second] = passes.map(({ passId }) => ({ id: passId, requestId: id }));
  const { orm } = context.database;
  await orm.transaction((tx) => advancePass(tx, first!, 'SUCCESSFUL'));
  await orm.transaction((tx) => advancePass(tx, first!, 'SUCCESSFUL'));
  expect(await get()).toMatchObject({
    charge: 'CAPTURED',
    charged: { amount: PRICE },
    reserved: { amount: PRICE },
  });
  expect(await balance()).toEqual([500, PRICE]);
  // A pass that failed leaves its price to another one, until the request ends.
  await orm.transaction((tx) => movePass(tx, second!, 'UNSUCCESSFUL', asWritten('Clouds.')));
  expect(await balance()).toEqual([500, PRICE]);
  expect(await get()).toMatchObject({ reserved: { amount: PRICE }, refund: null });
  await cancelRequest(context, { operatorId: 'paying', actor: 'ada' }, id);
  expect(await balance()).toEqual([500 + PRICE, 0]);
  expect((await orders())[0]).toMatchObject({ status: 'COMPLETE', held: 0, charged: PRICE, credited: 0 });
  const refundedPass = { passId: second!.id, sensorCode: 'RAD-01', price: { amount: PRICE }, reason: 'Clouds.' };
  expect(await get()).toMatchObject({
    reserved: { amount: 0 },
    refund: { amount: { amount: PRICE, currency: 'EUR' }, passes: [refundedPass], rest: { amount: 0 } },
  });
  // The association was wrong: what was taken is credited, once.
  await orm.transaction((tx) => movePass(tx, first!, 'UNSUCCESSFUL'));
  await orm.transaction((tx) => movePass(tx, first!, 'UNSUCCESSFUL'));
  expect(await balance()).toEqual([500 + 2 * PRICE, 0]);
  expect((await orders())[0]).toMatchObject({ charged: 0, credited: PRICE });
  expect((await get()).refund).toMatchObject({ amount: { amount: 2 * PRICE }, rest: { amount: 0 } });
  const lines = (await callPayments<Transaction[]>(platform, ADA, route('listTransactions', { customerId }))).json;
  expect(lines.slice(0, 4).map(({ kind, amount, held }) => [kind, amount, held])).toEqual([
    ['CREDIT', PRICE, 0],
    ['RELEASE', PRICE, -PRICE],
    ['CAPTURE', 0, -PRICE],
    ['HOLD', -2 * PRICE, 2 * PRICE],
  ]);
  expect(lines[2]!.reason).toMatch(/^Pass of \d{4}-\d\d-\d\d \d\d:\d\d:\d\d Z over RAD-01$/);
  expect(lines[3]!.reason).toBe('Observation of ARGO-5 R/B, 2 passes');
  expect(await ledgerSums(platform.context.database)).toMatchObject({ total: 0, adrift: 0, held: 0, revenue: 0 });
});

it('A-10 steps by the clock of the simulator and their payments state that they are simulated', async () => {
  const { orm } = platform.context.database;
  const simulated = { provider: 'SIMULATOR', dataMode: 'SIMULATED' } as const;
  await seedSensors(orm, [{ ...RADAR, sensorCode: 'SIM-01', ...simulated }]);
  const { json: made } = await order(1, 'SIM-01');
  const get = async () =>
    (await call<ObservationRequest>(platform, ADA, route('getRequest', { requestId: made.observationRequestId }))).json;
  await expect.poll(async () => (await get()).passes.length, PATIENT).toBe(1);
  const { passId } = (await get()).passes[0]!;
  const pass = { id: passId, requestId: made.observationRequestId };
  await orm.transaction((tx) => movesOf(paying).advancePass(tx, pass, 'SUCCESSFUL'));
  const { history, passes } = await get();
  const simulatedOf = (steps: ObservationRequest['history']) =>
    Object.fromEntries(steps.map(({ status, isSimulated }) => [status, isSimulated]));
  expect(simulatedOf(history)).toMatchObject({ PENDING: false, APPROVED: false, IN_PROGRESS: true, COMPLETE: true });
  expect(simulatedOf(passes[0]!.history)).toMatchObject({ APPROVED: false, EXECUTED: true, SUCCESSFUL: true });
  const lines = (await callPayments<Transaction[]>(platform, ADA, route('listTransactions', { customerId }))).json;
  expect(lines.slice(0, 2).map(({ kind, reason }) => [kind, reason])).toEqual([
    ['CAPTURE', expect.stringMatching(/^SIMULATED pass of .+ over SIM-01$/)],
    ['HOLD', 'SIMULATED observation of ARGO-5 R/B, 1 pass'],
  ]);
});
