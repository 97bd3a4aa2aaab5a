import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import AdmZip from 'adm-zip';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { runs } from '../../../../scripts/property-runs.mjs';
import { archiveOf, type FilePacking, filesOfArchive, packFile, unpackFile } from './pack.ts';

const LIMIT = 100_000;
const text = new TextEncoder().encode('CCSDS_TDM_VERS = 2.0\n'.repeat(40));

it('what is packed comes back, whatever it is', () => {
  fc.assert(
    fc.property(
      fc.uint8Array({ maxLength: 300 }),
      fc.constantFrom<FilePacking>('NONE', 'GZIP', 'ZIP'),
      (bytes, packing) => {
        // A file that begins like an archive is taken for one.
        fc.pre(!(packing === 'NONE' && (bytes[0] === 0x1f || bytes[0] === 0x50)));
        const packed = packFile(bytes, 'bahn-ü.tdm', packing);
        const back = unpackFile(packed.bytes, LIMIT);
        expect(back.ok && [[...back.value.bytes], back.value.packing]).toEqual([[...bytes], packing]);
        if (packing === 'ZIP') expect(back.ok && back.value.name).toBe('bahn-ü.tdm');
      },
    ),
    { numRuns: runs(40) },
  );
  expect(['NONE', 'GZIP', 'ZIP'].map((packing) => packFile(text, 'a.tdm', packing as FilePacking).name)).toEqual([
    'a.tdm',
    'a.tdm.gz',
    'a.tdm.zip',
  ]);
});

const hasPython = spawnSync('python3', ['-c', 'import zipfile']).status === 0;

it.skipIf(!hasPython)('an archive is read by another program, and an archive of another program is read', () => {
  const folder = mkdtempSync(join(tmpdir(), 'keepout-pack-'));
  const ours = join(folder, 'ours.zip');
  writeFileSync(ours, packFile(text, 'a.tdm', 'ZIP').bytes);
  const python = (code: string, ...args: string[]): string =>
    execFileSync('python3', ['-c', `import sys, zipfile\n${code}`, ...args], { encoding: 'utf8' });
  expect(
    python(
      'z=zipfile.ZipFile(sys.argv[1]); print(z.testzip(), z.namelist(), end=""); print(z.read("a.tdm").decode(), end="")',
      ours,
    ),
  ).toBe(`None ['a.tdm']${new TextDecoder().decode(text)}`);
  const theirs = join(folder, 'theirs.zip');
  python('z=zipfile.ZipFile(sys.argv[1],"w"); z.writestr("b.tdm", "x"*500); z.close()', theirs);
  const stored = unpackFile(readFileSync(theirs), LIMIT);
  expect(stored.ok && [stored.value.name, stored.value.bytes.length]).toEqual(['b.tdm', 500]);
  python('z=zipfile.ZipFile(sys.argv[1],"w"); z.writestr("b", "x"); z.writestr("c", "y"); z.close()', theirs);
  expect(unpackFile(readFileSync(theirs), LIMIT)).toMatchObject({ ok: false, fault: { code: 'not-text' } });
  rmSync(folder, { recursive: true, force: true });
});

it('an archive that is broken, cut off or grows past the limit is refused', () => {
  const { bytes } = packFile(text, 'a.tdm', 'ZIP');
  expect(unpackFile(bytes, 100)).toMatchObject({ ok: false, fault: { code: 'too-large' } });
  expect(unpackFile(packFile(text, 'a.tdm', 'GZIP').bytes, 100)).toMatchObject({ fault: { code: 'too-large' } });
  for (const cut of [4, 20, bytes.length - 30, bytes.length - 1])
    expect(unpackFile(bytes.subarray(0, cut), LIMIT)).toMatchObject({ ok: false, fault: { code: 'not-text' } });
  for (let at = 0; at < bytes.length; at += 3) {
    const bad = Uint8Array.from(bytes);
    bad[at]! ^= 0xff;
    const outcome = unpackFile(bad, LIMIT);
    // A date or a name may be anything; the content is what was packed or a fault.
    if (outcome.ok)
      expect(outcome.value.packing === 'NONE' || Buffer.from(outcome.value.bytes).equals(Buffer.from(text))).toBe(true);
  }
  // The directory tells a small size, the data are large.
  const bomb = Buffer.from(packFile(new Uint8Array(50_000), 'a', 'ZIP').bytes);
  bomb.writeUInt32LE(10, bomb.indexOf(Buffer.from('PK\x01\x02', 'latin1')) + 24);
  expect(unpackFile(bomb, LIMIT)).toMatchObject({ ok: false, fault: { code: 'not-text' } });
});

