import { once } from 'node:events';
import { chmodSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
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

describe('embedded PostgreSQL of which a process dies or races', () => {
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
});
