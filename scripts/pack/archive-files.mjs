import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { readLock } from '../lock-packages.mjs';
import { dist, root } from '../project.mjs';
import { productionLock, productionManifest } from './production-lock.mjs';

/** Beside the program: how it is run and upgraded. */
const BROUGHT = ['LICENSE', 'CHANGELOG.md', 'deploy', 'docs/guides', 'docs/reference', 'scripts/keepout.mjs'];
/** Maps from the bundles to sources that are not there, and the mark of who built. */
const LEFT_OUT = /\.map$|^dist\/stamp$/;
const PROGRAM = /^scripts\/|\.sh$/;

/** `keepout-1.2.3`: the archive, and the folder that everything lies in. */
export function archiveName() {
  const { name, version } = readManifest();
  return `${name}-${version}`;
}

/** Everything that is handed out. */
export function archiveFiles() {
  const [lock, manifest] = [readLock(), readManifest()];
  const written = [
    { path: 'package.json', bytes: jsonOf(productionManifest(lock, manifest)) },
    { path: 'package-lock.json', bytes: jsonOf(productionLock(lock, manifest)) },
  ];
  const copied = [...below(dist, 'dist'), ...BROUGHT.flatMap((place) => below(join(root, place), place))]
    .filter((path) => !LEFT_OUT.test(path))
    .map((path) => ({
      path,
      bytes: readFileSync(path.startsWith('dist/') ? join(dist, path.slice('dist/'.length)) : join(root, path)),
      isProgram: PROGRAM.test(path),
    }));
  return [...written, ...copied].map((file) => ({ ...file, path: `${archiveName()}/${file.path}` }));
}

function below(place, path) {
  if (!statSync(place).isDirectory()) return [path];
  return readdirSync(place).flatMap((name) => below(join(place, name), `${path}/${name}`));
}

const readManifest = () => JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const jsonOf = (value) => Buffer.from(`${JSON.stringify(value, null, 2)}\n`);
