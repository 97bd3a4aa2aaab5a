import { chmodSync, existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { machinePace } from '../../../../../scripts/machine-pace.mjs';
import { PATIENT } from '../../../../../scripts/test-patience.mjs';
import { createLogger } from '../observing/logs.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from './embedded.ts';
import { refuseVanished, setMarks } from './marks.ts';
import { databaseAccount, type PlacesOptions, preparePlaces } from './places.ts';
import { isAlive } from './server-processes.ts';
import { type Supervision, superviseEmbeddedPostgres } from './supervise.ts';
import { copyTestCluster } from './test-cluster.ts';

/** What is promised to operators, on a machine that is not busy with others. */
const BACK_WITHIN_MS = 10_000 * machinePace();

async function query(connection: pg.ClientConfig, sql: string): Promise<unknown[]> {
  const client = new pg.Client({ ...connection, connectionTimeoutMillis: 2000 });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query(sql)).rows as unknown[];
  } finally {
    await client.end();
  }
}

describe('the embedded database under supervision', () => {
  let dir: string;
  let server: EmbeddedPostgres;
  let supervision: Supervision;
  let lines: string[];
  let tries: number;
  const supervise = () => {
    const log = createLogger({ logLevel: 'info' }, { write: (line) => void lines.push(line) });
    const counted = async () => {
      tries++;
      await server.revive();
    };
    return superviseEmbeddedPostgres({ ...server, revive: counted }, log);
  };
  beforeAll(async () => {
    dir = mkdtempSync(join(tmpdir(), 'keepout-supervised-'));
    chmodSync(dir, 0o755);
    await copyTestCluster(dir);
    server = await startEmbeddedPostgres(dir, { endingMs: 200 });
    await query(server.connection, 'create table kept as select 7 as n');
  });
  beforeEach(() => {
    [lines, tries] = [[], 0];
    supervision = supervise();
  });
  afterEach(() => supervision.end());
  afterAll(async () => {
    await server.stop().catch(() => undefined);
    rmSync(dir, { recursive: true, force: true });
  });
  const pid = async () =>
    Number(
      (
        (await query(server.connection, "select split_part(pg_read_file('postmaster.pid'), E'\\n', 1) as pid")) as {
          pid: string;
        }[]
      )[0]?.pid,
    );
  const comesBack = async () => {
    const began = performance.now();
    await vi.waitFor(
      async () => expect(await query(server.connection, 'select n from kept')).toEqual([{ n: 7 }]),
      PATIENT,
    );
    expect(performance.now() - began).toBeLessThan(BACK_WITHIN_MS);
  };

  it('comes back within ten seconds, whole, when it is killed, though two processes look after it', async () => {
    const other = supervise();
    const killed = await pid();
    process.kill(killed, 'SIGKILL');
    await vi.waitFor(() => expect(isAlive(killed)).toBe(false), PATIENT);
    await comesBack();
    expect(await pid()).not.toBe(killed);
    await other.end();
    expect(lines.length).toBeLessThan(8);
  });

  it.runIf(existsSync('/proc/self/cwd'))(
    'comes back once more though a stopped session of the killed server keeps its files',
    async () => {
      const session = new pg.Client(server.connection);
      session.on('error', () => undefined);
      await session.connect();
      const { rows } = await session.query<{ pid: number }>('select pg_backend_pid() as pid');
      process.kill(rows[0]!.pid, 'SIGSTOP');
      process.kill(await pid(), 'SIGKILL');
      await comesBack();
      await session.end().catch(() => undefined);
    },
  );

  it('is ended as by a crash, and started again, where it was told to stop and cannot', async () => {
    const session = new pg.Client(server.connection);
    session.on('error', () => undefined);
    await session.connect();
    const { rows } = await session.query<{ pid: number }>('select pg_backend_pid() as pid');
    const before = await pid();
    process.kill(rows[0]!.pid, 'SIGSTOP');
    process.kill(before, 'SIGINT');
    await vi.waitFor(() => expect(server.isThere()).toBe(false), PATIENT);
    expect(isAlive(before)).toBe(true);
    await vi.waitFor(
      async () => expect(await query(server.connection, 'select n from kept')).toEqual([{ n: 7 }]),
      PATIENT,
    );
    expect(await pid()).not.toBe(before);
    await session.end().catch(() => undefined);
  });

  it('is there again for others after a start that failed stops what it used in the middle of a recovery', async () => {
    for (let round = 0; round < 3; round += 1) {
      const session = new pg.Client(server.connection);
      session.on('error', () => undefined);
      await session.connect();
      const { rows } = await session.query<{ pid: number }>('select pg_backend_pid() as pid');
      process.kill(rows[0]!.pid, 'SIGKILL');
      await server.stop();
      await vi.waitFor(
        async () => expect(await query(server.connection, 'select n from kept')).toEqual([{ n: 7 }]),
        PATIENT,
      );
    }
  });

  it('is not made anew when its files vanish, complains once, and goes on when they are back', async () => {
    const cluster = join(dir, 'postgres', 'cluster', 'data');
    const away = `${cluster}.away`;
    const killed = await pid();
    renameSync(cluster, away);
    process.kill(killed, 'SIGKILL');
    await vi.waitFor(() => expect(lines.join('')).toMatch(/is gone, and no empty one is made/), PATIENT);
    mkdirSync(cluster);
    const before = tries;
    await vi.waitFor(() => expect(tries, 'tries').toBeGreaterThan(before + 1), PATIENT);
    expect(readdirSync(cluster)).toEqual([]);
    expect(lines.filter((line) => line.includes('is gone'))).toHaveLength(1);
    rmSync(cluster, { recursive: true });
    renameSync(away, cluster);
    await comesBack();
  });
});

