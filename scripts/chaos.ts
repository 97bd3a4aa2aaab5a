/**
 * `npm run chaos -- [--rounds N] [--seed N]`: does to the built platform what machines, networks and disks do to it, and writes
 * docs/faults.md. 200 rounds take about half an hour. Folders and processes are its own; where it may mount file systems, disks
 * are truly full.
 */
import { existsSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { faultsPage } from './chaos/page.ts';
import { runChaos } from './chaos/run.ts';

const MOST_RECOVERY_MS = 10_000;
const program = fileURLToPath(new URL('../dist/keepout.mjs', import.meta.url));
const page = fileURLToPath(new URL('../docs/faults.md', import.meta.url));
const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '200' },
    seed: { type: 'string', default: '1' },
    print: { type: 'boolean', default: false },
  },
});
if (!existsSync(program)) throw new Error('not built: run `npm run build` first');

const [rounds, seed] = [Number(values.rounds), Number(values.seed)];
const result = await runChaos({ rounds, seed, program: [program], say: (line) => console.log(line) });
const text = faultsPage(result, {
  command: `npm run chaos -- --rounds ${rounds} --seed ${seed}`,
  date: new Date().toISOString().slice(0, 10),
});
if (values.print) console.log(text);
else writeFileSync(page, text);
const bad = [
  ...result.lost,
  ...result.doubled,
  ...result.half,
  ...result.otherAnswers,
  ...result.unended,
  ...result.endedByThemselves,
  ...result.wrong,
];
for (const line of bad.slice(0, 40)) console.log(`found: ${line}`);
const slow = result.rounds.filter((round) => round.recoveryMs > MOST_RECOVERY_MS);
for (const { name, recoveryMs } of slow) console.log(`slow: ${name}: ${(recoveryMs / 1000).toFixed(1)} s`);
console.log(
  `${result.rounds.length} rounds, ${result.acknowledged} writes, ${bad.length} findings, ${slow.length} slow`,
);
process.exit(bad.length > 0 ? 1 : 0);
