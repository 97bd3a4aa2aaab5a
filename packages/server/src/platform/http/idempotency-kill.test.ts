import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../database/test-database.ts';
import { startTestProgram } from '../test-program.ts';

const here = (name: string): string => JSON.stringify(fileURLToPath(new URL(name, import.meta.url)));

/**
 * A server of its own process whose one route stores an order. It dies by SIGKILL as it is told:
 * `written`  after its write, before its answer is kept     `kept`  when all is committed, before a byte is sent
 */
function program(connection: object, dies: 'written' | 'kept' | 'never'): string {
  return `
    const { createHttp } = await import(${here('./http.ts')});
    const { replayRepeatedPosts } = await import(${here('./idempotency.ts')});
    const { openDatabase } = await import(${here('../database/database.ts')});
    const { createLogger } = await import(${here('../observing/logs.ts')});
    const { testSettings } = await import(${here('../settings/test-settings.ts')});
    const database = openDatabase(${JSON.stringify(connection)});
    const app = await createHttp(testSettings(), createLogger({ logLevel: 'silent' }));
    const die = () => new Promise(() => process.kill(process.pid, 'SIGKILL'));
    app.addHook('onRequest', async (request) => {
      request.principal = { subject: 'ada', userName: 'ada', operatorId: 'a', roles: {} };
    });
    await app.register(async (scope) => {
      replayRepeatedPosts(scope, database);
      if (${JSON.stringify(dies)} === 'kept') scope.addHook('onSend', die);
      scope.post('/orders', async (request, reply) => {
        await database.orm.transaction((tx) => tx.execute('insert into order_made default values'));
        const { rows } = await database.pool.query('select max(id)::integer as id from order_made');
        if (${JSON.stringify(dies)} === 'written') await die();
        return reply.code(201).send({ order: rows[0].id });
      });
    });
    await app.listen({ port: 0, host: '127.0.0.1' });
    console.log(app.server.address().port);`;
}

describe('a request with an Idempotency-Key whose process is killed', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createTestDatabase();
    await database.pool.query('create table order_made (id integer generated always as identity primary key)');
  });
  afterAll(() => database.drop());

  async function start(dies: 'written' | 'kept' | 'never') {
    const code = program(database.connection, dies);
    const child = await startTestProgram(code);
    const [port] = (await once(child.stdout!, 'data')) as [Buffer];
    const post = (key: string) =>
      fetch(`http://127.0.0.1:${Number(port)}/orders`, {
        method: 'POST',
        headers: { 'idempotency-key': key, 'content-type': 'application/json' },
        body: '{"n":1}',
      });
    return { post, gone: once(child, 'exit'), end: () => child.kill('SIGKILL') };
  }
  const count = async () => (await database.pool.query('select 1 from order_made')).rowCount;

  it('after its write leaves nothing, and the next one is carried out at once', async () => {
    const before = await count();
    const first = await start('written');
    await expect(first.post('k1')).rejects.toThrow();
    await first.gone;
    expect(await count()).toBe(before);
    const second = await start('never');
    const answer = await second.post('k1');
    expect([answer.status, answer.headers.get('idempotent-replayed')]).toEqual([201, null]);
    expect(await count()).toBe(before! + 1);
    second.end();
  });

  it('after all is committed has its answer told at once, and does nothing twice', async () => {
    const before = await count();
    const first = await start('kept');
    await expect(first.post('k2')).rejects.toThrow();
    await first.gone;
    expect(await count()).toBe(before! + 1);
    const second = await start('never');
    const answer = await second.post('k2');
    expect([answer.status, answer.headers.get('idempotent-replayed')]).toEqual([201, 'true']);
    const { rows } = await database.pool.query<{ id: number }>('select max(id) as id from order_made');
    expect(await answer.json()).toEqual({ order: rows[0]?.id });
    expect(await count()).toBe(before! + 1);
    second.end();
  });
});
