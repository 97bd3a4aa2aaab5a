import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type OnResolveArgs, type Plugin } from 'esbuild';
import { withBundledThreads } from './bundled-threads.ts';
import { root } from './project.mjs';

/** Where the run keeps its compiled sources; workers of the run inherit it. Below node_modules, so that packages of others are found from there. */
export const COMPILED = 'SUITE_COMPILED';

const ROOMS = ['packages', 'services', 'conformance', 'bench', 'scripts'];
const SOURCE = /\.ts$/;
/** What Vite makes of it is more than a compiler does. */
const OF_VITE = /^packages\/web\/|\/assembly\/|^scripts\/api-validation\/|contract\/src\/examples\.test\.ts$/;

/**
 * Compiles every source of the rooms that Node runs, once for the whole run, file by file and where Node finds them: it then reads them
 * itself, where otherwise each worker asks for each module, and each import of a hot loop is a call.
 *
 * @returns the folder, which is gone when this process ends
 */
export async function compileSources(): Promise<string> {
  const there = process.env[COMPILED];
  if (there !== undefined) return there;
  const folder = join(root, 'node_modules', '.cache', `keepout-test-sources-${process.pid}`);
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  const sources = ROOMS.flatMap((room) =>
    readdirSync(join(root, room), { recursive: true, encoding: 'utf8' })
      .map((name) => `${room}/${name}`)
      .filter((path) => SOURCE.test(path) && !path.includes('node_modules/') && !OF_VITE.test(path)),
  );
  await build({
    absWorkingDir: root,
    entryPoints: sources,
    outdir: folder,
    outbase: '.',
    outExtension: { '.js': '.mjs' },
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node20.19',
    sourcemap: true,
    sourcesContent: false,
    logLevel: 'warning',
    plugins: [besideEachOther(folder)],
  });
  process.env[COMPILED] = folder;
  return folder;
}

/** Each source is a file of its own, which says where its source is and imports the compiled ones of the others. */
function besideEachOther(folder: string): Plugin {
  const rooms = roomsByName();
  const compiled = (path: string) => join(folder, relative(root, path)).replace(SOURCE, '.mjs');
  const addressOf = ({ path, resolveDir }: OnResolveArgs): string => {
    if (path.startsWith('.')) {
      const target = join(resolveDir, path);
      return SOURCE.test(target) ? compiled(target) : target;
    }
    const [, name = '', face = ''] = /^(@keepout\/[^/]+)(.*)$/.exec(path) ?? [];
    const room = rooms.get(name);
    const target = room?.faces[`.${face}`];
    if (room === undefined || target === undefined) return path;
    return compiled(join(room.folder, target));
  };
  return {
    name: 'beside-each-other',
    setup({ onResolve, onLoad }) {
      onResolve({ filter: /./ }, (asked) =>
        asked.kind === 'entry-point' ? undefined : { path: addressOf(asked), external: true },
      );
      onLoad({ filter: SOURCE }, async ({ path }) => {
        const text = readFileSync(path, 'utf8');
        const contents = ((await withBundledThreads(text, path)) ?? text)
          .replaceAll('import.meta.url', JSON.stringify(pathToFileURL(path).href))
          .replaceAll('import.meta.dirname', JSON.stringify(dirname(path)));
        return { contents, loader: 'ts' };
      });
    },
  };
}

function roomsByName() {
  const folders = ['packages', 'services'].flatMap((parent) =>
    readdirSync(join(root, parent)).map((name) => join(root, parent, name)),
  );
  return new Map(
    folders.map((folder) => {
      const { name, exports = {} } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
        readonly name: string;
        readonly exports?: Readonly<Record<string, string>>;
      };
      return [name, { folder, faces: exports }];
    }),
  );
}
