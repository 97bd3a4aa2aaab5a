import { readFileSync } from 'node:fs';
import { judge } from '@keepout/assessment/judge';
import { messageApproach } from '@keepout/assessment/message-approach';
import { plannedEncounterOf } from '@keepout/assessment/planned-encounter-of';
import { parseUtc } from '@keepout/astro/epoch';
import { earthOrientationOfDays } from '@keepout/astro/frames/earth-orientation';
import { readCdm } from '@keepout/ccsds/cdm/read';
import { DEFAULT_RISK_THRESHOLDS } from '@keepout/conjunction/decision/risk-level';
import type { PlannedEncounter } from '@keepout/conjunction/manoeuvre/planned-encounter';
import { impulseOnEvent } from '@keepout/planning/event-effect';
import { asConcluded } from '@keepout/planning/outcome';
import { expect, it } from 'vitest';
import { earthFixedCdm } from '../../../../conformance/earth-fixed.ts';
import reference from '../../../../conformance/trade-cells/trade-cells.json' with { type: 'json' };
import { questionOfScene } from '../../test/scene.ts';
import { tradeOfPlan } from '../trade/trade-of-plan.ts';
import { planBasis } from './basis.ts';
import { candidates } from './candidates.ts';
import { evaluate } from './evaluate.ts';
import { messageEncounter, type WhoseMessage } from './known-events.ts';
import { ownFlight } from './own-flight.ts';
import type { PlanQuestion } from './question.ts';

/** Act by the verdict's method, 4e-23 by Foster: its errors bend. */
const CURVED = '000035946_conj_000030648_20221210_140311_20221206_003234';
const NO_CONTACTS = { needsCommand: false, needsConfirmation: false };
const FILE = new URL(`../../../../conformance/ccsds/cdm/valid/${CURVED}.cdm`, import.meta.url);

it('plans with the probability of the verdict, and says that nothing need be done only where the verdict does', () => {
  const message = readFileSync(FILE, 'utf8');
  const cdm = readCdm(message);
  if (!cdm.ok) throw new Error(cdm.fault.code);
  const { creationTaiS } = cdm.value;
  const approach = messageApproach(cdm.value);
  if (!approach.ok) throw new Error(approach.fault.code);
  const judged = judge(approach.value, { thresholds: DEFAULT_RISK_THRESHOLDS, decisionLeadS: 0 }, creationTaiS);
  expect(judged.verdict.kind).toBe('act');
  const question: PlanQuestion = {
    nowTaiS: creationTaiS,
    noradId: 35_946,
    satellite: { propulsion: 'IMPULSIVE', build: { shape: 'CANNONBALL' }, massKg: 2800, maxDeltaVMps: 1 },
    events: [{ id: 'con_1', message, hardBodyRadiusM: judged.radius.radiusM }],
    rules: {
      targetPc: 3e-6,
      targetReductionOrders: 1.5,
      watchPc: 1e-7,
      uplinkLeadS: 0,
      preparationS: 0,
      densityUncertainty: 0.3,
      maxSmaChangeM: null,
      noBurn: [],
    },
    stations: [],
    otherBurns: [],
  };
  const basis = planBasis(question);
  expect(basis.events[0]!.pc).toBe(judged.pc);
  expect(basis.totalPc / judged.pc!).toBeCloseTo(1, 12);
  const found = candidates(question, {
    objective: 'pc',
    targetPc: 1e-5,
    orbits: [0.5, 0.55],
    constraints: { needsCommand: true, needsConfirmation: false },
  });
  if (!found.ok) throw new Error(found.fault.code);
  expect(found.value.isTargetMet).toBe(false);
  expect(found.value.totalPcBefore / judged.pc!).toBeCloseTo(1, 12);
  expect(found.value.candidates.length).toBeGreaterThan(1);
  for (const { result, isFarthest } of found.value.candidates) {
    expect(result.branches.at(-1)!.pc).toBe(judged.pc);
    if (!isFarthest) expect(result.totalPc).toBeLessThanOrEqual(1e-5);
    expect(result.total.deltaVMps).toBeGreaterThan(0.001);
  }
});

