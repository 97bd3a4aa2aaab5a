import { type ChildProcess, spawn } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';

const MARK = '=== block';
const ASKED_EVERY_MS = 100;
/** A server that is told to stop ends within twenty seconds. */
const MOST_ASKED = 300;

/** What a block of a guide has printed, and how long it took. */
export interface Printed {
  readonly text: string;
  /** What went to standard error. */
  readonly printedText: string;
  readonly seconds: number;
}

/** One shell, in which the blocks of a guide follow each other as a reader pastes them. */
export class GuideShell {
  readonly #bash: ChildProcess;
  #output = '';
  #said = '';
  #heard: () => void = () => undefined;
  #blocks = 0;
  #hasEnded = false;

  constructor(folder: string, environment: Readonly<Record<string, string>>) {
    // A group of its own: what it leaves in the background ends with it.
    this.#bash = spawn('bash', ['-s'], { cwd: folder, env: environment, stdio: 'pipe', detached: true });
    this.#bash.stdout!.setEncoding('utf8').on('data', (part: string) => {
      this.#output += part;
      this.#heard();
    });
    this.#bash.stderr!.setEncoding('utf8').on('data', (part: string) => {
      this.#said += part;
    });
    this.#bash.on('close', () => {
      this.#hasEnded = true;
      this.#heard();
    });
    this.#bash.stdin!.write('set -u\n');
  }

  /** Runs a block to its end. @throws where the shell ends before, or nothing has come of the block in so many milliseconds */
  async run(code: string, patienceMs: number): Promise<Printed> {
    const end = `${MARK} ${this.#blocks++}\n`;
    const startedMs = performance.now();
    this.#output = '';
    this.#said = '';
    this.#bash.stdin!.write(`${code}\necho '${end.trim()}'\n`);
    const stuck = setTimeout(() => void this.end(), patienceMs);
    while (!this.#output.endsWith(end)) {
      if (this.#hasEnded) throw new Error(`the shell has ended in this block:\n${code}\n${this.#output}${this.#said}`);
      await new Promise<void>((resolveReady) => {
        this.#heard = resolveReady;
      });
    }
    clearTimeout(stuck);
    const text = this.#output.slice(0, -end.length).replaceAll('\r', '').trimEnd();
    return { text, printedText: this.#said, seconds: (performance.now() - startedMs) / 1000 };
  }

  /** Ends it with all that it has started: a server stops as it does when it is told to, and its embedded database with it. */
  async end(): Promise<void> {
    this.#tell('SIGTERM');
    for (let attempt = 0; attempt < MOST_ASKED && this.#tell(0); attempt++) await wait(ASKED_EVERY_MS);
    this.#tell('SIGKILL');
  }

  /** Whether anything of it is there. */
  #tell(signal: NodeJS.Signals | 0): boolean {
    try {
      return process.kill(-this.#bash.pid!, signal);
    } catch {
      return false;
    }
  }
}
