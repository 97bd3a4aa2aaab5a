import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { confidenceOfApproach } from '@keepout/assessment/confidence';
import { messageApproach } from '@keepout/assessment/message-approach';
import { plannedEncounterOf } from '@keepout/assessment/planned-encounter-of';
import { formatUtcZ, parseUtc } from '@keepout/astro/epoch';
import { readCdm } from '@keepout/ccsds/cdm/read';
import type { SetQuestion } from '@keepout/operations/export/planned-set';
import type { FoundCandidate } from '@keepout/operations/plan/candidates';
import type { PlanQuestion } from '@keepout/operations/plan/question';
import { candidateRecommendations } from '@keepout/operations/screened/recommended-candidates';
import { nothingToPlan } from '@keepout/server/ca/manoeuvres/nothing-to-plan';
import { candidatesOf, resultOf, setOf } from '@keepout/server/ca/manoeuvres/plan.thread';
import { presentResult } from '@keepout/server/ca/manoeuvres/present-result';
import { testEvent } from '@keepout/server/ca/manoeuvres/test-event';
import { archiveOf } from '@keepout/server/messages/pack';
import { expect, it } from 'vitest';
import { isNightly, sampled } from '../../../../scripts/property-runs.mjs';
import { command } from '../test-command.ts';
import { type PlanOptionTexts, planOptions } from './plan-options.ts';
import { archiveOfPlan, ofMessage } from './planned-archive.ts';
import { EFFORT, runPlan, satelliteOf } from './run-plan.ts';

const parsed = parseUtc('2026-11-24T00:00:00');
if (!parsed.ok) throw new Error(parsed.fault.code);
const tcaTaiS = parsed.value;
const message = testEvent(tcaTaiS, { noradId: 90_000, other: 91_000 });

const USUAL = {
  optimise: 'pc',
  maxDv: '1',
  model: 'two-body',
  duty: '1',
  cd: '2.2',
  mass: '200',
  targetPc: '1e-4',
  burnError: '0.05,1,0.0005,0.0002',
};

const questionOf = (satellite: PlanQuestion['satellite']): PlanQuestion => ({
  nowTaiS: tcaTaiS - 3 * 86_400,
  noradId: 90_000,
  satellite,
  events: [{ id: 'con_1', message, hardBodyRadiusM: null }],
  rules: {
    targetPc: 1,
    targetReductionOrders: 0,
    watchPc: 1e-7,
    uplinkLeadS: 0,
    preparationS: 0,
    densityUncertainty: 0.3,
    maxSmaChangeM: null,
    noBurn: [],
  },
  stations: [],
  otherBurns: [],
});

const KINDS = [
  { ...USUAL, type: 'impulsive', orbits: '1..1.1', isp: '220' },
  { ...USUAL, type: 'continuous', orbits: '2..2.5', thrust: '0.5', isp: '1500', duty: '0.5' },
  { ...USUAL, type: 'differential-drag', orbits: '20..20', areas: '0.5,1,90', targetPc: '0.1' },
] satisfies readonly PlanOptionTexts[];