it('errors that the verdict does not believe are no all-clear for a plan, however small its number', () => {
  const alone = questionOfScene(reference.grids.find(({ type }) => type === 'IMPULSIVE')!);
  const [main] = alone.events;
  if (main === undefined || !('message' in main)) throw new Error('a scene without its message');
  const nanometres = main.message.replaceAll(
    /^(C[RTN](?:DOT)?_\w+ *= )(\S+)/gm,
    (_, name, value) => `${name}${value * 1e-18}`,
  );
  const question = { ...alone, events: [{ ...main, message: nanometres }] };
  const found = candidates(question, { objective: 'pc', targetPc: 1e-5, orbits: [0.5, 0.5], constraints: NO_CONTACTS });
  if (!found.ok) throw new Error(found.fault.code);
  expect(found.value.totalPcBefore).toBeLessThan(1e-5);
  expect(found.value.isTargetMet).toBe(false);
  expect(found.value.candidates.every(({ result }) => result.isInadequate)).toBe(true);
});

it('an event of which the verdict concludes nothing is no all-clear for a plan, and is counted', () => {
  const alone = questionOfScene(reference.grids.find(({ type }) => type === 'IMPULSIVE')!);
  const search = { objective: 'pc', targetPc: 0.9, orbits: [0.5, 1], constraints: NO_CONTACTS } as const;
  const [met, unmet] = [false, true].map((isInconclusive) =>
    candidates({ ...alone, events: alone.events.map((event) => ({ ...event, isInconclusive })) }, search),
  );
  if (!met?.ok || !unmet?.ok) throw new Error('no search');
  expect(met.value).toMatchObject({ isTargetMet: true, inconclusiveEvents: 0 });
  expect(unmet.value).toMatchObject({ isTargetMet: false, inconclusiveEvents: 1 });
  // Where nothing need be done no manoeuvre of nothing is told, and no last begin of it.
  expect(met.value.candidates.map(({ isFarthest }) => isFarthest)).toEqual([true]);
  expect(met.value.lastChanceTaiS).toBeUndefined();
});

it('a search whose begins are over, behind closest approach or the wrong way round has nothing to plan, and none is beyond means', () => {
  const question = questionOfScene(reference.grids.find(({ type }) => type === 'IMPULSIVE')!);
  const search = { objective: 'pc', targetPc: 1e-5, orbits: [0.5, 1], constraints: NO_CONTACTS } as const;
  const basis = planBasis(question);
  const [hour, tcaTaiS] = [3600, basis.tcaTaiS];
  for (const begins of [
    { leadsS: [2 * hour, hour] },
    { orbits: [3, 2] },
    { beginsTaiS: [question.nowTaiS - hour, question.nowTaiS - 2 * hour] },
    { beginsTaiS: [tcaTaiS + 2 * hour, tcaTaiS + hour] },
  ] as const) {
    expect(candidates(question, { ...search, ...begins })).toEqual({
      ok: false,
      fault: { code: 'NO_BEGIN', missing: [] },
    });
  }
  const across = candidates(question, { ...search, beginsTaiS: [tcaTaiS + hour, tcaTaiS - hour] });
  if (!across.ok) throw new Error(across.fault.code);
  for (const { manoeuvre } of across.value.candidates) {
    const ignition = parseUtc(manoeuvre.ignitionEpoch);
    expect(ignition.ok && ignition.value).toBeLessThanOrEqual(tcaTaiS);
  }
});

