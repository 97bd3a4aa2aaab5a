import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { DEAD_LETTER_QUEUE } from '@keepout/server/platform/jobs/queue';
import { addJob } from '@keepout/server/platform/jobs/test-jobs';
import { expect, it } from 'vitest';
import type { House } from './chaos/house.ts';
import { findTampering, runChaos } from './chaos/run.ts';
import { ask, connectionOf } from './chaos/sessions.ts';
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
/** A run counts rounds and writes; this ends only one that hangs. */
const HANGS_AFTER_MS = 3_600_000;

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
    expect(result.acknowledged.size).toBeGreaterThan(FAULTS.length);
    const { report, lost, doubled, half, money, unreadable, otherAnswers, unended, wrong, endedByThemselves } = result;
    const faults = Object.entries({
      report,
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
  HANGS_AFTER_MS,
);

/** What somebody does to the database, and which work has to find it. */
const TAMPERED: readonly (readonly [string, string])[] = [
  ['feeds', `delete from cdm where id = (select id from cdm where message_id like '%-feed-%' limit 1)`],
  ['alerts', `update alert set acknowledged_by = null, acknowledged_at = null where acknowledged_by is not null`],
  [
    'alerts',
    `update alert set crossing = 'answer cen-none' where id = (select id from alert where crossing like 'answer %' limit 1)`,
  ],
  ['coordination', `update coordination_entry set intent = 'NOTE' where channel = 'LINK'`],
  ['publishing', `update published_file set sha256 = repeat('0', 64)`],
  ['publishing', `update publication set state = 'QUEUED' where state = 'ACCEPTED'`],
  [
    'isolation',
    `update satellite set name = 'chaos-b-0000000' where operator_id = 'operator-chaos' and norad_id = 90000`,
  ],
  ['audit', 'alter table audit disable trigger audit_append_only'],
  ['audit', `update audit set actor = 'somebody else' where action = 'uploaded'`],
  ['audit', `delete from audit where action = 'coordinated'`],
];

it.runIf(existsSync('/proc') && isBuilt())(
  'each work finds what somebody has changed in the database, and finds nothing before',
  async () => {
    const order = { program: [built], processes: ['all in one'], writers: 1, say: () => undefined } as const;
    const tamper = async (house: House) => {
      for (const [, sql] of TAMPERED) await ask(house, sql);
      await addJob({ connection: connectionOf(house) }, DEAD_LETTER_QUEUE);
    };
    const { before, after } = await findTampering(order, tamper);
    expect(before, before.join('\n')).toEqual([]);
    const finders = new Set(after.map((text) => text.split(': ')[1]));
    expect([...finders].toSorted(), after.join('\n')).toEqual(
      [...new Set(['queue', ...TAMPERED.map(([work]) => work)])].toSorted(),
    );
  },
  HANGS_AFTER_MS,
);