describe('a start of the embedded database where there was one', () => {
  let dir: string;
  beforeEach(() => {
    dir = mkdtempSync(join(tmpdir(), 'keepout-vanished-'));
    chmodSync(dir, 0o755);
  });
  afterEach(() => {
    rmSync(dir, { recursive: true, force: true });
    rmSync(`${dir}.database-is-here`, { force: true });
  });
  const placesOf = (options?: PlacesOptions) => preparePlaces(dir, databaseAccount(), options);
  /** What a start leaves beside the files. */
  const mark = (options?: PlacesOptions) => {
    const { marks, cluster } = placesOf(options);
    setMarks(marks, cluster);
  };
  const empty = () => {
    for (const name of readdirSync(dir)) rmSync(join(dir, name), { recursive: true });
  };
  const refusal = () => {
    const { marks, cluster } = placesOf();
    return () => refuseVanished(marks, cluster);
  };

  it.each([
    ['is gone', () => rmSync(join(dir, 'postgres'), { recursive: true })],
    ['is empty', () => mkdirSync(join(dir, 'postgres', 'cluster', 'data'))],
  ])('refuses a folder of the database that %s, names what to remove, and no more after that', async (_how, lose) => {
    mark();
    lose();
    const refused = await startEmbeddedPostgres(dir).catch((cause: Error) => cause.message);
    expect(refused).toMatch(/is gone, and no empty one is made in its place/);
    expect(refused).toContain(`remove ${join(dir, 'database-is-here')} first`);
    expect(refusal()).toThrow('is gone');
    rmSync(join(dir, 'database-is-here'));
    expect(refusal()).not.toThrow();
  });

  it('in production refuses an empty data directory too: its volume is not mounted', async () => {
    mark({ marksBeside: true });
    empty();
    await expect(startEmbeddedPostgres(dir, { marksBeside: true })).rejects.toMatchObject({
      code: 'database-vanished',
    });
  });

  it('in a demonstration begins anew in an empty data directory', () => {
    mark();
    empty();
    expect(refusal()).not.toThrow();
  });
});
