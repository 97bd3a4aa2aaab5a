import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { judge, objectsOf } from '@keepout/assessment/judge';
import { messageApproach } from '@keepout/assessment/message-approach';
import { readCdm } from '@keepout/ccsds/cdm/read';
import { type CovarianceRule, covarianceKind } from '@keepout/conjunction/decision/sigma-rules';
import { afterAll, expect, it } from 'vitest';
import { command } from '../test-command.ts';
import { DEFAULT_RULES } from './pc-verdict.ts';

const MESSAGE = fileURLToPath(
  new URL('../../../../conformance/ccsds/cdm/valid/ION_SCV8_vs_STARLINK_1233.txt', import.meta.url),
);
const folder = mkdtempSync(join(tmpdir(), 'keepout-rules-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** What `GET ca/covariance-rules` answers. */
function rulesFile(rules: readonly CovarianceRule[]): string {
  const path = join(folder, 'rules.json');
  const test = { samples: 212, testedAt: '2026-11-01T00:00:00.000Z', decidedBy: 'ada', use: 'FACTOR' };
  writeFileSync(path, JSON.stringify({ rules: rules.map((rule) => ({ ...rule, ...test })), version: 3 }));
  return path;
}

it('C10 pc and plan count covariances by the rules of a file as the service judges by them', async () => {
  const cdm = readCdm(readFileSync(MESSAGE, 'utf8'));
  const approach = cdm.ok ? messageApproach(cdm.value) : cdm;
  if (!cdm.ok || !approach.ok) throw new Error('the message cannot be read');
  const { originator, creationTaiS, tcaTaiS } = cdm.value;
  const rules = objectsOf(approach.value).objects.map(
    ({ state }): CovarianceRule => ({
      ...covarianceKind({ originator, covarianceSource: 'CDM' }, state, creationTaiS)!,
      factor: 3,
      isCalibrated: true,
    }),
  );
  // As the command says it, after closest approach.
  const judged = judge(approach.value, { ...DEFAULT_RULES, covariances: rules }, tcaTaiS + 1);
  const of = async (name: string, ...args: readonly string[]) => {
    const { stdout, stderr, code } = await command(name, MESSAGE, '--json', ...args);
    expect(code, stderr).toBe(0);
    return JSON.parse(stdout);
  };
  const path = rulesFile(rules);
  const asStated = await of('pc');
  const pc = await of('pc', '--covariance-rules', path);
  expect(pc.recommended.pc).toBe(judged.pc);
  expect(pc.recommended.pc).not.toBe(asStated.recommended.pc);
  expect(pc.verdict.verdict).toBe(judged.verdict.kind);
  const codes = judged.verdict.reasons.map(({ code }) => code);
  expect(codes).toContain('covariance-scaled');
  expect(pc.verdict.reasons.map(({ code }: { code: string }) => code)).toEqual(codes);
  expect([asStated.confidence, pc.confidence]).toEqual(['conditional', 'calibrated']);
  const plan = await of('plan', '--covariance-rules', path, '--burn', '1:0,0.1,0');
  expect(plan.asItIs).toMatchObject({ confidence: 'calibrated' });
  expect(plan.asItIs.pc / judged.pc!).toBeCloseTo(1, 6);
  // Of another originator: as they are stated.
  const others = rulesFile(rules.map((rule) => ({ ...rule, originator: 'SOMEBODY' })));
  expect((await of('pc', '--covariance-rules', others)).recommended.pc).toBe(asStated.recommended.pc);
});

it('says where a file of rules cannot be read', async () => {
  const path = rulesFile([]);
  const wrong = async (text: string) => {
    writeFileSync(path, text);
    const { code, stderr } = await command('pc', MESSAGE, '--covariance-rules', path);
    return `${code} ${stderr.replaceAll(`${folder}/`, '')}`;
  };
  expect(await wrong('{"rules": [')).toContain('keepout: rules.json: ');
  expect(await wrong('{"rules": [{"originator": "A"}]}')).toContain('rules.json: rules/0/covarianceSource: ');
});
