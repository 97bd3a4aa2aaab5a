import type { PlannedImpulse } from '@keepout/conjunction/manoeuvre/burned-orbit';
import type { ManoeuvreCandidate, ManoeuvreCandidates, ManoeuvreSearch } from '@keepout/contract/ca/manoeuvre-search';
import { asImpulses } from '@keepout/planning/as-impulses';
import { dynamicPressure } from '@keepout/planning/dynamic-pressure';
import { isMetAsItIs } from '@keepout/planning/outcome';
import { evenOrbits, type SolvedCandidate, solve } from '@keepout/planning/solve';
import { fail, ok, type Result } from '@keepout/units/result';
import { branchesOf } from './branches.ts';
import { directionRule, givenOf } from './given.ts';
import { around, type NothingToPlan, open, pcsBefore, time } from './opened-event.ts';
import { constraintsOf } from './plan-constraints.ts';
import type { PlanInput } from './plan-input.ts';
import { type ResultSetting, wireConstraint, wireResult } from './result.ts';
import { targetOf } from './target.ts';
import { vehicleOf } from './vehicle-of.ts';

const OBJECTIVES = { PROBABILITY: 'pc', MAHALANOBIS_DISTANCE: 'mahalanobis', MISS_DISTANCE: 'miss' } as const;
/**
 * What the found ones are settled with. In two-body motion so much of the target is aimed at, that the plan with all forces keeps to it
 * too; drag follows the height, which two-body motion does not have right, and takes all forces for a few.
 */
const SETTLING = {
  IMPULSIVE: { model: 'two-body', aimedShare: 0.9, mostCandidates: 12 },
  CONTINUOUS: { model: 'two-body', aimedShare: 0.8, mostCandidates: 12 },
  DIFFERENTIAL_DRAG: { model: 'full', aimedShare: 1, mostCandidates: 3 },
} as const;
const STEP_ORBITS = 0.05;
const MOST_BEGINS = 240;

/** What a search found, before it is screened. */
export interface FoundCandidates extends Omit<ManoeuvreCandidates, 'conjunctionId' | 'candidates' | 'notScreened'> {
  readonly tcaTaiS: number;
  readonly candidates: readonly (Omit<ManoeuvreCandidate, 'stars' | 'screening'> & {
    readonly impulses: readonly PlannedImpulse[];
    /** The one that goes farthest, whatever it costs: nothing else is starred of it. */
    readonly isFarthest: boolean;
  })[];
}

/** Searches the manoeuvres that avoid an event. */
export function candidates(question: {
  readonly input: PlanInput;
  readonly search: ManoeuvreSearch;
}): Result<FoundCandidates, NothingToPlan> {
  const { input, search } = question;
  const opened = open(input);
  if (!opened.ok) return opened;
  const { events, means, tcaTaiS, periodS } = opened.value;
  const near = around(input, opened.value);
  const constraints = constraintsOf(input, search.constraints, means, near);
  const dynamicPressurePa =
    means.type === 'DIFFERENTIAL_DRAG' ? dynamicPressure(events[0]!.primary, means.body.atmosphere) : 0;
  const pcs = pcsBefore(opened.value);
  const targetPc = search.targetProbability ?? targetOf(pcs, input.rules);
  const longest = Math.min(search.orbitsTo, (tcaTaiS - input.nowTaiS) / periodS);
  const limits = {
    shadows: near.shadows,
    dynamicPressurePa,
    ...(search.maxDeltaV !== undefined && { maxDeltaVMps: search.maxDeltaV }),
  };
  const settling = SETTLING[means.type];
  const common = {
    events,
    body: means.body,
    model: settling.model,
    rule: directionRule(search.direction),
    constraints,
    vehicleAt: (leadS: number) => vehicleOf(means, leadS, limits),
    orbits: longest > search.orbitsFrom ? evenOrbits(search.orbitsFrom, longest, STEP_ORBITS, MOST_BEGINS) : [],
    mostCandidates: settling.mostCandidates,
  };
  const found = solve({
    ...common,
    objective: OBJECTIVES[search.objective],
    targetPc: settling.aimedShare * targetPc,
  });
  if (!found.ok) return fail({ code: 'NO_COVARIANCE', missing: [] });
  const farthest = solve({ ...common, objective: 'miss', mostCandidates: 1 });
  const setting: ResultSetting = {
    events,
    means,
    periodS,
    watchPc: input.rules.watchPc,
    uplinkLeadS: input.rules.uplinkLeadS,
    contacts: input.stations.length > 0 ? near.contacts : undefined,
  };
  const wire = (one: SolvedCandidate, isFarthest: boolean) => ({
    isFarthest,
    impulses: asImpulses(one.manoeuvre, means.body, periodS, dynamicPressurePa) ?? [],
    manoeuvre: givenOf(one.manoeuvre),
    result: wireResult(
      {
        manoeuvre: one.manoeuvre,
        outcome: one.outcome,
        branches: branchesOf(one.manoeuvre, one.outcome, {
          events,
          means,
          densityUncertainty: input.rules.densityUncertainty,
          model: settling.model,
        }),
        breaks: [],
      },
      setting,
    ),
  });
  const { value } = found;
  const far = farthest.ok ? farthest.value.candidates.slice(0, 1) : [];
  return ok({
    tcaTaiS,
    targetProbability: targetPc,
    totalProbabilityBefore: value.before.totalPcBefore,
    isTargetMet: isMetAsItIs(events, value.before, targetPc),
    candidates: [...value.candidates.map((one) => wire(one, false)), ...far.map((one) => wire(one, true))],
    lastChance: value.latestOrbits === undefined ? null : time(tcaTaiS - value.latestOrbits * periodS),
    constraints: {
      tried: value.constraints.tried,
      feasible: value.constraints.feasible,
      forbids: Object.entries(value.constraints.forbids).map(([name, count]) => ({
        constraint: wireConstraint(name as never),
        count: count ?? 0,
      })),
      emptiedBy: value.constraints.emptiedBy === undefined ? null : wireConstraint(value.constraints.emptiedBy),
    },
    isBeyondMeans: value.constraints.tried === 0,
  });
}
