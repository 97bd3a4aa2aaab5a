import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { PATIENT } from '../../../../../scripts/test-patience.mjs';
import { createTestDatabase, type TestDatabase } from '../database/test-database.ts';
import { createLogger } from '../observing/logs.ts';
import { testSettings } from '../settings/test-settings.ts';
import { type App, createHttp } from './http.ts';
import { replayRepeatedPosts } from './idempotency.ts';
import { createRateLimit } from './rate-limit.ts';

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
