import { once } from 'node:events';
import { chmodSync, existsSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { PATIENT } from '../../../../../scripts/test-patience.mjs';
import { type TestProgram, testProgram } from '../test-program.ts';
import { startEmbeddedPostgres } from './embedded.ts';
import { isAlive } from './server-processes.ts';
import { copyTestCluster } from './test-cluster.ts';

/** Starts the database of a directory, says so, and waits to be killed. */
const STARTER = `import { text } from 'node:stream/consumers';
  import { startEmbeddedPostgres } from './platform/postgres/embedded.ts';
  const server = await startEmbeddedPostgres(await text(process.stdin));
  console.log(server.pid);
  setInterval(() => {}, 1000);`;

async function query(connection: pg.ClientConfig, sql: string): Promise<unknown[]> {
  const client = new pg.Client(connection);
  await client.connect();
  try {
    return (await client.query(sql)).rows as unknown[];
  } finally {
    await client.end();
  }
}

describe('embedded PostgreSQL', () => {
  let dir: string;
  let starter: TestProgram;
  const dirs: string[] = [];
  const newDir = () => {
    const made = mkdtempSync(join(tmpdir(), 'keepout-embedded-'));
    chmodSync(made, 0o755);
    dirs.push(made);
    return made;
  };
  beforeAll(async () => {
    dir = newDir();
    await copyTestCluster(dir);
    starter = await testProgram(STARTER);
  });
  afterAll(() => {
    starter.remove();
    for (const folder of dirs) rmSync(folder, { recursive: true, force: true });
  });

  /** Another process, and the server that it has. */
  const startElsewhere = async (dataDir: string) => {
    const child = starter.start();
    child.stdin!.end(dataDir);
    const [pid] = (await once(child.stdout!, 'data')) as [Buffer];
    return { child, pid: Number(pid) };
  };

  it('keeps what was written over a stop and a start', async () => {
    const first = await startEmbeddedPostgres(dir);
    expect(first.adopted).toBe(false);
    await query(first.connection, 'create table kept as select 7 as n');
    await first.stop();
    expect(isAlive(first.pid)).toBe(false);
    const second = await startEmbeddedPostgres(dir);
    expect(await query(second.connection, 'select n from kept')).toEqual([{ n: 7 }]);
    expect(await query(second.connection, 'show fsync')).toEqual([{ fsync: 'on' }]);
    await second.stop();
  });

  it('listens on a private socket and on no TCP port, and is left running while another process is connected', async () => {
    const server = await startEmbeddedPostgres(dir);
    expect(statSync(server.connection.host).mode & 0o777).toBe(0o700);
    const other = new pg.Client(server.connection);
    await other.connect();
    expect((await other.query('show listen_addresses')).rows).toEqual([{ listen_addresses: '' }]);
    await server.stop();
    expect(isAlive(server.pid)).toBe(true);
    await other.end();
    await server.stop();
    expect(isAlive(server.pid)).toBe(false);
  });

  it('is adopted after its starter was killed with -9', async () => {
    const { child, pid } = await startElsewhere(dir);
    child.kill('SIGKILL');
    await once(child, 'exit');
    expect(isAlive(pid)).toBe(true);
    const server = await startEmbeddedPostgres(dir);
    expect(server).toMatchObject({ adopted: true, pid });
    await server.stop();
    expect(isAlive(pid)).toBe(false);
  });

  it('recovers acknowledged rows after the server itself was killed with -9', async () => {
    const first = await startEmbeddedPostgres(dir);
    await query(first.connection, 'create table acknowledged as select 7 as n');
    process.kill(first.pid, 'SIGKILL');
    await vi.waitFor(() => expect(isAlive(first.pid)).toBe(false), PATIENT);
    const second = await startEmbeddedPostgres(dir);
    expect(second.pid).not.toBe(first.pid);
    expect(await query(second.connection, 'select n from acknowledged')).toEqual([{ n: 7 }]);
    await second.stop();
  });

  it('is one server, and marked, when two processes make its files and start it at once', async () => {
    const empty = newDir();
    const [elsewhere, server] = await Promise.all([startElsewhere(empty), startEmbeddedPostgres(empty)]);
    expect(server.pid).toBe(elsewhere.pid);
    elsewhere.child.kill('SIGKILL');
    await once(elsewhere.child, 'exit');
    await server.stop();
    expect(isAlive(server.pid)).toBe(false);
    expect(existsSync(join(empty, 'database-is-here'))).toBe(true);
  });

  it('puts its socket in a short directory when the data directory is deep', async () => {
    const deep = join(newDir(), 'deep'.repeat(30));
    await copyTestCluster(deep);
    const server = await startEmbeddedPostgres(deep);
    expect(server.connection.host.length).toBeLessThan(80);
    await server.stop();
    rmSync(server.connection.host, { recursive: true, force: true });
  });
});
