/** What the scripts know about this clone. No dependencies: they run before anything is installed. */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));
export const dist = join(root, 'dist');
/** What the build reads. */
const builders = [
  ...['build.mjs', 'clients', 'clients.ts', 'described-api.ts', 'lock-packages.mjs', 'notices.mjs', 'openapi.mjs'],
  ...['pack/tar.mjs', 'sbom.mjs'],
].map((name) => `scripts/${name}`);
const pages = ['docs/guides', 'docs/reference', 'docs/models', 'docs/glossary.md', 'CHANGELOG.md'];
const sources = ['packages', 'services', ...pages, ...builders, 'package-lock.json'];
const stampFile = join(dist, 'stamp');
/** The least minor version of each supported line, as `engines` says it too; odd lines end before our tools support them. */
const LEAST_MINOR = { 20: 19, 22: 12 };
const NEWEST_LISTED = 23;

/** One line a step, so that whoever waits knows for what. */
export function say(line) {
  process.stdout.write(`keepout: ${line}\n`);
}

export function fail(line) {
  process.stderr.write(`keepout: ${line}\n`);
  process.exit(1);
}

export function checkNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  const least = LEAST_MINOR[major] ?? (major > NEWEST_LISTED ? 0 : Number.POSITIVE_INFINITY);
  if (minor >= least) return;
  fail(`Node 20.19, 22.12, 24 or newer is needed; this is ${process.versions.node}.`);
}

/** Installs what the lock file says unless it is there already. */
export function install() {
  if (isInstalled()) return;
  say('installing packages (once, about a minute)');
  run(
    'npm',
    ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'],
    'The packages could not be installed.',
  );
}

/** Builds unless the last build was made from these very sources. */
export function build() {
  if (isBuilt()) return;
  say('building');
  run(process.execPath, [join(root, 'scripts', 'build.mjs')], 'The build failed.');
}

export function isBuilt() {
  return existsSync(stampFile) && readFileSync(stampFile, 'utf8') === sourceStamp();
}

/** The commit in full, with `-dirty` where files of git differ from it; `unknown` outside a clone. */
export function commitOfFiles() {
  const words = ['describe', '--always', '--abbrev=40', '--exclude=*', '--dirty'];
  const { status, stdout } = spawnSync('git', words, { cwd: root, encoding: 'utf8' });
  return status === 0 ? stdout.trim() : 'unknown';
}

/** A fingerprint of everything that the build reads: path, size and time of each file. */
export function sourceStamp() {
  const hash = createHash('sha256');
  for (const place of sources) {
    for (const path of files(join(root, place))) {
      const { size, mtimeMs } = statSync(path);
      hash.update(`${path.slice(root.length)} ${size} ${Math.round(mtimeMs)}\n`);
    }
  }
  return hash.digest('hex');
}

const passedOver = /^(node_modules|dist|dist-mock|build|coverage|test-results|mock-api)$|\.test\.tsx?$/;

function* files(path) {
  const stats = statSync(path, { throwIfNoEntry: false });
  if (stats === undefined) return;
  if (!stats.isDirectory()) {
    yield path;
    return;
  }
  for (const name of readdirSync(path).sort()) {
    if (!passedOver.test(name)) yield* files(join(path, name));
  }
}

/** Whether everything that the built program needs is installed, and what only builds and tests need is not. */
export function isProductionInstall() {
  return !isInstalled() && isInstalled({ withoutTools: true });
}

/** Whether npm's own record of what it installed agrees with the lock file, package by package. */
function isInstalled({ withoutTools = false } = {}) {
  const record = join(root, 'node_modules', '.package-lock.json');
  if (!existsSync(record)) return false;
  const installed = JSON.parse(readFileSync(record, 'utf8')).packages;
  const requiredPackages = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages;
  return Object.entries(requiredPackages).every(([path, { version, optional, dev, devOptional, link, peer }]) => {
    if (!path.startsWith('node_modules/') || link || (withoutTools && dev)) return true;
    const installedPackage = installed[path];
    // Packages for another system are left out by npm, rightly.
    return installedPackage === undefined ? optional || devOptional || peer : installedPackage.version === version;
  });
}

function run(command, args, complaint) {
  const reason = attempt(command, args);
  if (reason !== undefined) fail(`${complaint} (${reason})`);
}

/** Why it failed, or undefined. */
function attempt(command, args) {
  const { status, error } = spawnSync(command, args, { cwd: root, stdio: ['ignore', 'inherit', 'inherit'] });
  return status === 0 ? undefined : (error?.message ?? `${command} ended with ${status}`);
}
