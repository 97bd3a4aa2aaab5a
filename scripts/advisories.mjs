#!/usr/bin/env node
/**
 * Known weaknesses of packages of others, without a network: `--check` holds every package of the lock file against `security/advisories.json`, and
 * fails where one is in an affected range; with `--release` also where what is known is older than a release may have. `--take FILE` writes that file from the output of `npm audit --json` ("-": from the standard input).
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { nameAt, readLock } from './lock-packages.mjs';
import { fail, root, say } from './project.mjs';
import { isVersionInRange } from './version-range.mjs';

const FILE = join(root, 'security', 'advisories.json');
const STALE_DAYS = 90;
const MS_PER_DAY = 86_400_000;

/** Each package of the lock file that an advisory is about, with its id. */
export function affectedBy(lock, { advisories }) {
  return Object.entries(lock.packages).flatMap(([path, { version, link }]) => {
    if (!path.includes('node_modules/') || link || version === undefined) return [];
    const name = nameAt(lock, path);
    const packageAdvisories = Object.hasOwn(advisories, name) ? advisories[name] : [];
    return packageAdvisories
      .filter(({ range }) => isVersionInRange(version, range))
      .map(({ id, severity, title }) => `${name} ${version}: ${id} (${severity}) ${title}`);
  });
}

/** A line about the age of what is known; none while it is fresh. */
export function staleness({ asOf }, nowMs) {
  if (asOf === null) return 'security/advisories.json has no advisories yet: npm run advisories -- --take FILE';
  const days = Math.floor((nowMs - Date.parse(asOf)) / MS_PER_DAY);
  // An invalid or future date would never become stale.
  if (!(days >= 0)) return `security/advisories.json is of ${asOf}, which is no day before today: take newer ones`;
  return days > STALE_DAYS ? `security/advisories.json is of ${asOf}, ${days} days ago: take newer ones` : undefined;
}

/** What `npm audit --json` says, by package and as far as it is used here; addresses are left out. */
export function advisoriesOf(report, asOf) {
  if (report.vulnerabilities === undefined) throw new Error(`this is no report of advisories: ${report.message ?? ''}`);
  const entries = Object.values(report.vulnerabilities)
    .flatMap(({ via }) => via.filter((cause) => typeof cause === 'object'))
    .map(({ name, url = '', source, range, severity, title }) => {
      return { name, advisory: { id: url.split('/').at(-1) || String(source), range, severity, title } };
    })
    .sort((a, b) => `${a.name} ${a.advisory.id}`.localeCompare(`${b.name} ${b.advisory.id}`, 'en'));
  const advisories = {};
  for (const { name, advisory } of entries) {
    advisories[name] ??= [];
    if (!advisories[name].some(({ id }) => id === advisory.id)) advisories[name].push(advisory);
  }
  return { asOf, advisories };
}

/** Returns files that name third-party packages outside the root's lock file. */
export function uncovered(files) {
  const locks =
    /(^|\/)(package-lock\.json|npm-shrinkwrap\.json|yarn\.lock|pnpm-lock\.yaml|(uv|poetry|Pipfile|Cargo)\.lock|go\.sum|requirements[^/]*\.txt)$/;
  return files.filter(({ path, text }) =>
    path.endsWith('pyproject.toml')
      ? /^\s*(dependencies|optional-dependencies)\b|^\[.*(dependencies|dependency-groups)/m.test(text)
      : path !== 'package-lock.json' && locks.test(path),
  );
}

function main([order, file]) {
  if (order === '--take' && file !== undefined) {
    const report = JSON.parse(readFileSync(file === '-' ? 0 : file, 'utf8'));
    const converted = advisoriesOf(report, new Date().toISOString().slice(0, 10));
    writeFileSync(FILE, `${JSON.stringify(converted, null, 2)}\n`);
    say(`advisories of ${Object.keys(converted.advisories).length} packages are in security/advisories.json`);
    return;
  }
  if (order !== '--check') fail('say --check, --check --release, or --take FILE');
  const storedAdvisories = JSON.parse(readFileSync(FILE, 'utf8'));
  const affected = affectedBy(readLock(), storedAdvisories);
  const stale = staleness(storedAdvisories, Date.now());
  if (stale !== undefined && file === '--release') fail(stale);
  if (stale !== undefined) say(`warning: ${stale}`);
  if (affected.length > 0) fail(`packages with known weaknesses:\n${affected.join('\n')}`);
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) main(process.argv.slice(2));
