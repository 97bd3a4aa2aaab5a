/** What the lock file says about the packages that an installation runs with. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './project.mjs';

export function readLock(path = join(root, 'package-lock.json')) {
  return JSON.parse(readFileSync(path, 'utf8'));
}

/** `node_modules/a/node_modules/@b/c` is `@b/c`; a room of ours has its own name. */
export function nameAt(lock, path) {
  return lock.packages[path]?.name ?? path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
}

/** Where a package that is asked for at `from` is found: beside it, or further up. A link leads to a room of ours. */
export function resolveFrom(lock, from, name) {
  for (let at = from; ; at = at.slice(0, Math.max(0, at.lastIndexOf('/')))) {
    const path = `${at === '' ? '' : `${at}/`}node_modules/${name}`;
    const entry = lock.packages[path];
    if (entry !== undefined) return entry.link ? entry.resolved : path;
    if (at === '') return undefined;
  }
}

/** The paths of what a package needs to run: what it cannot do without, and what it takes where it can have it. */
export function neededBy(lock, path) {
  const { dependencies = {}, optionalDependencies = {}, peerDependencies = {} } = lock.packages[path];
  const names = [...Object.keys(dependencies), ...Object.keys(optionalDependencies), ...Object.keys(peerDependencies)];
  return [...new Set(names.map((name) => resolveFrom(lock, path, name)).filter((place) => place !== undefined))].sort();
}

/** Everything that is needed by these, themselves included; sorted. Tools for building and testing are not among it. */
export function closureOf(lock, paths) {
  const places = new Set();
  const visit = (path) => {
    if (places.has(path) || lock.packages[path].dev) return;
    places.add(path);
    for (const needed of neededBy(lock, path)) visit(needed);
  };
  for (const path of paths) visit(path);
  return [...places].sort();
}

/** Our rooms: the folders of the workspaces. */
export function workspaceFolders(lock) {
  return Object.keys(lock.packages).filter((path) => path !== '' && !path.includes('node_modules/'));
}

/** Licences of packages that bring the text and do not name it in their manifest; of another version somebody looks again. */
const NAMED_HERE = { 'png-js@2.0.0': 'MIT' };

/** The licence that a package is under, as it names it itself or as its text says. */
export function licenceAt(lock, path) {
  const { license, version } = lock.packages[path];
  return license ?? NAMED_HERE[`${nameAt(lock, path)}@${version}`];
}
