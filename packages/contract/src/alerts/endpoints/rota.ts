import { z } from 'zod';
import { alertRota, alertRotaBody, colleague } from '../../alerts/rota.ts';
import { endpoints } from '../../platform/endpoint.ts';
import { ifMatchHeaders } from '../../platform/primitives.ts';

const tags = ['rota'];

export const ROTA = endpoints('alerts', {
  getAlertRota: {
    method: 'GET',
    path: '/rota',
    summary: 'Who is on call in your organisation, and who is called next when nobody acknowledges',
    tags,
    answers: { 200: alertRota },
    tells: ['ETag'],
  },
  changeAlertRota: {
    method: 'PUT',
    path: '/rota',
    summary: 'Replace the rota of your organisation',
    tags,
    headers: ifMatchHeaders,
    body: alertRotaBody,
    answers: { 200: alertRota },
    tells: ['ETag'],
    problems: ['version-changed', 'read-only-field', 'colleague-unknown'],
  },
  listColleagues: {
    method: 'GET',
    path: '/colleagues',
    summary: 'Who of your organisation has used the application, by name: they can be on call',
    tags,
    answers: { 200: z.array(colleague) },
  },
});
