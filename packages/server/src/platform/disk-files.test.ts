import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openDiskFiles } from './disk-files.ts';

describe('files on disk', () => {
  let directory: string;
  beforeEach(() => {
    directory = mkdtempSync(join(tmpdir(), 'keepout-files-'));
  });
  afterEach(() => rmSync(directory, { recursive: true, force: true }));
  const stored = () =>
    readdirSync(directory, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());

  it('give back what was stored, with its size and hash', async () => {
    const files = openDiskFiles(directory);
    const result = await files.put(Readable.from([Buffer.from('CCSDS_'), Buffer.from('OEM')]), 100);
    if (!result.ok) throw new Error(result.fault.code);
    expect(result.value).toMatchObject({ bytes: 9, sha256: createHash('sha256').update('CCSDS_OEM').digest('hex') });
    expect((await files.read(result.value.id))?.toString()).toBe('CCSDS_OEM');
    expect(await Readable.from((await files.get(result.value.id))!).toArray()).toEqual([Buffer.from('CCSDS_OEM')]);
    await files.delete(result.value.id);
    expect(await files.get(result.value.id)).toBeUndefined();
  });

  it('store exactly the limit and nothing of what is larger', async () => {
    const files = openDiskFiles(directory);
    expect((await files.put(Readable.from([Buffer.alloc(10)]), 10)).ok).toBe(true);
    expect(await files.put(Readable.from([Buffer.alloc(6), Buffer.alloc(5)]), 10)).toEqual({
      ok: false,
      fault: { code: 'file-too-large', limitBytes: 10 },
    });
    expect(stored()).toHaveLength(1);
  });

  it('leave nothing behind when the upload breaks', async () => {
    const files = openDiskFiles(directory);
    const broken = Readable.from(
      (async function* () {
        yield Buffer.alloc(3);
        throw new Error('connection lost');
      })(),
    );
    await expect(files.put(broken, 10)).rejects.toThrow('connection lost');
    expect(stored()).toEqual([]);
  });

  it.each(['../../etc/passwd', '', 'a/b', '/abs', 'x'.repeat(300)])('know no file called %s', async (id) => {
    const files = openDiskFiles(directory);
    expect(await files.read(id)).toBeUndefined();
    expect(await files.get(id)).toBeUndefined();
    await files.delete(id);
  });
});