it('a message that contradicts its own states is no all-clear for a plan, whatever the number', () => {
  const alone = questionOfScene(reference.grids.find(({ type }) => type === 'IMPULSIVE')!);
  const [main] = alone.events;
  if (main === undefined || !('message' in main)) throw new Error('a scene without its message');
  const contradicting = main.message.replace(/^(MISS_DISTANCE *= )\S+/m, '$12989.4');
  const question = { ...alone, events: [{ ...main, message: contradicting }] };
  const found = candidates(question, { objective: 'pc', targetPc: 0.9, orbits: [0.5, 1], constraints: NO_CONTACTS });
  if (!found.ok) throw new Error(found.fault.code);
  expect(found.value.isTargetMet).toBe(false);
  expect(found.value.candidates.every(({ result }) => result.isInadequate)).toBe(true);
});

it('a slow neighbour whose errors or distance nobody believes does not depart: how far it reaches is not known', () => {
  const slow = new URL('../../../../conformance/ccsds/cdm/valid/AlfanoTestCase05.cdm', import.meta.url);
  const message = readFileSync(slow, 'utf8');
  const after = (text: string, more: Partial<PlannedEncounter> = {}) => {
    const encounter = messageEncounter(
      { message: text, hardBodyRadiusM: 10 },
      { noradId: 1, satellite: { build: { shape: 'CANNONBALL' } } },
    );
    if (!encounter.ok) throw new Error(encounter.fault.code);
    const impulse = { epochTaiS: encounter.value.primary.epochTaiS - 20_000, deltaVRtnMps: [0, 1, 0] } as const;
    const event = { ...encounter.value, ...more };
    const effect = impulseOnEvent(event, impulse);
    if (!effect.ok) throw new Error(effect.fault.code);
    const { end, isInadequate } = asConcluded(event as Parameters<typeof asConcluded>[0], effect.value);
    return [end, isInadequate];
  };
  const millimetres = message.replaceAll(
    /^(C[RTN](?:DOT)?_\w+ *= )(\S+)/gm,
    (_, name, value) => `${name}${value * 1e-12}`,
  );
  expect(after(message)).toEqual(['departs', false]);
  expect(after(millimetres)).toEqual(['passes', true]);
  expect(after(message.replace(/^(MISS_DISTANCE *= )\S+/m, '$19000'))).toEqual(['passes', true]);
  // Errors unlike those of former messages, and no verdict that could conclude again.
  expect(after(message, { isInconclusive: true })).toEqual(['passes', true]);
});

it('an event of which the verdict has no usable covariance is planned with none, whatever both together come to', () => {
  const alone = questionOfScene(reference.grids.find(({ type }) => type === 'IMPULSIVE')!);
  const [main] = alone.events;
  if (main === undefined || !('message' in main)) throw new Error('a scene without its message');
  // The position of one object contradicts itself; beside the errors of the other the sum is positive all the same.
  const [own = '', other = ''] = main.message.split(/(?=^OBJECT *= *OBJECT2)/m);
  const variance = (name: string) => Number(new RegExp(`^${name} *= (\\S+)`, 'm').exec(own)![1]);
  const shared = 1.5 * Math.sqrt(variance('CR_R') * variance('CT_T'));
  const longer = other.replaceAll(/^(C[RTN](?:DOT)?_\w+ *= )(\S+)/gm, (_, name, value) => `${name}${value * 1e6}`);
  const contradicting = own.replace(/^(CT_R *= )\S+/m, `$1${shared}`) + longer;
  const cdm = readCdm(contradicting);
  const approach = cdm.ok ? messageApproach(cdm.value) : undefined;
  if (!approach?.ok) throw new Error('no approach');
  const judged = judge(approach.value, { thresholds: DEFAULT_RISK_THRESHOLDS, decisionLeadS: 0 }, 0);
  expect([judged.pc, judged.verdict.reasons[0]?.code]).toEqual([undefined, 'covariance-missing']);
  const encounter = messageEncounter({ message: contradicting, hardBodyRadiusM: 10 }, alone);
  expect(!encounter.ok && encounter.fault.code).toBe('covariance-unusable');
});

