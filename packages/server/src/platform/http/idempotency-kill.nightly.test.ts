import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../database/test-database.ts';
import { startTestProgram } from '../test-program.ts';
import type { HttpApp } from './app.ts';
import { startOrderServer } from './test-order-server.ts';

const here = (name: string): string => JSON.stringify(fileURLToPath(new URL(name, import.meta.url)));

/** A server of its own process, which ends by SIGKILL when it has written. */
const dyingServer = (connection: object): string => `
  const { openDatabase } = await import(${here('../database/database.ts')});
  const { startOrderServer } = await import(${here('./test-order-server.ts')});
  const app = await startOrderServer(openDatabase(${JSON.stringify(connection)}), {
    written: () => new Promise(() => process.kill(process.pid, 'SIGKILL')),
  });
  console.log(app.server.address().port);`;

describe('a request with an Idempotency-Key whose server is gone', () => {
  let database: TestDatabase;
  /** The one that is asked next. */
  let other: HttpApp;
  beforeAll(async () => {
    database = await createTestDatabase();
    await database.pool.query('create table order_made (id integer generated always as identity primary key)');
    other = await startOrderServer(database);
  });
  afterAll(async () => {
    await other.close();
    await database.drop();
  });

  const portOf = (app: HttpApp) => (app.server.address() as AddressInfo).port;
  const post = (port: number, key: string) =>
    fetch(`http://127.0.0.1:${port}/orders`, {
      method: 'POST',
      headers: { 'idempotency-key': key, 'content-type': 'application/json' },
      body: '{"n":1}',
    });
  const count = async () => (await database.pool.query('select 1 from order_made')).rowCount;

  it('after its write, killed, leaves nothing, and the next one is carried out at once', async () => {
    const before = await count();
    const dying = await startTestProgram(dyingServer(database.connection));
    const gone = once(dying, 'exit');
    const [port] = (await once(dying.stdout!, 'data')) as [Buffer];
    await expect(post(Number(port), 'k1')).rejects.toThrow();
    expect(await gone).toEqual([null, 'SIGKILL']);
    expect(await count()).toBe(before);
    const answer = await post(portOf(other), 'k1');
    expect([answer.status, answer.headers.get('idempotent-replayed')]).toEqual([201, null]);
    expect(await count()).toBe(before! + 1);
  });

  it('after all is committed has its answer told at once, and does nothing twice', async () => {
    const before = await count();
    const cut = await startOrderServer(database, { kept: async ({ raw }) => raw.socket.destroy() });
    await expect(post(portOf(cut), 'k2')).rejects.toThrow();
    await cut.close();
    expect(await count()).toBe(before! + 1);
    const answer = await post(portOf(other), 'k2');
    expect([answer.status, answer.headers.get('idempotent-replayed')]).toEqual([201, 'true']);
    const { rows } = await database.pool.query<{ id: number }>('select max(id) as id from order_made');
    expect(await answer.json()).toEqual({ order: rows[0]?.id });
    expect(await count()).toBe(before! + 1);
  });
});
