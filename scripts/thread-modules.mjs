/** The modules that run in computation threads, and how rooms are bundled for Node: for the build and for the tests. */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { root } from './project.mjs';

/** Imports of our own rooms are bundled, everything else is left to Node. */
export const ourRoomsOnly = {
  name: 'our-rooms-only',
  setup(plugin) {
    plugin.onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
      kind === 'entry-point' || path.startsWith('@keepout/') ? undefined : { path, external: true },
    );
  },
};

/** How a source names a thread module beside it. */
const ADDRESS = /new URL\('([^']+\.thread\.ts)', import\.meta\.url\)/g;

/** Where thread modules are: the folder, and what the names of its built files begin with. */
const threadFolders = [
  { folder: join(root, 'packages/server/src'), prefix: '' },
  { folder: join(root, 'services/cli/src'), prefix: 'cli-' },
];

/** Every `*.thread.ts` by the name of its built file, those of tests only when they are asked for. */
export function threadModules({ ofTests = false } = {}) {
  const paths = threadFolders.flatMap(({ folder }) =>
    readdirSync(folder, { recursive: true })
      .filter((path) => path.endsWith('.thread.ts') && (ofTests || !path.includes('.test-')))
      .map((path) => join(folder, path)),
  );
  return Object.fromEntries(paths.map((path) => [threadName(path), path]));
}

/**
 * A source with the addresses of built files in the place of its thread modules; undefined where it names none.
 *
 * @param addressOf   from the name of a built file to the expression that stands for its address
 */
export function withBuiltThreads(text, path, addressOf) {
  if (!text.includes(".thread.ts'")) return undefined;
  return text.replace(ADDRESS, (_all, modulePath) => addressOf(threadName(resolve(dirname(path), modulePath))));
}

/** In a bundle of the program: the built file beside it. */
export const threadAddresses = {
  name: 'thread-addresses',
  setup(plugin) {
    plugin.onLoad({ filter: /(packages.server|services.cli).src.*\.ts$/ }, ({ path }) => {
      const contents = withBuiltThreads(
        readFileSync(path, 'utf8'),
        path,
        (name) => `new URL('./threads/${name}.mjs', import.meta.url)`,
      );
      return contents === undefined ? undefined : { contents, loader: 'ts' };
    });
  },
};

function threadName(path) {
  const { folder, prefix } = threadFolders.find((candidate) => path.startsWith(candidate.folder + sep));
  return (
    prefix +
    relative(folder, path)
      .replace(/\.thread\.ts$/, '')
      .replaceAll(sep, '-')
  );
}
