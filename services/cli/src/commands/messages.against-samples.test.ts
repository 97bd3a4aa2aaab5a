import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { command } from '../test-command.ts';

const kinds = ['oem', 'opm', 'omm', 'cdm', 'tdm'] as const;
const folderOf = (kind: string) => new URL(`../../../../conformance/ccsds/${kind}/`, import.meta.url).pathname;

interface Sample {
  readonly file: string;
  readonly expected: string;
}

const samplesOf = (kind: string): Sample[] =>
  (JSON.parse(readFileSync(join(folderOf(kind), 'manifest.json'), 'utf8')) as { files: Sample[] }).files;

describe('the published samples', () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'keepout-samples-'));
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it.each(kinds)('validate accepts every valid %s and refuses every invalid one with its place', async (kind) => {
    const samples = samplesOf(kind);
    const files = samples.map(({ file }) => join(folderOf(kind), file));
    const { stdout } = await command('validate', '--json', ...files);
    const reports = JSON.parse(stdout) as {
      file: string;
      valid: boolean;
      kind: string;
      faults: { line: number | null; keyword: string | null; code: string; message: string }[];
    }[];
    expect(reports.map((report) => report.file)).toEqual(files);
    reports.forEach((report, index) => {
      const { expected, file } = samples[index]!;
      if (expected === 'accept') expect(report, file).toMatchObject({ valid: true, kind });
      if (expected !== 'reject') return;
      expect(report.valid, file).toBe(false);
      expect(report.faults.length, file).toBeGreaterThan(0);
      for (const fault of report.faults) expect(fault.message, file).toMatch(/\w.*[.\w]$/s);
    });
    const valid = samples
      .filter((sample) => sample.expected === 'accept')
      .map(({ file }) => join(folderOf(kind), file));
    expect((await command('validate', ...valid)).code).toBe(0);
    const invalid = samples.find((sample) => sample.expected === 'reject');
    if (invalid !== undefined) {
      const one = await command('validate', ...valid, join(folderOf(kind), invalid.file));
      expect(one.code).toBe(1);
      expect(one.stdout).toContain(`${invalid.file}: `);
    }
  });

  it.each(['oem', 'opm', 'omm', 'cdm', 'tdm'] as const)(
    'convert takes every valid %s to XML, JSON and back to KVN with the same content',
    async (kind) => {
      const valid = samplesOf(kind).filter((sample) => sample.expected === 'accept');
      let converted = 0;
      for (const [index, { file }] of valid.entries()) {
        const input = join(folderOf(kind), file);
        const at = (name: string) => join(folder, `${kind}-${index}-${name}`);
        const first = await command('convert', input, at('a.kvn'));
        // Tables of many OMMs are no single message.
        if (first.code === 1 && /cannot be written|CSV|several|unsupported/i.test(first.stderr)) continue;
        expect(first.code, `${file} ${first.stderr}`).toBe(0);
        for (const [from, to] of [
          ['a.kvn', 'b.xml'],
          ['b.xml', 'c.json'],
          ['c.json', 'd.kvn'],
        ] as const) {
          const { code, stderr } = await command('convert', at(from), at(to));
          expect(code, `${file} ${from} ${to} ${stderr}`).toBe(0);
        }
        // XML has the order of its schema, comments at the head of a section, and no NaN; not a digit changes.
        const lines = (name: string) =>
          readFileSync(at(name), 'utf8')
            .split('\n')
            .filter((line) => !/ = NaN\b/.test(line))
            .sort();
        expect(lines('d.kvn'), file).toEqual(lines('a.kvn'));
        expect((await command('validate', at('b.xml'))).code, file).toBe(0);
        converted += 1;
      }
      expect(converted).toBeGreaterThan(valid.length / 2);
    },
  );

  it('convert writes nothing when the input is at fault, and says where it cannot write', async () => {
    const broken = join(folder, 'broken.cdm');
    writeFileSync(broken, 'CCSDS_CDM_VERS = 1.0\nCREATION_DATE = yesterday\n');
    const out = join(folder, 'none.xml');
    const { code, stderr } = await command('convert', broken, out);
    expect(code).toBe(1);
    expect(stderr).toMatch(/broken\.cdm: line \d/);
    expect(() => readFileSync(out)).toThrow();
    const good = join(folderOf('cdm'), 'valid/AlfanoTestCase05.cdm');
    const nowhere = await command('convert', good, join(folder, 'no/such/folder.xml'));
    expect(nowhere).toMatchObject({ code: 1, stderr: expect.stringMatching(/cannot be written/) });
  });
});
