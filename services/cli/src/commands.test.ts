import { mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createProgram } from './run-program.ts';
import { command, commandWith } from './test-command.ts';
import { runCommand } from './test-process.ts';

const names = (await createProgram()).commands.map((subcommand) => subcommand.name());
const cdm = new URL('../../../conformance/ccsds/cdm/valid/AlfanoTestCase05.cdm', import.meta.url).pathname;
const catalogue = new URL('../../../conformance/sgp4/elements-20241101.csv', import.meta.url).pathname;

describe('the command line', () => {
  let folder: string;
  const at = (name: string) => join(folder, name);
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'keepout-cli-'));
    writeFileSync(at('empty'), '');
    writeFileSync(at('binary'), Buffer.from([0, 1, 2, 3, 255]));
    writeFileSync(at('archive.zip'), Buffer.from('PK\u0003\u0004rest'));
    writeFileSync(at('cut.gz'), gzipSync('x'.repeat(10_000)).subarray(0, 30));
    writeFileSync(at('prose.txt'), 'Dear all,\nplease find attached\n');
    writeFileSync(at('page.html'), '<html><body>sign in</body></html>');
    writeFileSync(at('doctype.xml'), '<?xml version="1.0"?>\n<!DOCTYPE cdm [<!ENTITY a "b">]>\n<cdm>&a;</cdm>');
    // Sparse: takes no room on the disk.
    writeFileSync(at('huge'), '');
    truncateSync(at('huge'), 3_000_000_000);
    writeFileSync(at('bomb.gz'), Buffer.concat(Array.from({ length: 40 }, () => bombMember)));
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it.each(names)('%s --help says what it does and ends with 0', async (name) => {
    const { code, stdout, stderr } = await command(name, '--help');
    expect(code).toBe(0);
    expect(stdout).toMatch(new RegExp(`^Usage: keepout ${name}`));
    expect(stdout.length).toBeGreaterThan(100);
    expect(stderr).toBe('');
  });

  it('prints its version, and its help when asked for nothing', async () => {
    expect((await command('--version')).stdout).toMatch(/^\d+\.\d+\.\d+\n$/);
    const { code, stderr } = await command();
    expect(code).toBe(2);
    expect(stderr).toContain('Usage: keepout');
  });

  it.each([
    ['foo'],
    ['pc'],
    ['pc', cdm, '--colour', 'red'],
    ['pc', cdm, '--method', 'guess-2020'],
    ['pc', cdm, '--hbr', '-3'],
    ['pc', cdm, '--hbr', 'NaN'],
    ['pc', cdm, '--method', 'monte-carlo', '--trials', '1e300'],
    ['propagate', '--catalogue', catalogue, '--norad', '204'],
    ['propagate', '--catalogue', catalogue, '--norad', 'abc', '--minutes', '0'],
    ['propagate', '--catalogue', catalogue, '--norad', '204', '--minutes', '0,x'],
    ['propagate', '--catalogue', catalogue, '--norad', '204', '--minutes', '0', '--frame', 'mars'],
    ['propagate', '--catalogue', catalogue, '--norad', '204', '--at', 'noon'],
    ['propagate', '--catalogue', catalogue, '--norad', '204', '--minutes', '0', '--at', '2024-11-01T00:00:00Z'],
    ['screen', '--catalogue', catalogue, '--days', '0', '--threshold-km', '5', '--out', 'x.csv'],
    ['screen', '--catalogue', catalogue, '--days', '1', '--threshold-km', 'far', '--out', 'x.csv'],
    ['screen', '--catalogue', catalogue, '--days', '1', '--threshold-km', '5', '--out', 'x.doc'],
    ['screen', '--catalogue', catalogue, '--days', '1', '--threshold-km', '5', '--out', 'x.csv', '--start', 'noon'],
    ['screen', '--catalogue', catalogue, '--days', '1', '--threshold-km', '5', '--out', 'x.csv', '--workers', '1.5'],
    ['convert', cdm, 'out.doc'],
    ['convert', cdm, 'out.xml', '--to', 'pdf'],
    ['validate'],
  ])('%s %s %s %s %s %s is wrong usage: 2, with a sentence', async (...args) => {
    const { code, stdout, stderr } = await command(...args.filter((arg) => arg !== undefined));
    expect(code, stderr).toBe(2);
    expect(stdout).toBe('');
    expect(stderr).toMatch(/\w/);
    expect(stderr).not.toMatch(/^\s+at /m);
  });

  describe('given a file that is no good', () => {
    const reasons: Record<string, RegExp> = {
      missing: /missing: no such file/,
      '': /is a folder/,
      empty: /empty: the file is empty/i,
      binary: /binary: .*not a text file/,
      'archive.zip': /archive\.zip: .*zip archive/,
      'cut.gz': /cut\.gz: .*gzip file is damaged/,
      'prose.txt': /prose\.txt/,
      'page.html': /page\.html/,
      'doctype.xml': /doctype\.xml/,
      huge: /huge: the file is larger than/,
      'bomb.gz': /bomb\.gz: .*larger than/,
    };
    const commands: Record<string, (file: string) => string[]> = {
      pc: (file) => ['pc', file],
      validate: (file) => ['validate', file],
      convert: (file) => ['convert', file, at('out.xml')],
      propagate: (file) => ['propagate', '--catalogue', file, '--norad', '1', '--minutes', '0'],
      screen: (file) => ['screen', '--catalogue', file, '--days', '1', '--threshold-km', '5', '--out', at('out.csv')],
      'screen of a primary': (file) => [
        ...['screen', '--catalogue', catalogue, '--primary', file],
        ...['--days', '1', '--threshold-km', '5', '--out', at('out.csv')],
      ],
    };
    const cases = Object.keys(commands).flatMap((name) =>
      Object.keys(reasons)
        // Opening a bomb up to the limit takes seconds, and all commands open files in one place.
        .filter((file) => file !== 'bomb.gz' || name === 'validate')
        .map((file) => [name, file] as const),
    );

    it.each(cases)('%s "%s" ends with 1 and says which file and why', async (name, file) => {
      const { code, stdout, stderr } = await command(...commands[name]!(at(file)));
      expect(code, stderr).toBe(1);
      expect(`${stdout}${stderr}`).toMatch(reasons[file]!);
      expect(`${stdout}${stderr}`.length).toBeLessThan(5000);
      expect(stderr).not.toMatch(/^\s+at |went wrong on our side/m);
    });
  });

  it('as a process: reads from a pipe, prints to a closed one, and ends with its code', async () => {
    const piped = await runCommand(['validate', '-', 'no-such-file'], { stdin: readFileSync(cdm, 'utf8') });
    expect(piped).toMatchObject({
      code: 1,
      stdout: expect.stringMatching(/^-: accepted cdm 1\.0 \(cdm-kvn\), not valid\n/),
    });
  });

  it('refuses settings that it does not know, with the nearest one', async () => {
    const environment = { KEEPOUT_POTR: '80', KEEPOUT_MODE: 'production' };
    const result = await commandWith(environment, 'serve');
    expect(result.code).toBe(2);
    expect(result.stderr).toMatch(/KEEPOUT_POTR is not a setting.*KEEPOUT_PORT/);
    const doctor = await commandWith(environment, 'doctor');
    expect(doctor.code).toBe(2);
    expect(doctor.stdout).toMatch(/KEEPOUT_POTR/);
  });

  it('tells an outage with 3: a database that does not answer, a platform that does not run', async () => {
    const environment = { KEEPOUT_DATABASE_URL: 'postgresql://nobody@127.0.0.1:9/none', KEEPOUT_PORT: '9' };
    // A worker tries for a while: that is over at its second look at the clock.
    let nowMs = 0;
    const clock = vi.spyOn(performance, 'now').mockImplementation(() => (nowMs += 30_000));
    try {
      for (const name of ['migrate', 'worker', 'doctor', 'token']) {
        const { code, stdout, stderr } = await commandWith(environment, name);
        expect(code, `${name} ${stderr}`).toBe(3);
        expect(`${stdout}${stderr}`).toMatch(/\w/);
        expect(stderr).not.toMatch(/^\s+at |went wrong on our side/m);
      }
    } finally {
      clock.mockRestore();
    }
  });
});

const bombMember = gzipSync(Buffer.alloc(64_000_000));
