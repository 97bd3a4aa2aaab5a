import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { fromBase64 } from './base64.ts';
import { SOURCE_SHA256, WASM_BASE64 } from './generated/kernel-wasm.ts';
import { SOURCE_SHA256 as LATTICE_SHA256 } from './generated/lattice-wasm.ts';

it.each([
  ['../assembly/', SOURCE_SHA256],
  ['../assembly/lattice/', LATTICE_SHA256],
])('the committed WebAssembly of %s was made of the sources beside it', (path, sha256) => {
  const folder = new URL(path, import.meta.url);
  const hash = createHash('sha256');
  for (const name of readdirSync(folder)
    .filter((n) => n.endsWith('.ts'))
    .sort()) {
    hash.update(`${name}\n${readFileSync(new URL(name, folder), 'utf8')}`);
  }
  expect(sha256, 'run node packages/kernel/build.mjs').toBe(hash.digest('hex'));
});

it('base64 is decoded to the byte', () => {
  expect(Buffer.from(fromBase64(WASM_BASE64)).toString('base64')).toBe(WASM_BASE64);
  for (const text of ['', 'a', 'ab', 'abc']) {
    expect(Buffer.from(fromBase64(Buffer.from(text).toString('base64'))).toString()).toBe(text);
  }
});
