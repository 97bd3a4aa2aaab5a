import type { PlannedImpulse } from '@keepout/conjunction/manoeuvre/burned-orbit';
import type { ManoeuvreCommand } from '@keepout/contract/ca/manoeuvre-command';
import { asImpulses } from '@keepout/planning/as-impulses';
import type { DirectionRule, Objective } from '@keepout/planning/candidate';
import type { ConstraintReport, PlanConstraints } from '@keepout/planning/constraints';
import { cutoffTaiS } from '@keepout/planning/manoeuvre';
import { isMetAsItIs, type PlanFault, type PlanTarget, targetTimes } from '@keepout/planning/outcome';
import { evenOrbits, type PlanProblem, type Solution, type SolvedCandidate, solvePlan } from '@keepout/planning/solve';
import { inTurn, type Progress, partOfProgress } from '@keepout/units/progress';
import { fail, ok, type Result } from '@keepout/units/result';
import type { SearchEffort } from '../vehicle/vehicle-type.ts';
import { vehicleType } from '../vehicle/vehicles.ts';
import { branchesOf } from './branches.ts';
import { commandOf, directionRule } from './command.ts';
import { constraintsOf } from './constraints.ts';
import {
  contactsAndEclipses,
  type PreparedPlan,
  pcsBefore,
  preparePlan,
  pressureOn,
  pressureOver,
} from './prepared-plan.ts';
import type { AskedConstraints, AskedDirection, NothingToSearch, PlanQuestion, Surroundings } from './question.ts';
import { type PlanResult, planResult, type ResultSetting } from './result.ts';
import { targetOf } from './target.ts';

/** Parameters of a candidate search. */
export interface CandidateSearch {
  readonly objective: Objective;
  /** Total probability to reach; absent: that of the rules. */
  readonly targetPc?: number;
  /** Limit in addition to that of the satellite. */
  readonly maxDeltaVMps?: number;
  /** Begins, orbits before closest approach, the latest first. */
  readonly orbits: readonly [from: number, to: number];
  /** In place of `orbits`: TAI s, the latest first. */
  readonly beginsTaiS?: readonly [latest: number, earliest: number];
  /** In place of `orbits`: s before closest approach, the latest first. */
  readonly leadsS?: readonly [latest: number, earliest: number];
  readonly direction?: AskedDirection;
  readonly constraints: AskedConstraints;
  /** Replaces the default effort of the type. */
  readonly effort?: SearchEffort;
}

/** A manoeuvre that a search found. */
export interface FoundCandidate {
  readonly manoeuvre: ManoeuvreCommand;
  readonly result: PlanResult;
  readonly impulses: readonly PlannedImpulse[];
  /** Whether the candidate goes farthest regardless of cost: it is recommended for no other reason. */
  readonly isFarthest: boolean;
}

/** Result of a search before screening. */
export interface FoundCandidates {
  readonly tcaTaiS: number;
  readonly target: PlanTarget;
  readonly totalPcBefore: number;
  /** No manoeuvre is necessary, by the method of the verdict. */
  readonly isTargetMet: boolean;
  /** Number of counted conjunctions whose verdict is inconclusive. */
  readonly inconclusiveEvents: number;
  readonly candidates: readonly FoundCandidate[];
  /** The last begin with which the target is still reached; absent where none is. */
  readonly lastChanceTaiS?: number;
  readonly constraints: ConstraintReport;
}

const STEP_ORBITS = 0.05;

