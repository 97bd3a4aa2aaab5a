import { mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { diskCache } from './disk-cache.ts';

describe('what is kept on a disk', () => {
  let home: string;
  let folder: string;
  beforeEach(() => {
    home = mkdtempSync(join(tmpdir(), 'keepout-kept-'));
    folder = join(home, 'a', 'b');
  });
  afterEach(() => rmSync(home, { recursive: true, force: true }));
  const only = (): string => join(folder, readdirSync(folder)[0]!);
  const bytes = Buffer.from('some bytes that can be made again');

  it('is read by another process, whole', async () => {
    await diskCache(folder, 1000).keep('a key / with marks', bytes);
    expect(await diskCache(folder, 1000).read('a key / with marks')).toEqual(bytes);
    expect(await diskCache(folder, 1000).read('another')).toBeUndefined();
  });

  it.each([
    ['cut', (all: Buffer) => all.subarray(0, all.length - 1)],
    ['empty', () => Buffer.alloc(0)],
    ['altered', (all: Buffer) => Buffer.from(all).fill(0, 40, 41)],
  ])('is not there when it is %s, and is kept anew', async (_how, change) => {
    const kept = diskCache(folder, 1000);
    await kept.keep('key', bytes);
    writeFileSync(only(), change(readFileSync(only())));
    expect(await kept.read('key')).toBeUndefined();
    await kept.keep('key', bytes);
    expect(await kept.read('key')).toEqual(bytes);
  });

  it('may be gone with its folder at any time', async () => {
    const kept = diskCache(folder, 1000);
    await kept.keep('key', bytes);
    rmSync(home, { recursive: true });
    expect(await kept.read('key')).toBeUndefined();
    await kept.keep('key', bytes);
    expect(await kept.read('key')).toEqual(bytes);
  });

  it('keeps nothing and says nothing where it cannot write', async () => {
    writeFileSync(join(home, 'a'), 'a file where the folder should be');
    const kept = diskCache(folder, 1000);
    await kept.keep('key', bytes);
    expect(await kept.read('key')).toBeUndefined();
  });

  it('loses what was read longest ago when there is more than its room, and what a process left half written', async () => {
    const kept = diskCache(folder, 250);
    await kept.keep('old', Buffer.alloc(60));
    const old = only();
    const left = `${old}.half`;
    writeFileSync(left, 'half');
    utimesSync(left, 1e9, 1e9);
    await kept.keep('b', Buffer.alloc(60));
    utimesSync(old, Date.now() / 1000 - 60, Date.now() / 1000 - 60);
    await kept.keep('c', Buffer.alloc(60));
    expect(readdirSync(folder)).toHaveLength(2);
    expect([await kept.read('old'), await kept.read('b'), await kept.read('c')].map((each) => each?.length)).toEqual([
      undefined,
      60,
      60,
    ]);
  });
});
