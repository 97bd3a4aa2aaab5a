import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type CdmObjectParts, composeCdm } from '@keepout/ccsds/cdm/compose';
import { writeCdm } from '@keepout/ccsds/cdm/write';
import { gainsOfPasses } from '@keepout/server/odt/opportunities/opportunities.thread';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sceneOf } from '../../../../packages/planning/test/observed-encounter.ts';
import { command } from '../test-command.ts';
import { questionOfMessage } from './expected-gain.ts';

let folder: string;
let message: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'keepout-expected-gain-'));
  const { encounter } = sceneOf(21);
  const objectOf = (which: 'primary' | 'secondary', k: number): CdmObjectParts => ({
    designator: `${10_000 + k}`,
    catalogName: 'SATCAT',
    name: `OBJECT ${k}`,
    internationalDesignator: 'UNKNOWN',
    ephemerisName: 'NONE',
    covarianceMethod: 'CALCULATED',
    maneuverable: 'YES',
    refFrame: 'EME2000',
    positionM: encounter[which].positionM,
    velocityMps: encounter[which].velocityMps,
    covarianceRtnM2: which === 'primary' ? encounter.primaryCovarianceRtn : encounter.secondaryCovarianceRtn,
  });
  const tcaTaiS = encounter.primary.epochTaiS;
  const parts = {
    creationTaiS: tcaTaiS - 2 * 86_400,
    originator: 'TEST',
    messageId: 'gain',
    tcaTaiS,
    missDistanceM: 1000,
    objects: [objectOf('primary', 1), objectOf('secondary', 2)] as const,
  };
  message = join(folder, 'event.cdm');
  writeFileSync(message, writeCdm(composeCdm(parts), 'kvn'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const SITES = ['--site', '46.9,7.5,900', '--site', '-31.3,149.1,1100', '--site', '78.2,15.4,400'];
/** The usual number of draws takes ten times as long. */
const FEW_DRAWS = ['--draws', '256'];
const run = (...more: string[]) =>
  command('expected-gain', message, ...SITES, '--hbr', '8', '--radar', ...FEW_DRAWS, ...more);

it('A-07 keepout expected-gain says what the first passes would make of the verdict', async () => {
  const gains: Record<string, number>[] = [];
  for (const passes of ['1', '3']) {
    const { code, stdout, stderr } = await run('--passes', passes, '--json');
    expect(stderr).toMatch(/without --eop/);
    expect(code).toBe(0);
    const gain = JSON.parse(stdout);
    expect(gain).toMatchObject({ object: 'OBJECT 2', verdictNow: 'no-conclusion' });
    expect(gain.passes).toHaveLength(Number(passes));
    expect(gain.toAct + gain.toSafe + gain.toWatch + gain.stays).toBeCloseTo(1, 12);
    expect(gain.missSigmaAfterM).toBeLessThan(gain.missSigmaBeforeM);
    gains.push(gain);
  }
  expect(gains[1]!['missSigmaAfterM']!).toBeLessThan(gains[0]!['missSigmaAfterM']!);
  const { stdout } = await run('--passes', '2');
  expect(stdout).toMatch(/verdict then {3}act \d+\.\d %, watch .*no conclusion/);
});

it('keepout expected-gain says what the verdict says of an event as it is, and tells outcomes by the method of the verdict', async () => {
  const curved = new URL(
    '../../../../conformance/ccsds/cdm/valid/000035946_conj_000030648_20221210_140311_20221206_003234.cdm',
    import.meta.url,
  ).pathname;
  const judged = JSON.parse((await command('pc', curved, '--json')).stdout);
  const observe = ['expected-gain', curved, ...SITES, '--radar', '--passes', '1', '--draws', '64'];
  const gain = JSON.parse((await command(...observe, '--json')).stdout);
  expect(gain.verdictNow).toBe('act');
  expect(gain.pcNow / judged.recommended.pc).toBeCloseTo(1, 4);
  expect(gain.missSigmaAfterM).toBeLessThan(gain.missSigmaBeforeM);
  expect(gain.toAct + gain.toSafe + gain.toWatch + gain.stays).toBeCloseTo(1, 12);
  expect(gain.pcLow).toBeLessThanOrEqual(gain.pcMedian);
  expect((await command(...observe)).stdout).toMatch(/1\.52e-04 now \(act\); then \S+, 5 % below/);
});

it('A-07 keepout expected-gain knows less of an object that the air brakes', async () => {
  const file = join(folder, 'elements.tle');
  // As high as the object of the message: its air is what counts.
  const low = [
    '1 22222U 92093A   24263.50000000  .00020000  00000-0  90000-2 0  9991',
    '2 22222  82.0000 310.0000 0010000  40.0000  10.0000 14.50000000    19',
  ];
  const withSum = (line: string) =>
    line.slice(0, 68) +
    String([...line.slice(0, 68)].reduce((sum, c) => sum + (c === '-' ? 1 : Number(c) || 0), 0) % 10);
  writeFileSync(file, `${low.map(withSum).join('\n')}\n`);
  const missSigma = async (...more: string[]): Promise<number> => {
    const { code, stdout } = await run('--passes', '2', '--json', ...more);
    expect(code).toBe(0);
    return JSON.parse(stdout).missSigmaAfterM;
  };
  expect(await missSigma('--elements', file)).toBeGreaterThan(1.2 * (await missSigma()));
  writeFileSync(file, 'no elements\n');
  expect(await run('--passes', '2', '--elements', file)).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('elements.tle'),
  });
});

it('keepout expected-gain and the service answer one question to the last bit', async () => {
  const options = { passes: '2', object: '2', leadHours: '12', minElevation: '20', hbr: '8', draws: '256', seed: '7' };
  const sensor = { angleSigma: '2', rangeSigma: '20', rangeRateSigma: '0.05', clockSigma: '0.001', angleBias: '1' };
  const site = ['46.9,7.5,900', '-31.3,149.1,1100', '78.2,15.4,400'];
  const { question } = questionOfMessage(message, { ...options, ...sensor, site, radar: true });
  // As a thread gets it: plain data.
  const served = gainsOfPasses(structuredClone(question));
  if (!served.ok) throw new Error(served.fault.code);
  const { stdout } = await run('--passes', '2', '--draws', '256', '--seed', '7', '--json');
  const { passes, ...printed } = JSON.parse(stdout);
  const { passes: count, ...figures } = served.value.together!;
  expect(passes).toHaveLength(count);
  expect(printed).toEqual({ ...figures, object: 'OBJECT 2', tca: printed.tca });
});

it('A-07 keepout expected-gain tells of passes that are not there, and of a message that is none', async () => {
  const tooMany = await run('--passes', '90');
  expect(tooMany).toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/\d+ passes over 3 sites from .*, 90 wanted/),
  });
  expect(await run('--passes', '0')).toMatchObject({ code: 2 });
  const late = await run('--passes', '1', '--lead-hours', '72');
  expect(late).toMatchObject({ code: 1, stderr: expect.stringContaining('no time for a pass') });
  const text = join(folder, 'text.cdm');
  writeFileSync(text, 'hello\n');
  expect(await command('expected-gain', text, ...SITES, '--passes', '1')).toMatchObject({ code: 1 });
});