/** Searches the manoeuvres that avoid an event. */
export function candidates(
  question: PlanQuestion,
  search: CandidateSearch,
  progress?: Progress,
): Result<FoundCandidates, NothingToSearch> {
  const opened = preparePlan(question);
  if (!opened.ok) return opened;
  const { events, leftOut, means, tcaTaiS, periodS } = opened.value;
  const { rules, stations } = question;
  const surroundings = contactsAndEclipses(question, opened.value);
  const { effort = vehicleType(means.type).effort } = search;
  const target = targetOf(pcsBefore(events), rules, search.targetPc);
  const [from, to] = orbitsOf(search, opened.value);
  const longest = Math.min(to, (tcaTaiS - question.nowTaiS) / periodS);
  if (!(from <= longest)) return fail({ code: 'NO_BEGIN', missing: [] });
  const lines: CandidateLines = {
    objective: search.objective,
    target,
    rule: directionRule(search.direction),
    orbits: [from, longest],
    effort,
    shadows: surroundings.shadows,
    constraints: constraintsOf(question, search.constraints, means, surroundings),
    densitySigma: rules.densityUncertainty,
    ...(search.maxDeltaVMps !== undefined && { maxDeltaVMps: search.maxDeltaVMps }),
  };
  const searched = candidateSearch(opened.value, { ...lines, progress: partOfProgress(progress, 0, 0.6) });
  if (!searched.ok) return fail({ code: 'NO_COVARIANCE', missing: [] });
  const { target: _, ...withoutTarget } = lines;
  const farthest = candidateSearch(opened.value, {
    ...withoutTarget,
    objective: 'miss',
    effort: { ...effort, mostCandidates: 1 },
    progress: partOfProgress(progress, 0.6, 0.8),
  });
  const setting: ResultSetting = {
    events,
    leftOut,
    means,
    model: effort.model,
    densityUncertainty: rules.densityUncertainty,
    periodS,
    watchPc: rules.watchPc,
    nowTaiS: question.nowTaiS,
    uplinkLeadS: rules.uplinkLeadS,
    preparationS: rules.preparationS,
    contacts: stations.length > 0 ? surroundings.contacts : undefined,
  };
  const { densityUncertainty } = rules;
  const meanPa = pressureOn(events[0]!, means);
  const overPa = pressureOver(events[0]!, longest, means);
  const candidateOf = ({ manoeuvre, outcome }: SolvedCandidate, isFarthest: boolean): FoundCandidate => {
    const branches = branchesOf(manoeuvre, outcome, {
      events,
      means,
      densityUncertainty,
      model: effort.model,
      periodS,
    });
    const pressurePa = overPa?.(manoeuvre.ignitionTaiS, cutoffTaiS(manoeuvre)) ?? meanPa;
    return {
      isFarthest,
      impulses: asImpulses(manoeuvre, means.body, periodS, pressurePa) ?? [],
      manoeuvre: commandOf(manoeuvre),
      result: planResult({ manoeuvre, outcome, branches, breaks: [] }, setting),
    };
  };
  const { before, candidates: solved, latestOrbits, constraints } = searched.value;
  const far = farthest.ok ? farthest.value.candidates.slice(0, 1) : [];
  const isTargetMet = isMetAsItIs(events, before, target);
  const all = [
    // Without a necessary manoeuvre there is no smallest one.
    ...(isTargetMet ? [] : solved).map((candidate) => ({ candidate, isFarthest: false })),
    ...far.map((candidate) => ({ candidate, isFarthest: true })),
  ];
  const results: FoundCandidate[] = [];
  for (const { candidate, isFarthest } of inTurn(all, partOfProgress(progress, 0.8, 1)))
    results.push(candidateOf(candidate, isFarthest));
  return ok({
    tcaTaiS,
    target,
    totalPcBefore: before.totalPcBefore,
    isTargetMet,
    inconclusiveEvents: events.filter(({ isInconclusive }) => isInconclusive).length,
    candidates: results,
    ...(latestOrbits !== undefined && !isTargetMet && { lastChanceTaiS: tcaTaiS - latestOrbits * periodS }),
    constraints,
  });
}

/** The begins of a search in the periods of the satellite, in which begins are laid. */
function orbitsOf(
  { orbits, leadsS, beginsTaiS }: CandidateSearch,
  { tcaTaiS, periodS }: Pick<PreparedPlan, 'tcaTaiS' | 'periodS'>,
): CandidateSearch['orbits'] {
  const [latest, earliest] = leadsS ?? beginsTaiS?.map((beginTaiS) => tcaTaiS - beginTaiS) ?? [];
  if (latest === undefined || earliest === undefined) return orbits;
  // A burn after closest approach avoids no conjunction.
  return [Math.max(latest, 0) / periodS, earliest / periodS];
}

/** A search as it is laid through the begins. */
export interface CandidateLines extends Pick<Surroundings, 'shadows'> {
  readonly objective: Objective;
  /** Absent: the maximum capability of the satellite. */
  readonly target?: PlanTarget;
  readonly rule: DirectionRule;
  readonly orbits: readonly [from: number, to: number];
  readonly maxDeltaVMps?: number;
  readonly effort: SearchEffort;
  readonly constraints?: PlanConstraints;
  /** Density sigma, a share; candidates reach the target including the execution error. Absent: as planned. */
  readonly densitySigma?: number;
  readonly progress?: Progress | undefined;
}

/** The manoeuvres of a search with their outcomes, for the satellite's means. @returns fault: of the encounters */
export function candidateSearch(
  { events, means }: Pick<PreparedPlan, 'events' | 'means'>,
  { target, orbits: [from, to], maxDeltaVMps, effort, shadows, constraints, densitySigma, ...line }: CandidateLines,
): Result<Solution, PlanFault> {
  const pressurePaOver = pressureOver(events[0]!, to, means);
  const limits = {
    maxDeltaVMps: Math.min(means.maxDeltaVMps, maxDeltaVMps ?? Number.POSITIVE_INFINITY),
    shadows,
    dynamicPressurePa: pressureOn(events[0]!, means),
    ...(pressurePaOver && { pressurePaOver }),
  };
  const row = vehicleType(means.type);
  const problem: PlanProblem = {
    events,
    body: means.body,
    model: effort.model,
    ...line,
    vehicleAt: (leadS) => row.vehicle(means, { ...limits, maxDurationS: Math.min(leadS, means.maxDurationS) }),
    orbits: to >= from ? evenOrbits(from, to, STEP_ORBITS, effort.mostBegins) : [],
    mostCandidates: effort.mostCandidates,
    ...(constraints && { constraints }),
    ...(densitySigma !== undefined && { spread: { execution: means.execution, densitySigma } }),
  };
  return solvePlan(target === undefined ? problem : { ...problem, target: targetTimes(target, effort.aimedShare) });
}
