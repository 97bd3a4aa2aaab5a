/**
 * `npm run chaos -- [--rounds N] [--seed N] [--fault NAME]`: does to the built platform what machines, networks and disks do to it, and writes
 * build/reports/faults.md. 300 rounds take about an hour. Folders and processes are its own; where it may mount file systems, disks
 * are truly full, and with libfaketime of Debian clocks jump.
 */
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { faultsPage } from './chaos/page.ts';
import { runChaos } from './chaos/run.ts';
import { writeReport } from './report-file.mjs';

const MOST_RECOVERY_MS = 10_000;
const program = fileURLToPath(new URL('../dist/keepout.mjs', import.meta.url));
const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '300' },
    seed: { type: 'string', default: '1' },
    fault: { type: 'string', multiple: true },
    print: { type: 'boolean', default: false },
  },
});
if (!existsSync(program)) throw new Error('not built: run `npm run build` first');

const [rounds, seed] = [Number(values.rounds), Number(values.seed)];
const faults = values.fault;
const result = await runChaos({
  rounds,
  seed,
  program: [program],
  say: (line) => console.log(line),
  ...(faults && { faults }),
});
const text = faultsPage(result, {
  command: `npm run chaos -- --rounds ${rounds} --seed ${seed}`,
  date: new Date().toISOString().slice(0, 10),
});
// The report is written only for runs with all faults.
if (values.print || faults !== undefined) console.log(text);
else writeReport('faults.md', text);
const bad = [
  ...result.report,
  ...result.lost,
  ...result.doubled,
  ...result.half,
  ...result.money,
  ...result.unreadable,
  ...result.otherAnswers,
  ...result.unended,
  ...result.endedByThemselves,
  ...result.wrong,
];
for (const line of bad.slice(0, 40)) console.log(`found: ${line}`);
const slow = result.rounds.filter((round) => round.recoveryMs > MOST_RECOVERY_MS);
for (const { name, recoveryMs } of slow) console.log(`slow: ${name}: ${(recoveryMs / 1000).toFixed(1)} s`);
const writes = [...result.acknowledged.values()].reduce((sum, count) => sum + count, 0);
console.log(`${result.rounds.length} rounds, ${writes} writes, ${bad.length} findings, ${slow.length} slow`);
process.exit(bad.length > 0 ? 1 : 0);
