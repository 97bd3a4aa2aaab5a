import { chmodSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startEmbeddedPostgres } from './embedded.ts';
import { isAlive } from './server-processes.ts';
import { copyTestCluster } from './test-cluster.ts';

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
  });
  afterAll(() => {
    for (const folder of dirs) rmSync(folder, { recursive: true, force: true });
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

  it('puts its socket in a short directory when the data directory is deep', async () => {
    const deep = join(newDir(), 'deep'.repeat(30));
    await copyTestCluster(deep);
    const server = await startEmbeddedPostgres(deep);
    expect(server.connection.host.length).toBeLessThan(80);
    await server.stop();
    rmSync(server.connection.host, { recursive: true, force: true });
  });
});