/** A usual run plans with impulses; the nightly run with every kind of propulsion. */
it.each(sampled(KINDS, KINDS.length))('server and command find the same of $type, to the byte', (texts) => {
  const cdm = readCdm(message);
  if (!cdm.ok) throw new Error(cdm.fault.code);
  const approach = messageApproach(cdm.value);
  const encounter = approach.ok ? plannedEncounterOf(approach.value) : approach;
  if (!encounter.ok) throw new Error(encounter.fault.code);
  const options = planOptions(texts);
  const question = questionOf(satelliteOf(cdm.value, options));
  const { objective, orbits, targetPc } = options;
  const constraints = { needsCommand: false, needsConfirmation: false };
  const effort = { ...EFFORT, model: options.model };
  const search = { objective, orbits, constraints, effort, targetPc: targetPc! };
  const server = candidatesOf({ question, request: search });
  if (!server.ok) throw new Error(server.fault.code);
  const plan = runPlan(encounter.value, cdm.value, options, 'event.cdm');
  const ofServer = server.value.candidates.filter(({ isFarthest }) => !isFarthest);
  expect(
    ofServer.map(({ result: { figures, totalPc, events } }) => [
      figures.ignitionTaiS,
      figures.durationS,
      figures.deltaVMps,
      figures.smaChangeM,
      totalPc,
      events[0]!.after.missDistanceM,
    ]),
  ).toEqual(
    plan.candidates.map(({ manoeuvre, deltaVMps, smaChangeM, outcome }) => [
      manoeuvre.ignitionTaiS,
      'durationS' in manoeuvre ? manoeuvre.durationS : 0,
      deltaVMps,
      smaChangeM,
      outcome.totalPc,
      outcome.after[0]!.missDistanceM,
    ]),
  );
  expect(ofServer.length).toBeGreaterThan(0);
  const archive = archiveOfServer(ofServer.slice(0, FEW), server.value.totalPcBefore, (set) => ({
    set,
    satellite: question.satellite,
    ...ofMessage(plan, cdm.value, set, 'event.cdm'),
  }));
  const few = { ...plan, candidates: plan.candidates.slice(0, FEW) };
  const confidence = approach.ok ? confidenceOfApproach(approach.value) : undefined;
  const ofCommand = archiveOfPlan(few, cdm.value, 'event.cdm', confidence);
  expect(ofCommand.equals(archive)).toBe(true);
});

/** Of a search's candidates: each is flown for a week. */
const FEW = isNightly ? 2 : 1;

/** As the service writes a search, of the same orbit. */
function archiveOfServer(
  found: readonly FoundCandidate[],
  totalProbabilityBefore: number,
  whose: (set: SetQuestion['set']) => Omit<SetQuestion, 'air' | 'densityUncertainty'>,
): Buffer {
  const recommendedRoles = candidateRecommendations(found, (k) => !found[k]!.result.isInadequate);
  const belief = { confidence: 'CONDITIONAL', confidenceReason: 'covariance-stated' } as const;
  const names = new Map([['con_1', { secondaryName: '', secondaryNoradId: null, belief }]]);
  const candidates = found.map(({ manoeuvre, result }, k) => {
    return {
      recommendedAs: recommendedRoles[k]!,
      roles: recommendedRoles[k]!,
      manoeuvre,
      result: presentResult(result, names),
      screening: null,
    };
  });
  const files = setOf({ ...whose({ candidates, totalProbabilityBefore }), air: undefined, densityUncertainty: 0.3 });
  if (!files.ok) throw new Error(files.fault.detail);
  return archiveOf(files.value.map(({ path, text }) => ({ name: path, bytes: Buffer.from(text) })));
}

