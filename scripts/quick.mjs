#!/usr/bin/env node
/**
 * `npm run test:quick [-- BASE]`: an answer within a minute and a half while one works: types, lint of the changed files, and the tests of the rooms that
 * changed against a base commit with those that import them, properties at a tenth. What takes long by itself is left to `npm test`, and
 * named. Without BASE: where the branch left its upstream, or the last commit where nothing is ahead of it.
 */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { importsOfRooms, roomsOf } from './changed-rooms.mjs';
import { checkNode, fail, install, root, say } from './project.mjs';
import { SLOW_TESTS } from './slow-tests.mjs';
import { suiteOf } from './suites.mjs';

/** Modules that `vitest.config.ts` keeps compiled from one quick run to the next. */
const COMPILED = join(root, 'node_modules', '.experimental-vitest-cache');
/** Versions of modules, 13 kB each: nobody takes old ones away. */
const MOST_COMPILED = 15_000;
/** Component tests need a browser. */
const TEST = /(?<!\.browser)\.test\.tsx?$/;

checkNode();
install();
const base = baseOf(process.argv[2]);
const changed = lines(['diff', '--name-only', base]).concat(lines(['ls-files', '--others', '--exclude-standard']));
const rooms = roomsOf(changed, importsOfRooms(root));
const files = rooms.flatMap((room) =>
  readdirSync(join(root, room), { recursive: true })
    .filter((name) => TEST.test(name) && !name.includes('node_modules') && suiteOf(name) === 'commit')
    .map((name) => `${room}/${name.replaceAll('\\', '/')}`),
);
// Who changes a slow test wants its answer.
const slow = files.filter((file) => file in SLOW_TESTS && !changed.includes(file));
const quickFiles = files.filter((file) => !slow.includes(file));
say(`${changed.length} files changed since ${base.slice(0, 10)}: ${rooms.length === 0 ? 'no room' : rooms.join(', ')}`);

// Two processors: the compiler and the linter beside the tests.
const outcomes = await Promise.all([check(), tests()]);
say(`left to npm test: the browser, and ${slow.length} of ${files.length} files that take more than a second`);
const failed = outcomes.filter((status) => status !== 0).length;
process.stdout.write(`${outcomes.length - failed} passed, ${failed} failed\n`);
process.exitCode = failed === 0 ? 0 : 1;

async function check() {
  const types = await run([join(root, 'scripts', 'types.mjs')]);
  const existing = changed.filter((path) => existsSync(join(root, path)));
  const biome = join(root, 'node_modules', '@biomejs', 'biome', 'bin', 'biome');
  const lint =
    existing.length === 0
      ? 0
      : await run([biome, 'check', '--error-on-warnings', '--no-errors-on-unmatched', ...existing]);
  return types === 0 && lint === 0 ? 0 : 1;
}

async function tests() {
  if (quickFiles.length === 0) return 0;
  if (existsSync(COMPILED) && readdirSync(COMPILED).length > MOST_COMPILED) rmSync(COMPILED, { recursive: true });
  return await run([join(root, 'node_modules', 'vitest', 'vitest.mjs'), 'run', '--reporter=dot', ...quickFiles], {
    SUITE: 'quick',
  });
}

function run(args, environment = {}) {
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  return new Promise((resolve) => child.once('exit', (code) => resolve(code ?? 1)));
}

function baseOf(baseName) {
  if (baseName !== undefined) return lines(['rev-parse', '--verify', `${baseName}^{commit}`])[0];
  const { status, stdout } = spawnSync('git', ['merge-base', 'HEAD', '@{upstream}'], { cwd: root, encoding: 'utf8' });
  const [head] = lines(['rev-parse', 'HEAD']);
  const left = stdout.trim();
  return status === 0 && left !== head ? left : lines(['rev-parse', '--verify', 'HEAD~1'])[0];
}

/** What git says, line by line. */
function lines(args) {
  const { status, stdout, stderr } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  if (status !== 0) fail(`git ${args[0]}: ${stderr.trim().split('\n')[0]}`);
  return stdout.split('\n').filter((line) => line !== '');
}
