import { expect, it } from 'vitest';
import { importsOfRooms, roomsOf } from './changed-rooms.mjs';
import { root } from './project.mjs';

const imports = new Map<string, ReadonlySet<string>>([
  ['packages/units', new Set()],
  ['packages/astro', new Set(['packages/units'])],
  ['packages/web', new Set(['packages/astro'])],
  ['packages/client', new Set()],
  ['scripts', new Set()],
]);

it('a change is tried in its room and in every room that imports it, through others too', () => {
  expect(roomsOf(['packages/units/src/angle.ts'], imports)).toEqual([
    'packages/astro',
    'packages/units',
    'packages/web',
  ]);
  expect(roomsOf(['packages/web/src/main.tsx'], imports)).toEqual(['packages/web']);
  expect(roomsOf(['docs/guides/start.md'], imports)).toEqual([]);
});

it('a change of what all rooms stand on is tried everywhere, a test of it only where it stands', () => {
  expect(roomsOf(['package-lock.json'], imports)).toEqual([...imports.keys()].sort());
  expect(roomsOf(['scripts/links.test.ts'], imports)).toEqual(['scripts']);
  expect(roomsOf(['packages/units/src/angle.test.ts'], imports)).toEqual(['packages/units']);
  expect(roomsOf(['packages/units/README.md'], imports)).toEqual(['scripts']);
});

it('the arrows are those of the sources: the server imports the engine, the engine no server', () => {
  const read = importsOfRooms(root);
  expect(read.get('packages/server')).toContain('packages/conjunction');
  expect(read.get('packages/conjunction')).not.toContain('packages/server');
  expect(roomsOf(['packages/astro/src/epoch.ts'], read)).toContain('services/cli');
});
