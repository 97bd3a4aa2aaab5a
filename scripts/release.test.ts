import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import manifest from '../package.json' with { type: 'json' };

const read = (path: string) => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8');
const lock = JSON.parse(read('package-lock.json')) as { packages: Record<string, { name?: string; version?: string }> };
const own = Object.entries(lock.packages).filter(([path]) => /^(packages|services)\//.test(path));
const headings = [...read('CHANGELOG.md').matchAll(/^## (\S+)/gm)].map(([, heading]) => heading!);

describe('the number of the product', () => {
  it.each(own.map(([path]) => path))('is that of %s, in its manifest and in the lock file', (path) => {
    const { version } = JSON.parse(read(`${path}/package.json`)) as { version: string };
    expect([version, lock.packages[path]!.version]).toEqual([manifest.version, manifest.version]);
  });

  it('is the newest that the changes tell of', () => {
    expect(own.length).toBeGreaterThan(10);
    expect(headings.find((heading) => /^\d/.test(heading))).toBe(manifest.version);
    expect(headings.filter((heading) => heading === 'Unreleased').length).toBeLessThan(2);
  });
});
