import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { PATIENT } from '../../../../../scripts/test-patience.mjs';
import { createTestDatabase, type TestDatabase } from '../database/test-database.ts';
import { createLogger } from '../observing/logs.ts';
import { testSettings } from '../settings/test-settings.ts';
import { abortOnDisconnect } from './abort-on-disconnect.ts';
import { type App, createHttp } from './http.ts';
import { replayRepeatedPosts } from './idempotency.ts';
import { refused } from './problem.ts';
import { testForm } from './test-form.ts';

describe('a POST with an Idempotency-Key', () => {
  let database: TestDatabase;
  let app: App;
  let bodies: string[];
  let meanwhile: () => Promise<unknown>;
  beforeAll(async () => {
    database = await createTestDatabase({ connections: 10 });
    await database.pool.query('create table upload_made (content text)');
  });
  afterAll(() => database.drop());

  /** As another process: with its own locks. */
  async function server(): Promise<App> {
    const made = await createHttp(testSettings({ uploadLimitBytes: 1000 }), createLogger({ logLevel: 'silent' }));
    made.addHook('onRequest', async (request) => {
      request.principal = { subject: 'ada', userName: 'ada', operatorId: 'a', roles: {}, expiresAtS: 4e9 };
    });
    replayRepeatedPosts(made, database);
    const store = (content: string) =>
      database.orm.transaction((tx) => tx.execute(`insert into upload_made values ('${content}')`));
    made.post('/uploads', async (request, reply) => {
      for await (const part of request.files()) {
        const content = String(await part.toBuffer());
        bodies.push(content);
        await store(content);
      }
      await meanwhile();
      const { rows } = await database.pool.query<{ content: string }>('select content from upload_made');
      return reply.code(201).send({ stored: rows.map((row) => row.content).at(-1), filling: 'x'.repeat(5000) });
    });
    made.post('/broken', async () => {
      await store('half');
      throw new Error('bug');
    });
    made.post('/refused', async () => {
      await store('kept');
      await database.orm
        .transaction(async (tx) => {
          await tx.execute("insert into upload_made values ('taken back')");
          throw new Error('refused');
        })
        .catch(() => undefined);
      throw refused('not-found', { detail: 'no' });
    });
    made.post('/patient', async (_request, reply) => {
      await store('begun');
      bodies.push('patient');
      const left = abortOnDisconnect(reply);
      await Promise.race([meanwhile(), once(left, 'abort')]);
      left.throwIfAborted();
      return reply.code(201).send({ done: true });
    });
    made.post('/both', async () => {
      await Promise.all([store('left'), store('right')]);
      return { done: true };
    });
    return made;
  }
  beforeEach(async () => {
    bodies = [];
    meanwhile = async () => undefined;
    await database.pool.query('truncate upload_made');
    app = await server();
  });
  afterEach(() => app.close());

  const upload = (key: string, content: string, name = 'a.oem', at: App = app) => {
    const { headers, payload } = testForm([{ name, content }]);
    const accepting = { ...headers, 'idempotency-key': key, 'accept-encoding': 'gzip' };
    return at.inject({ method: 'POST', url: '/uploads', headers: accepting, payload });
  };
  const post = (url: string, key: string) =>
    app.inject({ method: 'POST', url, payload: {}, headers: { 'idempotency-key': key } });
  const stored = async () =>
    (await database.pool.query<{ content: string }>('select content from upload_made order by 1')).rows.map(
      (row) => row.content,
    );

  it('with a corrected form of equal length is another request, and is refused instead of lost in silence', async () => {
    expect((await upload('f1', 'aaaa')).statusCode).toBe(201);
    const corrected = await upload('f1', 'aaab');
    expect([corrected.statusCode, corrected.json().code]).toEqual([409, 'idempotency-key-reused']);
    expect((await upload('f1', 'aaaa', 'b.oem')).statusCode).toBe(409);
    expect(await stored()).toEqual(['aaaa']);
    expect((await upload('f2', 'aaab')).statusCode).toBe(201);
  });

  it('gives the first answer again for the same form, though it is compressed and its boundary is another', async () => {
    const first = await upload('g1', 'aaaa');
    const second = await upload('g1', 'aaaa');
    expect(second.headers).toMatchObject({ 'idempotent-replayed': 'true', 'content-encoding': 'gzip' });
    expect(second.rawPayload).toEqual(first.rawPayload);
    const other =
      '--y\r\ncontent-disposition: form-data; name="file"; filename="a.oem"\r\n' +
      'content-type: application/octet-stream\r\n\r\naaaa\r\n--y--\r\n';
    const third = await app.inject({
      method: 'POST',
      url: '/uploads',
      headers: { 'content-type': 'multipart/form-data; boundary=y', 'idempotency-key': 'g1' },
      payload: other,
    });
    expect([third.statusCode, third.json().stored]).toEqual([201, 'aaaa']);
    expect(await stored()).toEqual(['aaaa']);
  });

  it('is carried out once where two processes have it at once', async () => {
    const elsewhere = await server();
    const answers = await Promise.all([app, elsewhere, app, elsewhere].map((at) => upload('p1', 'aaaa', 'a.oem', at)));
    const statuses = answers.map((answer) => answer.statusCode);
    expect(statuses.filter((status) => status === 201 || status === 409)).toHaveLength(4);
    expect(await stored()).toEqual(['aaaa']);
    await elsewhere.close();
  });

  it('is carried out once even where the lock is lost under the first', async () => {
    const elsewhere = await server();
    const gate = closedGate();
    meanwhile = gate.pass;
    const first = upload('l1', 'aaaa');
    await gate.reached;
    await database.pool.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where application_name like 'keepout-keys%' and datname = current_database()",
    );
    meanwhile = async () => undefined;
    const second = await upload('l1', 'aaaa', 'a.oem', elsewhere);
    expect(second.statusCode).toBe(201);
    gate.open();
    const late = await first;
    expect([late.statusCode, late.headers['idempotent-replayed']]).toEqual([201, 'true']);
    expect(await stored()).toEqual(['aaaa']);
    await elsewhere.close();
  });

  it('keeps nothing of what it wrote when its answer is our failure', async () => {
    expect((await post('/broken', 'b1')).statusCode).toBe(500);
    expect(await stored()).toEqual([]);
  });

  it('keeps what was committed before it was refused, with the refusal', async () => {
    expect((await post('/refused', 'r1')).statusCode).toBe(404);
    expect((await post('/refused', 'r1')).headers['idempotent-replayed']).toBe('true');
    expect(await stored()).toEqual(['kept']);
  });

  it('writes two things at once', async () => {
    expect((await post('/both', 'c1')).json()).toEqual({ done: true });
    expect(await stored()).toEqual(['left', 'right']);
  });

  it('is answered for the caller who has gone, and tells him when he comes again', async () => {
    await app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = app.server.address() as { port: number };
    const gate = closedGate();
    meanwhile = gate.pass;
    const { headers, payload } = testForm([{ name: 'a.oem', content: 'aaaa' }]);
    const gone = new AbortController();
    const first = fetch(`http://127.0.0.1:${port}/uploads`, {
      method: 'POST',
      headers: { ...headers, 'idempotency-key': 'a1' } as Record<string, string>,
      body: new Uint8Array(payload as Buffer),
      signal: gone.signal,
    }).catch(() => 'gone');
    await gate.reached;
    gone.abort();
    expect(await first).toBe('gone');
    await sleep(50);
    gate.open();
    await vi.waitFor(async () => expect(await stored()).toEqual(['aaaa']), PATIENT);
    const again = await upload('a1', 'aaaa');
    expect([again.statusCode, again.headers['idempotent-replayed']]).toEqual([201, 'true']);
  });

  it('is carried out when it comes again after its caller had gone in the middle of it', async () => {
    await app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = app.server.address() as { port: number };
    meanwhile = () => new Promise(() => undefined);
    const gone = new AbortController();
    const first = fetch(`http://127.0.0.1:${port}/patient`, {
      method: 'POST',
      body: '{}',
      signal: gone.signal,
      headers: { 'content-type': 'application/json', 'idempotency-key': 'd1' },
    }).catch(() => 'gone');
    await vi.waitFor(() => expect(bodies).toEqual(['patient']), PATIENT);
    gone.abort();
    expect(await first).toBe('gone');
    meanwhile = async () => undefined;
    const again = await vi.waitFor(async () => {
      const answer = await post('/patient', 'd1');
      expect(answer.json().code).not.toBe('idempotency-key-busy');
      return answer;
    }, PATIENT);
    expect([again.statusCode, again.headers['idempotent-replayed']]).toEqual([201, undefined]);
    expect(await stored()).toEqual(['begun']);
  });

  it('survives a pause between its writes that is longer than a transaction may stand still', async () => {
    meanwhile = async () => {
      const { rows } = await database.pool.query<{ pid: number }>('select pg_backend_pid() as pid');
      await database.pool.query("set local idle_in_transaction_session_timeout = '1s'");
      await sleep(2000);
      const now = await database.pool.query<{ pid: number }>('select pg_backend_pid() as pid');
      expect(now.rows).toEqual(rows);
    };
    expect((await upload('s1', 'aaaa')).statusCode).toBe(201);
  });
});

/** Holds the one who comes by until it is opened. */
function closedGate() {
  let arrive: () => void = () => undefined;
  let open: () => void = () => undefined;
  const reached = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  const pass = async () => {
    arrive();
    await opened;
  };
  return { reached, pass, open: () => open() };
}
