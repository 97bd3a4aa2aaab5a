import { setTimeout as sleep } from 'node:timers/promises';
import type { House, ProcessName } from './house.ts';
import { answers, terminateAll } from './sessions.ts';

export type FaultKind = 'kill' | 'restarts' | 'terminate' | 'stop' | 'full disk' | 'clock' | 'key' | 'mixed';

/** One thing that is done to the installation. It comes back when nothing more is done: from then on recovery counts. */
export interface ChaosFault {
  readonly kind: FaultKind;
  readonly name: string;
  /** False where this machine does not let us do it. */
  isPossible(house: House): boolean;
  inflict(house: House, random: () => number, answered: FaultAnswers): Promise<void>;
}

/** How many answers writers have had since the fault began, of these. */
export type FaultAnswers = (...statuses: readonly number[]) => number;

const STOP_MS = [1500, 3000] as const;
/** Longer than the queue waits for a heartbeat, and than a transaction may stand still. */
const LONG_STOP_MS = 14_000;
const FULL_MS = [1000, 3000] as const;
const FILL_AGAIN_MS = 30;
const UNFELT_MS = 60_000;
const RESTART_TRIES = 1000;
const always = (): boolean => true;

const between = ([from, to]: readonly [number, number], random: () => number): number => from + (to - from) * random();

function kill(name: string, victims: (house: House, random: () => number) => void): ChaosFault {
  return { kind: 'kill', name, isPossible: always, inflict: async (house, random) => victims(house, random) };
}

function stop(name: string, target: readonly ProcessName[] | 'database', span: readonly [number, number]): ChaosFault {
  return {
    kind: 'stop',
    name,
    isPossible: always,
    inflict: async (house, random) => {
      const database = target === 'database' ? house.databaseProcesses() : [];
      const signal = (sign: NodeJS.Signals) => {
        if (target === 'database') house.signalDatabase(database, sign);
        else for (const process of target) house.signal(process, sign);
      };
      signal('SIGSTOP');
      await sleep(between(span, random));
      signal('SIGCONT');
    },
  };
}

/** @param felt  whether it was noticed: it stays full until then, for a busy machine may answer nobody in so short a time */
function full(name: string, disk: 'data' | 'temporary' | 'log', felt: (answered: FaultAnswers) => boolean): ChaosFault {
  return {
    kind: 'full disk',
    name,
    isPossible: (house) => house[disk].isOwn,
    inflict: async (house, random, answered) => {
      const startedMs = performance.now();
      const least = between(FULL_MS, random);
      // Again and again: what was under way gives room back.
      for (;;) {
        const passedMs = performance.now() - startedMs;
        if (passedMs > (felt(answered) ? least : UNFELT_MS)) break;
        house[disk].fill();
        await sleep(FILL_AGAIN_MS);
      }
      house[disk].free();
    },
  };
}

const isRefused = (answered: FaultAnswers): boolean => answered(507, 503) > 0;
/** The log is written by whoever answers; the database feels its disk only where it needs new room just then. */
const isAnswered = (answered: FaultAnswers): boolean => answered(201, 507, 503) > 2;

const HOUR_S = 3600;

/** The clock of all processes jumps, stays wrong for a while, and jumps back: both ways are jumps. */
function jump(name: string, offsetS: number): ChaosFault {
  return {
    kind: 'clock',
    name,
    isPossible: (house) => house.hasClock,
    inflict: async (house, random) => {
      house.setClock(offsetS);
      await sleep(between(STOP_MS, random));
      house.setClock(0);
    },
  };
}

/** Each time as soon as whoever uses it has brought it up again. */
async function restartTenTimes(house: House): Promise<void> {
  for (let n = 0; n < 10; n++) {
    const server = house.databaseProcesses().slice(0, 1);
    house.signalDatabase(server, n % 2 === 0 ? 'SIGKILL' : 'SIGINT');
    for (let tries = 0; tries < RESTART_TRIES; tries++) {
      const [now] = house.databaseProcesses();
      if (now !== undefined && now !== server[0] && (await answers(house))) break;
      await sleep(FILL_AGAIN_MS);
    }
  }
}

