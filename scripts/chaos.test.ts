import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { expect, it } from 'vitest';
import { runChaos } from './chaos/run.ts';
import { isBuilt } from './project.mjs';

const built = fileURLToPath(new URL('../dist/keepout.mjs', import.meta.url));
const source = fileURLToPath(new URL('../services/cli/src/main.ts', import.meta.url));
const tsx = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href;

/** One of each kind, and the worst. `npm run chaos` does 200 rounds of all. */
const FAULTS = [
  'SIGKILL of the server',
  'SIGKILL of the database',
  'pg_terminate_backend of all sessions',
  'SIGSTOP of a worker',
  'full folder of temporary files',
  'full disk of the logs',
  'full disk of the database',
  'SIGKILL of everything',
] as const;
/** Ten seconds are promised; the tests share their machine. */
const PATIENCE_MS = 45_000;

it.runIf(existsSync('/proc'))(
  'what is done to a running platform loses, doubles and halves nothing, and ends no process',
  async () => {
    const program = isBuilt() ? [built] : ['--import', tsx, source];
    const lines: string[] = [];
    const result = await runChaos({
      rounds: FAULTS.length,
      seed: 1,
      program,
      faults: FAULTS,
      say: (line) => void lines.push(line),
    });
    expect(result.rounds.length + result.left.length).toBe(FAULTS.length);
    expect(result.acknowledged).toBeGreaterThan(FAULTS.length);
    expect(result).toMatchObject({
      lost: [],
      doubled: [],
      half: [],
      otherAnswers: [],
      unended: [],
      wrong: [],
      endedByThemselves: [],
    });
    for (const { name, recoveryMs } of result.rounds) expect(recoveryMs, name).toBeLessThan(PATIENCE_MS);
    const of = (name: string) => result.rounds.find((round) => round.name === name)?.answers;
    // Where a folder can be made full, it was. The database feels its disk only where it needs new room just then.
    for (const name of FAULTS.filter((one) => one.startsWith('full folder') && of(one) !== undefined)) {
      expect(
        [...of(name)!.keys()].some((status) => status === 507 || status === 503),
        `${name}: ${lines.join('\n')}`,
      ).toBe(true);
    }
  },
);
