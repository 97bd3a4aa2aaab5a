import { z } from 'zod';
import { endpoints } from '../../platform/endpoint.ts';
import { idOf } from '../../platform/primitives.ts';
import { acknowledgement, alertQuery, alert as alertSchema } from '../alert.ts';
import { rehearsal, rehearsalBody } from '../rehearsal.ts';

const params = z.object({ alertId: idOf('the alert') });

export const RAISING = endpoints('alerts', ['alerts'], {
  listAlerts: {
    call: 'GET /crossings',
    summary: 'Alerts of your organisation, newest first, with their acknowledgements',
    query: alertQuery,
    answers: { 200: z.array(alertSchema) },
  },
  acknowledgeAlert: {
    call: 'PUT /crossings/{alertId}/acknowledgement',
    summary: 'Acknowledge an alert and stop its escalation',
    params,
    body: acknowledgement,
    answers: { 200: alertSchema },
  },
});

export const REHEARSAL = endpoints('alerts', ['rules'], {
  rehearseAlerts: {
    call: 'POST /rehearsal',
    summary: 'Replay past conjunctions through rules; no message is sent',
    body: rehearsalBody,
    answers: { 200: rehearsal },
    problems: ['time-zone-unknown', 'rule-repeated'],
  },
});
