import { gzipSync } from 'node:zlib';
import { writeTle } from '@keepout/ccsds/tle/write';
import type { CatalogueInfo } from '@keepout/contract/ca/catalogue';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { collisionAvoidance } from '../ca/module.ts';
import { testElements } from '../ca/test-oem.ts';
import { startTestPlatform, type TestPlatform } from '../test-platform.ts';
import { route } from '../test-route.ts';
import { loadCatalogueFile } from './load.ts';

const EPOCH_TAI_S = 800_000_000;

function tleLines(noradId: number): string[] {
  const written = writeTle(testElements(EPOCH_TAI_S, { noradId, raanDeg: noradId % 360, name: '' }));
  if (!written.ok) throw new Error(written.fault.code);
  return written.value.trim().split('\n').slice(-2);
}

/** The last sign of a line is its checksum. */
const wrongChecksum = (line: string) => `${line.slice(0, 68)}${(Number(line[68]) + 1) % 10}`;

describe('a catalogue file', () => {
  let platform: TestPlatform;
  beforeAll(async () => {
    platform = await startTestPlatform([collisionAvoidance], { worker: false });
  });
  afterAll(() => platform.close());

  const load = (content: string | Uint8Array) =>
    loadCatalogueFile(platform.context, typeof content === 'string' ? Buffer.from(content) : content, 'test file', {
      accept: async () => undefined,
    });
  const filesKept = async () =>
    (await platform.context.database.pool.query('select 1 from stored_file union all select 1 from file_content'))
      .rowCount;

  it('with three bad lines among 30,000 sets gives 29,997 and names the three lines', async () => {
    const lines = Array.from({ length: 30_000 }, (_, n) => tleLines(10_001 + n)).flat();
    lines[2 * 100] = wrongChecksum(lines[2 * 100]!);
    lines[2 * 15_000 + 1] = lines[2 * 15_000 + 1]!.slice(0, 40);
    lines[2 * 29_999 + 1] = lines[2 * 29_999 + 1]!.replace(/^2 (.{5}) .{8}/, '2 $1 ABCDEFGH');
    const loaded = await load(gzipSync(lines.join('\r\n')));
    expect(loaded.ok).toBe(true);
    if (!loaded.ok) return;
    expect(loaded.value).toMatchObject({ objectCount: 29_997, rejectedCount: 3, format: 'tle' });
    const answer = await platform.app.inject({ ...route('getCatalogue'), headers: await platform.bearer() });
    const info = answer.json() as CatalogueInfo;
    expect(info).toMatchObject({ objects: 29_997, rejected: 3 });
    expect(info.faults.map((fault) => fault.line)).toEqual([201, 30_002, 60_000]);
    expect(info.faults[0]).toMatchObject({ code: 'wrong-checksum' });
    expect(info.faults[0]!.message).toMatch(/^The checksum is "\d"; it should be \d\.$/);
    for (const fault of info.faults) expect(fault.message).toMatch(/\.$/);
  });

  it('with element sets that are marked as classified or secret says how many, and loads them all', async () => {
    const [open, secret] = [7101, 7102].map((noradId) => testElements(EPOCH_TAI_S, { noradId, name: '' }));
    const texts = [open!, { ...secret!, classification: 'S' }].map((elements) => writeTle(elements));
    const loaded = await load(texts.map((text) => (text.ok ? text.value.trim() : '')).join('\n'));
    if (!loaded.ok) throw new Error(loaded.fault.code);
    expect(loaded.value).toMatchObject({ objectCount: 2, rejectedCount: 0 });
    expect(loaded.value.faults).toEqual([
      {
        code: 'data-classified',
        message: 'Marked as classified (C) or secret (S): 1 of the element sets, the first of object 7102.',
        keyword: 'CLASSIFICATION_TYPE',
        value: 'S',
      },
    ]);
  });

  it('again in another order is the same catalogue and takes no more room', async () => {
    const outcome = await load([7001, 7002, 7003].flatMap(tleLines).join('\n'));
    const files = await filesKept();
    const other = await load([7003, 7001, 7002].flatMap(tleLines).join('\n'));
    if (!outcome.ok || !other.ok) throw new Error('refused');
    expect(other.value.id).toBe(outcome.value.id);
    expect(await filesKept()).toBe(files);
  });

  it.each<[string, string | Uint8Array, string]>([
    ['nothing but a wrong checksum', [tleLines(5)[0]!, wrongChecksum(tleLines(5)[1]!)].join('\n'), 'wrong-checksum'],
    ['nothing', '', 'empty-text'],
    ['a web page', '<html><body>No GP data found</body></html>', 'wrong-root-element'],
    ['prose', 'No GP data found', 'unknown-format'],
    ['a zip archive', Buffer.from('PK\u0003\u0004'), 'not-text'],
    ['a damaged gzip', gzipSync('x'.repeat(10_000)).subarray(0, 20), 'not-text'],
    ['a document type declaration', '<?xml version="1.0"?><!DOCTYPE ndm><ndm/>', 'doctype-refused'],
    ['a gzip bomb', gzipBomb(), 'too-large'],
  ])('with %s is refused with a reason, and nothing of it stays', async (_, content, code) => {
    const files = await filesKept();
    const loaded = await load(content);
    expect(loaded).toMatchObject({ ok: false, fault: { code: 'catalogue-refused' } });
    if (loaded.ok) return;
    expect(loaded.fault.errors[0], JSON.stringify(loaded.fault)).toMatchObject({ code });
    expect(loaded.fault.errors[0]!.message).toMatch(/\w.*\.$/s);
    expect(await filesKept()).toBe(files);
  });
});

function gzipBomb(): Buffer {
  const member = gzipSync(Buffer.alloc(64 * 1024 * 1024));
  return Buffer.concat(Array.from({ length: 32 }, () => member));
}
