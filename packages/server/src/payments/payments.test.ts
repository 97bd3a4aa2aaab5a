import type { Balance, Customer, Transaction, UsageSnapshot } from '@keepout/contract/payments/customer';
import type { Invoice } from '@keepout/contract/payments/invoice';
import type { Currency, VatRate } from '@keepout/contract/payments/money';
import type { Order } from '@keepout/contract/payments/order';
import type { Price, PriceEstimation, Product } from '@keepout/contract/payments/product';
import type { Problem } from '@keepout/contract/platform/problem';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestPlatform, type TestPlatform } from '../test-platform.ts';
import { type Route, route } from '../test-route.ts';
import { keepLanguage } from '../users/language.ts';
import { invoicePeriods, payments } from './module.ts';
import { periodEnd } from './orders/period.ts';
import { callPayments, HOUSE, knownRequests, ledgerSums } from './test-payments.ts';

const ADMIN = { subject: 'root', userName: 'root', operatorId: HOUSE, roles: { payments: ['admin'] } };
const ADA = { subject: 'ada-1', userName: 'ada', operatorId: 'tern' };
const BOB = { subject: 'bob-1', userName: 'bob', operatorId: 'gull' };

describe('A-12 the calls of payments', () => {
  let platform: TestPlatform;
  beforeAll(async () => {
    const settings = {
      paymentsOperator: HOUSE,
      sellerName: 'House of Orbits',
      sellerCountry: 'DE',
      sellerBank: 'DE00 0000, BIC TESTDE00',
    };
    platform = await startTestPlatform([knownRequests, payments], { worker: false, settings });
  });
  afterAll(() => platform.close());

  type Who = typeof ADA & { readonly roles?: Record<string, string[]> };
  const call = async <T>(who: Who, place: Route, body?: object, extraHeaders?: Record<string, string>) =>
    await callPayments<T & Pick<Problem, 'code' | 'message' | 'error' | 'detail'>>(
      platform,
      who,
      place,
      body,
      extraHeaders,
    );
  let ada: Customer;
  const balanceOf = async (who: Who, id: string) => await call<Balance>(who, route('getBalance', { customerId: id }));
  const auditOf = async (recordId: string) =>
    (
      await platform.context.database.pool.query<{ line: string }>(
        "select operator_id || ' ' || actor || ' ' || action as line from audit where record_id = $1 order by id",
        [recordId],
      )
    ).rows.map(({ line }) => line);

  it('V-01 E-07 a customer needs userId and name, and begins with an empty balance', async () => {
    for (const body of [
      {},
      { userId: 'ada-1' },
      { name: 'Tern' },
      { userId: '', name: 'Tern' },
      { userId: 'ada-1', name: ' ' },
    ]) {
      const { status, json } = await call(ADA, route('createCustomer'), body);
      expect([status, json.message, json.error]).toEqual([
        400,
        'Invalid customers/post request parameters.',
        'Bad Request',
      ]);
    }
    const content = { userId: 'ada-1', name: 'Tern B.V.', country: 'NL', vatId: 'NL000000000B01' };
    const { status, json } = await call<Customer>(ADA, route('createCustomer'), content);
    ada = json;
    expect(status).toBe(201);
    expect(ada).toMatchObject({ ...content, operatorId: 'tern', pays: false });
    expect(ada.balance).toMatchObject({ available: 0, limit: 0, transaction_ids: [], currency: 'EUR' });
    expect((await call(ADA, route('createCustomer'), content)).json.code).toBe('customer-exists');
    const other = { userId: 'somebody', name: 'Somebody' };
    expect((await call(ADA, route('createCustomer'), other)).json.code).toBe('customer-not-own');
    const rupees = { userId: 'b', name: 'B', operatorId: 'gull', currency: 'XXX' };
    expect((await call(ADMIN, route('createCustomer'), rupees)).json.code).toBe('currency-unknown');
  });

  it('whoever becomes a customer himself turns no charging on; who runs the payments does, for one at a time, and it is written down', async () => {
    const own = { userId: 'cleo-1', name: 'Tern Two', pays: true };
    const cleo = { ...ADA, subject: 'cleo-1', userName: 'cleo' };
    expect((await call(cleo, route('createCustomer'), own)).json.code).toBe('customer-pays-by-admin');
    const pays = route('changeCustomerPays', { customerId: ada.customerId });
    expect((await call(ADA, pays, { pays: true })).json.code).toBe('role-missing');
    expect((await call<Customer>(ADMIN, pays, { pays: true })).json.pays).toBe(true);
    const second = await call<Customer>(ADMIN, route('createCustomer'), { ...own, operatorId: 'tern' });
    expect(second.json.pays).toBe(true);
    const paying = async () => (await call<Customer[]>(ADA, route('listCustomers'))).json.filter(({ pays }) => pays);
    expect((await paying()).map(({ name }) => name)).toEqual(['Tern Two']);
    await Promise.all(
      [ada, second.json].map(({ customerId }) =>
        call(ADMIN, route('changeCustomerPays', { customerId }), { pays: true }),
      ),
    );
    expect(await paying()).toHaveLength(1);
    await call(ADMIN, route('changeCustomerPays', { customerId: second.json.customerId }), { pays: false });
    await call(ADMIN, pays, { pays: true });
    const moves = (await auditOf(ada.customerId)).filter((line) => !line.endsWith('read'));
    expect(moves.slice(0, 3)).toEqual(['tern ada created', 'tern root pays', 'tern root stopped-paying']);
    const { pool } = platform.context.database;
    await pool.query('delete from payment_account where customer_id = $1', [second.json.customerId]);
    await pool.query('delete from customer where id = $1', [second.json.customerId]);
  });

  it('the same Idempotency-Key makes one customer', async () => {
    const key = { 'idempotency-key': 'gull-1' };
    const body = { userId: BOB.subject, name: 'Gull Ltd', country: 'GB' };
    const first = await call<Customer>(BOB, route('createCustomer'), body, key);
    const again = await call<Customer>(BOB, route('createCustomer'), body, key);
    expect([first.status, again.status, again.headers['idempotent-replayed']]).toEqual([201, 201, 'true']);
    expect(again.json.customerId).toBe(first.json.customerId);
  });

  it('P-05 who runs the payments sees the customers of all, others their own; each look is written down', async () => {
    const names = async (who: Who, place: Route) => (await call<Customer[]>(who, place)).json.map(({ name }) => name);
    expect([await names(ADA, route('listCustomers')), await names(BOB, route('listCustomers'))]).toEqual([
      ['Tern B.V.'],
      ['Gull Ltd'],
    ]);
    expect(await names(ADA, route('listCustomers', {}, { 'user-id': 'ada-1' }))).toEqual(['Tern B.V.']);
    expect(await names(ADMIN, route('listCustomers'))).toEqual(['Gull Ltd', 'Tern B.V.']);
    expect((await auditOf(ada.customerId)).at(-1)).toBe('tern root read');
    const looks = (await auditOf(ada.customerId)).length;
    await call(ADMIN, route('estimatePrices', {}, { 'customer-id': ada.customerId }));
    expect(await auditOf(ada.customerId)).toHaveLength(looks + 1);
  });

  it('P-02 a user reads and orders; a balance, a product and an invoice need the admin of payments', async () => {
    const nobody = { ...ADA, roles: { 'collision-avoidance': ['admin'] } };
    expect((await call(nobody, route('listCustomers'))).status).toBe(403);
    expect((await call({ ...ADA, roles: { payments: ['testuser'] } }, route('listCustomers'))).status).toBe(200);
    for (const [place, body] of [
      [route('changeBalance', { customerId: ada.customerId }), { available: 1 }],
      [route('createProduct'), { productId: 'a', productType: 'b' }],
      [route('createPrice'), { productId: 'a', amount: 1, currency: 'EUR' }],
      [route('issueInvoice'), { customerId: ada.customerId }],
    ] as const) {
      expect((await call(ADA, place, body)).json.code, place.url).toBe('role-missing');
    }
  });

  it('E-07 a PATCH of a balance books the difference, and with If-Match only what was seen', async () => {
    const balance = route('changeBalance', { customerId: ada.customerId });
    const seen = await balanceOf(ADA, ada.customerId);
    const etag = String(seen.headers['etag']);
    const change = { available: 150_000, limit: 50_000, transaction_ids: [], reason: 'Contract 7.' };
    const done = await call<Balance>(ADMIN, balance, change, { 'if-match': etag });
    expect([done.status, done.json.available, done.json.limit]).toEqual([200, 150_000, 50_000]);
    expect(done.json.transaction_ids).toHaveLength(1);
    const late = await call(ADMIN, balance, { available: 0 }, { 'if-match': etag });
    expect([late.status, late.json.code]).toEqual([412, 'version-changed']);
    expect(late.json.detail).toContain(`its version is ${done.json.version}`);
    const other = await call(ADMIN, balance, { available: 1, transaction_ids: ['trf-x'] });
    expect([other.status, other.json.code]).toEqual([409, 'read-only-field']);
    // The limit alone: what was paid in stays, and what is available follows.
    expect((await call<Balance>(ADMIN, balance, { limit: 20_000 })).json.available).toBe(120_000);
    expect((await call<Balance>(ADMIN, balance, { available: 20_000 })).json).toMatchObject({ limit: 20_000 });
    const { json: lines } = await call<Transaction[]>(ADA, route('listTransactions', { customerId: ada.customerId }));
    expect(lines.map(({ kind, amount, reason }) => [kind, amount, reason])).toEqual([
      ['ADJUSTMENT', -100_000, 'Correction.'],
      ['ADJUSTMENT', 100_000, 'Contract 7.'],
    ]);
    await call(ADMIN, balance, { available: 0, limit: 0 });
    await call(ADMIN, balance, { available: 150_000, limit: 50_000 });
    expect(await ledgerSums(platform.context.database)).toMatchObject({ total: 0, adrift: 0 });
    expect((await auditOf(ada.customerId)).filter((line) => line.endsWith('changed'))).toHaveLength(5);
  });

  let price: Price;
  it('V-03 E-07 a product needs productId and productType; its newest price holds, orders keep theirs', async () => {
    for (const body of [
      {},
      { productId: 'screening' },
      { productType: 'SUBSCRIPTION' },
      { productId: '', productType: 'A' },
    ]) {
      const { status, json } = await call(ADMIN, route('createProduct'), body);
      expect([status, json.message]).toEqual([400, 'Invalid products/post request parameters.']);
    }
    const content = { productId: 'screening', productType: 'SUBSCRIPTION', serviceType: 'ca' };
    expect((await call<Product>(ADMIN, route('createProduct'), content)).json).toMatchObject({
      ...content,
      name: 'screening',
    });
    expect((await call(ADMIN, route('createProduct'), content)).json.code).toBe('product-exists');
    const cost = { productId: 'screening', amount: 40_000, currency: 'EUR', period: 'MONTH' };
    await call<Price>(ADMIN, route('createPrice'), cost);
    await call<Price>(ADMIN, route('createPrice'), { ...cost, amount: 99_000, validFrom: '2199-01-01T00:00:00Z' });
    price = (await call<Price>(ADMIN, route('createPrice'), { ...cost, amount: 49_000 })).json;
    const unknown = await call(ADMIN, route('createPrice'), { ...cost, productId: 'nothing' });
    expect(unknown.json.code).toBe('product-unknown');
    const { json: prices } = await call<Price[]>(ADA, route('listPrices', {}, { 'product-id': 'screening' }));
    expect(prices).toEqual([{ ...price, amount: 49_000, period: 'MONTH' }]);
    expect((await call<Product[]>(ADA, route('listProducts'))).json.map(({ productId }) => productId)).toEqual([
      'screening',
    ]);
  });

  it('E-07 an estimation has the tax of the customer and says whether his balance covers it', async () => {
    const estimate = async (who: Who, quantity = 1) =>
      (await call<PriceEstimation[]>(who, route('estimatePrices', {}, { 'product-id': 'screening', quantity })))
        .json[0];
    // With a number in another country of the Union he accounts for the tax himself.
    expect(await estimate(ADA)).toMatchObject({ net: 49_000, vat: 0, gross: 49_000, isCovered: true });
    expect(await estimate(ADA, 4)).toMatchObject({ net: 196_000, isCovered: false });
    // Nobody has a customer here: taxed where we are.
    expect(await estimate({ ...ADA, operatorId: 'new' })).toMatchObject({ vat: 9310, vatRate: 19, isCovered: null });
    expect(await estimate(BOB)).toMatchObject({ vat: 0, isCovered: false });
    const { json: rates } = await call<VatRate[]>(ADA, route('listVatRates'));
    expect(rates.find(({ country, validFrom }) => country === 'FI' && validFrom === '2024-09-01')).toMatchObject({
      rate: 25.5,
      isInUnion: true,
    });
    const { json: currencies } = await call<Currency[]>(ADA, route('listCurrencies'));
    expect(currencies).toContainEqual({ currency: 'JPY', decimals: 0 });
    const { rows } = await platform.context.database.pool.query('select code as currency, decimals from currency');
    expect(currencies).toEqual(expect.arrayContaining(rows));
  });

  let subscription: Order;
  it('V-02 E-07 an order needs customer-id and service-type, one that is there request-id and service-type', async () => {
    for (const body of [
      {},
      { 'customer-id': ada.customerId },
      { 'service-type': 'odt' },
      { 'customer-id': '', 'service-type': 'odt' },
      { 'customer-id': ada.customerId, 'service-type': '' },
      { 'request-id': 'req-1' },
    ]) {
      const { status, json } = await call(ADA, route('placeOrder'), body);
      expect([status, json.message], JSON.stringify(body)).toEqual([400, 'Invalid orders/post request parameters.']);
    }
    const nothing = await call<Problem>(ADA, route('placeOrder'), {});
    expect(nothing.json.errors?.map(({ pointer }) => pointer).toSorted()).toEqual(['#/customer-id', '#/service-type']);
    const unknown = await call(ADA, route('placeOrder'), { 'request-id': 'req-1', 'service-type': 'odt' });
    expect(unknown.json.code).toBe('not-found');
    const content = { 'customer-id': ada.customerId, 'service-type': 'odt', 'request-id': 'req-1' };
    const nobodys = await call(ADA, route('placeOrder'), { ...content, 'request-id': 'req-of-nobody' });
    expect([nobodys.status, nobodys.json.message]).toEqual([404, 'The request was not found.']);
    const made = await call<Order>(ADA, route('placeOrder'), content);
    expect([made.status, made.json.status, made.json.amount]).toEqual([201, 'OPEN', 0]);
    expect(made.json.orderNumber).toMatch(/^O-\d{4}-000001$/);
    // The same call updates it.
    const update = { 'request-id': 'req-1', 'service-type': 'odt', note: 'For the tern.' };
    const order = await call<Order>(ADA, route('placeOrder'), update);
    expect([order.status, order.json.orderId, order.json.note]).toEqual([200, made.json.orderId, 'For the tern.']);
    expect((await call(BOB, route('placeOrder'), update)).json.code).toBe('not-found');
  });

  it('V-02 a SUBSCRIPTION is charged at once, for the service of its product, at the price that was seen, and not where the balance does not cover it', async () => {
    const body = {
      'customer-id': ada.customerId,
      'service-type': 'ca',
      productId: 'screening',
      priceId: price.priceId,
    };
    const changed = await call(ADA, route('placeOrder'), { ...body, priceId: 'pri-of-yesterday' });
    expect([changed.status, changed.json.code]).toEqual([409, 'price-changed']);
    const other = await call(ADA, route('placeOrder'), { ...body, 'service-type': 'odt' });
    expect([other.status, other.json.message]).toEqual([400, 'Invalid orders/post request parameters.']);
    expect((other.json as Partial<Problem>).errors).toMatchObject([
      { pointer: '#/service-type', message: 'The product screening is one of ca.' },
    ]);
    expect((await balanceOf(ADA, ada.customerId)).json.available).toBe(150_000);
    const made = await call<Order>(ADA, route('placeOrder'), body);
    subscription = made.json;
    expect(made.status).toBe(201);
    expect(subscription).toMatchObject({ paymentType: 'SUBSCRIPTION', amount: 49_000, charged: 49_000, periods: 1 });
    expect((await balanceOf(ADA, ada.customerId)).json.available).toBe(101_000);
    const twice = await call<Problem>(ADA, route('placeOrder'), body);
    expect([twice.status, twice.json.code]).toEqual([409, 'subscription-runs']);
    expect(twice.json.message).toBe(
      `Order ${subscription.orderNumber} is a subscription to screening that runs already.`,
    );
    expect((await balanceOf(ADA, ada.customerId)).json.available).toBe(101_000);
    const bob = (await call<Customer[]>(BOB, route('listCustomers'))).json[0]!;
    const poor = await call(BOB, route('placeOrder'), { ...body, 'customer-id': bob.customerId });
    expect([poor.status, poor.json.code]).toEqual([402, 'balance-insufficient']);
    expect(poor.json.message).toBe('The price is 490.00 EUR; 0.00 EUR is available, with a credit limit of 0.00 EUR.');
    // Nothing is half-written: no order, no transaction, no number spent.
    expect((await call<Order[]>(BOB, route('listOrders'))).json).toEqual([]);
    expect((await balanceOf(BOB, bob.customerId)).json.transaction_ids).toEqual([]);
    const { json: usage } = await call<UsageSnapshot>(
      ADA,
      route('getServiceUsageSnapshot', { customerId: ada.customerId }),
    );
    expect(Date.parse(usage.from)).toBe(Date.parse(subscription.periodStart!));
    expect(usage).toMatchObject({ total: 49_000, currency: 'EUR' });
    expect(usage.services).toContainEqual({ serviceType: 'ca', orders: 1, held: 0, charged: 49_000, credited: 0 });
  });

  it('a subscription is charged once for each period and invoiced; uncovered it is past due until it is covered', async () => {
    const { context } = platform;
    const end = async () => new Date((await orderNow()).periodEnd!);
    const orderNow = async () =>
      (await call<Order[]>(ADA, route('listOrders'))).json.find(({ orderId }) => orderId === subscription.orderId)!;
    await invoicePeriods(context, new Date((await end()).getTime() - 1000));
    expect((await orderNow()).periods).toBe(1);
    const due = await end();
    await Promise.all([invoicePeriods(context, due), invoicePeriods(context, due)]);
    expect(await orderNow()).toMatchObject({
      periods: 2,
      charged: 98_000,
      status: 'ACTIVE',
    });
    expect(Date.parse((await orderNow()).periodStart!)).toBe(due.getTime());
    const { json: invoices } = await call<Invoice[]>(ADA, route('listInvoices'));
    expect(invoices.reduce((sum, { net }) => sum + net, 0)).toBe(98_000);
    await invoicePeriods(context, await end());
    expect(await orderNow()).toMatchObject({ periods: 3, status: 'ACTIVE' });
    const fourth = await end();
    await invoicePeriods(context, fourth);
    expect(await orderNow()).toMatchObject({ periods: 3, status: 'PAST_DUE' });
    await call(ADMIN, route('changeBalance', { customerId: ada.customerId }), { limit: 100_000 });
    await invoicePeriods(context, fourth);
    expect(await orderNow()).toMatchObject({ periods: 4, charged: 196_000, status: 'ACTIVE' });
    const ended = await call<Order>(ADA, route('endSubscription', { orderId: subscription.orderId }));
    expect(ended.json).toMatchObject({ status: 'COMPLETE', charged: 196_000 });
    expect((await call(ADA, route('endSubscription', { orderId: subscription.orderId }))).json.code).toBe(
      'order-ended',
    );
    // What has ended may be ordered again; the database has room for one that runs.
    const { database } = context;
    const copied = `insert into payment_order select (jsonb_populate_record(o, jsonb_build_object(
      'id', o.id || $1::text, 'number', o.number || $1::text, 'status', 'ACTIVE'))).* from payment_order o where id = $2`;
    await database.pool.query(copied, ['-b', subscription.orderId]);
    await expect(database.pool.query(copied, ['-c', subscription.orderId])).rejects.toMatchObject({
      constraint: 'payment_order_subscribed_once',
    });
    await database.pool.query('delete from payment_order where id = $1', [`${subscription.orderId}-b`]);
    await invoicePeriods(context, new Date(fourth.getTime() + 400 * 86_400_000));
    expect((await orderNow()).periods).toBe(4);
  });

  it('what was charged is on one invoice, printed as PDF, paid once, and paying it restores the balance', async () => {
    const { json: listed } = await call<Invoice[]>(ADA, route('listInvoices'));
    expect(listed.flatMap(({ lines }) => lines.map(({ amount }) => amount))).toEqual([49_000, 49_000, 49_000, 49_000]);
    expect((await call(ADMIN, route('issueInvoice'), { customerId: ada.customerId })).json.code).toBe(
      'nothing-to-invoice',
    );
    const [newest] = listed;
    expect(newest).toMatchObject({ status: 'ISSUED', vatCase: 'REVERSE_CHARGE', vat: 0, provider: 'BANK_TRANSFER' });
    const pdf = await call<string>(ADA, route('getInvoicePdf', { invoiceId: newest!.invoiceId }), undefined, {
      accept: 'application/pdf',
    });
    expect([pdf.status, pdf.headers['content-type'], String(pdf.json).slice(0, 5)]).toEqual([
      200,
      'application/pdf',
      '%PDF-',
    ]);
    expect(pdf.headers['content-disposition']).toContain(`${newest!.invoiceNumber}.pdf`);
    // C-10: in the language that is asked for, else in the one that is kept of who asks.
    const paper = (query: { language?: string }) =>
      call<{ errors?: unknown }>(ADA, route('getInvoicePdf', { invoiceId: newest!.invoiceId }, query), undefined, {
        accept: 'application/pdf',
      });
    expect(pdf.headers['content-language']).toBe('en');
    expect((await paper({ language: 'de' })).headers['content-language']).toBe('de');
    await keepLanguage(platform.context.database.orm, ADA, 'de');
    expect((await paper({})).headers['content-language']).toBe('de');
    const wrong = await paper({ language: 'fr' });
    expect([wrong.status, wrong.json.errors]).toMatchObject([400, [{ pointer: '?language' }]]);
    expect((await call(BOB, route('getInvoice', { invoiceId: newest!.invoiceId }))).status).toBe(404);
    const payment = route('recordPayment', { invoiceId: newest!.invoiceId });
    const before = (await balanceOf(ADA, ada.customerId)).json.available;
    const body = { amount: newest!.gross, currency: 'EUR', reference: 'Statement 3' };
    expect((await call(ADMIN, payment, { ...body, amount: 1 })).json.code).toBe('payment-differs');
    expect((await call(ADMIN, payment, { ...body, amount: 0, anyAmount: true })).json.code).toBe('payment-differs');
    // A part that came in is booked where a person says so, and no invoice is withdrawn after it.
    const part = { ...body, amount: 9000, reference: 'Statement 2', anyAmount: true };
    for (let twice = 0; twice < 2; twice++) {
      expect((await call<Invoice>(ADMIN, payment, part)).json).toMatchObject({
        status: 'PARTLY_PAID',
        paid: 9000,
      });
    }
    expect((await call(ADMIN, route('voidInvoice', { invoiceId: newest!.invoiceId }))).json.code).toBe('invoice-ended');
    expect((await call(ADMIN, payment, body)).json.code).toBe('payment-differs');
    const rest = { ...body, amount: newest!.gross - 9000 };
    expect((await call<Invoice>(ADMIN, payment, rest)).json).toMatchObject({
      status: 'PAID',
      paid: newest!.gross,
    });
    expect((await call(ADMIN, payment, rest)).json.code).toBe('invoice-ended');
    expect((await balanceOf(ADA, ada.customerId)).json.available).toBe(before + newest!.net);
    expect((await call(ADA, route('payInvoice', { invoiceId: listed[1]!.invoiceId }))).json.code).toBe(
      'payment-elsewhere',
    );
    // Withdrawn, only the newest that is unpaid; its lines come again.
    expect((await call(ADMIN, route('voidInvoice', { invoiceId: listed[1]!.invoiceId }))).json.code).toBe(
      'invoice-ended',
    );
    expect(await ledgerSums(platform.context.database)).toMatchObject({ total: 0, adrift: 0 });
  });

  it('periods are calendar months and years from the day on which they began', () => {
    const ends = (begun: string, period: 'MONTH' | 'YEAR', periods: number) =>
      periodEnd(new Date(begun), period, periods).toISOString().slice(0, 10);
    expect([1, 2, 3, 13].map((n) => ends('2027-01-31T10:00:00Z', 'MONTH', n))).toEqual([
      '2027-02-28',
      '2027-03-31',
      '2027-04-30',
      '2028-02-29',
    ]);
    expect(ends('2028-02-29T00:00:00Z', 'YEAR', 1)).toBe('2029-02-28');
  });
});

it('an installation without payments says so, and takes nothing', async () => {
  const platform = await startTestPlatform([knownRequests, payments], { worker: false, settings: { payments: false } });
  const body = { userId: ADA.subject, name: 'Tern' };
  const answer = await callPayments<Problem>(platform, ADA, route('createCustomer'), body);
  expect([answer.status, answer.json.code]).toEqual([409, 'payments-off']);
  const invalid = await callPayments<Problem>(platform, ADA, route('createCustomer'), {});
  expect(invalid.json.message).toBe('Invalid customers/post request parameters.');
  expect((await callPayments<Customer[]>(platform, ADA, route('listCustomers'))).json).toEqual([]);
  await platform.close();
});
