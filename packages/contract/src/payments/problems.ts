import type { ProblemTable } from '../platform/problem-table.ts';

/** Problems of payments. */
export const PAYMENT_PROBLEMS = {
  'balance-insufficient': {
    status: 402,
    title: 'The balance does not cover the price.',
    advice: 'Order less, pay an open invoice, or ask for a higher limit.',
  },
  'balance-below-limit': {
    status: 422,
    title: 'The balance would be below its limit.',
    advice: 'Send an `available` of at least zero, or a higher `limit`.',
  },
  'currency-differs': {
    status: 409,
    title: 'The price is in another currency than the balance.',
    advice: 'Choose a price in the currency of the customer.',
  },
  'currency-unknown': {
    status: 422,
    title: 'This installation does not take the currency.',
    advice: 'Use a code of `GET payments/currencies`.',
  },
  'customer-exists': {
    status: 409,
    title: 'There is a customer of that user already.',
    advice: 'Use the one that `GET payments/customers` tells.',
  },
  'customer-not-own': {
    status: 403,
    title: 'The customer would be of another user or organisation.',
    advice: 'Send your own user id, or ask an administrator of payments.',
  },
  'customer-pays-by-admin': {
    status: 403,
    title: 'Charging is turned on by administrators of payments.',
    advice: 'Leave `pays` out; ask an administrator of payments to turn it on.',
  },
  'product-exists': {
    status: 409,
    title: 'There is a product of that id already.',
    advice: 'Choose another `productId`.',
  },
  'product-unknown': {
    status: 422,
    title: 'There is no such product, or it has no price.',
    advice: 'Use the ids of `GET payments/price`.',
  },
  'price-changed': {
    status: 409,
    title: 'The price has changed.',
    advice: 'Ask for `GET payments/price` again and order at the price that holds now.',
  },
  'order-ended': { status: 409, title: 'The order has already ended.', advice: 'Nothing is left to change.' },
  'subscription-runs': {
    status: 409,
    title: 'The organisation has a subscription to the product already.',
    advice: 'Use the one that the sentence names, or end it first.',
  },
  'order-not-subscription': {
    status: 409,
    title: 'The order is no subscription.',
    advice: 'Cancel what it is for: its service gives back what is held.',
  },
  'nothing-to-invoice': {
    status: 409,
    title: 'There is nothing to invoice.',
    advice: 'Nothing was charged since the last invoice.',
  },
  'invoice-ended': { status: 409, title: 'The invoice is paid or withdrawn.', advice: 'Nothing is left to pay.' },
  'payment-differs': {
    status: 409,
    title: 'The payment is not what the invoice asks for.',
    advice: 'Compare amount and currency; send `anyAmount` where that is what came in.',
  },
  'payment-elsewhere': {
    status: 409,
    title: 'The invoice is paid by bank transfer.',
    advice: 'Use the account on the invoice, with its number.',
  },
  'payment-unbooked': {
    status: 409,
    title: 'Money came in for the invoice and could not be booked.',
    advice: 'Do not pay again: whoever runs the payments sees it and says what becomes of it.',
  },
  'payments-off': {
    status: 409,
    title: 'This installation takes no payments.',
    advice: 'Whoever runs it sets KEEPOUT_PAYMENTS.',
  },
  'payment-event-unsigned': {
    status: 401,
    title: 'The event is not signed by the payment provider.',
    advice: 'Sign the bytes with the agreed secret, and send them within five minutes.',
  },
  'payment-event-malformed': {
    status: 400,
    title: 'The event names no session of the payment provider.',
    advice: 'Send the event as the provider has it: the id of a session begins with `cs_`.',
  },
} as const satisfies ProblemTable;
