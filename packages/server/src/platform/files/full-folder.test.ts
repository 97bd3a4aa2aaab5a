import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readlinkSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { problem } from '@keepout/contract/platform/problem';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createHttp } from '../http/http.ts';
import { testForm } from '../http/test-form.ts';
import { createLogger } from '../observing/logs.ts';
import { testSettings } from '../settings/test-settings.ts';
import { receivedContent, receiveFile } from './received-file.ts';

/** Where we may mount, a folder of 64 kB is truly full; elsewhere there is nothing to try it on. */
const folder = mkdtempSync(join(tmpdir(), 'keepout-full-'));
const isMounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=64k', 'tmpfs', folder]).status === 0;

describe('a full temporary folder', () => {
  const before = process.env['TMPDIR'];
  beforeAll(() => {
    if (isMounted) process.env['TMPDIR'] = folder;
  });
  afterAll(() => {
    if (before === undefined) delete process.env['TMPDIR'];
    else process.env['TMPDIR'] = before;
    if (isMounted) spawnSync('umount', [folder]);
    rmSync(folder, { recursive: true, force: true });
  });

  it.runIf(isMounted)('answers 507, leaves nothing behind, and the next upload that fits is taken', async () => {
    const app = await createHttp(testSettings(), createLogger({ logLevel: 'silent' }));
    app.post('/files', async (request) => {
      let bytes = 0;
      for await (const part of request.files()) {
        const received = await receiveFile(part.file, 10_000_000);
        if (!received.ok) throw new Error('too large');
        bytes += (await receivedContent(received.value)).length;
        await received.value.discard();
      }
      return { bytes };
    });
    const send = (size: number) => {
      const { headers, payload } = testForm([{ name: 'a.oem', content: Buffer.alloc(size, 'a') }]);
      return app.inject({ method: 'POST', url: '/files', headers, payload });
    };
    for (let n = 0; n < 3; n++) {
      const answer = await send(1_000_000);
      expect(answer.statusCode).toBe(507);
      expect(problem.parse(answer.json())).toMatchObject({ code: 'storage-full', error: 'Insufficient Storage' });
      expect(readdirSync(folder)).toEqual([]);
      expect(openBelow(folder)).toEqual([]);
    }
    expect((await send(60_000)).json()).toEqual({ bytes: 60_000 });
    await app.close();
  });
});

/** Files that this process holds open there, with or without a name. */
function openBelow(path: string): string[] {
  return readdirSync('/proc/self/fd').flatMap((descriptor) => {
    try {
      const target = readlinkSync(`/proc/self/fd/${descriptor}`);
      return target.startsWith(path) ? [target] : [];
    } catch {
      return [];
    }
  });
}