it('a slow encounter whose closest approach cannot be found again is planned from the states of its message, as it is judged', () => {
  const slow = new URL('../../../../conformance/ccsds/cdm/valid/AlfanoTestCase04.cdm', import.meta.url);
  const cdm = readCdm(readFileSync(slow, 'utf8'));
  if (!cdm.ok) throw new Error(cdm.fault.code);
  const approach = messageApproach(cdm.value);
  if (!approach.ok) throw new Error('no approach');
  const judged = judge(approach.value, { thresholds: DEFAULT_RISK_THRESHOLDS, decisionLeadS: 0 }, 0);
  const encounter = plannedEncounterOf(approach.value);
  expect(judged.verdict.kind).toBe('act');
  expect(encounter.ok && encounter.value.assessment?.pc).toBe(judged.pc);
});

it('plans a message in ITRF from where its table of Earth orientation puts it', () => {
  const inertial = readFileSync(FILE, 'utf8');
  const values = Array.from({ length: 200 }, () => [0.3 - 37, 0.1, 0.4, 0, 0, 0]).flat();
  const earthOrientation = { firstDay: 8300, values };
  const whose = { noradId: 35_946, satellite: { build: { shape: 'CANNONBALL' } } } as const;
  const placeM = (message: string, more: Partial<WhoseMessage> = {}) => {
    const encounter = messageEncounter({ message, hardBodyRadiusM: 10 }, { ...whose, ...more });
    if (!encounter.ok) throw new Error(encounter.fault.code);
    return encounter.value.primary.positionM;
  };
  const apartM = (a: readonly number[], b: readonly number[]) => Math.hypot(...a.map((x, k) => x - b[k]!));
  const fixed = earthFixedCdm(inertial, earthOrientationOfDays(earthOrientation));
  expect(apartM(placeM(fixed, { earthOrientation }), placeM(inertial))).toBeLessThan(0.001);
  expect(apartM(placeM(fixed), placeM(inertial))).toBeGreaterThan(10);
});

it('the radius of a satellite without an ephemeris in force is by the ladder of the verdict: its own, the catalogue, the type', () => {
  const message = readFileSync(FILE, 'utf8');
  const cdm = readCdm(message);
  if (!cdm.ok) throw new Error(cdm.fault.code);
  const { tcaTaiS } = cdm.value;
  const from = { kind: 'message', message, startTaiS: tcaTaiS - 600, stopTaiS: tcaTaiS + 600 } as const;
  const radiusOf = (hardBodyRadius: number | undefined, size: { readonly rcsM2?: number }) => {
    const satellite = { propulsion: 'NONE', build: { shape: 'OTHER', hardBodyRadius } } as const;
    return ownFlight({ noradId: 35_946, satellite, bstar: 0, from: { ...from, size } })?.party.hardBodyRadiusM;
  };
  expect(radiusOf(undefined, { rcsM2: 7.2 })).toBe(Math.sqrt(7.2 / Math.PI));
  expect(radiusOf(1.5, { rcsM2: 7.2 })).toBe(1.5);
  expect(radiusOf(undefined, {})).toBe(5);
});

