import { z } from 'zod';
import { ruleCount } from '../../alerts/rehearsal.ts';
import { alertSettings, alertSettingsBody } from '../../alerts/settings.ts';
import { endpoints } from '../../platform/endpoint.ts';
import { ifMatchHeaders, wholeListQuery } from '../../platform/primitives.ts';

export const RULES = endpoints('alerts', ['rules'], {
  getAlertSettings: {
    call: 'GET /settings',
    summary: 'Returns your notification rules: channels, digest, quiet hours',
    description: 'Returns the defaults as version 0 until rules are stored.',
    answers: { 200: alertSettings },
  },
  changeAlertSettings: {
    call: 'PUT /settings',
    summary: 'Replaces your notification rules',
    headers: ifMatchHeaders,
    body: alertSettingsBody,
    answers: { 200: alertSettings },
    problems: ['read-only-field', 'time-zone-unknown', 'rule-repeated'],
  },
  listRuleCounts: {
    call: 'GET /rules',
    summary: 'Returns how often each rule fired in the last 30 days',
    query: z.object(wholeListQuery),
    answers: { 200: z.array(ruleCount) },
  },
});
