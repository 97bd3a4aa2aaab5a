#!/usr/bin/env node
/**
 * `npm run mutate -- <room> [files or file:from-to]`: changes the code of a room one place at a time and counts the
 * changes that its tests notice. Without a room, all rooms one after the other. Runs at the lowest priority and goes on
 * where the last run stopped; `--force` as an argument tries every change again. The figures go to build/reports/mutation.md.
 * `--check SHARE` tries a drawn share of the changes of every room from the start, leaves the page unchanged and fails if a room notices fewer than
 * `leastNoticed` of mutation/rooms.json.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { setPriority } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { Stryker } from '@stryker-mutator/core';
import { NOT_DRAWN } from '../mutation/draw.mjs';
import { root } from './project.mjs';

const rooms = JSON.parse(readFileSync(join(root, 'mutation/rooms.json'), 'utf8'));
const { values, positionals } = parseArgs({
  options: { force: { type: 'boolean', default: false }, check: { type: 'string' } },
  allowPositionals: true,
});
const [room, ...only] = positionals;
const { force, check: share } = values;
if (room !== undefined && !(room in rooms)) {
  process.stderr.write(`No room "${room}"; there are ${Object.keys(rooms).join(', ')}.\n`);
  process.exit(2);
}
setPriority(19);
process.chdir(root);
if (room === undefined) {
  for (const name of Object.keys(rooms)) {
    const args = [process.argv[1], name, ...process.argv.slice(2)];
    if (spawnSync(process.execPath, args, { stdio: 'inherit' }).status !== 0) process.exitCode = 1;
  }
} else if (share !== undefined) {
  Object.assign(process.env, { KEEPOUT_MUTATION_ROOM: room, KEEPOUT_MUTATION_ONLY: '', KEEPOUT_MUTATION_SHARE: share });
  const options = {
    configFile: 'mutation/stryker.config.mjs',
    force: true,
    incremental: false,
    reporters: ['progress-append-only'],
  };
  const mutants = await new Stryker(options).runMutationTest();
  const count = (...states) => mutants.filter(({ status }) => states.includes(status)).length;
  const noticed = count('Killed', 'Timeout', 'RuntimeError');
  const triedCount = noticed + count('Survived', 'NoCoverage');
  const { leastNoticed } = rooms[room];
  process.stdout.write(
    `${room}: ${noticed} of ${triedCount} changes noticed, at least ${100 * leastNoticed} % required\n`,
  );
  if (!(noticed / triedCount >= leastNoticed)) process.exitCode = 1;
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
