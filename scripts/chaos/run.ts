import { loadavg } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { checkPort } from '@keepout/server/platform/http/free-port';
import { machinePace } from '../machine-pace.mjs';
import { Tally } from './caller.ts';
import { check, type Findings } from './check.ts';
import type { Client } from './client.ts';
import { type ChaosFault, chaosFault, type FaultKind } from './faults.ts';
import { House, type ProcessName } from './house.ts';
import { settingsOf } from './works/sides.ts';
import { openWorks, type Works } from './works/works.ts';

export interface ChaosOrder {
  readonly rounds: number;
  readonly seed: number;
  /** The arguments of Node that run a command of ours. */
  readonly program: readonly string[];
  readonly say: (line: string) => void;
  /** Instead of all in turn: for a short run. */
  readonly faults?: readonly string[];
  /** Instead of a server and two workers. */
  readonly processes?: readonly ProcessName[];
  /** How many write at once, of each organisation. */
  readonly writers?: number;
}

export interface Round {
  readonly kind: FaultKind;
  readonly name: string;
  /** From the moment that nothing more was done to it until it took an upload and said that it was well, ms. */
  readonly recoveryMs: number;
  /** What writers were answered from the fault to the recovery, by status; 0 is no answer. */
  readonly answers: ReadonlyMap<number, number>;
  /** Processes that wanted a processor, on average over the last minute. */
  readonly load: number;
}

export interface ChaosResult extends Findings {
  readonly rounds: readonly Round[];
  readonly left: readonly string[];
  /** Writes by kind. */
  readonly acknowledged: ReadonlyMap<string, number>;
  /** Findings of the works after each round and at the end, with the round. */
  readonly report: readonly string[];
  readonly repeated: number;
  readonly wrong: readonly string[];
  readonly endedByThemselves: readonly string[];
  readonly logLines: number;
}

const LOOK_EVERY_MS = 50;
/** A busy machine takes longer to start everything again. */
const GIVE_UP_MS = 90_000 * Math.min(machinePace(), 4);
const CALM_MS = 700;

/** Runs the installation with everything that works on it, until `use` is done. */
async function onInstallation<T>(
  order: Omit<ChaosOrder, 'rounds' | 'seed'>,
  use: (house: House, works: Works, tally: Tally) => Promise<T>,
): Promise<T> {
  const port = await checkPort('127.0.0.1', 0);
  const house = new House(order.program, port, order.processes, settingsOf);
  const tally = new Tally();
  let close = async () => {};
  try {
    order.say(`below ${house.root}`);
    const works = await openWorks(house, `http://localhost:${port}`, tally, order);
    close = works.close;
    for (const name of house.names) house.start(name);
    await works.begin();
    await recovery(works.clients[0]);
    return await use(house, works, tally);
  } finally {
    await close();
    await house.end();
    house.remove();
  }
}

/** Inflicts a fault on the installation in each round, compares after each, and checks all records at the end. */
export async function runChaos(order: ChaosOrder): Promise<ChaosResult> {
  const random = numbers(order.seed);
  return await onInstallation(order, async (house, works, tally) => {
    const [client] = works.clients;
    const rounds: Round[] = [];
    const left = new Set<string>();
    for (let round = 0; round < order.rounds; round++) {
      const fault = chooseFault(order, round, random);
      if (!fault.isPossible(house)) {
        left.add(fault.name);
        continue;
      }
      await sleep(CALM_MS * (0.5 + random()));
      tally.answers.clear();
      await fault.inflict(house, random, (...statuses) =>
        statuses.reduce((all, status) => all + (tally.answers.get(status) ?? 0), 0),
      );
      const recoveryMs = await recovery(client).catch((cause: Error) => {
        const output = house.names.map((name) => `${name}: ${house.logOf(name).slice(-1500)}`).join('\n');
        throw new Error(`round ${round}, ${fault.name}: ${cause.message}\n${output}`);
      });
      rounds.push({
        kind: fault.kind,
        name: fault.name,
        recoveryMs,
        answers: new Map(tally.answers),
        load: loadavg()[0]!,
      });
      const answers = [...tally.answers].map(([status, count]) => `${status || 'none'} ${count}`).join(', ');
      for (const [refusal, text] of tally.refusals) order.say(`  ${refusal}: ${text}`);
      tally.refusals.clear();
      order.say(`round ${round + 1}: ${fault.name}: well after ${(recoveryMs / 1000).toFixed(1)} s (${answers})`);
      await works.compare(`round ${round + 1}, ${fault.name}`);
    }
    await works.end();
    await works.compare('at the end');
    return {
      ...(await check(house, works.clients)),
      rounds,
      left: [...left],
      report: works.report,
      acknowledged: tally.acknowledged,
      repeated: tally.repeated,
      wrong: tally.wrong,
      endedByThemselves: house.endedByThemselves,
      logLines: house.names.reduce((sum, name) => sum + house.logOf(name).split('\n').length, 0),
    };
  });
}

/** Returns the findings before and after `tamper` has changed the database, without any other fault. */
export async function findTampering(
  order: Omit<ChaosOrder, 'rounds' | 'seed'>,
  tamper: (house: House) => Promise<void>,
): Promise<{ readonly before: readonly string[]; readonly after: readonly string[] }> {
  return await onInstallation(order, async (house, works, tally) => {
    const isWorkedOn = () => NEEDED.every((kind) => (tally.acknowledged.get(kind) ?? 0) >= 2);
    for (let tries = 0; tries < MOST_LOOKS && !isWorkedOn(); tries++) await sleep(LOOK_EVERY_MS);
    await works.end();
    await works.compare('before');
    const before = [...works.report];
    await tamper(house);
    await works.compare('after', 0);
    return { before, after: works.report.slice(before.length) };
  });
}

/** Kinds of writes whose records the test changes. */
const NEEDED = ['acknowledgement', 'answer by a form', 'publication confirmed', 'message published: web'];
const MOST_LOOKS = 4000;

function chooseFault({ faults }: ChaosOrder, round: number, random: () => number): ChaosFault {
  if (faults === undefined) return chaosFault(round, random);
  for (let at = 0; ; at++) {
    const fault = chaosFault(at, random);
    if (fault.name === faults[round % faults.length]) return fault;
    if (at > 1000) throw new Error(`there is no fault ${faults[round % faults.length]}`);
  }
}

/** How long it takes until an upload is taken, ms. */
async function recovery(client: Client): Promise<number> {
  const began = performance.now();
  for (;;) {
    try {
      await client.probe();
      return performance.now() - began;
    } catch (cause) {
      if (performance.now() - began > GIVE_UP_MS) throw cause;
      await sleep(LOOK_EVERY_MS);
    }
  }
}

/** The same faults for the same seed (mulberry32, T. Ettinger, public domain). */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d_2b_79_f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
}
