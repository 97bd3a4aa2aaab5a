import { expect, test } from 'vitest';
import { z } from 'zod';
import { invoiceBody } from './invoice.ts';

const CUSTOMER_ID = 'cus-9b1f7d20-6c2e-4d51-8f0a-3f5f0a0c9d11';

test('an invoice is ordered by customer-id or by its deprecated alias', () => {
  expect(invoiceBody.safeParse({ 'customer-id': CUSTOMER_ID }).success).toBe(true);
  expect(invoiceBody.safeParse({ customerId: CUSTOMER_ID }).success).toBe(true);
});

test('an invoice without a customer is refused with the place of the missing field', () => {
  expect(invoiceBody.safeParse({}).error?.issues).toMatchObject([
    { path: ['customer-id'], message: 'customer-id is missing' },
  ]);
  expect(invoiceBody.safeParse({ customer: CUSTOMER_ID }).success).toBe(false);
});

test('the description marks the alias as deprecated', () => {
  const { $defs } = z.toJSONSchema(invoiceBody, { io: 'input', unrepresentable: 'any' });
  expect($defs?.['InvoiceBody']?.properties).toMatchObject({ customerId: { deprecated: true } });
});
