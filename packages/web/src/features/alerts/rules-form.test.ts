import type { AlertSettings } from '@keepout/contract/alerts/settings';
import { expect, it } from 'vitest';
import { alertRulesBody, alertRulesContent, rulesFaults, rulesOf, withChannel, withRule } from './rules-form.ts';

const settings: AlertSettings = {
  language: 'en',
  timeZone: 'Europe/Berlin',
  digestAt: '07:00',
  version: 3,
  updatedAt: null,
  quietHours: { isOn: true, from: '22:00', until: '06:00' },
  rules: [{ kind: 'ACT', inApp: true, channels: ['EMAIL', 'SLACK'], timing: 'NOW', breaksQuietHours: true }],
};

it('N-12 times and time zone are looked at before they are sent', () => {
  expect(rulesFaults(settings)).toEqual([]);
  const quietHours = { isOn: true, from: '25:00', until: '6:00' };
  expect(rulesFaults({ ...settings, quietHours, digestAt: '', timeZone: 'Mars/Olympus' })).toEqual([
    ...['from', 'until', 'digestAt', 'timeZone'],
  ]);
});

it('N-12 a channel of a rule goes and comes, and leaves the others as they are', () => {
  const without = withRule(settings, 'ACT', { channels: withChannel(settings.rules[0]!, 'EMAIL', false) });
  expect(without.rules[0]?.channels).toEqual(['SLACK']);
  expect(withChannel(without.rules[0]!, 'WEBHOOK', true)).toEqual(['SLACK', 'WEBHOOK']);
  expect(rulesOf(alertRulesContent(alertRulesBody(settings)))).toEqual(alertRulesBody(settings));
  expect(Object.keys(alertRulesBody(settings))).not.toContain('version');
});
