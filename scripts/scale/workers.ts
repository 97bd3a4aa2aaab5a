/**
 * Three workers against one, on a machine that has not the processors for three: each gets the same small share of a processor by a control
 * group, so that three have three times what one has while server and database keep what they need. Run as root, after `npm run build`:
 * npx tsx scripts/scale/workers.ts [share of a processor, 0.3] [files of a round, 18] [objects of the catalogue, 26834] [hosts, 3: a data directory for
 * each worker, or 1] [files before the round that is measured, 162]. prints a table.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { addFleet, sendFiles } from '../../bench/fleet-files.ts';
import { markdownTable } from '../../bench/markdown-table.ts';
import { demonstrate, type Service, startService } from '../../bench/running-service.ts';
import { openDatabase } from '../../packages/server/src/platform/database/database.ts';
import { startEmbeddedPostgres } from '../../packages/server/src/platform/postgres/embedded.ts';
import { databaseUrl } from '../../services/cli/src/test-sky.ts';

const program = fileURLToPath(new URL('../../dist/keepout.mjs', import.meta.url));
const PERIOD_US = 50_000;
const [share = 0.3, files = 18, objects = 26_834, hosts = 3, warming = 162] = process.argv.slice(2).map(Number);

interface RoundFigures {
  readonly wallS: number;
  /** Of each worker. */
  readonly cpuS: readonly number[];
}

interface Watched {
  readonly untilEnded: (count: number) => Promise<void>;
  readonly cpuS: () => readonly number[];
}

/** What a process has computed so far, s. */
function cpuSOf(pid: number): number {
  const [user, system] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ').slice(11, 13);
  return (Number(user) + Number(system)) / 100;
}

/** A group of processes that get a share of one processor each period. Version 1 of control groups or version 2, whichever the machine has. */
function limitedGroup(name: string, share: number): { readonly enter: (pid: number) => void; remove(): void } {
  const first = '/sys/fs/cgroup/cpu';
  const isFirst = existsSync(join(first, 'cpu.cfs_quota_us'));
  const group = join(isFirst ? first : '/sys/fs/cgroup', `keepout-${name}`);
  mkdirSync(group, { recursive: true });
  const quota = Math.round(share * PERIOD_US);
  if (isFirst) {
    writeFileSync(join(group, 'cpu.cfs_period_us'), String(PERIOD_US));
    writeFileSync(join(group, 'cpu.cfs_quota_us'), String(quota));
  } else {
    writeFileSync(join(group, 'cpu.max'), `${quota} ${PERIOD_US}`);
  }
  return {
    enter: (pid) => writeFileSync(join(group, 'cgroup.procs'), String(pid)),
    remove: () => rmdirSync(group),
  };
}

/** A worker of one thread with its share, ready to take jobs when it says so. */
async function startWorker(databaseUrl: string, dataDir: string, enter: (pid: number) => void): Promise<ChildProcess> {
  const env = {
    ...process.env,
    KEEPOUT_DATABASE_URL: databaseUrl,
    KEEPOUT_DATA_DIR: dataDir,
    KEEPOUT_WORKERS: '1',
    KEEPOUT_LOG_LEVEL: 'error',
    KEEPOUT_SCREENINGS_LIMIT: '5000',
  };
  const worker = spawn(process.execPath, [program, 'worker'], { env, stdio: ['ignore', 'ignore', 'inherit'] });
  await once(worker, 'spawn');
  enter(Number(worker.pid));
  return worker;
}

/** An operator's installation while some workers run: what its round takes. */
async function measure(workers: number): Promise<RoundFigures> {
  const dataDir = mkdtempSync(join(tmpdir(), 'keepout-workers-'));
  await demonstrate(dataDir, objects);
  const service = await startService({ dataDir, settings: { KEEPOUT_SCREENINGS_LIMIT: '5000' }, hasNoWorker: true });
  const { connection } = await startEmbeddedPostgres(dataDir);
  const database = openDatabase(connection, { connections: 1 });
  const groups = Array.from({ length: workers }, (_, k) => limitedGroup(`worker-${process.pid}-${k}`, share));
  const hostDirs = Array.from({ length: hosts }, () => mkdtempSync(join(tmpdir(), 'keepout-host-')));
  const running = await Promise.all(
    groups.map(({ enter }, k) => startWorker(databaseUrl({ connection }), hostDirs[k % hosts]!, enter)),
  );
  const untilEnded = async (count: number): Promise<void> => {
    for (;;) {
      const { rows } = await database.pool.query<{ state: string; n: number }>(
        `select state, count(*)::integer as n from screening where operator_id = 'bench' group by state`,
      );
      if (rows.some(({ state }) => state === 'FAILED')) throw new Error('a screening failed');
      if (rows.find(({ state }) => state === 'COMPLETED')?.n === count) return;
      await sleep(100);
    }
  };
  try {
    return await measureRound(service, {
      untilEnded,
      cpuS: () => running.map(({ pid }) => cpuSOf(Number(pid))),
    });
  } finally {
    for (const worker of running) {
      worker.kill('SIGTERM');
      await once(worker, 'exit');
    }
    for (const group of groups) group.remove();
    for (const dir of hostDirs) rmSync(dir, { recursive: true, force: true });
    await database.close();
    await service.close();
  }
}

/** A round of ephemerides, eight at a time, from the first upload to the last conjunction stored. */
async function measureRound(service: Service, { untilEnded, cpuS }: Watched): Promise<RoundFigures> {
  const { formOf } = await addFleet(service, warming + files);
  const round = async (from: number, count: number): Promise<RoundFigures> => {
    const forms = Array.from({ length: count }, (_, k) => formOf(from + k));
    const before = cpuS();
    const startedMs = performance.now();
    await sendFiles(service, count, (rank) => forms[rank]!);
    await untilEnded(from + count);
    return { wallS: (performance.now() - startedMs) / 1000, cpuS: cpuS().map((after, k) => after - before[k]!) };
  };
  await round(0, warming);
  return await round(warming, files);
}

const alone = await measure(1);
const three = await measure(3);
const row = (name: string, { wallS, cpuS }: RoundFigures) => [
  name,
  wallS.toFixed(1),
  `${(alone.wallS / wallS).toFixed(2)} x`,
  cpuS.map((seconds) => seconds.toFixed(1)).join(', '),
];
const head = [
  `${files} ephemerides, from the first upload to the last conjunction stored`,
  's',
  'against',
  'CPU s of each',
];
process.stdout.write(`${markdownTable(head, [row('one worker', alone), row('three workers', three)])}\n`);
