/**
 * Notices of the packages of others that are in a bundle, or that the built program loads: name, version, licence and its text,
 * as their licences ask. `--check` demands that there is a text for everything that an installation runs with.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { closureOf, licenceAt, nameAt, readLock, workspaceFolders } from './lock-packages.mjs';
import { fail, root, say } from './project.mjs';

/** Licences under which we take packages into what we hand out; another one is a decision (docs/decisions/0006). */
const TAKEN = [
  '0BSD',
  'Apache-2.0',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'OFL-1.1',
  'Unlicense',
];
const TEXT_FILE = /^(licen[sc]e|copying|unlicense|notice)([._-].*)?$/i;

const WARRANTY = `THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR IMPLIED, INCLUDING BUT NOT LIMITED TO THE
WARRANTIES OF MERCHANTABILITY, FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE AUTHORS OR
COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE,
ARISING FROM, OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE SOFTWARE.`;

/** The texts of licences, for packages that name one and come without it. */
const STANDARD = {
  MIT: `Permission is hereby granted, free of charge, to any person obtaining a copy of this software and associated documentation
files (the "Software"), to deal in the Software without restriction, including without limitation the rights to use, copy,
modify, merge, publish, distribute, sublicense, and/or sell copies of the Software, and to permit persons to whom the
Software is furnished to do so, subject to the following conditions:

The above copyright notice and this permission notice shall be included in all copies or substantial portions of the
Software.

${WARRANTY}`,
  ISC: `Permission to use, copy, modify, and/or distribute this software for any purpose with or without fee is hereby granted,
provided that the above copyright notice and this permission notice appear in all copies.

THE SOFTWARE IS PROVIDED "AS IS" AND THE AUTHOR DISCLAIMS ALL WARRANTIES WITH REGARD TO THIS SOFTWARE INCLUDING ALL IMPLIED
WARRANTIES OF MERCHANTABILITY AND FITNESS. IN NO EVENT SHALL THE AUTHOR BE LIABLE FOR ANY SPECIAL, DIRECT, INDIRECT, OR
CONSEQUENTIAL DAMAGES OR ANY DAMAGES WHATSOEVER RESULTING FROM LOSS OF USE, DATA OR PROFITS, WHETHER IN AN ACTION OF
CONTRACT, NEGLIGENCE OR OTHER TORTIOUS ACTION, ARISING OUT OF OR IN CONNECTION WITH THE USE OR PERFORMANCE OF THIS SOFTWARE.`,
  'Apache-2.0': readFileSync(join(root, 'LICENSE'), 'utf8').trim(),
};

/** The lock file's path of the package that a file belongs to; undefined for a file of ours. */
export function packageOf(file) {
  const match = /^(.*\/node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(file.replaceAll('\\', '/').replace(/^\0+/, ''));
  const at = match?.[1].indexOf('node_modules/') ?? -1;
  return at < 0 ? undefined : match[1].slice(at);
}

/** One notice; throws where a package is not in the lock file or its licence is none that we take. */
export function noticeOf(lock, path, base = root) {
  const entry = lock.packages[path];
  if (entry === undefined) throw new Error(`${path} is in the bundle and not in the lock file`);
  const name = nameAt(lock, path);
  const licence = licenceAt(lock, path) ?? '';
  const alternatives = licence.replaceAll(/[()]/g, '').split(' OR ');
  if (!alternatives.some((alternative) => TAKEN.includes(alternative))) {
    throw new Error(`${name} has the licence ${licence || '(none)'}, which is none of ${TAKEN.join(', ')}`);
  }
  const text = textsIn(join(base, path)) || standardText(join(base, path), alternatives);
  if (text === '') throw new Error(`${name} comes without the text of its licence ${licence}`);
  return { name, version: entry.version, licence, text };
}

function textsIn(folder) {
  if (!existsSync(folder)) return '';
  return readdirSync(folder)
    .filter((name) => TEXT_FILE.test(name))
    .sort()
    .map((name) => readFileSync(join(folder, name), 'utf8').trim())
    .join('\n\n');
}

function standardText(folder, alternatives) {
  const text = alternatives.map((alternative) => STANDARD[alternative]).find((one) => one !== undefined);
  const described = join(folder, 'package.json');
  if (text === undefined || !existsSync(described)) return '';
  const { author } = JSON.parse(readFileSync(described, 'utf8'));
  const holder = typeof author === 'object' && author !== null ? author.name : author;
  return `Copyright (c) ${holder ?? 'the authors of the package'}\n\n${text}`;
}

/** The file that lies beside a bundle. */
export function noticesText(title, notices) {
  const sorted = notices.toSorted((a, b) => `${a.name}@${a.version}`.localeCompare(`${b.name}@${b.version}`, 'en'));
  const parts = sorted.map(
    ({ name, version, licence, text }) => `${'-'.repeat(80)}\n${name} ${version}\n${licence}\n\n${text}\n`,
  );
  return `${title}\n\n${sorted.length} packages of others, each under its own licence.\n\n${parts.join('\n')}`;
}

/** Everything that the built program loads from node_modules: what its bundles leave outside, and what that needs. */
export function loadedBy(lock, imported) {
  const rooms = workspaceFolders(lock);
  const names = new Set(imported.map((path) => /^(@[^/]+\/)?[^/]+/.exec(path)?.[0]));
  const paths = [...names].flatMap((name) => {
    const found = ['', ...rooms].map((at) => `${at === '' ? '' : `${at}/`}node_modules/${name}`);
    return found.filter((path) => lock.packages[path] !== undefined && !lock.packages[path].link);
  });
  return closureOf(lock, paths).filter((path) => path.includes('node_modules/'));
}

/** What is not installed here is for another system, and not in what is built here. */
export const isInstalled = (path) => existsSync(join(root, path));

if (import.meta.url === pathToFileURL(process.argv[1]).href && process.argv.includes('--check')) {
  const lock = readLock();
  const faults = closureOf(lock, workspaceFolders(lock))
    .filter((path) => path.includes('node_modules/') && isInstalled(path))
    .flatMap((path) => {
      try {
        noticeOf(lock, path);
        return [];
      } catch (cause) {
        return [cause.message];
      }
    });
  for (const fault of faults) say(fault);
  if (faults.length > 0) fail('not every package can be given on with its notice');
}
