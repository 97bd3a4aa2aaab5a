import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Folders whose children are rooms. */
const HALLS = ['packages', 'services'];
/** What the tests of every room stand on: a change here may show anywhere. */
const GROUND =
  /^(package(-lock)?\.json|tsconfig[^/]*\.json|vitest\.[^/]*|conformance\/[^/]*\.ts|scripts\/(bundled-threads|machine-pace|project|property-runs|test-patience|thread-modules)\.[^/]*)$/;
const IMPORTS = /from '@keepout\/([a-z]+)[/']|packages\/([a-z]+)\/src/g;

/**
 * The rooms in which files changed, and every room that imports one of them, directly or through others.
 *
 * @param {readonly string[]} changed  paths relative to the project
 * @param {ReadonlyMap<string, ReadonlySet<string>>} importsOf  what each room imports, as `importsOfRooms` reads it
 * @returns {string[]} folders such as `packages/astro`, and those outside of the rooms that changed themselves
 */
export function roomsOf(changed, importsOf) {
  if (changed.some((path) => GROUND.test(path))) return [...importsOf.keys()].sort();
  const knownRooms = (paths) => paths.map(roomOf).filter((room) => importsOf.has(room));
  const reached = new Set(knownRooms(changed.filter((path) => !STANDS_ALONE.test(path))));
  for (let size = -1; size !== reached.size; ) {
    size = reached.size;
    for (const [room, imports] of importsOf) if ([...imports].some((name) => reached.has(name))) reached.add(room);
  }
  for (const room of knownRooms(changed.filter((path) => STANDS_ALONE.test(path)))) reached.add(room);
  return [...reached].sort();
}

/** What nothing imports: a test, and a README, whose examples `scripts/readme-examples.test.ts` runs. */
const STANDS_ALONE = /\.test\.tsx?$|\.md$/;

/** `packages/astro/src/epoch.ts` lies in `packages/astro`, `scripts/links.mjs` in `scripts`. */
function roomOf(path) {
  if (path.endsWith('/README.md')) return 'scripts';
  const [hall = '', name = ''] = path.split('/');
  return HALLS.includes(hall) ? `${hall}/${name}` : hall;
}

/** Which rooms the sources of each room import. */
export function importsOfRooms(root) {
  const rooms = [
    ...HALLS.flatMap((hall) => readdirSync(join(root, hall)).map((name) => `${hall}/${name}`)),
    'scripts',
    'conformance',
    'bench',
  ];
  const places = new Map(rooms.map((room) => [room.split('/').at(-1), room]));
  const importedPlaces = (path) =>
    [...readFileSync(path, 'utf8').matchAll(IMPORTS)].flatMap(
      ([, packageName, relative]) => places.get(packageName ?? relative) ?? [],
    );
  return new Map(
    rooms.map((room) => {
      const files = readdirSync(join(root, room), { recursive: true }).filter(
        (name) => /\.tsx?$/.test(name) && !/node_modules|generated/.test(name),
      );
      return [
        room,
        new Set(files.flatMap((name) => importedPlaces(join(root, room, name))).filter((name) => name !== room)),
      ];
    }),
  );
}
