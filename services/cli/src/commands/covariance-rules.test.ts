import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { judge, objectsOf } from '@keepout/assessment/judge';
import { messageApproach } from '@keepout/assessment/message-approach';
import { readCdm } from '@keepout/ccsds/cdm/read';
import { type CovarianceRule, covarianceKind } from '@keepout/conjunction/decision/sigma-rules';
import { testEvent } from '@keepout/server/ca/manoeuvres/test-event';
import { collisionAvoidance } from '@keepout/server/ca/module';
import { EVENTS, FACTOR, keepPastEvents, PAST_KIND } from '@keepout/server/ca/statistics/test-past-events';
import { nowTaiS } from '@keepout/server/platform/now';
import { startTestPlatform, type TestPlatform } from '@keepout/server/test-platform';
import { route } from '@keepout/server/test-route';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { command } from '../test-command.ts';
import { SATELLITE } from '../test-sky.ts';
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
  const scaledSigmas = ['primary', 'secondary'].map((object) => ({ object, factor: 3 }));
  const plan = await of('plan', '--covariance-rules', path, '--burn', '1:0,0.1,0');
  for (const figure of [pc, plan.asItIs, plan.candidates[0]]) {
    expect(figure).toMatchObject({ scaledSigmas });
    expect(figure.confidenceReason.text).toContain('those of object 2 are scaled by 3.00 (set in Fleet statistics)');
  }
  expect(asStated).not.toHaveProperty('scaledSigmas');
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

describe('C10 the rules of a platform', () => {
  let platform: TestPlatform;
  let url = '';
  const token = join(folder, 'token');
  const file = join(folder, 'platform.json');
  const rules = [{ ...PAST_KIND, use: 'FACTOR' }];

  beforeAll(async () => {
    platform = await startTestPlatform([collisionAvoidance]);
    url = await platform.app.listen({ host: '127.0.0.1', port: 0 });
    const { authorization } = await platform.bearer({ userName: 'ada' });
    writeFileSync(token, `${authorization.slice('Bearer '.length)}\n`);
    const headers = { authorization, 'content-type': 'text/plain' };
    const { noradId } = SATELLITE;
    await platform.app.inject({ ...route('createSatellite'), headers: { authorization }, payload: SATELLITE });
    const payload = testEvent(nowTaiS() + 1.5 * 86_400, { noradId, other: 90_001 });
    const { accepted } = (await platform.app.inject({ ...route('uploadCdms'), headers, payload })).json();
    await keepPastEvents(platform, accepted[0].conjunctionId);
  });
  afterAll(() => platform.close());

  const run = (...args: readonly string[]) => command('covariance-rules', ...args, '--url', url, '--token', token);
  const said = async (...args: readonly string[]) => {
    const { stdout, stderr, code } = await run(...args);
    expect(code, stderr).toBe(0);
    return JSON.parse(stdout);
  };
  const write = (content: object) => writeFileSync(file, JSON.stringify(content));

  it('are printed, looked at before they are changed, tested and set, and printed for pc and plan', async () => {
    const before = await said('get');
    expect(before).toMatchObject({ rules: [] });
    write({ ...before, rules });
    expect(await said('set', file, '--preview')).toMatchObject({ events: 1 });
    expect(await said('get')).toEqual(before);
    const after = await said('set', file);
    expect(after.rules).toMatchObject([{ ...rules[0], samples: 2 * EVENTS, isCalibrated: true, decidedBy: 'ada' }]);
    expect(Math.abs(after.rules[0].factor / FACTOR - 1)).toBeLessThan(0.1);
    const now = await said('get');
    expect(now.rules).toEqual(after.rules);
    // What get prints, pc reads and set takes: what held keeps its test.
    write({ ...now, isJudging: !now.isJudging });
    expect((await command('pc', MESSAGE, '--covariance-rules', file)).code).toBe(0);
    expect((await said('set', file)).rules).toEqual(now.rules);
  });

  it('are refused with the reason where others were faster, a test is not passed, or nobody answers', async () => {
    const wrong = async (...args: readonly string[]) => {
      const { code, stderr } = await run(...args);
      return `${code} ${stderr.replaceAll(`${folder}/`, '')}`;
    };
    const { version } = await said('get');
    write({ rules, version: version - 1 });
    expect(await wrong('set', file)).toMatch(/^1 keepout: .*\[version-changed\]/);
    write({ rules: [{ ...rules[0], originator: 'NOBODY' }], version });
    expect(await wrong('set', file)).toMatch(/^1 keepout: .*no samples of this kind.*\[realism-not-shown\]/);
    write({ rules });
    expect(await wrong('set', file)).toContain('1 keepout: platform.json: version: ');
    const closed = await command('covariance-rules', 'get', '--url', 'http://127.0.0.1:9', '--token', token);
    expect([closed.code, closed.stderr]).toEqual([3, 'keepout: no server responds at http://127.0.0.1:9\n']);
  });
});
