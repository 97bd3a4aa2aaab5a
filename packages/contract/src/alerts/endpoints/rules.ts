import { z } from 'zod';
import { ruleCount } from '../../alerts/rehearsal.ts';
import { alertSettings, alertSettingsBody } from '../../alerts/settings.ts';
import { endpoints } from '../../platform/endpoint.ts';
import { ifMatchHeaders } from '../../platform/primitives.ts';

const tags = ['rules'];

export const RULES = endpoints('alerts', {
  getAlertSettings: {
    method: 'GET',
    path: '/settings',
    summary: 'By which rules you are told: channels, digest, quiet hours',
    description: 'While nothing is stored, what holds without it, as version 0.',
    tags,
    answers: { 200: alertSettings },
    tells: ['ETag'],
  },
  changeAlertSettings: {
    method: 'PUT',
    path: '/settings',
    summary: 'Replace your rules',
    tags,
    headers: ifMatchHeaders,
    body: alertSettingsBody,
    answers: { 200: alertSettings },
    tells: ['ETag'],
    problems: ['version-changed', 'read-only-field', 'time-zone-unknown', 'rule-repeated'],
  },
  listRuleCounts: {
    method: 'GET',
    path: '/rules',
    summary: 'How often each rule fired in the last 30 days',
    tags,
    answers: { 200: z.array(ruleCount) },
  },
});
