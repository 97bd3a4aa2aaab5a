import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Notification, NotificationDisplayState } from './notification.ts';
import { createNotificationStore } from './notification-store.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const states = (store: ReturnType<typeof createNotificationStore>) => store.getState().items.map((item) => item.state);

it('N-02 K-02 fresh becomes unread after 12 s', () => {
  const store = createNotificationStore();
  store.getState().notify({ code: 500 });
  vi.advanceTimersByTime(11_999);
  expect(states(store)).toEqual(['fresh']);
  vi.advanceTimersByTime(1);
  expect(states(store)).toEqual(['unread']);
});

it('N-02 another timeout state applies in its place', () => {
  const store = createNotificationStore();
  store.getState().notify({ code: 200, timeoutState: 'hidden' });
  vi.advanceTimersByTime(12_000);
  expect(states(store)).toEqual(['hidden']);
});

it('N-02 a late timer does not pull read back to unread', () => {
  const store = createNotificationStore();
  const id = store.getState().notify({ code: 500 });
  store.getState().update(id, 'read');
  vi.advanceTimersByTime(20_000);
  expect(states(store)).toEqual(['read']);
});

it('N-02 an update reaches the one with the id and no other', () => {
  const store = createNotificationStore();
  store.getState().notify({ id: 'a', code: 500 });
  store.getState().notify({ id: 'b', code: 500 });
  store.getState().update('b', 'hidden');
  expect(states(store)).toEqual(['fresh', 'hidden']);
});

it('N-01 a notification that arrives read needs no timer', () => {
  const store = createNotificationStore();
  store.getState().notify({ code: 200, state: 'read' });
  expect(vi.getTimerCount()).toBe(0);
});

it('C-12 a forced message returns within 1000 ms of being closed, until it is released', () => {
  const store = createNotificationStore();
  const release = store.getState().force({ id: 'offline', code: 0, title: 'Offline' });
  store.getState().update('offline', 'hidden');
  vi.advanceTimersByTime(1_000);
  expect(states(store)).toEqual(['fresh']);
  release();
  vi.advanceTimersByTime(5_000);
  expect(states(store)).toEqual(['hidden']);
});

const kept = (id: string, state: NotificationDisplayState, change: Partial<Notification> = {}): Notification => ({
  id,
  code: 200,
  title: id,
  message: '',
  status: '2xx',
  timestampUnixMs: 1,
  state,
  isKept: true,
  ...change,
});

it('N-02 what the server keeps is taken over: the state that has gone further counts, and what is gone there is gone here', () => {
  const store = createNotificationStore();
  const local = store.getState().notify({ code: 500 });
  store.getState().takeKept([kept('a', 'unread'), kept('b', 'unread'), kept('c', 'unread')]);
  store.getState().update('a', 'read');
  store.getState().takeKept([kept('a', 'unread'), kept('b', 'read')]);
  const found = Object.fromEntries(store.getState().items.map(({ id, state }) => [id, state]));
  expect(found).toEqual({ [local]: 'fresh', a: 'read', b: 'read' });
});

it('N-02 a kept one that comes fresh is a toast for 12 s', () => {
  const store = createNotificationStore();
  store.getState().takeKept([kept('a', 'fresh')]);
  vi.advanceTimersByTime(6_000);
  store.getState().takeKept([kept('a', 'fresh')]);
  expect(states(store)).toEqual(['fresh']);
  vi.advanceTimersByTime(6_000);
  expect(states(store)).toEqual(['unread']);
});

it('N-02 what a person does with a kept one is told to the server, once; what only time does is not', () => {
  const titles: string[] = [];
  const store = createNotificationStore();
  const keeper = {
    raise: (id: string, state: string) => titles.push(`${id} ${state}`),
    raiseAll: (state: string) => titles.push(`all ${state}`),
  };
  store.getState().keepBy(keeper);
  store.getState().takeKept([kept('a', 'fresh'), kept('b', 'unread')]);
  store.getState().notify({ id: 'own', code: 500 });
  vi.advanceTimersByTime(12_000);
  for (const id of ['a', 'a', 'own']) store.getState().update(id, 'read');
  store.getState().hideAll();
  store.getState().hideAll();
  expect(titles).toEqual(['a read', 'all hidden']);
});

it('S-06 whoever signs out leaves nothing of his behind', () => {
  const store = createNotificationStore();
  store.getState().takeKept([kept('a', 'unread')]);
  store.getState().notify({ id: 'own', code: 500 });
  store.getState().keepBy(undefined);
  expect(store.getState().items.map(({ id }) => id)).toEqual(['own']);
});
