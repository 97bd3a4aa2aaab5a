import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { queryDefaults } from '../api/query-client.ts';
import { dataState, type Load, loadsText } from './StatusLine.tsx';

const live = { state: 'connected', heardAtMs: 90_000 } as const;
const load = (change: Partial<Load> = {}): Load => ({
  isFetching: false,
  isFailed: false,
  readAtMs: 50_000,
  ...change,
});

it('S-01 a page is up to date when every load came and the server is heard', () => {
  expect(dataState([load()], live)).toEqual({ kind: 'current' });
  expect(dataState([load(), load({ isFetching: true })], live)).toEqual({ kind: 'updating' });
});

it('S-01 a failed load is not up to date, since the oldest reading, and another attempt does not mend it', () => {
  const loads = [
    load({ isFailed: true, readAtMs: 70_000 }),
    load({ isFailed: true, readAtMs: 60_000, isFetching: true }),
    load({ readAtMs: 10_000 }),
  ];
  expect(dataState(loads, live)).toEqual({ kind: 'failed', sinceMs: 60_000 });
  expect(dataState([load({ isFailed: true, readAtMs: 0 })], live)).toEqual({ kind: 'failed', sinceMs: undefined });
});

it('S-01 without beats of the server nothing is up to date, since the last one', () => {
  expect(dataState([load()], { state: 'reconnecting', heardAtMs: 90_000 })).toEqual({
    kind: 'unheard',
    sinceMs: 90_000,
  });
});

it('S-01 the cache tells of a load that fails, with the age of what stays on show, while somebody looks at it', async () => {
  const client = new QueryClient({ defaultOptions: { queries: queryDefaults } });
  const answers = [Promise.resolve('first'), Promise.reject(new Error('no connection'))];
  answers[1]!.catch(() => undefined);
  const observer = new QueryObserver(client, { queryKey: ['get', '/x'], queryFn: () => answers.shift()! });
  const stop = observer.subscribe(() => undefined);
  await observer.refetch();
  expect(JSON.parse(loadsText(client.getQueryCache()))).toMatchObject([{ isFailed: false }]);
  await observer.refetch();
  const [failed] = JSON.parse(loadsText(client.getQueryCache())) as readonly Load[];
  expect(failed).toMatchObject({ isFailed: true, isFetching: false });
  expect(failed?.readAtMs).toBeGreaterThan(0);
  stop();
  expect(loadsText(client.getQueryCache())).toBe('[]');
});
