import type { ProblemTable } from '../platform/problem-table.ts';

/** Problems of payments. */
export const PAYMENT_PROBLEMS = {
  'balance-insufficient': {
    status: 402,
    title: 'The balance does not cover the price.',
    advice: 'Order less, pay an open invoice, or ask for a higher credit limit.',
  },
  'balance-below-limit': {
    status: 422,
    title: 'The balance would fall below the credit limit.',
    advice: 'Send an `available` of at least zero, or a higher `limit`.',
  },
  'currency-differs': {
    status: 409,
    title: 'The currency of the price differs from that of the balance.',
    advice: 'Choose a price in the currency of the customer.',
  },
  'currency-unknown': {
    status: 422,
    title: 'This installation does not accept the currency.',
    advice: 'Use a currency code from `GET payments/currencies`.',
  },
  'customer-exists': {
    status: 409,
    title: 'A customer for this user already exists.',
    advice: 'Use the customer that `GET payments/customers` returns.',
  },
  'customer-not-own': {
    status: 403,
    title: 'The customer would belong to another user or organisation.',
    advice: 'Send your own user id, or ask an administrator of payments.',
  },
  'customer-pays-by-admin': {
    status: 403,
    title: 'Only an administrator of payments turns charging on.',
    advice: 'Omit `pays`, and ask an administrator of payments to turn charging on.',
  },
  'product-exists': {
    status: 409,
    title: 'A product with this id already exists.',
    advice: 'Choose another `productId`.',
  },
  'product-unknown': {
    status: 422,
    title: 'The product does not exist or has no price.',
    advice: 'Use a product id from `GET payments/price`.',
  },
  'price-changed': {
    status: 409,
    title: 'The price has changed.',
    advice: 'Call `GET payments/price` again, and order at the current price.',
  },
  'order-ended': { status: 409, title: 'The order has already ended.', advice: 'Create a new order instead.' },
  'subscription-runs': {
    status: 409,
    title: 'The organisation already has a subscription to the product.',
    advice: 'Use the subscription that `detail` names, or end it first.',
  },
  'order-not-subscription': {
    status: 409,
    title: 'The order is not a subscription.',
    advice:
      'Cancel the ordered item (for example the observation request). Its service then releases the reserved amount.',
  },
  'nothing-to-invoice': {
    status: 409,
    title: 'There are no charges to invoice.',
    advice: 'Wait for new charges. The last invoice contains all charges so far.',
  },
  'invoice-ended': { status: 409, title: 'The invoice is paid or withdrawn.', advice: 'Do not pay it.' },
  'payment-differs': {
    status: 409,
    title: 'The payment differs from the amount or currency of the invoice.',
    advice: 'Check amount and currency. Send `anyAmount` to book a different amount that was received.',
  },
  'payment-elsewhere': {
    status: 409,
    title: 'The invoice is paid by bank transfer.',
    advice: 'Transfer the amount to the account on the invoice, and state the invoice number.',
  },
  'payment-unbooked': {
    status: 409,
    title: 'A payment for the invoice was received and could not be booked.',
    advice: 'Do not pay again. An administrator of payments sees the payment and decides about it.',
  },
  'payments-off': {
    status: 409,
    title: 'This installation does not accept payments.',
    advice: 'The operator of the installation can turn payments on with KEEPOUT_PAYMENTS.',
  },
  'payment-event-unsigned': {
    status: 401,
    title: 'The event has no valid signature of the payment provider.',
    advice: 'Sign the bytes of the body with the agreed secret, and send them within five minutes.',
  },
  'payment-event-malformed': {
    status: 400,
    title: 'The event does not name a session of the payment provider.',
    advice: 'Send the event unchanged. The id of a session begins with `cs_`.',
  },
} as const satisfies ProblemTable;
