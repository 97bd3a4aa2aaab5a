// `npm run tasks`: walks all tasks in each way on a platform of its own, and writes the guide of what they took.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { TASKS } from './all-tasks.ts';
import { guideOf } from './guide.ts';
import { GUIDE, RECORDS, WAYS, type WalkRecord } from './record.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));

rmSync(RECORDS, { recursive: true, force: true });
mkdirSync(RECORDS, { recursive: true });
const failed = WAYS.filter(({ hand, language }) => {
  const { status } = spawnSync(process.execPath, ['node_modules/@playwright/test/cli.js', 'test', 'e2e/tasks'], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, SUITE: 'nightly', KEEPOUT_TASKS_WAY: `${hand} ${language}` },
  });
  return status !== 0;
});
if (failed.length > 0) {
  console.error(
    `Not done: ${failed.map(({ hand, language }) => `by ${hand} in ${language}`).join(', ')}. The guide stays.`,
  );
  process.exit(1);
}
const records = readdirSync(RECORDS).map(
  (name) => JSON.parse(readFileSync(new URL(name, RECORDS), 'utf8')) as WalkRecord,
);
writeFileSync(GUIDE, guideOf(TASKS, records));
console.log(`wrote ${fileURLToPath(GUIDE)} of ${records.length} walks`);
