import { appendFileSync, mkdtempSync, renameSync, rmSync, truncateSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeTle } from '@keepout/ccsds/tle/write';
import { textOf } from '@keepout/contract/sentences';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { PATIENT } from '../../../../scripts/test-patience.mjs';
import { collisionAvoidance } from '../ca/module.ts';
import { testElements } from '../ca/test-oem.ts';
import { startTestPlatform, type TestPlatform } from '../test-platform.ts';
import { loadCatalogueFile } from './load.ts';
import { type CatalogueRow, lastRefusal, newestCatalogue } from './store.ts';
import { type CatalogueWatch, watchCatalogueFile } from './watched-file.ts';

const TIMES = { pollMs: 20, settleMs: 60 };
/** A test that nothing happens lets the file be looked at so often. */
const LOOKS_MS = 400;

function sets(count: number, epochTaiS = 800_000_000): string {
  return Array.from({ length: count }, (_, n) => {
    const written = writeTle(testElements(epochTaiS, { noradId: 10_001 + n, raanDeg: n % 360, name: '' }));
    if (!written.ok) throw new Error(written.fault.code);
    return `${written.value.trim().split('\n').slice(-2).join('\n')}\n`;
  }).join('');
}

describe('the catalogue file of the settings', () => {
  let platform: TestPlatform;
  let folder: string;
  let path: string;
  let watch: CatalogueWatch | undefined;
  beforeAll(async () => {
    platform = await startTestPlatform([collisionAvoidance], { worker: false });
  });
  afterAll(() => platform.close());
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'keepout-watch-'));
    path = join(folder, 'catalogue.tle');
  });
  afterEach(async () => {
    await watch?.close();
    watch = undefined;
    rmSync(folder, { recursive: true, force: true });
    await platform.context.database.pool.query('delete from catalogue; delete from catalogue_refusal');
  });

  const start = () => {
    watch = watchCatalogueFile(platform.context, path, TIMES);
  };
  const inUse = () => newestCatalogue(platform.context.database.orm);
  const until = async <T>(holds: () => Promise<T>): Promise<T> => await vi.waitFor(holds, PATIENT);
  const untilObjects = (objectCount: number): Promise<CatalogueRow> =>
    until(async () => {
      const row = await inUse();
      expect(row?.objectCount).toBe(objectCount);
      return row!;
    });
  const untilRefused = (reason: RegExp) =>
    until(async () => {
      expect(textOf((await lastRefusal(platform.context.database.orm))?.reason ?? [])).toMatch(reason);
    });
  const place = (text: string) => {
    writeFileSync(`${path}.new`, text);
    renameSync(`${path}.new`, path);
  };

  it('is loaded at start, and again when another is moved into its place or written over it', async () => {
    writeFileSync(path, sets(10));
    start();
    await untilObjects(10);
    place(sets(12));
    await untilObjects(12);
    writeFileSync(path, sets(14));
    await untilObjects(14);
  });

  it('is waited for where there is none yet, and says so', async () => {
    start();
    await untilRefused(/^The file does not exist\.$/);
    place(sets(5));
    await untilObjects(5);
    expect(await lastRefusal(platform.context.database.orm)).toBeUndefined();
  });

  it('is not taken while it is being written, at whatever place the writing stands', async () => {
    writeFileSync(path, sets(40));
    start();
    const { id } = await untilObjects(40);
    const newer = sets(50, 800_086_400);
    const pieces = newer.match(/[\s\S]{1,331}/g)!;
    truncateSync(path);
    for (const piece of pieces) {
      appendFileSync(path, piece);
      expect((await inUse())?.id).toBe(id);
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
    await untilObjects(50);
    const { rows } = await platform.context.database.pool.query('select 1 from catalogue');
    expect(rows).toHaveLength(2);
  });

  it.each<[string, () => string, RegExp]>([
    ['cut inside a set', () => sets(40).slice(0, -30), /ends too early/],
    ['cut between two sets, with half of the objects missing', () => sets(20), /20 objects.*has 40/],
    ['empty', () => '', /empty/],
    ['an error page', () => '<html>busy</html>', /./],
    ['nothing but noise', () => 'x'.repeat(5000), /./],
  ])('is not taken when it is %s: the one before stays', async (_, content, reason) => {
    writeFileSync(path, sets(40));
    start();
    const { id } = await untilObjects(40);
    place(content());
    await untilRefused(reason);
    expect((await inUse())?.id).toBe(id);
    place(sets(41));
    await untilObjects(41);
    expect(await lastRefusal(platform.context.database.orm)).toBeUndefined();
  });

  it('stays as it is when the file goes away', async () => {
    writeFileSync(path, sets(10));
    start();
    const { id } = await untilObjects(10);
    rmSync(path);
    await untilRefused(/does not exist/);
    expect((await inUse())?.id).toBe(id);
  });

  it('does not undo at a restart what was loaded later', async () => {
    writeFileSync(path, sets(10));
    const past = new Date(Date.now() - 3_600_000);
    utimesSync(path, past, past);
    start();
    const first = await untilObjects(10);
    await watch?.close();
    const later = await loadCatalogueFile(platform.context, Buffer.from(sets(11)), 'by hand');
    expect(later.ok).toBe(true);
    start();
    await new Promise((resolve) => setTimeout(resolve, LOOKS_MS));
    expect(await inUse()).toMatchObject({ objectCount: 11 });
    // Put there again on purpose, the same content is a new wish.
    place(sets(10));
    expect((await untilObjects(10)).id).toBe(first.id);
  });

  it('is loaded once by several processes that watch it', async () => {
    writeFileSync(path, sets(30));
    const others = [1, 2, 3].map(() => watchCatalogueFile(platform.context, path, TIMES));
    start();
    await untilObjects(30);
    await Promise.all(others.map((watcher) => watcher.close()));
    const { rows } = await platform.context.database.pool.query('select 1 from catalogue');
    expect(rows).toHaveLength(1);
  });
});
