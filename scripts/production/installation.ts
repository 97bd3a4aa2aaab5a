import { type ChildProcess, execFile, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { checkPort } from '@keepout/server/platform/http/free-port';
import type { CommandResult } from '../../services/cli/src/test-process.ts';
import { dist, root } from '../project.mjs';

const ASKED_EVERY_MS = 100;

interface Locked {
  readonly dev?: boolean;
  readonly devOptional?: boolean;
  readonly link?: boolean;
}

/** The packages that `npm ci --omit=dev` leaves, by their place. */
export function productionPackages(): Readonly<Record<string, Locked>> {
  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, Locked>;
  };
  return Object.fromEntries(
    Object.entries(lock.packages).filter(
      ([path, pack]) => path.startsWith('node_modules/') && !pack.dev && !pack.devOptional && !pack.link,
    ),
  );
}

/** What a machine has after `npm ci --omit=dev` beside a build made elsewhere, and what runs from there in production; no network. */
export class Installation {
  readonly folder: string = mkdtempSync(join(tmpdir(), 'keepout-production-'));
  origin = '';
  environment: Readonly<Record<string, string>> = {};
  #server: ChildProcess | undefined;
  #said = '';

  /** Lays it out and chooses its settings; starts nothing. */
  async layOut(): Promise<void> {
    chmodSync(this.folder, 0o755);
    const packages = productionPackages();
    copyPackages(Object.keys(packages), this.folder);
    writeFileSync(join(this.folder, 'node_modules', '.package-lock.json'), JSON.stringify({ packages }));
    for (const name of ['package.json', 'package-lock.json', 'scripts'])
      cpSync(join(root, name), join(this.folder, name), { recursive: true });
    copyInto([dist], this.folder);
    const port = await checkPort('127.0.0.1', 0);
    this.origin = `http://localhost:${port}`;
    this.environment = {
      KEEPOUT_MODE: 'production',
      KEEPOUT_ALLOW_EMBEDDED_DATABASE: '1',
      KEEPOUT_ALLOW_EMBEDDED_IDENTITY: '1',
      KEEPOUT_PUBLIC_URL: this.origin,
      KEEPOUT_PORT: String(port),
      KEEPOUT_DATA_DIR: join(this.folder, 'data'),
      KEEPOUT_WORKERS: '1',
      KEEPOUT_LOG_LEVEL: 'warn',
    };
  }

  /** `npx keepout …` there, as a process. */
  keepout(...args: string[]): Promise<CommandResult> {
    return this.run(args, this.environment);
  }

  run(args: readonly string[], environment: Readonly<Record<string, string>>): Promise<CommandResult> {
    const options = { cwd: this.folder, env: { ...ownEnvironment(), ...environment } };
    return new Promise((ended) => {
      execFile(process.execPath, ['scripts/keepout.mjs', ...args], options, (cause, stdout, stderr) =>
        ended({ code: cause === null ? 0 : Number(cause.code ?? -1), stdout, stderr }),
      );
    });
  }

  /** `npm start`, until it is ready; a server that has ended never is. */
  async start(): Promise<void> {
    const server = spawn(process.execPath, ['scripts/start.mjs'], {
      cwd: this.folder,
      // Nothing may be called but the program itself.
      env: { ...ownEnvironment(), ...this.environment, npm_config_offline: 'true' },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.#server = server;
    for (const stream of [server.stdout, server.stderr]) {
      stream.setEncoding('utf8').on('data', (part: string) => {
        this.#said += part;
      });
    }
    const isReady = () =>
      fetch(`${this.origin}/health/ready`).then(
        ({ ok }) => ok,
        () => false,
      );
    while (!(await isReady())) {
      if (server.exitCode !== null) throw new Error(this.#said);
      await wait(ASKED_EVERY_MS);
    }
  }

  /** What the server has said so far. */
  output(): string {
    return this.#said;
  }

  /** A bearer token of a program. */
  async token(clientId: string, secret: string): Promise<string> {
    const answer = await fetch(`${this.origin}/auth/realms/platform/protocol/openid-connect/token`, {
      method: 'POST',
      body: new URLSearchParams({ grant_type: 'client_credentials', client_id: clientId, client_secret: secret }),
    });
    const { access_token: token } = (await answer.json()) as { access_token?: string };
    if (token === undefined) throw new Error(`no token: ${answer.status}`);
    return token;
  }

  /** SIGTERM, and the exit code. */
  async stop(): Promise<number | null> {
    const server = this.#server!;
    const exited = once(server, 'exit');
    server.kill('SIGTERM');
    await exited;
    return server.exitCode;
  }

  remove(): void {
    this.#server?.kill('SIGKILL');
    rmSync(this.folder, { recursive: true, force: true });
  }
}

/** Packages of one folder at a time; those inside of others come with them. */
export function copyPackages(paths: readonly string[], folder: string): void {
  const outermost = paths.filter((path) => path.lastIndexOf('node_modules/') === 0);
  // Packages for another system are not there, rightly.
  const present = outermost.map((path) => join(root, path)).filter((path) => existsSync(path));
  for (const from of new Set(present.map((path) => dirname(path)))) {
    const into = join(folder, from.slice(root.length));
    mkdirSync(into, { recursive: true });
    copyInto(
      present.filter((path) => dirname(path) === from),
      into,
    );
  }
}

/** As links, unless they lie on another disk. */
function copyInto(sources: readonly string[], into: string): void {
  const copied = (how: string) => spawnSync('cp', [how, ...sources, into]).status === 0;
  if (!copied('-al') && !copied('-a')) throw new Error(`${sources.join(', ')} cannot be copied`);
}

/** What is set for a run of the tests is no setting of the program. */
const ownEnvironment = (): NodeJS.ProcessEnv =>
  Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('KEEPOUT_')));
