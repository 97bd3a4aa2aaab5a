import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { isBuilt } from '../../../scripts/project.mjs';

const tsx = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href;
const source = fileURLToPath(new URL('./main.ts', import.meta.url));
const built = fileURLToPath(new URL('../../../dist/keepout.mjs', import.meta.url));
/** What is built, where it is of these sources, as in `npm test`: a process that compiles first begins seconds later. */
export const program: readonly string[] = isBuilt() ? [built] : ['--import', tsx, source];

/** The command line as a process of its own. */
export interface TestProcess {
  readonly child: ChildProcess;
  /** What it has said so far. */
  output(): string;
  /** SIGKILL, and wait until it is gone. */
  kill(): Promise<void>;
  /** SIGTERM, and the exit code. */
  stop(): Promise<number | null>;
}

export function startProcess(args: readonly string[], environment: Readonly<Record<string, string>>): TestProcess {
  const child = spawn(process.execPath, [...program, ...args], {
    env: { ...withoutSettings(), ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let text = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8');
    stream.on('data', (part: string) => {
      text += part;
    });
  }
  const gone = once(child, 'exit');
  const end = async (signal: 'SIGKILL' | 'SIGTERM'): Promise<number | null> => {
    if (child.exitCode === null && child.signalCode === null) child.kill(signal);
    await gone;
    return child.exitCode;
  };
  return {
    child,
    output: () => text,
    kill: async () => void (await end('SIGKILL')),
    stop: () => end('SIGTERM'),
  };
}

export interface CommandResult {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs a command to its end. */
export async function runCommand(
  args: readonly string[],
  options: {
    readonly environment?: Readonly<Record<string, string>>;
    readonly stdin?: string;
    readonly cwd?: string;
  } = {},
): Promise<CommandResult> {
  const child = spawn(process.execPath, [...program, ...args], {
    env: { ...withoutSettings(), ...options.environment },
    stdio: ['pipe', 'pipe', 'pipe'],
    ...(options.cwd !== undefined && { cwd: options.cwd }),
  });
  child.stdin.on('error', () => undefined);
  child.stdin.end(options.stdin ?? '');
  let stdout = '';
  let stderr = '';
  child.stdout.setEncoding('utf8').on('data', (part: string) => {
    stdout += part;
  });
  child.stderr.setEncoding('utf8').on('data', (part: string) => {
    stderr += part;
  });
  await once(child, 'close');
  return { code: child.exitCode, stdout, stderr };
}

/** The settings of whoever runs the tests are not those of the tested process. */
function withoutSettings(): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('KEEPOUT_')));
}
