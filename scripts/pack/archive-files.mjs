import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { readLock } from '../lock-packages.mjs';
import { commitOfFiles, dist, root } from '../project.mjs';
import { productionLock, productionManifest } from './production-lock.mjs';

/** Beside the program: how it is run and upgraded. */
const BROUGHT = ['LICENSE', 'CHANGELOG.md', 'deploy', 'docs/guides', 'docs/reference', 'scripts/keepout.mjs'];
/** Maps from the bundles to sources that are not there, the mark of who built, and what tests look at. */
const LEFT_OUT = /\.map$|^dist\/(stamp|commit)$|^deploy\/helm\/(rendered\/|render\.sh$)/;
const CHART = 'deploy/helm/keepout/Chart.yaml';
const PROGRAM = /^scripts\/|\.sh$/;

/** `keepout-1.2.3`: the archive, and the folder that everything lies in. */
export function archiveName() {
  const { name, version } = readManifest();
  return `${name}-${version}`;
}

/** Everything that is handed out. */
export function archiveFiles() {
  const [lock, manifest] = [readLock(), readManifest()];
  const archiveEntries = [
    { path: 'package.json', bytes: jsonOf(productionManifest(lock, manifest)) },
    // A build of the same sources may be of an earlier commit.
    { path: 'dist/commit', bytes: Buffer.from(`${commitOfFiles()}\n`) },
    { path: 'package-lock.json', bytes: jsonOf(productionLock(lock, manifest)) },
  ];
  const built = readdirSync(dist, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)));
  const copied = [...built, ...committed(BROUGHT)]
    .filter((path) => !LEFT_OUT.test(path))
    .map((path) => ({
      path,
      bytes: path === CHART ? chartOf(manifest) : readFileSync(join(root, path)),
      isProgram: PROGRAM.test(path),
    }));
  return [...archiveEntries, ...copied].map((file) => ({ ...file, path: `${archiveName()}/${file.path}` }));
}

/** The chart has the version of the program that it brings. */
function chartOf({ version }) {
  const chart = readFileSync(join(root, CHART), 'utf8');
  return Buffer.from(chart.replaceAll(/^(version|appVersion): 0\.0\.0$/gm, `$1: ${version}`));
}

/** Files of git alone: what else lies there, such as passwords of an installation, stays there. */
function committed(places) {
  return execFileSync('git', ['ls-files', '-z', ...places], { cwd: root, encoding: 'utf8' })
    .split('\0')
    .slice(0, -1);
}

const readManifest = () => JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const jsonOf = (value) => Buffer.from(`${JSON.stringify(value, null, 2)}\n`);
