#!/usr/bin/env node
/**
 * Compiles `assembly/` to WebAssembly and writes it as base64 into `src/generated/kernel-wasm.ts`, with the hash of the
 * sources it was made of. Run: node packages/kernel/build.mjs   (--check only compares the hash)
 */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import asc from 'assemblyscript/asc';

const here = new URL('./', import.meta.url);
const sources = readdirSync(new URL('assembly/', here))
  .filter((name) => name.endsWith('.ts'))
  .sort();
const target = new URL('src/generated/kernel-wasm.ts', here);

const hash = createHash('sha256');
for (const name of sources) hash.update(`${name}\n${readFileSync(new URL(`assembly/${name}`, here), 'utf8')}`);
const sourceHash = hash.digest('hex');

if (process.argv.includes('--check')) {
  const isCurrent = readFileSync(target, 'utf8').includes(sourceHash);
  if (!isCurrent) process.stderr.write('packages/kernel/src/generated is older than assembly: run build.mjs\n');
  process.exit(isCurrent ? 0 : 1);
}

let binary;
const { error, stderr } = await asc.main(
  [
    'index.ts',
    '--outFile',
    'kernel.wasm',
    '--runtime',
    'stub',
    '--enable',
    'simd',
    '--enable',
    'bulk-memory',
    '--optimizeLevel',
    '3',
    '--shrinkLevel',
    '0',
    '--converge',
    '--noAssert',
    '--use',
    'abort=',
    '--use',
    'Math=NativeMath',
  ],
  {
    readFile: (name) => {
      try {
        return readFileSync(new URL(name, new URL('assembly/', here)), 'utf8');
      } catch {
        return null;
      }
    },
    writeFile: (name, contents) => {
      if (name.endsWith('.wasm')) binary = contents;
    },
    listFiles: () => [],
  },
);
if (error) {
  process.stderr.write(`${stderr.toString()}\n${error.message}\n`);
  process.exit(1);
}
writeFileSync(
  target,
  `/** Made by packages/kernel/build.mjs from packages/kernel/assembly; not edited by hand. */
export const SOURCE_SHA256 = '${sourceHash}';
export const WASM_BASE64 =
  '${Buffer.from(binary).toString('base64')}';
`,
);
process.stdout.write(`${binary.length} bytes of WebAssembly\n`);
