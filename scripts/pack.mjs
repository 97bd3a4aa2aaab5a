#!/usr/bin/env node
/**
 * `npm run pack`: builds, and writes what is brought to where it runs into `build/pack`: one archive with its SHA-256, and the bill of materials.
 * With `KEEPOUT_RELEASE_KEY` both are signed. The same commit is the same bytes under the same version of Node.js.
 */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { archiveFiles, archiveName } from './pack/archive-files.mjs';
import { RELEASE_KEY, releaseKey, signatureOf } from './pack/signature.mjs';
import { tarball } from './pack/tar.mjs';
import { build, checkNode, dist, install, root, say } from './project.mjs';

const BILL = 'sbom.cdx.json';
/** With these beside the archive, the folder is what an image is built from. */
const IMAGE_FILES = ['Containerfile', 'image-steps.sh'];

/**
 * Writes archive, checksum and bill of materials of what was built, and what makes an image of them.
 *
 * @param key  a private key, or undefined: nothing is signed then
 * @returns the names of the files
 */
export function packInto(folder, { timeS, key }) {
  mkdirSync(folder, { recursive: true });
  const archive = `${archiveName()}.tgz`;
  const packed = tarball(archiveFiles(), timeS);
  const digest = createHash('sha256').update(packed).digest('hex');
  const signed = [
    { name: `${archive}.sha256`, bytes: Buffer.from(`${digest}  ${archive}\n`) },
    { name: BILL, bytes: readFileSync(join(dist, BILL)) },
  ];
  const signatures =
    key === undefined ? [] : signed.map(({ name, bytes }) => ({ name: `${name}.sig`, bytes: signatureOf(bytes, key) }));
  const files = [{ name: archive, bytes: packed }, ...signed, ...signatures];
  for (const { name, bytes } of files) writeFileSync(join(folder, name), bytes);
  for (const name of IMAGE_FILES) copyFileSync(join(root, 'deploy', name), join(folder, name));
  return [...files.map(({ name }) => name), ...IMAGE_FILES];
}

/** One time for all files, another one for each commit: a server tells browsers by it that a file has changed. */
function commitTimeS() {
  const { SOURCE_DATE_EPOCH: set } = process.env;
  if (set) return Number(set);
  return Number(execFileSync('git', ['log', '-1', '--format=%ct'], { cwd: root, encoding: 'utf8' }));
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  checkNode();
  const key = releaseKey();
  install();
  build();
  const folder = join(root, 'build', 'pack');
  rmSync(folder, { recursive: true, force: true });
  for (const name of packInto(folder, { timeS: commitTimeS(), key })) say(`wrote build/pack/${name}`);
  if (key === undefined) say(`not signed: ${RELEASE_KEY} names no key`);
}
