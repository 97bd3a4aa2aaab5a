import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';

const MARK = '=== block';

/** What a block of a guide has printed, and how long it took. */
export interface Printed {
  readonly text: string;
  /** What went to standard error. */
  readonly said: string;
  readonly seconds: number;
}

/** One shell, in which the blocks of a guide follow each other as a reader pastes them. */
export class Shell {
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
    const begun = performance.now();
    this.#output = '';
    this.#said = '';
    this.#bash.stdin!.write(`${code}\necho '${end.trim()}'\n`);
    const stuck = setTimeout(() => this.end(), patienceMs);
    while (!this.#output.endsWith(end)) {
      if (this.#hasEnded) throw new Error(`the shell has ended in this block:\n${code}\n${this.#output}${this.#said}`);
      await new Promise<void>((heard) => {
        this.#heard = heard;
      });
    }
    clearTimeout(stuck);
    const text = this.#output.slice(0, -end.length).replaceAll('\r', '').trimEnd();
    return { text, said: this.#said, seconds: (performance.now() - begun) / 1000 };
  }

  /** Lets it go; what it has started goes on. */
  async leave(): Promise<void> {
    this.#bash.stdin!.end();
    if (!this.#hasEnded) await once(this.#bash, 'close');
  }

  /** Ends it with all that it has started. */
  end(): void {
    try {
      process.kill(-this.#bash.pid!, 'SIGKILL');
    } catch {
      // Nothing of it is left.
    }
  }
}
