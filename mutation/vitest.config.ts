import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import rooms from './rooms.json' with { type: 'json' };
import { QuickFirst } from './sequencer.ts';

const packages = fileURLToPath(new URL('../packages', import.meta.url));
const room = (process.env['KEEPOUT_MUTATION_ROOM'] ?? 'pc') as keyof typeof rooms;

/**
 * The tests of one room; packages meet in the copy under test and not in node_modules. Only frames keep what they have
 * computed, so only there each file of tests needs a fresh start.
 */
export default defineConfig({
  resolve: { alias: [{ find: /^@keepout\/([^/]+)\/(.+)$/, replacement: `${packages}/$1/src/$2.ts` }] },
  test: {
    root: fileURLToPath(new URL('..', import.meta.url)),
    testTimeout: 60_000,
    include: rooms[room].tests,
    sequence: { sequencer: QuickFirst },
    isolate: room === 'frames',
    setupFiles: ['vitest.setup.ts', 'mutation/vitest.setup.ts'],
  },
});
