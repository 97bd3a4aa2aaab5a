#!/usr/bin/env node
/**
 * `npm run mutate -- <room> [files or file:from-to]`: changes the code of a room one place at a time and counts the
 * changes that its tests notice. Without a room, all rooms one after the other. Runs at the lowest priority and goes on
 * where the last run stopped; `--force` as an argument tries every change again. The figures go to docs/mutation.md.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { setPriority } from 'node:os';
import { join } from 'node:path';
import { root } from './project.mjs';

const rooms = JSON.parse(readFileSync(join(root, 'mutation/rooms.json'), 'utf8'));
const words = process.argv.slice(2);
const force = words.filter((word) => word === '--force');
const [asked, ...only] = words.filter((word) => word !== '--force');
if (asked !== undefined && !(asked in rooms)) {
  process.stderr.write(`No room "${asked}"; there are ${Object.keys(rooms).join(', ')}.\n`);
  process.exit(2);
}
setPriority(19);
for (const room of asked === undefined ? Object.keys(rooms) : [asked]) {
  const environment = { KEEPOUT_MUTATION_ROOM: room, KEEPOUT_MUTATION_ONLY: only.join(',') };
  const { status } = spawnSync(
    process.execPath,
    [join(root, 'node_modules/@stryker-mutator/core/bin/stryker.js'), 'run', 'mutation/stryker.config.mjs', ...force],
    { cwd: root, stdio: 'inherit', env: { ...process.env, ...environment } },
  );
  if (status !== 0) process.exitCode = 1;
}
spawnSync(process.execPath, [join(root, 'scripts/mutation-page.mjs')], { cwd: root, stdio: 'inherit' });
