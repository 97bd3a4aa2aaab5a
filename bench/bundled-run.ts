import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build, type Plugin } from 'esbuild';
import { withBundledThreads } from '../scripts/bundled-threads.ts';
import { ourRoomsOnly } from '../scripts/thread-modules.mjs';

/** Threads are bundled as in the product; other files that a source names relative to itself are found from the bundle as well. */
const asBuilt: Plugin = {
  name: 'as-built',
  setup: ({ onLoad }) =>
    onLoad({ filter: /\.ts$/ }, async ({ path }) => {
      const source = readFileSync(path, 'utf8');
      const contents = (await withBundledThreads(source, path)) ?? source;
      return {
        contents: contents.replaceAll('import.meta.url', JSON.stringify(pathToFileURL(path).href)),
        loader: 'ts',
      };
    }),
};

/** Runs a benchmark of the service as it is built, in a process of its own. @param call   what of it, as code whose value is printed */
export async function runBundled(file: string, call: string): Promise<void> {
  const { status } = spawnSync(process.execPath, [await bundled(file, call)], { stdio: 'inherit' });
  process.exitCode = status ?? 1;
}

/** The same for figures: what the call comes to, by way of JSON. */
export async function figuresOf<T>(file: string, call: string): Promise<T> {
  const outfile = await bundled(file, `${call}.then(JSON.stringify)`);
  const { status, stdout } = spawnSync(process.execPath, [outfile], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  if (status !== 0) throw new Error(`${basename(file)} ended with ${status}`);
  return JSON.parse(stdout) as T;
}

async function bundled(file: string, call: string): Promise<string> {
  const name = call.slice(0, call.indexOf('('));
  const outfile = fileURLToPath(new URL(`../build/bench/${name}.mjs`, import.meta.url));
  mkdirSync(dirname(outfile), { recursive: true });
  process.env['SUITE_THREADS'] ??= fileURLToPath(new URL(`../build/bench/threads-${process.pid}`, import.meta.url));
  await build({
    stdin: {
      contents: `import { ${name} } from './${basename(file)}';\nprocess.stdout.write(String(await ${call}));\n`,
      resolveDir: dirname(file),
      loader: 'ts',
    },
    bundle: true,
    platform: 'node',
    format: 'esm',
    outfile,
    logLevel: 'error',
    loader: { '.wasm': 'binary' },
    plugins: [ourRoomsOnly, asBuilt],
  });
  return outfile;
}
