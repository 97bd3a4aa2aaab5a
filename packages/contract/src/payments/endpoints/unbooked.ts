import { z } from 'zod';
import { PAYMENTS_ADMIN } from '../../payments/role.ts';
import { unbookedPayment, unbookedQuery, unbookedResolution } from '../../payments/unbooked.ts';
import { endpoints } from '../../platform/endpoint.ts';
import { idOf } from '../../platform/primitives.ts';

const params = z.object({ unbookedId: idOf('the payment that was not booked') });

export const UNBOOKED = endpoints('payments', ['admin'], {
  listUnbookedPayments: {
    call: 'GET /unbooked',
    summary: 'Lists received payments that could not be booked, newest first; for administrators of payments',
    query: unbookedQuery,
    answers: { 200: z.array(unbookedPayment) },
    requirement: PAYMENTS_ADMIN,
  },
  resolveUnbookedPayment: {
    call: 'PUT /unbooked/{unbookedId}/resolution',
    summary: 'Records the handling of a payment that could not be booked; for administrators of payments',
    description: 'The payment remains in the list with the note. Earlier notes are not changed.',
    params,
    body: unbookedResolution,
    answers: { 200: unbookedPayment },
    requirement: PAYMENTS_ADMIN,
  },
});
