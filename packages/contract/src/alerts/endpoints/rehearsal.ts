import { rehearsal, rehearsalBody } from '../../alerts/rehearsal.ts';
import { endpoints } from '../../platform/endpoint.ts';

export const REHEARSAL = endpoints('alerts', {
  rehearseAlerts: {
    method: 'POST',
    path: '/rehearsal',
    summary: 'What rules would have sent to you over the stored history; nothing is sent',
    tags: ['rules'],
    body: rehearsalBody,
    answers: { 200: rehearsal },
    problems: ['time-zone-unknown', 'rule-repeated'],
  },
});
