import { z } from 'zod';
import { endpoints } from '../../platform/endpoint.ts';
import { idOf } from '../../platform/primitives.ts';
import { acknowledgement, alertQuery, alert as alertSchema } from '../alert.ts';
import { rehearsal, rehearsalBody } from '../rehearsal.ts';

const params = z.object({ alertId: idOf('the alert') });

export const RAISING = endpoints('alerts', ['alerts'], {
  listAlerts: {
    call: 'GET /crossings',
    summary: 'Lists the alerts of your organisation with their acknowledgements, newest first',
    query: alertQuery,
    answers: { 200: z.array(alertSchema) },
  },
  acknowledgeAlert: {
    call: 'PUT /crossings/{alertId}/acknowledgement',
    summary: 'Acknowledges an alert and stops its escalation',
    params,
    body: acknowledgement,
    answers: { 200: alertSchema },
  },
});

export const REHEARSAL = endpoints('alerts', ['rules'], {
  rehearseAlerts: {
    call: 'POST /rehearsal',
    summary: 'Replays past conjunctions through notification rules and returns the notifications; no message is sent',
    body: rehearsalBody,
    answers: { 200: rehearsal },
    problems: ['time-zone-unknown', 'rule-repeated'],
  },
});
