import { createHash } from 'node:crypto';
import { archiveOf } from '@keepout/server/messages/pack';
import { tarball } from '../pack/tar.mjs';
import type { DescribedClient } from './described-calls.ts';
import { PACKED_AT_S, type PackageFile, packageNames, product, readme, takenFrom, textFile } from './package-file.ts';
import { pythonCalls } from './python-calls.ts';
import { pythonTypes } from './python-types.ts';

const NAME = 'keepout';
const SOURCES = 'packages/client/python';
const NEEDS = '>=3.10';
/** As the name of the wheel ends. */
const TAG = 'py3-none-any';

/** The packages of the client for Python: the wheel, which installs by itself, and the sources. */
export function pythonPackages(client: DescribedClient): readonly PackageFile[] {
  const modules = pythonModules(client);
  return [wheel(modules), sources(modules)];
}

/** What is imported: modules that are written by hand, and those that are written from the descriptions. */
export function pythonModules(client: DescribedClient): readonly PackageFile[] {
  const types = pythonTypes(client, 'types.');
  const calls = pythonCalls(client, types, product().version);
  return [
    ...takenFrom(`${SOURCES}/${NAME}`, `${NAME}/`, /\.py$|^py\.typed$/),
    textFile(`${NAME}/_calls.py`, calls),
    textFile(`${NAME}/types.py`, types.text()),
  ];
}

function sources(modules: readonly PackageFile[]): PackageFile {
  const folder = `${NAME}-${product().version}`;
  const [project] = takenFrom(SOURCES, '', /^pyproject\.toml$/);
  const files = [
    ...modules,
    textFile(
      'pyproject.toml',
      project!.bytes.toString().replace(/^version = .*$/m, `version = "${product().version}"`),
    ),
    textFile('PKG-INFO', metadata()),
    textFile('README.md', readme()),
    ...takenFrom('.', '', /^LICENSE$/),
    ...takenFrom('packages/client/examples', 'examples/', /\.py$/),
  ];
  const packed = files.map(({ path, bytes }) => ({ path: `${folder}/${path}`, bytes }));
  return { path: packageNames().sources, bytes: tarball(packed, PACKED_AT_S) };
}

/** A wheel is an archive of modules with a record of their hashes (binary distribution format 1.0). */
function wheel(modules: readonly PackageFile[]): PackageFile {
  const { version } = product();
  const folder = `${NAME}-${version}.dist-info`;
  const said = `Wheel-Version: 1.0\nGenerator: keepout\nRoot-Is-Purelib: true\nTag: ${TAG}\n`;
  const files = [
    ...modules,
    textFile(`${folder}/METADATA`, metadata()),
    textFile(`${folder}/WHEEL`, said),
    ...takenFrom('.', `${folder}/licenses/`, /^LICENSE$/),
  ];
  const record = `${folder}/RECORD`;
  const lines = files.map(
    ({ path, bytes }) => `${path},sha256=${createHash('sha256').update(bytes).digest('base64url')},${bytes.length}\n`,
  );
  const all = [...files, textFile(record, `${lines.join('')}${record},,\n`)];
  return {
    path: packageNames().wheel,
    bytes: archiveOf(all.map(({ path, bytes }) => ({ name: path, bytes }))),
  };
}

function metadata(): string {
  const { version, license } = product();
  const head = [
    'Metadata-Version: 2.1',
    `Name: ${NAME}`,
    `Version: ${version}`,
    'Summary: Keepout for programs: each call of the API by its name, typed, with the standard library alone',
    `License: ${license}`,
    `Requires-Python: ${NEEDS}`,
    'Description-Content-Type: text/markdown',
  ];
  return `${head.join('\n')}\n\n${readme()}`;
}
