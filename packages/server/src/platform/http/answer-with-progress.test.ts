import { API_ROOT, LINES } from '@keepout/contract/platform/endpoint';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { createLogger } from '../observing/logs.ts';
import { testSettings } from '../settings/test-settings.ts';
import { Course } from '../threads/course.ts';
import { progressOn } from '../threads/progress-mark.ts';
import type { ThreadTask } from '../threads/threads.ts';
import { abortOnDisconnect } from './abort-on-disconnect.ts';
import { answerWithProgress, CountedResults } from './answer-with-progress.ts';
import { type App, createHttp } from './http.ts';
import { refused } from './problem.ts';

const silent = createLogger({ logLevel: 'silent' });
const TASK: ThreadTask<null, { n: number }> = { module: new URL('file:///none'), name: 'count' };

/** A computation that ends as it is told. */
function open() {
  let resolve: (answer: { n: number }) => void = () => undefined;
  let reject: (cause: unknown) => void = () => undefined;
  const promise = new Promise<{ n: number }>((done, failed) => {
    [resolve, reject] = [done, failed];
  });
  promise.catch(() => undefined);
  return { promise, resolve, reject };
}

describe('results that come one by one', () => {
  it('are counted, those that fail too', async () => {
    const come = new CountedResults();
    expect(come.share).toBeUndefined();
    const [first, second] = [open(), open()];
    const all = come.of([first.promise, second.promise, Promise.resolve({ n: 0 }), Promise.resolve({ n: 1 })]);
    await all[3];
    expect(come.share).toBe(0.5);
    first.reject(new Error('no orbit'));
    await first.promise.catch(() => undefined);
    expect(come.share).toBe(0.75);
    second.resolve({ n: 2 });
    await second.promise;
    expect(come.share).toBe(1);
  });
});

describe('an answer that takes a while', () => {
  let app: App;
  let url: string;
  let told: (share: number) => void;
  let computing: ReturnType<typeof open>;
  let signal: AbortSignal;

  beforeEach(async () => {
    computing = open();
    app = await createHttp(testSettings(), silent);
    app.route({
      method: 'GET',
      url: `${API_ROOT}/count`,
      schema: { response: { 200: z.object({ n: z.number() }) } },
      config: { offers: ['application/json', LINES] },
      handler: async (request, reply) => {
        const course = new Course([[TASK, 1]]);
        const threads = course.over({
          size: 1,
          counts: () => ({ running: 0, queued: 0 }),
          close: async () => undefined,
          run: async (_task, _input, options) => {
            told = progressOn(options!.progress!);
            return (await computing.promise) as never;
          },
        });
        signal = abortOnDisconnect(reply);
        return await answerWithProgress(request, reply, course, threads.run(TASK, null));
      },
    });
    url = `${await app.listen({ port: 0, host: '127.0.0.1' })}${API_ROOT}/count`;
  });
  afterEach(() => app.close());

  /** Lines as they come. */
  async function* linesOf(answer: Response) {
    let rest = '';
    for await (const part of answer.body!.pipeThrough(new TextDecoderStream())) {
      const texts = (rest + part).split('\n');
      rest = texts.pop()!;
      yield* texts.map((text) => JSON.parse(text));
    }
  }
  const follow = (init?: RequestInit) => fetch(url, { ...init, headers: { accept: LINES } });

  it('is followed line by line, and in the end it is what it would have been', async () => {
    const answer = await follow();
    expect(answer.headers.get('content-type')).toContain(LINES);
    const lines = linesOf(answer);
    expect((await lines.next()).value).toEqual({ percent: 0 });
    told(0.425);
    expect((await lines.next()).value).toEqual({ percent: 42 });
    computing.resolve({ n: 7 });
    expect((await lines.next()).value).toEqual({ status: 200, body: { n: 7 } });
    expect((await lines.next()).done).toBe(true);
  });

  it('ends with the problem where it is refused in the end', async () => {
    const lines = linesOf(await follow());
    await lines.next();
    computing.reject(refused('nothing-to-plan', { detail: 'There is no covariance.' }));
    const { status, problem } = (await lines.next()).value;
    expect([status, problem.status, problem.code]).toEqual([422, 422, 'nothing-to-plan']);
  });

  it('says nothing of what went wrong on our side but its number', async () => {
    const lines = linesOf(await follow());
    await lines.next();
    computing.reject(new Error('secret'));
    const { status, problem } = (await lines.next()).value;
    expect([status, problem.code]).toEqual([500, 'internal-error']);
    expect(JSON.stringify(problem)).not.toContain('secret');
  });

  it('that is there at once comes whole, and so does a refusal', async () => {
    computing.resolve({ n: 1 });
    const answer = await follow();
    expect(answer.headers.get('content-type')).toContain('application/json');
    expect(await answer.json()).toEqual({ n: 1 });
    computing = open();
    computing.reject(refused('nothing-to-plan', { detail: 'There is no covariance.' }));
    expect((await follow()).status).toBe(422);
  });

  it('comes whole for whoever does not follow it', async () => {
    const asked = fetch(url);
    computing.resolve({ n: 3 });
    expect(await (await asked).json()).toEqual({ n: 3 });
  });

  it('ends when its caller leaves', async () => {
    const leaving = new AbortController();
    const lines = linesOf(await follow({ signal: leaving.signal }));
    await lines.next();
    const ended = new Promise((done) => signal.addEventListener('abort', done, { once: true }));
    leaving.abort();
    await ended;
    computing.reject(signal.reason);
  });
});
