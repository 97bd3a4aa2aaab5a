#!/usr/bin/env node
/**
 * `npm start`: from a fresh clone to the running demonstration; in production mode `keepout serve`. What follows `--` goes
 * to the command. After `npm ci --omit=dev` the program is run as it was built: nothing is installed or built.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, checkNode, dist, fail, install, isProductionInstall, root } from './project.mjs';

const program = join(dist, 'keepout.mjs');

checkNode();
if (!isProductionInstall()) {
  install();
  build();
} else if (!existsSync(program)) {
  fail(
    'not built, and the packages that build it are not installed. Bring `dist` along, or run npm ci && npm run build.',
  );
}

process.argv = [process.execPath, program, isProduction() ? 'serve' : 'demo', ...process.argv.slice(2)];
// In this very process: one to stop, one to watch.
await import(pathToFileURL(program).href);

/** As the program itself will read it: the environment wins over `.env`. */
function isProduction() {
  if (process.env.KEEPOUT_MODE) return process.env.KEEPOUT_MODE === 'production';
  const file = join(root, '.env');
  return existsSync(file) && /^\s*(export\s+)?KEEPOUT_MODE\s*=\s*["']?production\b/m.test(readFileSync(file, 'utf8'));
}
