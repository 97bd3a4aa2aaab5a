import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import notCovered from './not-covered.json' with { type: 'json' };

/**
 * Nothing of the reference set is forgotten: each of its files is named by a test, or by the excerpt that a test reads, or
 * is one of a list that a test walks, or stands in not-covered.json with the reason.
 */
const reference = new URL('../../shared/reference/', import.meta.url);
const root = new URL('../', import.meta.url);
const isWanted = existsSync(reference);

/** Lists of files of which a test, or the maker of an excerpt, walks every one. */
const walkedLists = [
  ...['cdm', 'oem', 'omm', 'opm', 'tdm'].map((kind) => `${kind}/manifest.json`),
  'oem/conjunction_pairs.json',
  'tdm/association.json',
];

/** Folders of which a test loads every file (conformance/ccsds/schema.ts). */
const walkedFolders = ['schemas/ndmxml-2.0.0-qualified/', 'schemas/ndmxml-2.0.0-unqualified/'];

function filesUnder(folder: URL, wanted: (path: string) => boolean): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(fileURLToPath(folder), join(entry.parentPath, entry.name)))
    .filter((path) => !path.includes('node_modules/') && wanted(path))
    .sort();
}

const isTestText = (path: string): boolean =>
  /\.test\.tsx?$/.test(path) ||
  /^[^/]+\/test\//.test(path) ||
  /(^|\/)SOURCE\.md$/.test(path) ||
  /excerpts?\.(mjs|py)$/.test(path);

/** What tests and the makers of their excerpts say, this file left out. */
function testimony(): string {
  const texts: string[] = [];
  for (const folder of ['packages/', 'services/', 'conformance/', 'scripts/tables/']) {
    const url = new URL(folder, root);
    for (const path of filesUnder(url, isTestText)) {
      if (path !== 'coverage.nightly.test.ts') texts.push(readFileSync(new URL(path, url), 'utf8'));
    }
  }
  return texts.join('\n');
}

function listedFiles(): Set<string> {
  const listed = new Set<string>();
  for (const list of walkedLists) {
    const folder = list.split('/')[0]!;
    const text = readFileSync(new URL(list, reference), 'utf8');
    for (const path of filesUnder(new URL(`${folder}/`, reference), (path) => text.includes(`"${path}"`))) {
      listed.add(`${folder}/${path}`);
    }
  }
  for (const folder of walkedFolders) {
    for (const path of filesUnder(new URL(folder, reference), () => true)) listed.add(folder + path);
  }
  return listed;
}

function isNamed(path: string, text: string): boolean {
  const name = path.split('/').at(-1)!;
  const plain = name.replace(/\.[a-z0-9.]+$/i, '');
  const quoted = new RegExp(`['"\`/]${plain.replaceAll(/[.*+?^$()[\]{}|\\]/g, '\\$&')}['"\`]`);
  return text.includes(name) || quoted.test(text);
}

describe.skipIf(!isWanted)('the reference set', () => {
  it('is compared file by file, or says why not', () => {
    const text = testimony();
    const listed = listedFiles();
    const excused = new Map(notCovered.map((entry) => [entry.path, entry.reason]));
    const isExcused = (path: string): boolean =>
      excused.has(path) || [...excused.keys()].some((key) => key.endsWith('/') && path.startsWith(key));
    const files = filesUnder(reference, () => true);
    const open = files.filter((path) => !listed.has(path) && !isNamed(path, text));
    expect(open.filter((path) => !isExcused(path))).toEqual([]);
  });

  it('lists as not compared only what is there, what is not, and why', () => {
    const text = testimony();
    const listed = listedFiles();
    for (const { path, reason } of notCovered) {
      expect(reason.length, path).toBeGreaterThan(20);
      expect(existsSync(new URL(path, reference)), path).toBe(true);
      if (path.endsWith('/')) continue;
      expect(listed.has(path) || isNamed(path, text), `${path} is compared after all`).toBe(false);
    }
  });
});
