import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import {
  chmodSync,
  closeSync,
  existsSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { isAlive } from '@keepout/server/platform/postgres/server-processes';
import { type Disk, makeDisk } from './disk.ts';

/** A service manager starts a process that ended again after this, ms. */
const RESTART_MS = 300;
const SIZE_MB = { data: 2000, temporary: 16, log: 64 } as const;

export type ProcessName = 'api' | 'second api' | 'worker 1' | 'worker 2' | 'all in one';
const ARGUMENTS: Readonly<Record<ProcessName, readonly string[]>> = {
  api: ['serve', '--no-worker'],
  'second api': ['serve', '--no-worker'],
  'worker 1': ['worker'],
  'worker 2': ['worker'],
  'all in one': ['serve'],
};
const SEVERAL: readonly ProcessName[] = ['api', 'worker 1', 'worker 2'];

/** Lies about the time to what is started with it (Debian: libfaketime). */
const FAKETIME = ['x86_64', 'aarch64']
  .map((machine) => `/usr/lib/${machine}-linux-gnu/faketime/libfaketimeMT.so.1`)
  .find((path) => existsSync(path));

/** What runs of a process, where it is not what all others run. */
export interface Running {
  /** The arguments of Node that run a command of ours. */
  readonly program: readonly string[];
  readonly settings?: Readonly<Record<string, string>>;
}

/** The running installation: its processes, restarted like by a service manager, its database and its disks. */
export class House {
  readonly root: string = mkdtempSync(join(tmpdir(), 'keepout-chaos-'));
  readonly data: Disk;
  readonly temporary: Disk;
  readonly log: Disk;
  readonly environment: Readonly<Record<string, string>>;
  readonly names: readonly ProcessName[];
  /** Processes that ended though nobody ended them, with their last words. */
  readonly endedByThemselves: string[] = [];
  /** That seal, the newest first: each but the newest has been replaced by a worker that started since. */
  keys: readonly string[] = [newKey()];
  readonly #clock: string;
  readonly #program: readonly string[];
  readonly #running = new Map<ProcessName, ChildProcess>();
  readonly #wanted = new Map<ProcessName, Running>();

  /**
   * @param program      what runs a command of ours: the arguments of Node
   * @param settingsOf   further settings of the installation, by the folder in which everything of it lies
   */
  constructor(
    program: readonly string[],
    port: number,
    names: readonly ProcessName[] = SEVERAL,
    settingsOf: (root: string) => Readonly<Record<string, string>> = () => ({}),
  ) {
    this.names = names;
    chmodSync(this.root, 0o755);
    this.data = makeDisk(join(this.root, 'data'), SIZE_MB.data);
    this.temporary = makeDisk(join(this.root, 'temporary'), SIZE_MB.temporary);
    chmodSync(this.temporary.path, 0o777);
    this.log = makeDisk(join(this.root, 'log'), SIZE_MB.log);
    this.#clock = join(this.root, 'clock');
    writeFileSync(this.#clock, '+0');
    this.#program = program;
    this.environment = {
      KEEPOUT_DATA_DIR: this.data.path,
      KEEPOUT_PORT: String(port),
      KEEPOUT_WORKERS: '1',
      KEEPOUT_LOG_LEVEL: 'info',
      KEEPOUT_RATE_LIMIT_PER_MINUTE: '1000000',
      ...settingsOf(this.root),
    };
  }

  start(name: ProcessName, running: Running = { program: this.#program }): void {
    this.#wanted.set(name, running);
    const log = openSync(this.#logOf(name), 'a');
    const child = spawn(process.execPath, [...running.program, ...ARGUMENTS[name]], {
      env: this.#environmentOf(running),
      stdio: ['ignore', log, log],
    });
    closeSync(log);
    this.#running.set(name, child);
    child.once('exit', (code, signal) => {
      if (this.#running.get(name) === child) this.#running.delete(name);
      if (signal !== 'SIGKILL' && this.#wanted.has(name)) {
        this.endedByThemselves.push(`${name}: code ${code}, signal ${signal}\n${this.logOf(name).slice(-3000)}`);
      }
      setTimeout(() => {
        const plannedProcess = this.#wanted.get(name);
        if (plannedProcess !== undefined && !this.#running.has(name)) this.start(name, plannedProcess);
      }, RESTART_MS);
    });
  }

  /** Asks it to end, as a service manager does, and waits until it has. */
  async stop(name: ProcessName): Promise<void> {
    this.#wanted.delete(name);
    const child = this.#running.get(name);
    if (child === undefined) return;
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    await ended;
  }

  /** A command of the program there, to its end: what it wrote, or an error with it. */
  async command(running: Running, ...words: readonly string[]): Promise<string> {
    const options = {
      env: { ...ownEnvironment(), ...this.environment, ...running.settings, TMPDIR: this.temporary.path },
    };
    const { stdout } = await promisify(execFile)(process.execPath, [...running.program, ...words], options);
    return stdout;
  }

  #environmentOf({ settings }: Running): NodeJS.ProcessEnv {
    return {
      ...ownEnvironment(),
      ...this.environment,
      KEEPOUT_SECRETS_KEY: this.keys.join(','),
      ...settings,
      TMPDIR: this.temporary.path,
      ...(FAKETIME !== undefined && {
        LD_PRELOAD: FAKETIME,
        FAKETIME_TIMESTAMP_FILE: this.#clock,
        FAKETIME_NO_CACHE: '1',
        FAKETIME_DONT_FAKE_MONOTONIC: '1',
        NO_FAKE_STAT: '1',
      }),
    };
  }

  /** Whether the clock of what runs here can be set, without that of the machine. */
  readonly hasClock: boolean = FAKETIME !== undefined;

  /** Sets the clock of all that runs, the database too: so many seconds from the right time. */
  setClock(offsetS: number): void {
    writeFileSync(this.#clock, `${offsetS < 0 ? '' : '+'}${offsetS}`);
  }

  /** Another key that seals, as the guide says: before the old one, in all processes, one after another. What was before the old one goes. */
  async exchangeKey(): Promise<void> {
    this.keys = [newKey(), ...this.keys.slice(0, 1)];
    for (const [name, running] of [...this.#wanted]) {
      await this.stop(name);
      this.start(name, running);
    }
  }

  /** What it has logged. */
  logOf(name: ProcessName): string {
    return readFileSync(this.#logOf(name), 'utf8');
  }

  signal(name: ProcessName, signal: NodeJS.Signals): void {
    this.#running.get(name)?.kill(signal);
  }

  /** The server's process and those that it has started, itself first. */
  databaseProcesses(): readonly number[] {
    const file = join(this.data.path, 'postgres', 'cluster', 'data', 'postmaster.pid');
    try {
      const server = Number(readFileSync(file, 'utf8').split('\n')[0]);
      return isAlive(server) ? [server, ...childrenOf(server)] : [];
    } catch {
      return [];
    }
  }

  signalDatabase(pids: readonly number[], signal: NodeJS.Signals): void {
    for (const pid of pids) {
      try {
        process.kill(pid, signal);
      } catch {}
    }
  }

  async end(): Promise<void> {
    this.#wanted.clear();
    for (const name of this.names) this.signal(name, 'SIGCONT');
    for (const name of this.names) this.signal(name, 'SIGTERM');
    for (let tries = 0; this.#running.size > 0 && tries < 400; tries++) await sleep(50);
    for (const name of this.names) this.signal(name, 'SIGKILL');
    const database = this.databaseProcesses();
    this.signalDatabase(database, 'SIGCONT');
    this.signalDatabase(database.slice(0, 1), 'SIGQUIT');
    for (let tries = 0; this.databaseProcesses().length > 0 && tries < 200; tries++) await sleep(50);
  }

  /** Everything that lay on the disk. */
  remove(): void {
    for (const disk of [this.data, this.temporary, this.log]) disk.remove();
    rmSync(this.root, { recursive: true, force: true });
  }

  #logOf(name: ProcessName): string {
    return join(this.log.path, `${name.replace(' ', '-')}.log`);
  }
}

function childrenOf(parent: number): number[] {
  return readdirSync('/proc').flatMap((name) => {
    try {
      const ppid = Number(/\)\s+\S\s+(\d+)[^)]*$/.exec(readFileSync(`/proc/${Number(name)}/stat`, 'utf8'))?.[1]);
      return ppid === parent ? [Number(name)] : [];
    } catch {
      return [];
    }
  });
}

const newKey = (): string => randomBytes(32).toString('base64');

/** The settings of whoever runs this are not those of the installation. */
function ownEnvironment(): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('KEEPOUT_')));
}
