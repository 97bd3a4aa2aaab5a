import { Outage } from '@keepout/server/platform/outage';
import { CommanderError } from 'commander';
import { CommandEnd, EXIT } from './process/exit.ts';
import { createProgram } from './program.ts';

/** Runs a command line; whatever goes wrong becomes a message and an exit code, never a stack trace. */
export async function runProgram(args: readonly string[]): Promise<void> {
  try {
    await (await createProgram(args[0])).parseAsync([...args], { from: 'user' });
  } catch (error) {
    process.exitCode = exitCodeOf(error);
  }
}

function exitCodeOf(error: unknown): number {
  if (error instanceof CommanderError) return error.exitCode === 0 ? EXIT.done : EXIT.usage;
  if (error instanceof CommandEnd) {
    process.stderr.write(`keepout: ${error.message}\n`);
    return error.exitCode;
  }
  if (error instanceof Outage || (error instanceof Error && 'code' in error)) {
    process.stderr.write(`keepout: ${error.message}\n`);
    return EXIT.outage;
  }
  const detail = error instanceof Error ? error.message : String(error);
  process.stderr.write(`keepout: something went wrong on our side: ${detail}\n`);
  if (process.env['KEEPOUT_LOG_LEVEL'] === 'debug') console.error(error);
  return EXIT.outage;
}
