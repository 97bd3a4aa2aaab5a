import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { judge } from '@keepout/assessment/judge';
import { messageApproach } from '@keepout/assessment/message-approach';
import { reasonText } from '@keepout/assessment/text/reason-text';
import { readCdmAll } from '@keepout/ccsds/cdm/read';
import { verdict } from '@keepout/conjunction/decision/verdict';
import type { PcReport } from '@keepout/conjunction/pc/compute-pc';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { command } from '../test-command.ts';
import { DEFAULT_RULES, printedVerdict, verdictRows } from './pc-verdict.ts';

const SOUND = readFileSync(
  fileURLToPath(
    new URL(
      '../../../../conformance/ccsds/cdm/valid/000054234_conj_000028343_20221130_142342_20221127_152412.cdm',
      import.meta.url,
    ),
  ),
  'utf8',
);
const stating = (keyword: string, value: string) =>
  SOUND.replace(new RegExp(`^(${keyword} +=) *\\S+`, 'm'), `$1 ${value}`);

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'keepout-pc-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

it.each([
  ['nothing otherwise', SOUND, undefined],
  ['another miss', stating('MISS_DISTANCE', '45000'), 'stated-otherwise'],
  ['another speed', stating('RELATIVE_SPEED', '12'), 'stated-otherwise'],
  ['another probability', stating('COLLISION_PROBABILITY', '0.5'), 'stated-otherwise'],
  ['a radius of a centimetre', stating('COMMENT HBR', '0.01'), 'radius-outside-body'],
])('keepout pc says of a message that states %s what the service says of it', async (_what, text, code) => {
  const path = join(folder, 'message.cdm');
  writeFileSync(path, text);
  const { verdict: printed } = JSON.parse((await command('pc', path, '--json')).stdout);
  const { cdm } = readCdmAll(text);
  const approach = messageApproach(cdm!);
  if (!approach.ok) throw new Error(approach.fault.code);
  const { verdict } = judge(approach.value, DEFAULT_RULES, cdm!.creationTaiS);
  const told = verdict.reasons.filter((reason) => reason.code !== 'decision-time-passed').map(reasonText);
  const codes: string[] = printed.reasons.map((reason: { readonly code: string }) => reason.code);
  expect(printed.verdict).toBe(verdict.kind);
  expect(printed.reasons.map(({ text: words }: { readonly text: string }) => words)).toEqual(
    expect.arrayContaining(told),
  );
  const doubted = codes.filter((each) => each === 'stated-otherwise' || each === 'radius-outside-body');
  if (code === undefined) expect(doubted).toEqual([]);
  else expect(doubted).toContain(code);
});

const nanometres = SOUND.replaceAll(
  /^(C[RTN](?:DOT)?_\w+ *= )(\S+)/gm,
  (_, name: string, value: string) => `${name}${Number(value) * 1e-18}`,
);
const NOT_POSITIVE = readFileSync(
  new URL('../../../../conformance/ccsds/cdm/valid/OmitronTestCase_Test07_NonPDCovariance.cdm', import.meta.url),
  'utf8',
);

it.each([
  ['of nanometres', nanometres],
  ['that contradict themselves', NOT_POSITIVE],
])('a method that is asked for beside changes no figure of the verdict, of errors %s', async (_what, text) => {
  const path = join(folder, 'beside.cdm');
  writeFileSync(path, text);
  const told: unknown[] = [];
  for (const method of ['foster-1992', 'nc3d-hall-2021', 'monte-carlo', 'all']) {
    const { stdout } = await command('pc', path, '--json', '--method', method, '--trials', '1000');
    const { maxPc, dilution, recommended, verdict: printed } = JSON.parse(stdout);
    expect(maxPc).toBeGreaterThan(0);
    told.push({ maxPc, dilution, recommended, verdict: printed.verdict });
  }
  expect(told).toEqual(told.map(() => told[0]));
});

it('what is safe has nothing to decide, and so no deadline, as on the service', () => {
  const of = (pc: number) => {
    const said = verdict({
      tcaTaiS: 8e8,
      nowTaiS: 7e8,
      decisionLeadS: 43_200,
      pc,
      pcAtMargin: pc,
      region: 'robust',
    });
    return printedVerdict({ recommended: { pc, method: 'foster-1992' } } as PcReport, said);
  };
  expect(of(1e-3).decideBy).toMatch(/Z$/);
  expect(verdictRows(of(1e-3))[0]).toContain('decide by');
  expect(of(1e-9).decideBy).toBeNull();
  expect(verdictRows(of(1e-9))[0]).toBe("verdict        safe, risk LOW; limits of the service's defaults");
});

it('keepout pc prints the largest probability of a pair whose probability is below the smallest number', async () => {
  const message = fileURLToPath(
    new URL('../../../../conformance/pc/maximum-probability/miss-1400.cdm', import.meta.url),
  );
  const { maxPc, recommended } = JSON.parse((await command('pc', message, '--json')).stdout);
  expect(recommended.pc).toBe(0);
  expect(Math.abs(maxPc / 4.3e-7 - 1)).toBeLessThan(0.005);
});
