import { z } from 'zod';
import { endpoints } from '../../platform/endpoint.ts';
import { idOf } from '../../platform/primitives.ts';
import { acknowledgement, alertQuery, alert as alertSchema } from '../alert.ts';
import { rehearsal, rehearsalBody } from '../rehearsal.ts';

const params = z.object({ alertId: idOf('the alert') });

export const RAISING = endpoints('alerts', ['alerts'], {
  listAlerts: {
    call: 'GET /crossings',
    summary: 'What crossed a line in your organisation, newest first, with who has acknowledged it',
    query: alertQuery,
    answers: { 200: z.array(alertSchema) },
  },
  acknowledgeAlert: {
    call: 'PUT /crossings/{alertId}/acknowledgement',
    summary: 'Say that you have it: nobody else is called',
    params,
    body: acknowledgement,
    answers: { 200: alertSchema },
  },
});

export const REHEARSAL = endpoints('alerts', ['rules'], {
  rehearseAlerts: {
    call: 'POST /rehearsal',
    summary: 'What rules would have sent to you over the stored history; nothing is sent',
    body: rehearsalBody,
    answers: { 200: rehearsal },
    problems: ['time-zone-unknown', 'rule-repeated'],
  },
});
