import { execFile } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { checkPort } from '@keepout/server/platform/http/free-port';
import { ChaosCaller, Tally } from '../chaos/caller.ts';
import { check, type Findings } from '../chaos/check.ts';
import { Client } from '../chaos/client.ts';
import { House, type ProcessName, type Running } from '../chaos/house.ts';
import { FIRST } from '../chaos/operators.ts';
import { type Furnished, samplesOf } from '../chaos/samples.ts';
import { Balancer } from './balancer.ts';
import { lastMigration, programOf, startsOn, type Version } from './versions.ts';

export interface UpgradeOrder {
  readonly older: Version;
  readonly newer: Version;
  /** Minimum number of calls during the upgrade; half of it during the return to the older version. */
  readonly calls: number;
  readonly say: (line: string) => void;
}

/** Answers during a step. */
export interface UpgradeStep {
  readonly name: string;
  readonly seconds: number;
  readonly answers: ReadonlyMap<number, number>;
}

export interface UpgradeResult extends Findings {
  readonly steps: readonly UpgradeStep[];
  readonly calls: number;
  /** Number of them without a status of success. */
  readonly failed: number;
  readonly acknowledged: number;
  readonly endedByThemselves: readonly string[];
  readonly wrong: readonly string[];
  readonly wentBack: boolean;
}

const SERVERS = ['api', 'second api'] as const;
const WORKERS = ['worker 1', 'worker 2'] as const;
const READERS = 3;
const READER_PAUSE_MS = 60;
const LOOK_MS = 100;
/** Time limit of an answer; long enough for a busy machine. */
const ANSWER_MS = 60_000;
const DRAIN_S = 6;
const READ = [
  'ca/satellites',
  'ca/conjunctions',
  'ca/cdms',
  'ca/ephemeris',
  'ca/screenings',
  'ca/manoeuvres',
  'odt/requests',
  'payments/orders',
] as const;

/** Creates database, catalogue and access with the sources of the older version. */
async function furnishBy(older: Version, environment: Readonly<Record<string, string>>): Promise<Furnished> {
  const script = `import { furnish } from './scripts/chaos/furnish.ts';
    console.log(JSON.stringify(await furnish(${JSON.stringify(environment)})));`;
  const words = ['--import', 'tsx', '--input-type=module', '--eval', script];
  const { stdout } = await promisify(execFile)(process.execPath, words, { cwd: older.folder });
  return JSON.parse(stdout.trim().split('\n').at(-1)!) as Furnished;
}

/** Upgrades two servers behind HAProxy and two workers under load, and returns to the older version. */
export async function runUpgrade({ older, newer, calls, say }: UpgradeOrder): Promise<UpgradeResult> {
  const ports = { api: await checkPort('127.0.0.1', 0), 'second api': await checkPort('127.0.0.1', 0) } as const;
  const port = await checkPort('127.0.0.1', 0);
  const house = new House(programOf(older), port, [...SERVERS, ...WORKERS]);
  const origin = `http://localhost:${port}`;
  let balancer: Balancer | undefined;
  const running = (version: Version, name: ProcessName): Running => ({
    program: programOf(version),
    settings: {
      KEEPOUT_PUBLIC_URL: origin,
      KEEPOUT_DRAIN_S: String(DRAIN_S),
      ...(name in ports && { KEEPOUT_PORT: String(ports[name as keyof typeof ports]) }),
    },
  });
  const start = async (version: Version, name: ProcessName) => {
    house.start(name, running(version, name));
    if (name in ports) await serving(ports[name as keyof typeof ports]);
  };
  const exchange = async (version: Version, name: ProcessName) => {
    await house.stop(name);
    await start(version, name);
  };
  try {
    const furnished = await furnishBy(older, { ...house.environment, KEEPOUT_SECRETS_KEY: house.keys[0]! });
    for (const name of house.names) await start(older, name);
    balancer = Balancer.start(house.root, port, [ports.api, ports['second api']]);
    await serving(port);
    const tally = new Tally();
    const access = { clientId: FIRST.clientId, secret: furnished.secret };
    const caller = new ChaosCaller(origin, access, tally, ANSWER_MS);
    const client = new Client(caller, samplesOf(furnished));
    await client.begin();
    let isOver = false;
    const readers = Array.from({ length: READERS }, async (_, at) => {
      for (let turn = at; !isOver; turn++) {
        await caller.look(READ[turn % READ.length]!);
        await sleep(READER_PAUSE_MS);
      }
    });
    const steps: UpgradeStep[] = [];
    const step = async (name: string, atLeast: number, work: () => Promise<unknown>) => {
      const began = performance.now();
      tally.answers.clear();
      await work();
      while (sum(tally.answers) < atLeast) await sleep(LOOK_MS);
      const finishedStep = { name, seconds: (performance.now() - began) / 1000, answers: new Map(tally.answers) };
      steps.push(finishedStep);
      say(
        `${name}: ${finishedStep.seconds.toFixed(0)} s, ${[...finishedStep.answers].map(([status, n]) => `${status}: ${n}`).join(', ')}`,
      );
    };
    const share = Math.ceil(calls / 5);
    const bring = async (version: Version) => {
      await step(`replace the first server: ${version.name}`, share, () => exchange(version, 'api'));
      await step(`replace the first worker: ${version.name}`, share, () => exchange(version, 'worker 1'));
      await step(`replace the other processes: ${version.name}`, share, async () => {
        await exchange(version, 'second api');
        await exchange(version, 'worker 2');
      });
    };
    await step(`all processes: ${older.name}`, share, async () => undefined);
    await step(`\`keepout migrate\` of ${newer.name}, to ${lastMigration(newer)}`, share, () =>
      house.command(running(newer, 'api'), 'migrate'),
    );
    await bring(newer);
    const goesBack = startsOn(older, newer);
    if (goesBack) await bring(older);
    isOver = true;
    await Promise.all(readers);
    await client.end();
    const answers = steps.flatMap((upgradeStep) => [...upgradeStep.answers]);
    const total = (of: (status: number) => boolean) =>
      answers.reduce((all, [status, count]) => all + (of(status) ? count : 0), 0);
    return {
      ...(await check(house, [client])),
      steps,
      calls: total(() => true),
      failed: total((status) => status < 200 || status > 299),
      acknowledged: client.acknowledged.length,
      endedByThemselves: house.endedByThemselves,
      wrong: tally.wrong,
      wentBack: goesBack,
    };
  } finally {
    await balancer?.end();
    await house.end();
    house.remove();
  }
}

const sum = (answers: ReadonlyMap<number, number>): number => [...answers.values()].reduce((all, n) => all + n, 0);

/** Waits until the server on `port` accepts calls. */
async function serving(port: number): Promise<void> {
  for (let tries = 0; tries < 3000; tries++) {
    const response = await fetch(`http://127.0.0.1:${port}/health/serving`).catch(() => undefined);
    await response?.text();
    if (response?.status === 200) return;
    await sleep(LOOK_MS);
  }
  throw new Error(`nothing serves at port ${port}`);
}
