import { z } from 'zod';
import { alertRota, alertRotaBody, colleague } from '../../alerts/rota.ts';
import { endpoints } from '../../platform/endpoint.ts';
import { ifMatchHeaders, wholeListQuery } from '../../platform/primitives.ts';

export const ROTA = endpoints('alerts', ['rota'], {
  getAlertRota: {
    call: 'GET /rota',
    summary: 'Who is on call in your organisation, and who is called next when nobody acknowledges',
    answers: { 200: alertRota },
  },
  changeAlertRota: {
    call: 'PUT /rota',
    summary: 'Replace the rota of your organisation',
    headers: ifMatchHeaders,
    body: alertRotaBody,
    answers: { 200: alertRota },
    problems: ['read-only-field', 'colleague-unknown'],
  },
  listColleagues: {
    call: 'GET /colleagues',
    summary: 'Who of your organisation has used the application, by name: they can be on call',
    query: z.object(wholeListQuery),
    answers: { 200: z.array(colleague) },
  },
});