const SINGLE: readonly ChaosFault[] = [
  kill('SIGKILL of the server', (house) => house.signal('api', 'SIGKILL')),
  kill('SIGKILL of a worker', (house, random) => house.signal(random() < 0.5 ? 'worker 1' : 'worker 2', 'SIGKILL')),
  kill('SIGKILL of the database', (house) => house.signalDatabase(house.databaseProcesses().slice(0, 1), 'SIGKILL')),
  kill('SIGKILL of one session of the database', (house, random) => {
    const sessions = house.databaseProcesses().slice(1);
    house.signalDatabase(sessions.slice(Math.floor(random() * sessions.length)).slice(0, 1), 'SIGKILL');
  }),
  kill('SIGKILL of everything', (house) => {
    for (const name of house.names) house.signal(name, 'SIGKILL');
    house.signalDatabase(house.databaseProcesses(), 'SIGKILL');
  }),
  {
    kind: 'terminate',
    name: 'pg_terminate_backend of all sessions',
    isPossible: always,
    inflict: async (house) => void (await terminateAll(house)),
  },
  {
    kind: 'terminate',
    name: 'pg_terminate_backend of all sessions, ten times in a second',
    isPossible: always,
    inflict: async (house) => {
      for (let n = 0; n < 10; n++) {
        await terminateAll(house);
        await sleep(100);
      }
    },
  },
  {
    kind: 'restarts',
    name: 'ten restarts of the database in a row',
    isPossible: always,
    inflict: restartTenTimes,
  },
  jump('the clock an hour ahead, and back', HOUR_S),
  jump('the clock an hour behind, and back', -HOUR_S),
  {
    kind: 'key',
    name: 'another key that seals, all processes restarted in turn',
    isPossible: always,
    inflict: (house) => house.exchangeKey(),
  },
  stop('SIGSTOP of the server', ['api'], STOP_MS),
  stop('SIGSTOP of a worker', ['worker 1'], STOP_MS),
  stop('SIGSTOP of both workers', ['worker 1', 'worker 2'], STOP_MS),
  stop('SIGSTOP of the database and all its sessions', 'database', STOP_MS),
  full('full folder of temporary files', 'temporary', isRefused),
  full('full disk of the logs', 'log', isAnswered),
  full('full disk of the database', 'data', isAnswered),
];

/** Rare, since each takes as long as twenty others. */
const LONG: readonly ChaosFault[] = [
  stop('SIGSTOP of a worker for 14 s', ['worker 2'], [LONG_STOP_MS, LONG_STOP_MS]),
  stop('SIGSTOP of the server for 14 s', ['api'], [LONG_STOP_MS, LONG_STOP_MS]),
];
const LONG_EVERY = 40;
const MIXED_EVERY = 5;

/** The fault of a round: all in turn, every fifth a mixture of two at once. */
export function chaosFault(round: number, random: () => number): ChaosFault {
  if (round % LONG_EVERY === LONG_EVERY - 1) return LONG[Math.floor(round / LONG_EVERY) % LONG.length]!;
  if (round % MIXED_EVERY === MIXED_EVERY - 1) return mixed(random);
  const turn = round - Math.floor(round / MIXED_EVERY);
  return SINGLE[turn % SINGLE.length]!;
}

function mixed(random: () => number): ChaosFault {
  const pick = () => SINGLE[Math.floor(random() * SINGLE.length)]!;
  const [first, second] = [pick(), pick()];
  return {
    kind: 'mixed',
    name: 'two of the above at once',
    isPossible: always,
    inflict: async (house, numbers, answered) => {
      const possible = [first, second].filter((fault) => fault.isPossible(house));
      await Promise.all(possible.map((fault) => fault.inflict(house, numbers, answered)));
    },
  };
}