it('an event that cannot be computed as it is stops no other: each answer names it with its fault', () => {
  const alone = questionOfScene(reference.grids.find(({ type }) => type === 'IMPULSIVE')!);
  const [main] = alone.events;
  if (main === undefined || !('message' in main)) throw new Error('a scene without its message');
  const opened = messageEncounter(main, alone);
  if (!opened.ok) throw new Error(opened.fault.code);
  const { assessment: _, ...encounter } = opened.value;
  const { secondary, primary, covarianceM2 } = encounter;
  const beside: PlanQuestion['events'] = [
    { ...main, id: 'zero', message: main.message.replaceAll(/^(C[RTN](?:DOT)?_\w+ *= )\S+/gm, '$10') },
    { id: 'still', encounter: { ...encounter, secondary: { ...secondary, velocityMps: primary.velocityMps } } },
    { id: 'negative', encounter: { ...encounter, covarianceM2: covarianceM2.map((value) => -value) } },
  ];
  const question = { ...alone, events: [main, ...beside] };
  const leftOut = [
    { id: 'zero', code: 'covariance-unusable' },
    { id: 'still', code: 'relative-speed-zero' },
    { id: 'negative', code: 'covariance-unusable' },
  ];
  const search = { objective: 'pc', orbits: [0.5, 1.5], constraints: NO_CONTACTS } as const;
  const found = candidates(question, search);
  const foundAlone = candidates(alone, search);
  if (!foundAlone.ok) throw new Error(foundAlone.fault.code);
  if (!found.ok) throw new Error(`nothing can be planned: ${found.fault.code}`);
  expect(found.value.candidates.map(({ manoeuvre }) => manoeuvre)).toEqual(
    foundAlone.value.candidates.map(({ manoeuvre }) => manoeuvre),
  );
  expect(found.value.candidates[0]!.result.leftOut).toEqual(leftOut);
  const plan = evaluate(question, { manoeuvre: found.value.candidates[0]!.manoeuvre, constraints: NO_CONTACTS });
  expect(plan.ok && plan.value.leftOut).toEqual(leftOut);
  for (const { result } of found.value.candidates) {
    const { withExecution, totalPc } = result;
    expect(withExecution!.totalPc).toBeGreaterThan(totalPc);
    expect(result.branches.map(({ outcome }) => outcome)).toEqual(result.branches.map(() => 'PASSES'));
  }
  expect(tradeOfPlan(question, { orbits: [0.5, 1.5], columns: 4, rows: 3 }).ok).toBe(true);
  const basis = planBasis(question);
  expect(basis.leftOut).toEqual(leftOut);
  expect(basis.totalPc).toBe(planBasis(alone).totalPc);
  const asMain = candidates({ ...alone, events: [beside[1]!] }, search);
  expect(!asMain.ok && asMain.fault.code).toBe('NO_ENCOUNTER');
});

it('an event that the operator leaves out is in no total and no target, and is told with what the manoeuvre makes of it', () => {
  const alone = questionOfScene(reference.grids.find(({ type }) => type === 'IMPULSIVE')!);
  const [main] = alone.events;
  const second = { ...main!, id: 'second' };
  const both: PlanQuestion = { ...alone, events: [main!, second] };
  const question: PlanQuestion = { ...both, leftOut: ['second'] };
  const pc = planBasis(alone).totalPc;
  const basis = planBasis(question);
  expect(planBasis(both).totalPc / pc).toBeCloseTo(2, 2);
  expect([basis.totalPc, basis.target.totalPc, basis.events.length]).toEqual([pc, planBasis(alone).target.totalPc, 1]);
  expect(basis.leftOut).toEqual([
    { id: 'second', code: 'left-out-by-operator', tcaTaiS: basis.tcaTaiS, pcBefore: pc, pc },
  ]);
  expect(basis.leftOutTotal).toEqual({ count: 1, totalPcBefore: pc, totalPc: pc });
  const search = { objective: 'pc', orbits: [0.5, 1.5], constraints: NO_CONTACTS } as const;
  const [found, foundAlone] = [candidates(question, search), candidates(alone, search)];
  if (!found.ok || !foundAlone.ok) throw new Error('nothing can be planned');
  expect(found.value.target).toEqual(foundAlone.value.target);
  expect(found.value.candidates.map(({ result }) => result.totalPc)).toEqual(
    foundAlone.value.candidates.map(({ result }) => result.totalPc),
  );
  const { manoeuvre, result } = found.value.candidates[0]!;
  // The same encounter twice: what the burn makes of it is what it makes of the one that counts.
  expect(result.leftOut).toEqual([{ ...basis.leftOut[0], pc: result.events[0]!.after.pc }]);
  const asked = { manoeuvre, constraints: NO_CONTACTS };
  const [plan, counted] = [evaluate(question, asked), evaluate(both, asked)];
  if (!plan.ok || !counted.ok) throw new Error('refused');
  expect(plan.value.totalPc).toBe(plan.value.events[0]!.after.pc);
  expect(plan.value.leftOutTotal?.totalPc).toBe(counted.value.events[1]!.after.pc);
});