it('a finite burn by its change of velocity is the same of server and command, and of the time that it takes', () => {
  const cdm = readCdm(message);
  if (!cdm.ok) throw new Error(cdm.fault.code);
  const approach = messageApproach(cdm.value);
  const encounter = approach.ok ? plannedEncounterOf(approach.value) : approach;
  if (!encounter.ok) throw new Error(encounter.fault.code);
  const texts = {
    ...USUAL,
    type: 'continuous',
    orbits: '1..2',
    thrust: '0.5',
    isp: '1500',
    duty: '0.5',
    model: 'full',
  };
  const options = planOptions({ ...texts, burn: ['2:0,0.03,0'] });
  const [ofCommand] = runPlan(encounter.value, cdm.value, options, 'event.cdm').candidates;
  const { manoeuvre, outcome } = ofCommand!;
  const question = questionOf(satelliteOf(cdm.value, options));
  const evaluated = (size: { readonly manoeuvreDuration: number } | { readonly deltaVMagnitude: number }) => {
    const burn = {
      manoeuvreType: 'CONTINUOUS' as const,
      ignitionEpoch: formatUtcZ(manoeuvre.ignitionTaiS, 9),
      thrustDirection: [0, 1, 0],
      deltaVReferenceFrame: 'RTN' as const,
    };
    const constraints = { needsCommand: false, needsConfirmation: false };
    const answer = resultOf({ question, request: { manoeuvre: { ...burn, ...size }, constraints } });
    if (!answer.ok) throw new Error(JSON.stringify(answer.fault));
    return answer.value;
  };
  const byVelocity = evaluated({ deltaVMagnitude: 0.03 });
  const { figures, totalPc } = byVelocity;
  expect(figures.durationS).toBe('durationS' in manoeuvre ? manoeuvre.durationS : 0);
  // The equation by hand: the mass that 0.03 m/s takes, at half of 0.5 N.
  const exhaustMps = 1500 * 9.80665;
  expect(figures.durationS / ((200 * -Math.expm1(-0.03 / exhaustMps) * exhaustMps) / 0.25)).toBeCloseTo(1, 12);
  // Epochs hold a tenth of a microsecond.
  expect(figures.deltaVMps).toBeCloseTo(0.03, 9);
  // Times are told in microseconds.
  expect(totalPc / outcome.totalPc).toBeCloseTo(1, 6);
  expect(evaluated({ manoeuvreDuration: figures.durationS })).toEqual(byVelocity);
});

it('a set in which nothing was found is refused with what leaves nothing, and no file is written', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'keepout-set-'));
  const [path, zip] = [join(folder, 'event.cdm'), join(folder, 'set.zip')];
  writeFileSync(path, message);
  const search = ['plan', path, '--orbits', '1..1.01', '--isp', '220', '--mass', '200', '--export-set', zip];
  const few = await command(...search, '--target-pc', '1e-12', '--max-dv', '1e-6');
  expect([few.code, few.stdout]).toEqual([1, '']);
  expect(few.stderr).toMatch(
    /no set to export: no change of velocity up to 0.000001 m\/s.*\. The search found no manoeuvre\. Allow earlier ignition/,
  );
  expect(existsSync(zip)).toBe(false);
  const some = await command(...search, '--target-pc', '1e-4');
  expect([some.code, some.stderr]).toEqual([0, '']);
  // Names of files stand in an archive as they are.
  const bytes = readFileSync(zip).toString('latin1');
  const names = ['README.txt', 'candidates.csv', 'nominal.oem', '01-cheapest/with-burn.oem', '01-cheapest/burn.opm'];
  expect(names.filter((name) => !bytes.includes(name))).toEqual([]);
  expect((await command(...search.slice(0, -1), join(folder, 'set.tar'))).code).toBe(2);
  rmSync(folder, { recursive: true });
});

it('an event without a covariance is refused with the sentence of the service, and which object lacks it', async () => {
  const [own = '', other = ''] = message.split(/(?=^OBJECT *= *OBJECT2)/m);
  const bare = own + other.replaceAll(/^C[RTN](DOT)?_.*\n/gm, '');
  const cdm = readCdm(bare);
  if (!cdm.ok) throw new Error(cdm.fault.code);
  const texts = { ...USUAL, type: 'impulsive', orbits: '1..2' } as const;
  const question = {
    ...questionOf(satelliteOf(cdm.value, planOptions(texts))),
    events: [{ id: 'con_1', message: bare, hardBodyRadiusM: null }],
  };
  const constraints = { needsCommand: false, needsConfirmation: false };
  const server = candidatesOf({ question, request: { objective: 'pc', orbits: [1, 2], constraints } });
  if (server.ok) throw new Error('planned without a covariance');
  const folder = mkdtempSync(join(tmpdir(), 'keepout-bare-'));
  const path = join(folder, 'bare.cdm');
  writeFileSync(path, bare);
  const { code, stderr } = await command('plan', path, '--mass', '200');
  expect(code).toBe(1);
  expect(stderr.trim()).toBe(`keepout: ${path}: object 2: ${nothingToPlan(server.fault).message}`);
  rmSync(folder, { recursive: true });
});
