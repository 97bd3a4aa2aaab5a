import { afterEach, beforeEach, expect, it, vi } from 'vitest';
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
