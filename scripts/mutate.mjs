#!/usr/bin/env node
/**
 * `npm run mutate -- <room> [files or file:from-to]`: changes the code of a room one place at a time and counts the
 * changes that its tests notice. Without a room, all rooms one after the other. Runs at the lowest priority and goes on
 * where the last run stopped; `--force` as an argument tries every change again. The figures go to docs/mutation.md.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { setPriority } from 'node:os';
import { join } from 'node:path';
import { Stryker } from '@stryker-mutator/core';
import { NOT_DRAWN } from '../mutation/draw.mjs';
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
  forgetNotDrawn(`reports/mutation/${room}.incremental.json`, only);
  await new Stryker({ configFile: 'mutation/stryker.config.mjs', force }).runMutationTest();
  spawnSync(process.execPath, ['scripts/mutation-page.mjs'], { stdio: 'inherit' });
}

/** A larger share draws what a smaller one left out: that is no result to go on from. */
function forgetNotDrawn(path, only) {
  if (!existsSync(path)) return;
  const report = JSON.parse(readFileSync(path, 'utf8'));
  for (const [name, file] of Object.entries(report.files)) {
    if (only.length > 0 && !only.some((wish) => wish.startsWith(name))) continue;
    file.mutants = file.mutants.filter(({ statusReason }) => statusReason !== NOT_DRAWN);
  }
  writeFileSync(path, JSON.stringify(report));
}
