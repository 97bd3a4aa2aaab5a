import { DEFAULT_STATUSES, type NotificationSettings } from '@keepout/contract/platform/notification-settings';
import { expect, it } from 'vitest';
import { faultFromAnswer, RequestFailed } from '../../api/fault.ts';
import {
  type ChannelForm,
  channelFaults,
  channelForm,
  channelSettings,
  furtherOf,
  isEnabled,
  isSame,
  refusedChannels,
  withStatus,
} from './channel-form.ts';

const EMPTY_FORM: ChannelForm = { email: '', msteams: '', webhook: '', pagerduty: '', statuses: DEFAULT_STATUSES };
const stored: NotificationSettings = {
  email: { enabled: true, addresses: ['ada@example.org', 'ben@example.org'] },
  msteams: { enabled: false, url: [] },
  slack: { enabled: true, url: ['https://hooks.slack.test/x'] },
  webhook: { enabled: true, url: ['https://hooks.example.org/keepout'] },
  statuses: ['CANCELLED', 'COMPLETED_OK'],
};

it('N-05 shows the first address of e-mail, Teams and webhook; Slack and further addresses stay in the data', () => {
  const form = channelForm(stored);
  expect(form).toMatchObject({ email: 'ada@example.org', msteams: '', webhook: 'https://hooks.example.org/keepout' });
  expect(furtherOf('email', stored)).toBe(1);
  const saved = channelSettings({ ...form, email: 'cleo@example.org' }, stored);
  expect(saved.email.addresses).toEqual(['cleo@example.org', 'ben@example.org']);
  expect(saved.slack).toEqual(stored.slack);
});

it('N-06 a channel is enabled exactly when its address is not empty', () => {
  expect(['', '  ', 'x'].map(isEnabled)).toEqual([false, false, true]);
  expect(channelSettings({ ...channelForm(stored), webhook: ' ' }, stored).webhook.url).toEqual([]);
});

it('N-06 the first e-mail is empty or valid, and the URL checks work', () => {
  expect(channelFaults(EMPTY_FORM)).toEqual([]);
  const wrong = {
    ...EMPTY_FORM,
    email: 'nobody',
    msteams: 'teams.example.org',
    webhook: 'https://user:word@example.org',
  };
  expect(channelFaults(wrong)).toEqual(['email', 'msteams', 'webhook']);
  expect(channelFaults({ ...EMPTY_FORM, pagerduty: 'too short' })).toEqual(['pagerduty']);
  expect(channelFaults({ ...EMPTY_FORM, pagerduty: 'R0123456789abcdefR0123456789abcd' })).toEqual([]);
  const right = { ...EMPTY_FORM, email: 'a@example.org', msteams: 'https://x.test/y', webhook: 'http://x.test' };
  expect(channelFaults(right)).toEqual([]);
});

it('N-06 the channels whose address the server refuses are known by their place, in either form of the body', () => {
  const refusal = (...pointers: string[]) => {
    const errors = pointers.map((pointer) => ({ code: 'custom', pointer, message: 'x' }));
    return new RequestFailed(faultFromAnswer(400, 'Bad Request', { errors }));
  };
  expect(refusedChannels(refusal('#/notifications/webhook/url/0', '#/notifications/slack/url/0'))).toEqual([
    { channel: 'webhook' },
  ]);
  expect(refusedChannels(refusal('#/notifications/default/msteams/url/0'))).toEqual([{ channel: 'msteams' }]);
  expect(refusedChannels(new Error('x'))).toEqual([]);
  const errors = [{ code: 'custom', pointer: '#/notifications/webhook/url/0', message: 'x', limit: '443' }];
  const ofPort = new RequestFailed(faultFromAnswer(400, 'Bad Request', { errors }));
  expect(refusedChannels(ofPort)).toEqual([{ channel: 'webhook', ports: '443' }]);
});

it('N-05 statuses are chosen one by one, CANCELLED and COMPLETED_OK from the start', () => {
  expect(new Set(EMPTY_FORM.statuses)).toEqual(new Set(['CANCELLED', 'COMPLETED_OK']));
  const more = withStatus(withStatus(EMPTY_FORM, 'PENDING', true), 'CANCELLED', false);
  expect(more.statuses).toEqual(['COMPLETED_OK', 'PENDING']);
  expect([isSame(more, EMPTY_FORM), isSame(withStatus(EMPTY_FORM, 'CANCELLED', true), EMPTY_FORM)]).toEqual([
    false,
    true,
  ]);
});
