import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { recordText } from '@keepout/server/ca/decisions/sealing';
import { TEST_KEY, testRecord } from '@keepout/server/ca/decisions/test-record';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { command } from '../test-command.ts';
import { runCommand } from '../test-process.ts';

const NAME = '000054234_conj_000028343_20221130_142342_20221127_152412.cdm';
const message = readFileSync(new URL(`../../../../conformance/ccsds/cdm/valid/${NAME}`, import.meta.url), 'utf8');

describe('keepout replay', () => {
  let folder: string;
  const at = (name: string) => join(folder, name);
  const text = recordText(testRecord([message]));
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'keepout-replay-'));
    writeFileSync(at('record.json'), text);
    writeFileSync(at('record.json.gz'), gzipSync(text));
    writeFileSync(at('tampered.json'), text.replace('"decision":"OBSERVE"', '"decision":"COORDINATE"'));
    writeFileSync(at('newer.json'), text.replace('keepout-decision-record/2', 'keepout-decision-record/9'));
    writeFileSync(at('keys.json'), JSON.stringify({ keys: [TEST_KEY] }));
    writeFileSync(
      at('told.json'),
      recordText(testRecord([message], { told: { ...testRecord([message]).told, verdict: 'SAFE' } })),
    );
    writeFileSync(at('empty.json'), '');
    writeFileSync(at('binary.json'), Buffer.from([0, 1, 2, 255]));
    writeFileSync(at('cut.json'), text.slice(0, 500));
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('computes a record again in a process of its own, to the last digit', async () => {
    const { code, stdout, stderr } = await runCommand(['replay', at('record.json'), '--json']);
    expect([code, stderr]).toEqual([0, '']);
    const report = JSON.parse(stdout) as { same: boolean; compared: number; differences: unknown[] };
    expect(report).toMatchObject({ same: true, differences: [], alteredMessages: [], failure: null });
    expect(report.compared).toBeGreaterThan(200);
  });

  it('says in words what it has checked', async () => {
    const { code, stdout } = await command('replay', at('record.json.gz'));
    expect(code).toBe(0);
    expect(stdout).toMatch(/figures {3}\d+ computed again, 0 differ/);
    expect(stdout).toContain('every figure is the same');
    expect(stdout).toContain('by Keepout 0.0.0');
  });

  it('says who signed where it is shown a key, and that it is not proven where not', async () => {
    const proven = await command('replay', at('record.json'), '--key', at('keys.json'));
    expect(proven.code).toBe(0);
    expect(proven.stdout).toContain('The record is as it was signed, and every figure is the same.');
    const unproven = (await command('replay', at('record.json'))).stdout;
    expect(unproven).toContain(
      'unaltered since its hash was made, and every figure is the same; who signed is not proven',
    );
    const strange = await command('replay', at('record.json'), '--key', at('record.json'));
    expect([strange.code, strange.stderr]).toEqual([1, expect.stringContaining('has no public key of Ed25519')]);
  });

  it('ends with 1 where a person was told otherwise than the messages come to', async () => {
    const { code, stdout } = await command('replay', at('told.json'), '--key', at('keys.json'));
    expect(code).toBe(1);
    expect(stdout).toMatch(/told\.verdict: recorded "SAFE", computed "/);
  });

  it('names the plan that was decided on and what its screening said, and finds out another verdict', async () => {
    const plan = {
      planId: 'man-7',
      sha256: 'ab'.repeat(32),
      figures: {
        manoeuvreType: 'IMPULSIVE',
        ignitionEpoch: '2026-11-21T06:00:00.000000Z',
        totalProbability: 3.1e-8,
        screeningId: 'pms-1',
        screeningVerdict: 'Pc 2.4e-04 to 3.1e-08. 0 new.',
        screeningIsClear: 'yes',
        screeningStatus: 'EVENTS_RAISED',
        screeningNewOrWorse: 11,
      },
    };
    const planned = recordText(testRecord([message], { plan }));
    writeFileSync(at('planned.json'), planned);
    const { code, stdout } = await command('replay', at('planned.json'));
    expect(code).toBe(0);
    expect(stdout).toContain(
      'plan      man-7 (abababababab): IMPULSIVE at 2026-11-21T06:00:00.000000Z, total Pc 3.1e-8',
    );
    expect(stdout).toContain('screened  Screened: 11 conjunctions new or worse. Pc 2.4e-04 to 3.1e-08. 0 new.');
    expect(JSON.parse((await command('replay', at('planned.json'), '--json')).stdout)).toMatchObject({
      plan,
      same: true,
    });
    writeFileSync(at('planned.json'), planned.replace('"screeningIsClear":"yes"', '"screeningIsClear":"no"'));
    expect((await command('replay', at('planned.json'))).code).toBe(1);
  });

  it('takes a record of before the distance in space was judged for the same, and one with another distance not', async () => {
    const whole = testRecord([message]);
    const figures = whole.results['figures'] as Readonly<Record<string, unknown>>;
    expect(figures['mahalanobisSpace']).toBeGreaterThan(0);
    const { mahalanobisSpace: _, ...earlier } = figures;
    const codes = [];
    for (const changed of [earlier, { ...figures, mahalanobisSpace: 1 }]) {
      const results = { ...whole.results, figures: changed };
      writeFileSync(at('earlier.json'), recordText(testRecord([message], { results })));
      codes.push((await command('replay', at('earlier.json'))).code);
    }
    expect(codes).toEqual([0, 1]);
  });

  it('ends with 1 where the record was altered, and names what', async () => {
    const { code, stdout } = await command('replay', at('tampered.json'));
    expect(code).toBe(1);
    expect(stdout).toContain('hash      ALTERED');
    expect(stdout).toContain('is NOT what was signed');
  });

  it('says first that a forged record is not what was signed, and shows its escape sequences as text', async () => {
    const forged =
      '\u001b[2J\u001b[1;1H\u009b8m\u202e\nThe record is as it was signed, and every figure is the same.\u001b[8m';
    const record = JSON.parse(text) as {
      event: { object1: { name: string } };
      decided: { by: string };
      decision: string;
    };
    record.event.object1.name = forged;
    record.decided.by = forged;
    writeFileSync(at('forged.json'), JSON.stringify(record));
    const { code, stdout } = await command('replay', at('forged.json'));
    expect(code).toBe(1);
    const lines = stdout.split('\n');
    expect(lines[0]).toBe('The record is NOT what was signed.');
    expect(lines[1]).toContain(String.raw`\u001b[2J\u001b[1;1H\u009b8m\u202e\nThe record is as it was signed`);
    expect(stdout).not.toMatch(/[\p{Cc}\p{Cf}](?<!\n)/u);
    expect(lines.filter((line) => line.startsWith('The record is as'))).toEqual([]);
    const json = (await command('replay', at('forged.json'), '--json')).stdout;
    expect(json).not.toMatch(/[\p{Cc}\p{Cf}](?<!\n)/u);
    expect(JSON.parse(json)).toMatchObject({ same: false, conclusion: 'altered' });
  });

  it.each([
    ['newer.json', 'other-version'],
    ['empty.json', 'empty'],
    ['binary.json', 'not a text file'],
    ['cut.json', 'not-json'],
    ['missing.json', 'no such file'],
  ])('refuses %s with its reason and without a stack trace', async (name, reason) => {
    const { code, stderr } = await command('replay', at(name));
    expect(code).toBe(1);
    expect(stderr).toContain(reason);
    expect(stderr).not.toContain('at ');
  });
});
