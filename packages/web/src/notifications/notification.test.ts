import { expect, it } from 'vitest';
import {
  createNotification,
  headline,
  isAlert,
  isListed,
  isToast,
  isUnread,
  newestFirst,
  notificationLevel,
  notificationStates,
  withStateAtLeast,
} from './notification.ts';

const at = (state: (typeof notificationStates)[number]) => createNotification({ code: 404, state }, 'n', 0);

it('N-01 an absent id is generated, the title defaults to the code, the status is its first digit and xx', () => {
  expect(createNotification({ code: 503 }, 'made', 1_000)).toEqual({
    id: 'made',
    code: 503,
    title: '503',
    message: '',
    status: '5xx',
    timestampUnixMs: 1_000,
    state: 'fresh',
  });
  expect(createNotification({ id: 'own', code: 0 }, 'made', 0)).toMatchObject({ id: 'own', status: '0xx' });
});

it('N-02 a state only ever moves up', () => {
  for (const [from, state] of notificationStates.entries())
    for (const [to, next] of notificationStates.entries())
      expect(withStateAtLeast(at(state), next).state).toBe(notificationStates[Math.max(from, to)]);
});

it('N-03 toasts show up to fresh, the badge counts below read, the sidebar shows below hidden', () => {
  const shown = (rule: (n: ReturnType<typeof at>) => boolean) => notificationStates.filter((state) => rule(at(state)));
  expect(shown(isToast)).toEqual(['fresh']);
  expect(shown(isUnread)).toEqual(['fresh', 'unread']);
  expect(shown(isListed)).toEqual(['fresh', 'unread', 'read']);
});

it('N-04 code 200 shows no code prefix', () => {
  expect(headline({ code: 200, title: 'Settings updated' })).toBe('Settings updated');
  expect(headline({ code: 404, title: 'Not Found' })).toBe('404 Not Found');
  expect(headline({ code: 404, title: '404' })).toBe('404');
});

it('C-04 the list is newest first and leaves out the hidden', () => {
  const [a, b, c] = [1, 2, 3].map((time) => createNotification({ code: 200 }, String(time), time));
  expect(newestFirst([a!, c!, withStateAtLeast(b!, 'hidden')]).map((n) => n.id)).toEqual(['3', '1']);
});

it('levels follow the first digit', () => {
  expect(['0xx', '2xx', '4xx', '5xx', '1xx'].map((status) => notificationLevel({ status }))).toEqual([
    'inactive',
    'ok',
    'serious',
    'critical',
    'pending',
  ]);
  expect(notificationLevel({ status: '2xx', level: 'critical' })).toBe('critical');
});

it('C-07 what is critical interrupts a screen reader, whatever its code', () => {
  expect([isAlert({ status: '5xx' }), isAlert({ status: '2xx' })]).toEqual([true, false]);
  expect([isAlert({ status: '2xx', level: 'critical' }), isAlert({ status: '2xx', level: 'caution' })]).toEqual([
    true,
    false,
  ]);
});
