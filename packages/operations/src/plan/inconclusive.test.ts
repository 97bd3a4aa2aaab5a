import { judge } from '@keepout/assessment/judge';
import { messageApproach } from '@keepout/assessment/message-approach';
import { plannedEncounterOf } from '@keepout/assessment/planned-encounter-of';
import { transportCovariance } from '@keepout/astro/covariance/transport';
import type { StateVector } from '@keepout/astro/nouns';
import { twoBodyStateAt } from '@keepout/astro/two-body/propagate';
import { readCdm } from '@keepout/ccsds/cdm/read';
import { DEFAULT_RISK_THRESHOLDS } from '@keepout/conjunction/decision/risk-level';
import { DEFAULT_VERDICT_THRESHOLDS } from '@keepout/conjunction/decision/verdict';
import { impulseOnEvent } from '@keepout/planning/event-effect';
import { expect, it } from 'vitest';
import reference from '../../../../conformance/trade-cells/trade-cells.json' with { type: 'json' };
import { questionOfScene } from '../../test/scene.ts';
import { candidateRecommendations } from '../screened/recommended-candidates.ts';
import { tradeOfPlan } from '../trade/trade-of-plan.ts';
import { candidates } from './candidates.ts';
import { evaluate } from './evaluate.ts';
import type { PlanQuestion } from './question.ts';

const RULES = { thresholds: DEFAULT_RISK_THRESHOLDS, decisionLeadS: 0 };
const NO_CONTACTS = { needsCommand: false, needsConfirmation: false };
const TARGET_PC = 1e-6;
const scene = questionOfScene(reference.grids.find(({ type }) => type === 'IMPULSIVE')!);

/** The message with deviations so many times as long. */
function messageWith(factor: number): string {
  const [main] = scene.events;
  if (main === undefined || !('message' in main)) throw new Error('a scene without its message');
  return main.message.replaceAll(
    /^(C[RTN](?:DOT)?_\w+ *= )(\S+)/gm,
    (_, name: string, value: string) => `${name}${Number(value) * factor ** 2}`,
  );
}

function approachOf(message: string) {
  const cdm = readCdm(message);
  const approach = cdm.ok ? messageApproach(cdm.value) : undefined;
  if (!approach?.ok) throw new Error('no approach');
  return approach.value;
}

/** Errors so long that the probability is below the target, and better data could make it one to act on. */
const DILUTED = 400;
const approach = approachOf(messageWith(DILUTED));
const judged = judge(approach, RULES, 0);
const question: PlanQuestion = {
  ...scene,
  events: scene.events.map((event) => ({
    ...event,
    message: messageWith(DILUTED),
    isInconclusive: true,
    concludesBy: DEFAULT_VERDICT_THRESHOLDS,
  })),
};
const search = { objective: 'pc', targetPc: TARGET_PC, orbits: [0.5, 1.5], constraints: NO_CONTACTS } as const;
const searched = candidates(question, search);
if (!searched.ok) throw new Error(searched.fault.code);
const all = searched.value.candidates;

/** What a message of the moved states is judged to. */
function verdictOf(states: readonly [StateVector, StateVector]) {
  const encounter = plannedEncounterOf(approach);
  if (!encounter.ok) throw new Error(encounter.fault.code);
  const parties = approach.parties.map((party, k) => ({
    ...party,
    covarianceAt: () => {
      const { covariance } = encounter.value.assessment!.objects[k]!;
      const from = twoBodyStateAt(states[k]!, encounter.value.primary.epochTaiS);
      return {
        ...party.covarianceAt(approach.states[k]!),
        ...(covariance && { covariance: transportCovariance(covariance, from, states[k]!) }),
      };
    },
  })) as unknown as typeof approach.parties;
  const { statedFigures: _, ...unstated } = approach;
  return judge({ ...unstated, radius: judged.radius, parties, states, isAtTca: true }, RULES, 0).verdict.kind;
}

