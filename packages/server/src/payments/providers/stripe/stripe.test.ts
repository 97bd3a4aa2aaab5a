import type { Balance, Customer } from '@keepout/contract/payments/customer';
import type { Invoice } from '@keepout/contract/payments/invoice';
import type { UnbookedPayment } from '@keepout/contract/payments/unbooked';
import type { Problem } from '@keepout/contract/platform/problem';
import { asWritten } from '@keepout/contract/sentences';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { PATIENT } from '../../../../../../scripts/test-patience.mjs';
import { Outage } from '../../../platform/outage.ts';
import { startTestPlatform, type TestPlatform } from '../../../test-platform.ts';
import { type Route, route } from '../../../test-route.ts';
import { balanceCharges } from '../../charges/balance-charges.ts';
import { payments } from '../../module.ts';
import { callPayments, HOUSE, knownRequests, ledgerSums, testCustomer } from '../../test-payments.ts';
import { settleBegun } from '../settle-job.ts';
import type { StripeOptions } from './call.ts';
import { stripe } from './stripe.ts';
import {
  STRIPE_KEY,
  type StripeStandIn,
  signedEvent,
  startStripe,
  type Trouble,
  WEBHOOK_SECRET,
} from './test-stripe.ts';

const ADMIN = { subject: 'root', userName: 'root', operatorId: HOUSE, roles: { payments: ['admin'] } };

