import { vi } from 'vitest';
import { runProgram } from './run-program.ts';
import type { CommandResult } from './test-process.ts';

/** What a command listens to for as long as its process lives. */
const FOR_LIFE = ['SIGINT', 'SIGTERM', 'uncaughtException', 'unhandledRejection'] as const;

/** Runs a command line inside the test: as `keepout …`, without the start of a process. */
export async function command(...args: string[]): Promise<CommandResult> {
  return await commandWith({}, ...args);
}

/** As `command`, with these settings and none of whoever runs the tests. One at a time: what it prints is caught. */
export async function commandWith(
  settings: Readonly<Record<string, string>>,
  ...args: string[]
): Promise<CommandResult> {
  const out: string[] = [];
  const err: string[] = [];
  const take = (parts: string[]) => (part: unknown) => parts.push(String(part)) > 0;
  const spies = [
    vi.spyOn(process.stdout, 'write').mockImplementation(take(out)),
    vi.spyOn(process.stderr, 'write').mockImplementation(take(err)),
  ];
  const environment = { ...process.env };
  for (const name of Object.keys(environment)) if (name.startsWith('KEEPOUT_')) delete process.env[name];
  Object.assign(process.env, settings);
  const before = process.exitCode;
  process.exitCode = undefined;
  const listeners = FOR_LIFE.map((event) => process.listeners(event as 'SIGINT'));
  try {
    await runProgram(args);
    return { code: Number(process.exitCode ?? 0), stdout: out.join(''), stderr: err.join('') };
  } finally {
    for (const spy of spies) spy.mockRestore();
    process.exitCode = before;
    for (const name of Object.keys(settings)) delete process.env[name];
    Object.assign(process.env, environment);
    FOR_LIFE.forEach((event, at) => {
      for (const listener of process.listeners(event as 'SIGINT'))
        if (!listeners[at]!.includes(listener)) process.off(event, listener);
    });
  }
}
