/** Work of checking a decision record, signature and every figure, message by message: `npx tsx bench/replay.ts`. */
import { readdirSync, readFileSync } from 'node:fs';
import { replayRecord } from '../packages/operations/src/record/replay.ts';
import { NODE_CHECKS } from '../packages/server/src/ca/decisions/sealing.ts';
import { TEST_KEY, testRecord } from '../packages/server/src/ca/decisions/test-record.ts';
import { median } from './measure.ts';

/** Any record, ms of a processor. */
const MUST_MS = 1000;
const FOLDER = new URL('../conformance/ccsds/cdm/valid/', import.meta.url);

const times: number[] = [];
for (const name of readdirSync(FOLDER).filter((file) => file.startsWith('0000') && file.endsWith('.cdm'))) {
  const record = testRecord([readFileSync(new URL(name, FOLDER), 'utf8')]);
  const before = process.cpuUsage().user;
  const { isSame } = await replayRecord(record, NODE_CHECKS, [TEST_KEY]);
  if (!isSame) throw new Error(`the record of ${name} is not what was signed`);
  times.push((process.cpuUsage().user - before) / 1000);
}
const longest = Math.max(...times);
process.stdout.write(
  `${times.length} records of one message: median ${median(times).toFixed(1)} ms, longest ${longest.toFixed(1)}; must ${MUST_MS}\n`,
);
if (longest > MUST_MS) process.exitCode = 1;
