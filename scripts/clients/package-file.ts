import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../project.mjs';

/** A file of a package. */
export interface PackageFile {
  readonly path: string;
  readonly bytes: Buffer;
}

export const textFile = (path: string, text: string): PackageFile => ({ path, bytes: Buffer.from(text) });

/** Files of this repository that go into a package as they are, below another folder. */
export function takenFrom(folder: string, into: string, pattern: RegExp): readonly PackageFile[] {
  return readdirSync(join(root, folder))
    .filter((name) => pattern.test(name))
    .toSorted()
    .map((name) => ({ path: `${into}${name}`, bytes: readFileSync(join(root, folder, name)) }));
}

/** Of every file in a package: the same sources are the same bytes. The time that npm gives them (1985-10-26T08:15:00Z). */
export const PACKED_AT_S = 499_162_500;

/** The guide without what only the documentation reads: it is what a package says of itself. */
export function readme(): string {
  return readFileSync(join(root, 'docs/guides/clients.md'), 'utf8')
    .replace(/^---\n.*?\n---\n\s*/s, '')
    .replaceAll(/\[([^\]]+)\]\([^)]*\.md(#[^)]*)?\)/g, '$1')
    .replaceAll(/^<!--.*-->\n/gm, '');
}

/** Names, version and licence of the product. */
export function product(): { readonly version: string; readonly license: string } {
  return JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
}

/** Where the platform hands the packages out. */
export const CLIENTS_PATH = '/clients/';

/** What the packages are called. */
export function packageNames(): Readonly<Record<'typescript' | 'wheel' | 'sources', string>> {
  const { version } = product();
  return {
    typescript: `keepout-client-${version}.tgz`,
    // Pure Python, of any version 3, for any machine.
    wheel: `keepout-${version}-py3-none-any.whl`,
    sources: `keepout-${version}.tar.gz`,
  };
}
