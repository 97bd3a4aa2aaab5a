import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import type { Plugin } from 'vitest/config';
import { root } from './project.mjs';
import { ourRoomsOnly, threadModules, withBuiltThreads } from './thread-modules.mjs';

/** Where the run keeps its threads; workers of the run inherit it. Below node_modules, so that packages of others are found from there. */
const FOLDER = 'SUITE_THREADS';

/**
 * Computation threads of tests run files that were bundled once for the whole run, as in the build: a thread that compiles
 * each source by itself begins seconds of a processor later, and every test platform has threads of its own.
 */
export function bundledThreads(): Plugin {
  const folder = join(root, 'node_modules', '.cache', `keepout-test-threads-${process.pid}`);
  if (process.env[FOLDER] === undefined) {
    process.env[FOLDER] = folder;
    process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  }
  return {
    name: 'keepout-bundled-threads',
    enforce: 'pre',
    transform: (code, id) => withBundledThreads(code, id),
    // The folder is of this run: what names it is compiled anew in the next.
    configureVitest: ({ experimental_defineCacheKeyGenerator: keep }) =>
      keep(({ sourceCode }) => (namesThread(sourceCode) ? false : undefined)),
  };
}

/** A source with the addresses of bundled threads in the place of its thread modules; undefined where it names none. */
export async function withBundledThreads(code: string, path: string): Promise<string | undefined> {
  if (!namesThread(code)) return undefined;
  const folder = await bundled();
  return withBuiltThreads(code, path, (name: string) => {
    const address = pathToFileURL(join(folder, `${name}.mjs`)).href;
    return `new URL('${address}')`;
  });
}

const namesThread = (code: string): boolean => code.includes(".thread.ts'");

let bundling: Promise<string> | undefined;
const bundled = () => (bundling ??= bundle(process.env[FOLDER]!));

/** Bundles into a folder, unless another process of the run has done it. */
async function bundle(folder: string): Promise<string> {
  if (existsSync(folder)) return folder;
  const ownFolder = `${folder}.${process.pid}`;
  mkdirSync(ownFolder, { recursive: true });
  await build({
    entryPoints: threadModules({ ofTests: true }),
    outdir: ownFolder,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    splitting: true,
    platform: 'node',
    format: 'esm',
    target: 'node20.19',
    logLevel: 'warning',
    loader: { '.wasm': 'binary', '.txt': 'text' },
    plugins: [ourRoomsOnly],
  });
  try {
    renameSync(ownFolder, folder);
  } catch {
    // Somebody else was first.
    rmSync(ownFolder, { recursive: true, force: true });
  }
  return folder;
}
