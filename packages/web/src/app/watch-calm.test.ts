import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { beginWaiting, useCalm } from '../calm/calm-store.ts';
import { watchCalm } from './watch-calm.ts';

const isCalm = () => useCalm.getState().isCalm;

function watched() {
  const queries = new QueryClient();
  let render = () => {};
  watchCalm({ onceRendered: (act) => (render = act) }, queries);
  /** A call that is answered by what this gives. */
  const ask = (name: string) => {
    let answer: (data: string) => void = () => {};
    const data = new Promise<string>((resolve) => {
      answer = resolve;
    });
    void queries.prefetchQuery({ queryKey: [name], queryFn: () => data });
    return () => answer('data');
  };
  return { render: () => render(), ask };
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('requestAnimationFrame', (act: () => void) => setTimeout(act, 16));
  vi.stubGlobal('requestIdleCallback', (act: () => void) => setTimeout(act, 1));
  beginWaiting();
});
afterEach(() => {
  vi.useRealTimers();
  useCalm.setState({ isCalm: true });
});

it('a page is calm once it stands and has its answers', async () => {
  const { render, ask } = watched();
  const answer = ask('list');
  await vi.advanceTimersByTimeAsync(10_000);
  expect(isCalm()).toBe(false);
  render();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(isCalm()).toBe(false);
  answer();
  await vi.advanceTimersByTimeAsync(100);
  expect(isCalm()).toBe(true);
});

it('what an answer makes it ask for is waited for too', async () => {
  const { render, ask } = watched();
  const answer = ask('event');
  render();
  await vi.advanceTimersByTimeAsync(100);
  answer();
  const next = ask('messages');
  await vi.advanceTimersByTimeAsync(500);
  expect(isCalm()).toBe(false);
  next();
  await vi.advanceTimersByTimeAsync(100);
  expect(isCalm()).toBe(true);
});

it('a page that asks for nothing is calm once it has been drawn', async () => {
  const { render } = watched();
  render();
  expect(isCalm()).toBe(false);
  await vi.advanceTimersByTimeAsync(100);
  expect(isCalm()).toBe(true);
});

it('two seconds are enough, whatever is still asked for', async () => {
  const { render, ask } = watched();
  ask('slow');
  render();
  await vi.advanceTimersByTimeAsync(1_999);
  expect(isCalm()).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(isCalm()).toBe(true);
});

it('a browser that does not tell when it has time is not waited for', async () => {
  vi.stubGlobal('requestIdleCallback', undefined);
  Reflect.deleteProperty(globalThis, 'requestIdleCallback');
  const { render } = watched();
  render();
  await vi.advanceTimersByTimeAsync(100);
  expect(isCalm()).toBe(true);
});
