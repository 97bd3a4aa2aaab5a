import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startTestProgram } from '../test-program.ts';
import { startEmbeddedPostgres } from './embedded.ts';
import { isAlive } from './server-processes.ts';

const source = fileURLToPath(new URL('./embedded.ts', import.meta.url));

/** Another process that starts the database of a directory, says so, and waits to be killed. */
async function startElsewhere(dir: string) {
  const program = `const { startEmbeddedPostgres } = await import(${JSON.stringify(source)});
    const server = await startEmbeddedPostgres(${JSON.stringify(dir)});
    console.log(JSON.stringify({ pid: server.pid, adopted: server.adopted }));
    setInterval(() => {}, 1000);`;
  const child = await startTestProgram(program);
  const told = once(child.stdout!, 'data').then(
    ([chunk]) => JSON.parse(String(chunk)) as { pid: number; adopted: boolean },
  );
  return { child, told };
}

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
  beforeEach(() => {
    dir = mkdtempSync(join(tmpdir(), 'keepout-embedded-'));
    chmodSync(dir, 0o755);
  });
  afterEach(() => {
    rmSync(dir, { recursive: true, force: true });
  });

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

  it('listens on a private socket and on no TCP port', async () => {
    const server = await startEmbeddedPostgres(dir);
    expect(statSync(server.connection.host).mode & 0o777).toBe(0o700);
    expect(await query(server.connection, 'show listen_addresses')).toEqual([{ listen_addresses: '' }]);
    await server.stop();
  });

  it('is adopted after its starter was killed with -9', async () => {
    const { child, told } = await startElsewhere(dir);
    const { pid } = await told;
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
    await query(first.connection, 'create table kept as select 7 as n');
    process.kill(first.pid, 'SIGKILL');
    while (isAlive(first.pid)) await sleep(10);
    const second = await startEmbeddedPostgres(dir);
    expect(second.pid).not.toBe(first.pid);
    expect(await query(second.connection, 'select n from kept')).toEqual([{ n: 7 }]);
    await second.stop();
  });

  it('is one server when three processes start it at once', async () => {
    const starters = await Promise.all([startElsewhere(dir), startElsewhere(dir), startElsewhere(dir)]);
    const told = await Promise.all(starters.map((starter) => starter.told));
    expect(new Set(told.map((one) => one.pid)).size).toBe(1);
    for (const { child } of starters) child.kill('SIGKILL');
    await (await startEmbeddedPostgres(dir)).stop();
    expect(isAlive(told[0]!.pid)).toBe(false);
  });

  it('is left running while another process is connected', async () => {
    const server = await startEmbeddedPostgres(dir);
    const other = new pg.Client(server.connection);
    await other.connect();
    await server.stop();
    expect(isAlive(server.pid)).toBe(true);
    await other.end();
    await server.stop();
    expect(isAlive(server.pid)).toBe(false);
  });

  it('puts its socket in a short directory when the data directory is deep', async () => {
    const server = await startEmbeddedPostgres(join(dir, 'deep'.repeat(30)));
    expect(server.connection.host.length).toBeLessThan(80);
    await server.stop();
    rmSync(server.connection.host, { recursive: true, force: true });
  });
});
