import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const EXAMPLE = new URL('../../deploy/haproxy.cfg', import.meta.url);

/** Line of the example and its replacement; the example must contain the line. */
type Adapted = readonly [RegExp, string];

/** HAProxy in front of two servers, configured as in `deploy/haproxy.cfg`, without TLS. */
export class Balancer {
  readonly #process: ChildProcess;

  private constructor(process: ChildProcess) {
    this.#process = process;
  }

  static version(): string {
    const versionOutput = spawnSync('haproxy', ['-v'], { encoding: 'utf8' });
    const version = /version (\d+\.\d+\.\d+)/.exec(versionOutput.stdout ?? '')?.[1];
    if (version === undefined) throw new Error('HAProxy is not here: it is the package haproxy of Debian');
    return version;
  }

  static start(folder: string, port: number, servers: readonly [number, number]): Balancer {
    const adapted: readonly Adapted[] = [
      [/^ {4}bind .*$/m, `    bind 127.0.0.1:${port}`],
      // The servers have the identity provider within.
      [/^ {4}use_backend identity .*\n/m, ''],
      [/^backend identity[\s\S]*$/m, ''],
      [/keepout-1:8080.*$/m, `127.0.0.1:${servers[0]}`],
      [/keepout-2:8080.*$/m, `127.0.0.1:${servers[1]}`],
    ];
    let text = readFileSync(EXAMPLE, 'utf8');
    for (const [line, instead] of adapted) {
      if (!line.test(text)) throw new Error(`deploy/haproxy.cfg has no line like ${line}`);
      text = text.replace(line, instead);
    }
    const file = join(folder, 'haproxy.cfg');
    writeFileSync(file, text);
    return new Balancer(spawn('haproxy', ['-db', '-f', file], { stdio: ['ignore', 'ignore', 'inherit'] }));
  }

  async end(): Promise<void> {
    if (this.#process.exitCode !== null) return;
    const ended = once(this.#process, 'exit');
    this.#process.kill('SIGTERM');
    await ended;
  }
}
