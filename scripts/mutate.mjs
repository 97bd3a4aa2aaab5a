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
import { Stryker } from '@stryker-mutator/core';
import { root } from './project.mjs';

const rooms = JSON.parse(readFileSync(join(root, 'mutation/rooms.json'), 'utf8'));
const words = process.argv.slice(2);
const force = words.includes('--force');
const [room, ...only] = words.filter((word) => word !== '--force');
if (room !== undefined && !(room in rooms)) {
  process.stderr.write(`No room "${room}"; there are ${Object.keys(rooms).join(', ')}.\n`);
  process.exit(2);
}
setPriority(19);
process.chdir(root);
if (room === undefined) {
  for (const one of Object.keys(rooms))
    spawnSync(process.execPath, [process.argv[1], one, ...words], { stdio: 'inherit' });
} else {
  process.env.KEEPOUT_MUTATION_ROOM = room;
  process.env.KEEPOUT_MUTATION_ONLY = only.join(',');
  await new Stryker({ configFile: 'mutation/stryker.config.mjs', force }).runMutationTest();
  spawnSync(process.execPath, ['scripts/mutation-page.mjs'], { stdio: 'inherit' });
}