it('A1 an event of which the verdict concludes nothing has its small burns told as they are: they make nothing better known', () => {
  expect(judged.verdict.kind).toBe('no-conclusion');
  expect(judged.pc!).toBeLessThan(TARGET_PC);
  const { manoeuvre } = all[0]!;
  if (manoeuvre.manoeuvreType !== 'IMPULSIVE') throw new Error(manoeuvre.manoeuvreType);
  const tiny = { ...manoeuvre, deltaVVector: [0, 1e-4, 0] as [number, number, number] };
  const plan = evaluate(question, { manoeuvre: tiny, constraints: NO_CONTACTS });
  if (!plan.ok) throw new Error('refused');
  expect(plan.value.totalPc).toBeLessThan(TARGET_PC);
  expect(plan.value.isInadequate).toBe(true);
  expect(plan.value.events[0]!.after).toMatchObject({ isInadequate: true, isInconclusive: true });
});

it('A1 whatever has a star of such an event is what a verdict of the moved states concludes of', () => {
  const stars = candidateRecommendations(all, (k) => !all[k]!.result.isInadequate);
  const encounter = plannedEncounterOf(approach);
  if (!encounter.ok) throw new Error(encounter.fault.code);
  const said = all.map(({ impulses: [impulse], result }, k) => {
    const effect = impulseOnEvent(encounter.value, impulse!);
    if (!effect.ok) throw new Error(effect.fault.code);
    const { primary, secondary } = effect.value;
    return [
      result.total.deltaVMps,
      stars[k]!.length > 0,
      result.isInadequate,
      verdictOf([primary, secondary]),
    ] as const;
  });
  for (const [deltaVMps, isStarred, isInadequate, kind] of said) {
    expect([deltaVMps, isInadequate], kind).toEqual([deltaVMps, kind === 'no-conclusion']);
    expect(isStarred && isInadequate).toBe(false);
  }
  expect(stars.flat()).toContain('CHEAPEST');
  expect(said).toContainEqual([expect.any(Number), true, false, 'safe']);
});

it('A1 where no move makes its errors known nothing has a star, nor is a map a proof of any cell', () => {
  const events = question.events.map(({ concludesBy: _, ...event }) => event);
  const found = candidates({ ...question, events }, search);
  if (!found.ok) throw new Error(found.fault.code);
  for (const { result } of found.value.candidates) expect(result.isInadequate).toBe(true);
  const request = { orbits: [0.5, 1.5], columns: 4, rows: 3 } as const;
  const map = tradeOfPlan({ ...question, events }, request);
  if (!map.ok) throw new Error(map.fault.code);
  expect(new Set(map.value.unverified)).toEqual(new Set([1]));
});

it('A1 a map is a proof of those cells alone after which a verdict concludes', () => {
  const request = { orbits: [0.5, 1.5], columns: 9, rows: 21, maxSize: 1 } as const;
  const map = tradeOfPlan(question, request);
  if (!map.ok) throw new Error(map.fault.code);
  const { unverified, sizes } = map.value;
  const sureSizes = Array.from(unverified).flatMap((mark, k) => (mark === 1 ? [] : Math.abs(sizes[k % sizes.length]!)));
  expect(sureSizes.length).toBeGreaterThan(0);
  expect(Math.min(...sureSizes)).toBeGreaterThan(0.05);
});

it('A1 another event of which the verdict concludes nothing takes no star from a burn that avoids the one it is for', () => {
  const [main] = scene.events;
  const [other] = question.events;
  const beside = { ...scene, events: [main!, { ...other!, id: 'con_2' }] };
  const found = candidates(beside, { ...search, targetPc: 2e-6 });
  if (!found.ok) throw new Error(found.fault.code);
  expect(found.value.inconclusiveEvents).toBe(1);
  const others = found.value.candidates;
  expect(candidateRecommendations(others, (k) => !others[k]!.result.isInadequate).flat()).toContain('CHEAPEST');
});
