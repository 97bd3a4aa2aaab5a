import { type ChildProcess, spawn } from 'node:child_process';
import { chmodSync, closeSync, mkdtempSync, openSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { isAlive } from '@keepout/server/platform/postgres/server-processes';
import { type Disk, makeDisk } from './disk.ts';

/** A service manager starts a process that ended again after this, ms. */
const RESTART_MS = 300;
const SIZE_MB = { data: 2000, temporary: 16, log: 64 } as const;

export type ProcessName = 'api' | 'worker 1' | 'worker 2' | 'all in one';
const ARGUMENTS: Readonly<Record<ProcessName, readonly string[]>> = {
  api: ['serve', '--no-worker'],
  'worker 1': ['worker'],
  'worker 2': ['worker'],
  'all in one': ['serve'],
};
const SEVERAL: readonly ProcessName[] = ['api', 'worker 1', 'worker 2'];

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
  readonly #program: readonly string[];
  readonly #running = new Map<ProcessName, ChildProcess>();
  readonly #wanted = new Set<ProcessName>();

  /** @param program  what runs a command of ours: the arguments of Node */
  constructor(program: readonly string[], port: number, names: readonly ProcessName[] = SEVERAL) {
    this.names = names;
    chmodSync(this.root, 0o755);
    this.data = makeDisk(join(this.root, 'data'), SIZE_MB.data);
    this.temporary = makeDisk(join(this.root, 'temporary'), SIZE_MB.temporary);
    chmodSync(this.temporary.path, 0o777);
    this.log = makeDisk(join(this.root, 'log'), SIZE_MB.log);
    this.#program = program;
    this.environment = {
      KEEPOUT_DATA_DIR: this.data.path,
      KEEPOUT_PORT: String(port),
      KEEPOUT_WORKERS: '1',
      KEEPOUT_LOG_LEVEL: 'info',
      KEEPOUT_RATE_LIMIT_PER_MINUTE: '1000000',
    };
  }

  start(name: ProcessName): void {
    this.#wanted.add(name);
    const log = openSync(this.#logOf(name), 'a');
    const child = spawn(process.execPath, [...this.#program, ...ARGUMENTS[name]], {
      env: { ...ownEnvironment(), ...this.environment, TMPDIR: this.temporary.path },
      stdio: ['ignore', log, log],
    });
    closeSync(log);
    this.#running.set(name, child);
    child.once('exit', (code, signal) => {
      if (this.#running.get(name) === child) this.#running.delete(name);
      if (signal !== 'SIGKILL' && this.#wanted.has(name)) {
        this.endedByThemselves.push(`${name}: code ${code}, signal ${signal}\n${this.said(name).slice(-3000)}`);
      }
      setTimeout(() => this.#wanted.has(name) && !this.#running.has(name) && this.start(name), RESTART_MS);
    });
  }

  /** What it has logged. */
  said(name: ProcessName): string {
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

/** The settings of whoever runs this are not those of the installation. */
function ownEnvironment(): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('KEEPOUT_')));
}
