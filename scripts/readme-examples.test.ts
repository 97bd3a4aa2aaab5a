import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { describe, expect, it, vi } from 'vitest';
import { root } from './project.mjs';
import { ourRoomsOnly } from './thread-modules.mjs';

const packages = readdirSync(join(root, 'packages'));
const readmeOf = (name: string): string => readFileSync(join(root, 'packages', name, 'README.md'), 'utf8');
const examples = packages.flatMap((name) =>
  [...readmeOf(name).matchAll(/^```ts\n(.*?)^```/gms)].map(([, code = ''], k) => ({ name: `${name} ${k + 1}`, code })),
);

/** Below node_modules, so that packages of others are found from there. */
const folder = join(root, 'node_modules', '.cache', `keepout-readmes-${process.pid}`);

/** What an example prints. */
async function printed(code: string): Promise<readonly unknown[][]> {
  mkdirSync(folder, { recursive: true });
  const [source, bundle] = [join(folder, 'example.ts'), join(folder, `${Math.random().toString(36).slice(2)}.mjs`)];
  const log = vi.spyOn(console, 'log').mockImplementation(() => undefined);
  try {
    writeFileSync(source, code);
    const options = { bundle: true, platform: 'node', format: 'esm', target: 'node20.19', logLevel: 'silent' } as const;
    await build({ ...options, entryPoints: [source], outfile: bundle, plugins: [ourRoomsOnly] });
    await import(/* @vite-ignore */ pathToFileURL(bundle).href);
    return log.mock.calls;
  } finally {
    log.mockRestore();
    rmSync(folder, { recursive: true, force: true });
  }
}

describe('the README of each package', () => {
  it.each(packages)('is there: %s', (name) => {
    expect(readmeOf(name)).toMatch(/^# /);
  });

  it.each(examples)('has examples that run and print something: $name', async ({ code }) => {
    expect((await printed(code)).flat().length).toBeGreaterThan(0);
  });
});
