import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { runChaos } from './chaos/run.ts';
import { machinePace } from './machine-pace.mjs';
import { isBuilt } from './project.mjs';

const built = fileURLToPath(new URL('../dist/keepout.mjs', import.meta.url));

/**
 * The worst, and full disks under a running platform. What else is done to it has a test of its own: a killed server, a database that dies
 * or ends its sessions, a worker that stands still (`services/cli/src/*.test.ts`), a full disk of the logs
 * (`platform/observing/log-sink.test.ts`). `npm run chaos` does 300 rounds of all.
 */
const FAULTS = ['full folder of temporary files', 'full disk of the database', 'SIGKILL of everything'] as const;
/** Ten seconds are promised to a machine that does nothing else. */
const BACK_WITHIN_MS = 45_000 * machinePace();

it.runIf(existsSync('/proc') && isBuilt())(
  'what is done to a running platform loses, doubles and halves nothing, and ends no process',
  async () => {
    const lines: string[] = [];
    const result = await runChaos({
      rounds: FAULTS.length,
      seed: 1,
      program: [built],
      faults: FAULTS,
      processes: ['all in one'],
      writers: 2,
      say: (line) => void lines.push(line),
    });
    expect(result.rounds.length + result.left.length).toBe(FAULTS.length);
    expect(result.acknowledged).toBeGreaterThan(FAULTS.length);
    const { lost, doubled, half, money, unreadable, otherAnswers, unended, wrong, endedByThemselves } = result;
    const faults = Object.entries({
      lost,
      doubled,
      half,
      money,
      unreadable,
      otherAnswers,
      unended,
      wrong,
      endedByThemselves,
    }).flatMap(([name, list]) => list.map((fault) => `${name}: ${JSON.stringify(fault)}`));
    expect(faults, faults.join('; ')).toEqual([]);
    for (const { name, recoveryMs } of result.rounds) expect(recoveryMs, name).toBeLessThan(BACK_WITHIN_MS);
    const of = (name: string) => result.rounds.find((round) => round.name === name)?.answers;
    // Where a folder can be made full, it was. The database feels its disk only where it needs new room just then.
    for (const name of FAULTS.filter((fault) => fault.startsWith('full folder') && of(fault) !== undefined)) {
      expect(
        [...of(name)!.keys()].some((status) => status === 507 || status === 503),
        `${name}: ${lines.join('\n')}`,
      ).toBe(true);
    }
  },
);
