#!/usr/bin/env node
/** `npx keepout`: the built command line of this clone. */
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const program = new URL('../dist/keepout.mjs', import.meta.url);
if (!existsSync(program)) {
  process.stderr.write(
    'keepout: not built yet. Run `npm start` once, or `npm ci --ignore-scripts && npm run build`.\n',
  );
  process.exit(2);
}
process.argv[1] = fileURLToPath(program);
await import(program.href);
