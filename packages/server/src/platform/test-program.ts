import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const root = fileURLToPath(new URL('../../../../', import.meta.url));
const source = fileURLToPath(new URL('../', import.meta.url));

/** A program of a test as one file: it starts in a third of a second, where each source compiled by itself takes several. */
export interface TestProgram {
  /** A process of its own that runs it; its standard input and output are pipes. */
  start(): ChildProcess;
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
    ...{ bundle: true, platform: 'node', format: 'esm', outfile, logLevel: 'error' },
    plugins: [
      {
        name: 'packages of others stay where they are',
        setup: (within) => {
          within.onResolve({ filter: /^[^.]/ }, ({ path, kind }) =>
            kind === 'entry-point' || path.startsWith('@keepout/') || existsSync(path)
              ? undefined
              : { path, external: true },
          );
        },
      },
    ],
  });
  return {
    start: () => spawn(process.execPath, [outfile], { stdio: ['pipe', 'pipe', 'inherit'] }),
    remove: () => rmSync(outfile, { force: true }),
  };
}