it('an archive whose checksum, length or number of entries is not what it says is refused', () => {
  const broken = { ok: false, fault: { code: 'not-text' } };
  const changed = (change: (zip: Buffer, local: number, directory: number) => void) => {
    const zip = Buffer.from(packFile(text, 'a.tdm', 'ZIP').bytes);
    change(zip, 0, zip.indexOf(Buffer.from('PK\x01\x02', 'latin1')));
    return unpackFile(zip, LIMIT);
  };
  expect(changed((zip, local) => zip.writeUInt32LE(1, local + 14))).toMatchObject(broken);
  expect(changed((zip, _, directory) => zip.writeUInt32LE(text.length + 1, directory + 24))).toMatchObject(broken);
  const encrypted = (zip: Buffer, _: number, directory: number) => zip.writeUInt16LE(0x0801, directory + 8);
  expect(changed(encrypted)).toMatchObject(broken);
  // The data end at once: nothing is not the file.
  expect(changed((zip, _, directory) => zip.writeUInt32LE(0, directory + 20))).toMatchObject(broken);
  const many = new AdmZip();
  for (let n = 0; n < 20; n++) many.addFile(`empty-${n}/`, Buffer.alloc(0));
  many.addFile('a.tdm', Buffer.from(text));
  expect(unpackFile(many.toBuffer(), LIMIT)).toMatchObject({ ok: false, fault: { code: 'too-many-rows' } });
  const few = new AdmZip();
  few.addFile('folder/', Buffer.alloc(0));
  few.addFile('folder/a.tdm', Buffer.from(text));
  expect(unpackFile(few.toBuffer(), LIMIT)).toMatchObject({ ok: true, value: { name: 'a.tdm' } });
});

const ROOM = { limitBytes: LIMIT, maximumFiles: 5 };
const entry = (name: string, bytes: Uint8Array = text) => ({ name, bytes });
const namesAndCodes = (zip: Uint8Array, room = ROOM): unknown => {
  const files = filesOfArchive(zip, room);
  return files.ok
    ? files.value.map(({ name, content }) => [name, content.ok ? content.value.length : content.fault.code])
    : files.fault;
};

it('of an archive each file comes out by its own name, whatever folder it lies in', () => {
  const zip = archiveOf([entry('../up/a.cdm'), entry('b.cdm'), entry('__MACOSX/._b.cdm'), entry('c/d/e.cdm')]);
  expect(namesAndCodes(zip)).toEqual([
    ['a.cdm', text.length],
    ['b.cdm', text.length],
    ['e.cdm', text.length],
  ]);
  expect(namesAndCodes(archiveOf([]))).toEqual([]);
});

it('of an archive no more is opened than may be: by entries, and by the size of all of them together', () => {
  const six = archiveOf(['1', '2', '3', '4', '5', '6'].map((name) => entry(name)));
  expect(namesAndCodes(six)).toMatchObject({ code: 'too-many-rows', value: 'zip archive', limit: 5 });
  const zeros = new Uint8Array(60_000);
  const bomb = archiveOf([entry('a', zeros), entry('b', zeros), entry('c')]);
  expect(bomb.length).toBeLessThan(1000);
  expect(namesAndCodes(bomb)).toEqual([
    ['a', 60_000],
    ['b', 'too-large'],
    ['c', text.length],
  ]);
  // The directory tells a small size, the data are large.
  const lying = Buffer.from(bomb);
  lying.writeUInt32LE(10, lying.indexOf(Buffer.from('PK\x01\x02', 'latin1')) + 24);
  expect(namesAndCodes(lying)).toEqual([
    ['a', 'not-text'],
    ['b', 60_000],
    ['c', text.length],
  ]);
});

it('of an archive that is encrypted, broken or cut the fault says which', () => {
  const zip = archiveOf([entry('a.cdm'), entry('b.cdm')]);
  const encrypted = Buffer.from(zip);
  const second = encrypted.lastIndexOf(Buffer.from('PK\x01\x02', 'latin1'));
  encrypted.writeUInt16LE(0x0801, second + 8);
  const files = filesOfArchive(encrypted, ROOM);
  expect(files.ok && files.value).toMatchObject([
    { content: { ok: true } },
    { name: 'b.cdm', content: { fault: { code: 'not-text', value: 'encrypted zip archive' } } },
  ]);
  for (const cut of [4, 20, zip.length - 30, zip.length - 1])
    expect(namesAndCodes(zip.subarray(0, cut))).toMatchObject({ code: 'not-text', value: 'damaged zip archive' });
  for (let at = 0; at < zip.length; at += 3) {
    const bad = Uint8Array.from(zip);
    bad[at]! ^= 0xff;
    const outcome = filesOfArchive(bad, ROOM);
    for (const { content } of outcome.ok ? outcome.value : [])
      if (content.ok) expect(Buffer.from(content.value).equals(Buffer.from(text))).toBe(true);
  }
});
