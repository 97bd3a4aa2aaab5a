import { vi } from 'vitest';
import { runProgram } from './run-program.ts';
import type { CommandResult } from './test-process.ts';

/** Runs a command line inside the test: as `keepout …`, without the start of a process. */
export async function command(...args: string[]): Promise<CommandResult> {
  const out: string[] = [];
  const err: string[] = [];
  const take = (parts: string[]) => (part: unknown) => parts.push(String(part)) > 0;
  const spies = [
    vi.spyOn(process.stdout, 'write').mockImplementation(take(out)),
    vi.spyOn(process.stderr, 'write').mockImplementation(take(err)),
  ];
  const before = process.exitCode;
  process.exitCode = undefined;
  try {
    await runProgram(args);
    return { code: Number(process.exitCode ?? 0), stdout: out.join(''), stderr: err.join('') };
  } finally {
    for (const spy of spies) spy.mockRestore();
    process.exitCode = before;
  }
}