describe('the Stripe adapter, against a local stand-in', () => {
  let standIn: StripeStandIn;
  let platform: TestPlatform;
  let operators = 0;
  beforeAll(async () => {
    standIn = await startStripe();
    const settings = { stripeKey: STRIPE_KEY, stripeUrl: standIn.url, stripeWebhookSecret: WEBHOOK_SECRET };
    platform = await startTestPlatform([knownRequests, payments], {
      settings: { ...settings, paymentsOperator: HOUSE, sellerCountry: 'DE' },
    });
  });
  afterEach(() => {
    standIn.trouble('none');
    patienceMs = 20_000;
  });
  afterAll(async () => {
    await platform.close();
    await standIn.close();
  });

  let patienceMs = 20_000;
  const options = (): StripeOptions => ({
    url: standIn.url,
    key: STRIPE_KEY,
    returnTo: 'http://localhost/payments',
    timeoutMs: patienceMs,
    retries: 1,
    backoffMs: 5,
  });
  const adapter = () => stripe(options());
  const demand = (invoiceId: string, attempt = 1) =>
    adapter().demand({ invoiceId, invoiceNumber: 'I-1', amount: 4900, currency: 'EUR', attempt });

  /** An operator who was charged 49 EUR, and the invoice over it. */
  async function invoiced() {
    const operatorId = `op-${operators++}`;
    const who = { subject: `user of ${operatorId}`, userName: 'ada', operatorId };
    const { database } = platform.context;
    const customerId = await testCustomer(database, operatorId, { available: 10_000, limit: 0 });
    const priced = {
      operatorId,
      key: `req-${operatorId}`,
      amount: 4900,
      currency: 'EUR',
      description: asWritten('A pass'),
    };
    await database.orm.transaction((tx) => balanceCharges.reserve(tx, priced));
    await database.orm.transaction((tx) => balanceCharges.capture(tx, priced));
    const { json: invoice } = await callPayments<Invoice>(platform, ADMIN, route('issueInvoice'), { customerId });
    const pay = async () =>
      await callPayments<{ payUrl: string; code?: string }>(
        platform,
        who,
        route('payInvoice', { invoiceId: invoice.invoiceId }),
      );
    const state = async () => {
      const { json: now } = await callPayments<Invoice>(
        platform,
        who,
        route('getInvoice', { invoiceId: invoice.invoiceId }),
      );
      const { json: balance } = await callPayments<Balance>(platform, who, route('getBalance', { customerId }));
      return { status: now.status, available: balance.available };
    };
    return { who, customerId, invoice, pay, state };
  }
  const tell = async (payload: string, signature: string) => {
    const headers = { 'content-type': 'application/json', 'stripe-signature': signature };
    const answer = await platform.app.inject({ ...route('takeStripeEvent'), headers, payload });
    return { status: answer.statusCode, json: answer.json<{ outcome?: string } & Partial<Problem>>() };
  };
  const outcomeOf = async (eventId: string) =>
    (await platform.context.database.pool.query('select outcome from payment_event where event_id = $1', [eventId]))
      .rows[0]?.outcome as string;
  const settled = async (eventId: string) => {
    await expect.poll(() => outcomeOf(eventId), PATIENT).not.toBe('');
    return await outcomeOf(eventId);
  };

  it('asks for a page of payment once, however often it is asked and whatever gets lost on the way', async () => {
    const first = await demand('inv-once');
    standIn.trouble('cut', 1);
    expect(await demand('inv-once')).toEqual(first);
    standIn.trouble('error', 1);
    expect(await demand('inv-once')).toEqual(first);
    expect((await demand('inv-once', 2))?.reference).not.toBe(first?.reference);
    expect(standIn.sessions.get(first!.reference)).toMatchObject({ amount_total: 4900, currency: 'eur' });
    expect(await adapter().stateOf(first!.reference)).toMatchObject({ state: 'OPEN', invoiceId: 'inv-once' });
    expect(await adapter().stateOf('cs_unknown')).toBeUndefined();
  });

  it.each<Trouble>(['error', 'stall', 'cut', 'nonsense', 'elsewhere'])(
    'is an outage where Stripe has trouble: %s',
    async (kind) => {
      standIn.trouble(kind);
      if (kind === 'stall') patienceMs = 300;
      await expect(demand('inv-trouble')).rejects.toBeInstanceOf(Outage);
      await expect(adapter().stateOf('cs_test_1')).rejects.toBeInstanceOf(Outage);
    },
  );

  it('books a paid invoice once, by signed events that come twice and out of order', async () => {
    const { invoice, pay, state } = await invoiced();
    const { json } = await pay();
    expect(json.payUrl).toBe((await pay()).json.payUrl);
    const session = [...standIn.sessions.values()].find(
      (candidate) => candidate.client_reference_id === invoice.invoiceId,
    )!;
    expect(session.amount_total).toBe(invoice.gross);
    expect(await state()).toEqual({ status: 'ISSUED', available: 5100 });
    standIn.change(session.id, { status: 'complete', payment_status: 'paid' });
    // The end comes before the beginning, and both twice.
    const succeeded = signedEvent({
      id: 'evt_2',
      type: 'checkout.session.async_payment_succeeded',
      session: session.id,
    });
    const failed = signedEvent({ id: 'evt_1', type: 'checkout.session.async_payment_failed', session: session.id });
    const answers = [];
    for (const { payload, signature } of [succeeded, failed, succeeded, failed])
      answers.push(await tell(payload, signature));
    expect(answers.map(({ json: { outcome } }) => outcome)).toEqual(['TAKEN', 'TAKEN', 'KNOWN', 'KNOWN']);
    expect([await settled('evt_2'), await settled('evt_1')].sort()).toEqual(['KNOWN', 'PAID']);
    expect(await state()).toEqual({ status: 'PAID', available: 10_000 });
    expect((await pay()).json.code).toBe('invoice-ended');
    expect(await ledgerSums(platform.context.database)).toMatchObject({ total: 0, adrift: 0 });
  });

  it('believes no event that is not signed by the secret lately', async () => {
    const event = { id: 'evt_false', type: 'checkout.session.completed', session: 'cs_test_1' };
    const { payload, signature } = signedEvent(event);
    const wrong = [
      tell(payload, ''),
      tell(`${payload} `, signature),
      tell(payload, signedEvent(event, { secret: 'whsec_of_somebody' }).signature),
      tell(payload, signedEvent(event, { atS: Math.floor(Date.now() / 1000) - 400 }).signature),
      tell(payload, 't=now,v1=abc'),
    ];
    for (const answer of await Promise.all(wrong)) {
      expect([answer.status, answer.json.code]).toEqual([401, 'payment-event-unsigned']);
    }
    expect(await outcomeOf('evt_false')).toBeUndefined();
    const stray = signedEvent({ id: 'evt_stray', type: 'checkout.session.completed', session: 'cs_of_another' });
    expect((await tell(stray.payload, stray.signature)).json.outcome).toBe('TAKEN');
    expect(await settled('evt_stray')).toBe('STRAY');
  });

  it.each([
    '',
    'cs_',
    '../v1/charges/ch_1',
    'cs_a/../../x',
    'cs_a?expand=all',
    'cs_a\n',
    `cs_${'a'.repeat(201)}`,
    'pi_123',
  ])('takes no event of a session %j, though it is signed', async (session) => {
    const id = 'evt_malformed';
    const { payload, signature } = signedEvent({ id, type: 'checkout.session.completed', session });
    const { status, json } = await tell(payload, signature);
    expect([status, json.code]).toEqual([400, 'payment-event-malformed']);
    expect(await outcomeOf(id)).toBeUndefined();
  });

  it('does not need the event: what was begun is asked for again, over outages too', async () => {
    const { invoice, pay, state } = await invoiced();
    await pay();
    const session = [...standIn.sessions.values()].find(
      (candidate) => candidate.client_reference_id === invoice.invoiceId,
    )!;
    standIn.change(session.id, { status: 'complete', payment_status: 'paid' });
    standIn.trouble('error');
    await settleBegun(platform.context, adapter());
    expect((await state()).status).toBe('ISSUED');
    standIn.trouble('none');
    await settleBegun(platform.context, adapter());
    await settleBegun(platform.context, adapter());
    expect(await state()).toEqual({ status: 'PAID', available: 10_000 });
  });

  it('opens another page when one has ended, and loses no money that comes in beside a bank transfer', async () => {
    const { invoice, pay, state } = await invoiced();
    const first = (await pay()).json.payUrl;
    const session = [...standIn.sessions.values()].find((opened) => opened.client_reference_id === invoice.invoiceId)!;
    standIn.change(session.id, { status: 'expired' });
    const second = (await pay()).json.payUrl;
    expect(second).not.toBe(first);
    const newer = [...standIn.sessions.values()].find((page) => page.url === second)!;
    // Paid at the counter and on the page: the second payment is the customer's.
    const payment = { amount: invoice.gross, currency: 'EUR', reference: 'Statement 9' };
    await callPayments<Customer>(platform, ADMIN, route('recordPayment', { invoiceId: invoice.invoiceId }), payment);
    standIn.change(newer.id, { status: 'complete', payment_status: 'paid' });
    const { payload, signature } = signedEvent({
      id: 'evt_late',
      type: 'checkout.session.completed',
      session: newer.id,
    });
    await tell(payload, signature);
    expect(await settled('evt_late')).toBe('OVERPAID');
    expect(await state()).toEqual({ status: 'OVERPAID', available: 10_000 + invoice.gross });
  });

  it('keeps a payment in another currency for who runs the payments, once, until he says what was done about it', async () => {
    const { who, invoice, pay, state } = await invoiced();
    await pay();
    const session = [...standIn.sessions.values()].find(
      (candidate) => candidate.client_reference_id === invoice.invoiceId,
    )!;
    standIn.change(session.id, { status: 'complete', payment_status: 'paid', amount_total: 5200, currency: 'xaf' });
    const { payload, signature } = signedEvent({
      id: 'evt_xaf',
      type: 'checkout.session.completed',
      session: session.id,
    });
    await tell(payload, signature);
    expect(await settled('evt_xaf')).toBe('DIFFERS');
    await settleBegun(platform.context, adapter());
    expect(await state()).toEqual({ status: 'ISSUED', available: 5100 });
    const list = async (place: Route) => {
      const all = await callPayments<UnbookedPayment[]>(platform, ADMIN, place);
      return all.json.filter(({ invoiceId }) => invoiceId === invoice.invoiceId);
    };
    const [unbooked, ...more] = await list(route('listUnbookedPayments', {}, { open: 'true' }));
    expect(more).toEqual([]);
    expect(unbooked).toMatchObject({
      provider: 'STRIPE',
      reference: session.id,
      reason: 'OTHER_CURRENCY',
      amount: 5200,
      currency: 'XAF',
      invoiceNumber: invoice.invoiceNumber,
      invoiceCurrency: 'EUR',
      operatorId: who.operatorId,
      resolvedAt: null,
    });
    // Nobody is asked to pay a second time meanwhile.
    expect(await pay()).toMatchObject({ status: 409, json: { code: 'payment-unbooked' } });
    const resolution = route('resolveUnbookedPayment', { unbookedId: unbooked!.unbookedId });
    const others = await callPayments<Problem>(platform, who, resolution, { note: 'Mine' });
    expect([others.status, (await callPayments(platform, who, route('listUnbookedPayments'))).status]).toEqual([
      403, 403,
    ]);
    for (const note of ['Paid back', 'Something else']) {
      const { json } = await callPayments<UnbookedPayment>(platform, ADMIN, resolution, { note });
      expect(json).toMatchObject({ note: 'Paid back', resolvedBy: 'root' });
    }
    expect([
      await list(route('listUnbookedPayments', {}, { open: 'true' })),
      (await list(route('listUnbookedPayments'))).length,
    ]).toEqual([[], 1]);
    const { database } = platform.context;
    const trail = "select action from audit where operator_id = $1 and record_type = 'payment' order by id";
    const { rows } = await database.pool.query<{ action: string }>(trail, [who.operatorId]);
    expect(rows.map(({ action }) => action)).toEqual(expect.arrayContaining(['not-booked', 'read', 'resolved']));
    const removed = database.pool.query('delete from unbooked_payment where id = $1', [unbooked!.unbookedId]);
    await expect(removed).rejects.toThrow('a payment that was not booked is kept');
    expect((await pay()).json.payUrl).not.toBe(session.url);
  });

  it('books what was paid where it is another amount than the invoice asks for, and asks for the rest', async () => {
    const { invoice, pay, state } = await invoiced();
    await pay();
    const session = [...standIn.sessions.values()].find(
      (candidate) => candidate.client_reference_id === invoice.invoiceId,
    )!;
    standIn.change(session.id, { status: 'complete', payment_status: 'paid', amount_total: 900 });
    const { payload, signature } = signedEvent({
      id: 'evt_less',
      type: 'checkout.session.completed',
      session: session.id,
    });
    await tell(payload, signature);
    expect(await settled('evt_less')).toBe('PARTLY_PAID');
    expect(await state()).toEqual({ status: 'PARTLY_PAID', available: 5100 + 757 });
    const rest = (await pay()).json.payUrl;
    const newer = [...standIn.sessions.values()].find((candidate) => candidate.url === rest)!;
    expect([newer.id === session.id, newer.amount_total]).toEqual([false, invoice.gross - 900]);
    // More than the rest comes in: what is beyond is the customer's.
    standIn.change(newer.id, { status: 'complete', payment_status: 'paid', amount_total: invoice.gross - 800 });
    await settleBegun(platform.context, adapter());
    await settleBegun(platform.context, adapter());
    expect(await state()).toEqual({ status: 'OVERPAID', available: 10_000 + 100 });
    // What was booked is not booked again, whatever is told of it later.
    standIn.change(newer.id, { currency: 'chf' });
    const odd = signedEvent({ id: 'evt_odd', type: 'checkout.session.completed', session: session.id });
    standIn.change(session.id, { currency: 'chf' });
    await tell(odd.payload, odd.signature);
    expect(await settled('evt_odd')).toBe('KNOWN');
    expect(await ledgerSums(platform.context.database)).toMatchObject({ total: 0, adrift: 0 });
  });
});
