import { z } from 'zod';
import { alertRota, alertRotaBody, colleague } from '../../alerts/rota.ts';
import { endpoints } from '../../platform/endpoint.ts';
import { ifMatchHeaders, wholeListQuery } from '../../platform/primitives.ts';

export const ROTA = endpoints('alerts', ['rota'], {
  getAlertRota: {
    call: 'GET /rota',
    summary: 'Returns the on-call schedule of your organisation',
    answers: { 200: alertRota },
  },
  changeAlertRota: {
    call: 'PUT /rota',
    summary: 'Replaces the on-call schedule of your organisation',
    headers: ifMatchHeaders,
    body: alertRotaBody,
    answers: { 200: alertRota },
    problems: ['read-only-field', 'colleague-unknown'],
  },
  listColleagues: {
    call: 'GET /colleagues',
    summary: 'Lists users of your organisation who have used the application, by name; they can be on call',
    query: z.object(wholeListQuery),
    answers: { 200: z.array(colleague) },
  },
});
