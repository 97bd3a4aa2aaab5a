import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { PATIENT } from '../../../../../scripts/test-patience.mjs';
import { createTestDatabase, type TestDatabase } from '../database/test-database.ts';
import { createLogger } from '../observing/logs.ts';
import { testSettings } from '../settings/test-settings.ts';
import { type App, createHttp } from './http.ts';
import { replayRepeatedPosts } from './idempotency.ts';
import { consumeAll, createRateLimit } from './rate-limit.ts';

const silent = createLogger({ logLevel: 'silent' });

/** What several processes share through the database: each `describe` acts as two of them. */
describe('shared through the database', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createTestDatabase({ connections: 10 });
  });
  afterAll(() => database.drop());

  describe('rate limits', () => {
    it('hold over two processes that race', async () => {
      const options = { name: 'race', points: 20, durationS: 60 };
      const [first, second] = [createRateLimit(database, options), createRateLimit(database, options)];
      const outcomes = await Promise.allSettled(
        Array.from({ length: 60 }, (_, n) => (n % 2 ? first : second).consume('ada')),
      );
      expect(outcomes.filter((outcome) => outcome.status === 'fulfilled')).toHaveLength(20);
      await expect(first.consume('ada')).rejects.toMatchObject({
        facts: { status: 429, headers: { 'retry-after': expect.stringMatching(/^\d+$/) } },
      });
      await first.consume('somebody else');
    });

    const retryAfter = async (tried: Promise<void>): Promise<number> => {
      const refusal = await tried.then(
        () => undefined,
        (cause: { facts: { headers: Record<string, string> } }) => cause.facts.headers['retry-after'],
      );
      return Number(refusal);
    };

    it('say after how many seconds a try is taken, in the process that saw the last one and in another', async () => {
      const options = { name: 'window', points: 1, durationS: 60 };
      const blocking = { name: 'block', points: 1, durationS: 60, blockS: 300 };
      for (const [limit, other, seconds] of [
        [createRateLimit(database, options), createRateLimit(database, options), 60],
        [createRateLimit(database, blocking), createRateLimit(database, blocking), 300],
      ] as const) {
        await limit.consume('ada');
        await retryAfter(limit.consume('ada'));
        await database.pool.query('update rate_limit set expire = expire - 40000 where key like $1', ['%:ada']);
        for (const process of [limit, other, other]) {
          const waitS = await retryAfter(process.consume('ada'));
          expect(waitS).toBeGreaterThan(seconds - 50);
          expect(waitS).toBeLessThanOrEqual(seconds - 40);
        }
        await database.pool.query('update rate_limit set expire = $1', [Date.now() - 1]);
        await limit.consume('ada');
        await database.pool.query('delete from rate_limit');
      }
    });

    it('of several at once: what one refuses counts against no other, and the longest wait is told', async () => {
      const limit = (name: string, points: number, durationS: number) =>
        createRateLimit(database, { name, points, durationS });
      const [pair, address, name] = [limit('pair', 2, 30), limit('address', 100, 60), limit('name', 4, 900)];
      const attempt = (from: string) =>
        consumeAll([
          [pair, `ada ${from}`],
          [address, from],
          [name, 'ada'],
        ]);
      for (let turn = 0; turn < 2; turn++) await attempt('first');
      for (let turn = 0; turn < 20; turn++) expect(await retryAfter(attempt('first'))).toBeLessThanOrEqual(30);
      // The name has room for the two tries of somebody else.
      for (let turn = 0; turn < 2; turn++) await attempt('second');
      // Now the name is out, for longer than any pair: that is the wait of all.
      for (const from of ['third', 'first', 'third']) {
        expect(await retryAfter(attempt(from))).toBeGreaterThan(800);
      }
      await database.pool.query('delete from rate_limit');
    });
  });

  describe('Idempotency-Key', () => {
    let app: App;
    let runs: number;
    let finish: () => void;
    beforeEach(async () => {
      runs = 0;
      app = await createHttp(testSettings(), silent);
      app.addHook('onRequest', async (request) => {
        const subject = String(request.headers['x-subject'] ?? 'ada');
        request.principal = { subject, userName: subject, operatorId: 'a', roles: {}, expiresAtS: 0 };
      });
      replayRepeatedPosts(app, database);
      app.post('/orders', async (_request, reply) => {
        runs++;
        return reply.code(201).header('location', '/orders/7').send({ run: runs });
      });
      app.post('/slow', async () => {
        runs++;
        await new Promise<void>((go) => {
          finish = go;
        });
        return { run: runs };
      });
      app.post('/broken', async () => {
        runs++;
        throw new Error('bug');
      });
    });
    afterEach(() => app.close());
    const post = (url: string, key: string, payload: object = { n: 1 }, subject = 'ada') =>
      app.inject({ method: 'POST', url, payload, headers: { 'idempotency-key': key, 'x-subject': subject } });

    it('gives the first answer again', async () => {
      const first = await post('/orders', 'k1');
      const second = await post('/orders', 'k1');
      expect([first.statusCode, second.statusCode, runs]).toEqual([201, 201, 1]);
      expect(second.json()).toEqual(first.json());
      expect(second.headers).toMatchObject({ location: '/orders/7', 'idempotent-replayed': 'true' });
    });

    it('belongs to its caller', async () => {
      await post('/orders', 'k2');
      await post('/orders', 'k2', { n: 1 }, 'bob');
      expect(runs).toBe(2);
    });

    it('is refused for another request', async () => {
      await post('/orders', 'k3');
      const answer = await post('/orders', 'k3', { n: 2 });
      expect([answer.statusCode, answer.json().code]).toEqual([409, 'idempotency-key-reused']);
    });

    it('answers 409 while the first is at work', async () => {
      const first = post('/slow', 'k4');
      await vi.waitFor(() => expect(runs).toBe(1), PATIENT);
      expect((await post('/slow', 'k4')).json().code).toBe('idempotency-key-busy');
      finish();
      expect((await first).statusCode).toBe(200);
      expect((await post('/slow', 'k4')).json()).toEqual({ run: 1 });
    });

    it('forgets an answer that was our failure', async () => {
      await post('/broken', 'k5');
      await post('/broken', 'k5');
      expect(runs).toBe(2);
    });
  });
});
