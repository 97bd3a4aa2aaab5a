#!/usr/bin/env node
/**
 * `npm run openapi`: writes the description (OpenAPI) of every service to `build/openapi`, from where the build of the web takes it, unless the
 * last one was made from these very sources.
 */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { root, say, sourceStamp } from './project.mjs';
import { ourRoomsOnly } from './thread-modules.mjs';

const folder = join(root, 'build', 'openapi');
const stampFile = join(folder, 'stamp');
const stamp = sourceStamp();

if (!existsSync(stampFile) || readFileSync(stampFile, 'utf8') !== stamp)
  say(`wrote the description of ${await writeDescriptions()} services to build/openapi`);

/** Bundled first: to compile each source of the server by itself takes four times as long. */
async function writeDescriptions() {
  // Below node_modules, so that packages of others are found from there.
  const bundle = join(root, 'node_modules', '.cache', `keepout-openapi-${process.pid}.mjs`);
  try {
    await build({
      entryPoints: [join(root, 'scripts', 'described-api.ts')],
      outfile: bundle,
      bundle: true,
      platform: 'node',
      format: 'esm',
      target: 'node20.19',
      logLevel: 'warning',
      loader: { '.wasm': 'binary', '.txt': 'text' },
      plugins: [ourRoomsOnly],
    });
    const { describedApi } = await import(pathToFileURL(bundle).href);
    const descriptions = Object.entries(await describedApi());
    mkdirSync(folder, { recursive: true });
    for (const [service, description] of descriptions)
      writeFileSync(join(folder, `${service}.json`), `${JSON.stringify(description, null, 2)}\n`);
    writeFileSync(stampFile, stamp);
    return descriptions.length;
  } finally {
    rmSync(bundle, { force: true });
  }
}
