import { type ChildProcess, type StdioOptions, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join, sep } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build, type Plugin } from 'esbuild';
import { withBundledThreads } from '../../../../scripts/bundled-threads.ts';

const root = fileURLToPath(new URL('../../../../', import.meta.url));
const source = fileURLToPath(new URL('../', import.meta.url));

/** A program of a test as one file: it starts in a third of a second, where each source compiled by itself takes several. */
export interface TestProgram {
  /** A process of its own that runs it; its standard input and output are pipes, unless said otherwise. */
  start(stdio?: StdioOptions): ChildProcess;
  remove(): void;
}

/**
 * @param code   a module; what it imports by `./…` lies below `packages/server/src`
 */
export async function testProgram(code: string): Promise<TestProgram> {
  // Below node_modules, so that packages of others are found from there.
  const folder = join(root, 'node_modules', '.cache', 'keepout-test-programs');
  mkdirSync(folder, { recursive: true });
  const outfile = join(folder, `${randomBytes(8).toString('hex')}.mjs`);
  await build({
    stdin: { contents: code, resolveDir: source, loader: 'ts' },
    bundle: true,
    platform: 'node',
    format: 'esm',
    outfile,
    logLevel: 'error',
    plugins: [packagesOfOthersStay, addressesStay],
  });
  return {
    start: (stdio = ['pipe', 'pipe', 'inherit']) => spawn(process.execPath, [outfile], { stdio }),
    remove: () => rmSync(outfile, { force: true }),
  };
}

/** The process of a program that is started once. */
export async function startTestProgram(code: string, stdio?: StdioOptions): Promise<ChildProcess> {
  const program = await testProgram(code);
  const child = program.start(stdio);
  child.once('exit', () => program.remove());
  return child;
}

const packagesOfOthersStay: Plugin = {
  name: 'packages of others stay where they are',
  setup: (within) => {
    within.onResolve({ filter: /^[^.]/ }, ({ path, kind }) =>
      kind === 'entry-point' || path.startsWith('@keepout/') || existsSync(path) ? undefined : { path, external: true },
    );
  },
};

/** What a source finds beside itself it finds from the bundle too. */
const addressesStay: Plugin = {
  name: 'addresses stay',
  setup: (within) => {
    within.onLoad({ filter: /\.ts$/ }, async ({ path }) => {
      if (path.includes(`${sep}node_modules${sep}`)) return undefined;
      const text = readFileSync(path, 'utf8');
      const own = JSON.stringify(pathToFileURL(path).href);
      const contents = ((await withBundledThreads(text, path)) ?? text).replaceAll('import.meta.url', own);
      return { contents, loader: 'ts' };
    });
  },
};
