#!/usr/bin/env node
/**
 * Compiles the modules under `assembly/` to WebAssembly and writes each as base64 into `src/generated/`, with the hash of
 * the sources it was made of. Run: node packages/kernel/build.mjs   (--check only compares the hashes)
 */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import asc from 'assemblyscript/asc';

const modules = [
  { folder: 'assembly/', target: 'src/generated/kernel-wasm.ts' },
  { folder: 'assembly/lattice/', target: 'src/generated/lattice-wasm.ts' },
];
const here = new URL('./', import.meta.url);
for (const module of modules) await build(module);

async function build({ folder, target }) {
  const from = new URL(folder, here);
  const to = new URL(target, here);
  const sources = readdirSync(from)
    .filter((name) => name.endsWith('.ts'))
    .sort();
  const hash = createHash('sha256');
  for (const name of sources) hash.update(`${name}\n${readFileSync(new URL(name, from), 'utf8')}`);
  const sourceHash = hash.digest('hex');
  if (process.argv.includes('--check')) {
    if (readFileSync(to, 'utf8').includes(sourceHash)) return;
    process.stderr.write(`packages/kernel/${target} is older than ${folder}: run build.mjs\n`);
    process.exitCode = 1;
    return;
  }
  const binary = await compile(from);
  writeFileSync(
    to,
    `/** Made by packages/kernel/build.mjs from packages/kernel/${folder.slice(0, -1)}; not edited by hand. */
export const SOURCE_SHA256 = '${sourceHash}';
export const WASM_BASE64 =
  '${Buffer.from(binary).toString('base64')}';
`,
  );
  process.stdout.write(`${target}: ${binary.length} bytes of WebAssembly\n`);
}

async function compile(from) {
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
          return readFileSync(new URL(name, from), 'utf8');
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
  if (!error) return binary;
  process.stderr.write(`${stderr.toString()}\n${error.message}\n`);
  process.exit(1);
}
