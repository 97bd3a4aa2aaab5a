import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';
import { HOSTILE_TEXTS, type HostileReading, readHostile } from './test-hostile-reading.ts';

const tsx = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href;
const helper = new URL('./test-hostile-reading.ts', import.meta.url).href;

function readApart(name: string): { readonly status: number | null; readonly stdout: string; readonly stderr: string } {
  const program = `const helper = await import('${helper}'); await helper.${readHostile.name}('${name}');`;
  const args = ['--import', tsx, '--input-type=module', '--eval', program];
  // Without the heap that the test runner may have been given: it would be that of each thread.
  return spawnSync(process.execPath, args, { encoding: 'utf8', env: { ...process.env, NODE_OPTIONS: '' } });
}

describe('readers of 192 MB', () => {
  it.each(Object.keys(HOSTILE_TEXTS))('refuse %s that could end the process, and bear what they accept', (name) => {
    const { status, stdout, stderr } = readApart(name);
    expect(status, stderr.slice(0, 2000)).toBe(0);
    const [whole, ...smaller] = JSON.parse(stdout) as HostileReading[];
    expect(whole!.codes).toEqual(['too-large', 'too-large']);
    const accepted = smaller.at(-1)!;
    expect(accepted.codes).not.toContain('too-large');
    expect(accepted.codes).not.toContain('out-of-memory');
    expect(accepted.codes).not.toContain('out-of-time');
  });
});
