import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { PATIENT } from '../../../../../scripts/test-patience.mjs';
import { createTestDatabase, type TestDatabase } from '../database/test-database.ts';
import { startBossQueue } from '../jobs/boss-queue.ts';
import type { JobQueue } from '../jobs/queue.ts';
import { createLogger } from '../observing/logs.ts';
import { collectSpans, currentSpan, type EndedSpan } from '../observing/trace.ts';
import { testSettings } from '../settings/test-settings.ts';
import { openThreads, type Threads, threadTask } from '../threads/threads.ts';
import { type App, createHttp } from './http.ts';

const double = threadTask<{ value: number }, { value: number }>(
  new URL('../threads/threads.test-task.thread.ts', import.meta.url),
  'double',
);
const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';
const PARENT = '00f067aa0ba902b7';

interface Line {
  readonly msg: string;
  readonly trace_id?: string;
  readonly span_id?: string;
}

let database: TestDatabase;
let queue: JobQueue;
let threads: Threads;
let app: App;
let end: () => void;
const lines: Line[] = [];
const spans: EndedSpan[] = [];
const jobData: unknown[] = [];
beforeAll(async () => {
  const log = createLogger({ logLevel: 'info' }, { write: (line) => void lines.push(JSON.parse(line)) });
  end = collectSpans((span) => spans.push(span));
  database = await createTestDatabase();
  queue = await startBossQueue(database.connection, { log });
  threads = openThreads(1);
  await queue.declare('traced');
  await queue.work<{ n: number }>('traced', async ({ data }) => {
    jobData.push(data);
    log.info(await threads.run(double, { value: data.n }), 'in the job');
  });
  app = await createHttp(testSettings(), log);
  app.post('/api/orders', async (request) => {
    log.info('in the call');
    const { n } = request.body as { n: number };
    return { trace: currentSpan()?.traceId, id: await queue.enqueue('traced', { n }) };
  });
  await app.ready();
});
afterAll(async () => {
  end();
  await app.close();
  await queue.stop(1000);
  await threads.close();
  await database.drop();
});

it('one trace leads from a call through the queue to the thread', async () => {
  const headers = { traceparent: `00-${TRACE}-${PARENT}-01` };
  const answer = await app.inject({ method: 'POST', url: '/api/orders', headers, payload: { n: 21 } });
  expect(answer.json()).toMatchObject({ trace: TRACE });
  await vi.waitFor(() => expect(spans.map(({ kind }) => kind)).toContain('consumer'), PATIENT);
  for (const text of ['in the call', 'answered', 'in the job'])
    expect(lines.find(({ msg }) => msg === text)?.trace_id, text).toBe(TRACE);
  // The handler sees what was queued, and nothing else.
  expect(jobData).toEqual([{ n: 21 }]);
  const ofTrace = spans.filter(({ traceId }) => traceId === TRACE);
  const call = ofTrace.find(({ kind }) => kind === 'server')!;
  const job = ofTrace.find(({ kind }) => kind === 'consumer')!;
  const task = ofTrace.find(({ kind }) => kind === 'internal')!;
  expect([call.parentId, job.parentId, task.parentId]).toEqual([PARENT, call.spanId, job.spanId]);
  expect([call.name, job.name, task.name]).toEqual(['POST /api/orders', 'job traced', 'task double']);
  expect(lines.find(({ msg }) => msg === 'in the job')).toMatchObject({ span_id: job.spanId, value: 42 });
});

it('a call that names no trace begins one', async () => {
  const answers = await Promise.all(
    [1, 2].map((n) => app.inject({ method: 'POST', url: '/api/orders', payload: { n } })),
  );
  const [first, second] = answers.map((answer) => answer.json<{ trace: string }>().trace);
  expect(first).toMatch(/^[0-9a-f]{32}$/);
  expect(second).not.toBe(first);
});
