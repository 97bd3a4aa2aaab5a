import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { openEvents } from '../../hosting/events.ts';
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
      const [one, two] = [createRateLimit(database, options), createRateLimit(database, options)];
      const outcomes = await Promise.allSettled(
        Array.from({ length: 60 }, (_, n) => (n % 2 ? one : two).consume('ada')),
      );
      expect(outcomes.filter((outcome) => outcome.status === 'fulfilled')).toHaveLength(20);
      await expect(one.consume('ada')).rejects.toMatchObject({
        facts: { status: 429, headers: { 'retry-after': expect.stringMatching(/^\d+$/) } },
      });
      await one.consume('somebody else');
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
        request.principal = { subject, userName: subject, operatorId: 'a', roles: {} };
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
      expect([answer.statusCode, answer.json().code]).toEqual([422, 'idempotency-key-reused']);
    });

    it('answers 409 while the first is at work', async () => {
      const first = post('/slow', 'k4');
      await vi.waitFor(() => expect(runs).toBe(1));
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

  describe('events', () => {
    const satellites = { type: 'satellites' } as const;

    it('reach the streams of their operator in every process, and no other', async () => {
      const [here, there] = [openEvents(database, silent), openEvents(database, silent)];
      const heard = { own: '', other: '' };
      there.stream('aurora').on('data', (chunk) => {
        heard.own += String(chunk);
      });
      there.stream('borealis').on('data', (chunk) => {
        heard.other += String(chunk);
      });
      await vi.waitFor(() => expect(heard.other).toContain('retry'));
      await sleep(200);
      await here.publish(database.orm, 'aurora', satellites);
      await vi.waitFor(() =>
        expect(heard.own).toMatch(/id: \d+\nevent: satellites\ndata: \{"type":"satellites"\}\n\n/),
      );
      expect(heard.other).not.toContain('satellites');
      await Promise.all([here.close(), there.close()]);
    });

    it('are not heard when their transaction rolls back', async () => {
      const events = openEvents(database, silent);
      const stream = events.stream('aurora');
      await sleep(200);
      await database.orm
        .transaction(async (within) => {
          await events.publish(within, 'aurora', satellites);
          throw new Error('roll back');
        })
        .catch(() => undefined);
      await events.publish(database.orm, 'aurora', { type: 'ephemerides' });
      await sleep(100);
      await events.close();
      const heard = await text(stream);
      expect(heard).toContain('ephemerides');
      expect(heard).not.toContain('satellites');
    });

    it('missed by a client are told when it comes back with its last id', async () => {
      const events = openEvents(database, silent);
      await events.publish(database.orm, 'cygnus', satellites);
      await events.publish(database.orm, 'cygnus', { type: 'ephemerides' });
      const { rows } = await database.pool.query("select min(id)::text as id from event where operator_id = 'cygnus'");
      const stream = events.stream('cygnus', rows[0].id);
      await sleep(300);
      await events.close();
      const heard = await text(stream);
      expect(heard).toContain('ephemerides');
      expect(heard).not.toContain('satellites');
    });

    it('end their streams when the connection to the database is lost, and are heard again after', async () => {
      const events = openEvents(database, silent);
      const first = events.stream('draco');
      await sleep(200);
      await database.pool.query(
        "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'keepout-events' and datname = current_database()",
      );
      expect(await text(first)).toContain('retry');
      let heard = '';
      events.stream('draco').on('data', (chunk) => {
        heard += String(chunk);
      });
      await sleep(500);
      await events.publish(database.orm, 'draco', satellites);
      await vi.waitFor(() => expect(heard).toContain('satellites'));
      await events.close();
    });
  });
});
