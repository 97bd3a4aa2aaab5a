#!/usr/bin/env node
/**
 * Compiles the modules of `assembly/` to WebAssembly and writes each as base64 into `src/generated/`.
 *
 * Run: node packages/kernel/build.mjs   (--check writes no file and compares every byte with the committed file)
 */
import { readFileSync, writeFileSync } from 'node:fs';
import asc from 'assemblyscript/asc';

/** Where a module is to be small, the compiler leaves out the tables by which its logarithm and power are faster. */
const modules = [
  { folder: 'assembly', target: 'src/generated/kernel-wasm.ts' },
  { folder: 'assembly/lattice', target: 'src/generated/lattice-wasm.ts' },
  { folder: 'assembly/trade', target: 'src/generated/trade-wasm.ts' },
  { folder: 'assembly/gravity', target: 'src/generated/gravity-wasm.ts' },
  { folder: 'assembly/functions', target: 'src/generated/functions-wasm.ts', shrinkLevel: '2' },
];
const packageUrl = new URL('./', import.meta.url);
const isCheck = process.argv.includes('--check');

for (const { folder, target, shrinkLevel = '0' } of modules) {
  const binary = await compile(folder, shrinkLevel);
  const generatedText = `/** Made by packages/kernel/build.mjs from packages/kernel/${folder}; not edited by hand. */
export const WASM_BASE64 =
  '${Buffer.from(binary).toString('base64')}';
`;
  const to = new URL(target, packageUrl);
  if (!isCheck) {
    writeFileSync(to, generatedText);
    process.stdout.write(`packages/kernel/${target}: ${binary.length} bytes of WebAssembly\n`);
  } else if (readFileSync(to, 'utf8') !== generatedText) {
    process.stderr.write(
      `packages/kernel/${target} is not what packages/kernel/${folder} compiles to: run npm run assembly and commit it.\n`,
    );
    process.exitCode = 1;
  }
}

async function compile(folder, shrinkLevel) {
  let binary;
  const { error, stderr } = await asc.main(
    [
      `${folder}/index.ts`,
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
      shrinkLevel,
      '--converge',
      '--noAssert',
      '--use',
      'abort=',
      '--use',
      'Math=NativeMath',
    ],
    {
      readFile: (name) => sourceOf(name),
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

/**
 * Text of a source in AssemblyScript form, null where it is missing. TypeScript has no decorators on functions: they are
 * written as a comment line, `// @inline`, which neither tsc nor the formatter stumbles over (docs/decisions/0040).
 */
function sourceOf(name) {
  try {
    return readFileSync(new URL(name, packageUrl), 'utf8').replace(/^\/\/ @inline$/gm, '@inline');
  } catch (cause) {
    // The compiler tries several places for an import.
    if (cause.code === 'ENOENT') return null;
    throw cause;
  }
}
