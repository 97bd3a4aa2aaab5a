import type { ScreenedCandidate } from '@keepout/assessment/candidate-screening';
import type { PassageChange } from '@keepout/assessment/changed-passages';
import { formatUtcZ } from '@keepout/astro/epoch';
import { addsTooMuchToRecommend, limitedIncreasePc } from '@keepout/conjunction/event/estimated-increase';
import type { PlannedImpulse } from '@keepout/conjunction/manoeuvre/burned-orbit';
import type {
  CandidateScreening,
  NewEvent,
  TradeSpaceScreening,
  TradeSpaceScreeningBody,
} from '@keepout/contract/ca/candidate-screening';
import type { NotScreenedReason } from '@keepout/contract/ca/manoeuvre-enums';
import type { ManoeuvreCandidates, ManoeuvreSearch } from '@keepout/contract/ca/manoeuvre-search';
import type { FoundCandidate } from '@keepout/operations/plan/candidates';
import { targetOf } from '@keepout/operations/plan/target';
import { askedSearch, askedTrade } from '@keepout/operations/request/asked';
import {
  candidateRecommendations,
  candidateRoles,
  decisiveCount,
  isSound,
  recommendable,
} from '@keepout/operations/screened/recommended-candidates';
import {
  type AllEvents,
  allEvents,
  type KnownChange,
  knownEventsTotal,
  WINDOW_S,
} from '@keepout/operations/screened/total';
import type { ConstraintName } from '@keepout/planning/constraints';
import type { PlanTarget } from '@keepout/planning/outcome';
import type { ServerContext } from '../../../hosting/module.ts';
import { turnOf } from '../../../platform/threads/thread-queue.ts';
import type { Gathered } from '../gather.ts';
import { cachedSearch } from '../held-search.ts';
import { nothingToPlan } from '../nothing-to-plan.ts';
import { presentResult, time, wireConstraint } from '../present-result.ts';
import { candidatesTask, cellsTask, screenFlightsTask, starsTask } from '../tasks.ts';
import { type Against, againstOf } from './against.ts';

/** Limit of processor time of a thread after which no new batch of cells starts, s; the remaining cells are reported as not screened. */
const MOST_WORK_S = 6;
/** Maximum number of changed events that are listed for a candidate. */
const MOST_CHANGES = 100;
/** Below this number of candidates a second thread is not worth its start. */
const FEW = 50;

interface Screened {
  readonly against: Against;
  readonly until: string;
  readonly screened: readonly (ScreenedCandidate | undefined)[];
}

interface FlightsToScreen {
  readonly flights: readonly (readonly PlannedImpulse[])[];
  readonly mostChanges: number;
  /** Whether to include the execution error; too slow for a thousand cells. */
  readonly isExecuted: boolean;
  /** Aborts when no client waits for the answer any longer: the threads then stop. */
  readonly signal: AbortSignal;
}

/** Screens candidates against the catalogue in use on several threads; returns the reason if that is impossible. */
async function screened(
  context: ServerContext,
  operatorId: string,
  gathered: Gathered,
  tcaTaiS: number,
  { flights, mostChanges, isExecuted, signal }: FlightsToScreen,
): Promise<Screened | NotScreenedReason> {
  const against = await againstOf(context, operatorId, gathered, tcaTaiS);
  if (against === undefined) return 'NO_CATALOGUE';
  const { rules, nowTaiS } = gathered.question;
  const question = {
    ownOrbit: against.ownOrbit,
    executionError: isExecuted ? { densitySigma: rules.densityUncertainty } : undefined,
    against: against.packed,
    watchPc: rules.watchPc,
    mostChanges,
    mostWorkS: MOST_WORK_S,
    knownEvents: gathered.about.knownPassages,
    startTaiS: nowTaiS,
    stopTaiS: nowTaiS + WINDOW_S,
  };
  // Thread k gets every n-th candidate, so that each starts with good ones.
  const threads = flights.length <= FEW ? 1 : context.readers.size;
  const answers = await Promise.all(
    Array.from({ length: threads }, (_, turn) => {
      const candidates = flights.filter((_one, k) => k % threads === turn);
      return context.readers.run(screenFlightsTask, { ...question, candidates }, { signal, turn: turnOf(operatorId) });
    }),
  );
  const [first] = answers;
  if (first === undefined || !first.ok) return 'NO_ORBIT';
  return {
    against,
    until: formatUtcZ(first.value.stopTaiS, 0),
    screened: flights.map((_, k) => {
      const answer = answers[k % threads]!;
      return answer.ok ? answer.value.screened[Math.floor(k / threads)] : undefined;
    }),
  };
}

/** Returns the totals of the known events with a candidate. @param isExecuted   with the error of the burn */
function knownOf(
  { events, leftOut, withExecution }: FoundCandidate['result'],
  { names }: Pick<Gathered, 'names'>,
  isExecuted: boolean,
): AllEvents {
  const isEstimated = (id: string): boolean => names.get(id)!.isEstimated;
  const knownChanges = events.map(({ id, before, after }, k): KnownChange => {
    const pc = (isExecuted ? withExecution?.pcs[k] : undefined) ?? after.pc;
    return { isEstimated: isEstimated(id), isAvoided: k === 0, pcBefore: before.pc, pc };
  });
  const uncounted = leftOut.flatMap(({ id, pcBefore, pc }) =>
    pcBefore === undefined || pc === undefined ? [] : [{ isEstimated: isEstimated(id), pcBefore, pc }],
  );
  return knownEventsTotal(knownChanges, uncounted);
}

/** Returns the target of the main total: that of the rules with the known events of this total, or the target of the request. */
function mainTarget(
  { events }: FoundCandidate['result'],
  { names, question }: Gathered,
  { targetProbability }: ManoeuvreSearch,
): PlanTarget {
  const countedEvents = events.filter(({ id }, k) => k === 0 || !names.get(id)!.isEstimated);
  return targetOf(
    countedEvents.map(({ before }) => before.pc),
    question.rules,
    targetProbability,
  );
}

const estimatedOf = ({ names }: Gathered): readonly string[] =>
  [...names].flatMap(([id, { isEstimated }]) => (isEstimated ? [id] : []));

function wirePassage({ catalogue }: Against): (passage: PassageChange) => NewEvent {
  return ({ object, tcaTaiS, missDistanceM, relativeSpeedMps, pc, isEstimated }) => {
    const { name, noradId } = catalogue.elements[object]!;
    return {
      secondaryName: name || `OBJECT ${noradId}`,
      secondaryNoradId: noradId,
      tca: formatUtcZ(tcaTaiS, 6),
      missDistance: missDistanceM,
      relativeSpeed: relativeSpeedMps,
      probability: pc,
      isEstimated,
    };
  };
}

/** Returns the separate total added by a manoeuvre, and whether it excludes a recommendation. */
function wireEstimated({ estimated }: AllEvents, { avoidedPc }: PlanTarget) {
  return {
    estimatedProbability: estimated.netPc,
    estimatedIncrease: limitedIncreasePc(estimated),
    exceedsAllowedIncrease: addsTooMuchToRecommend(estimated, avoidedPc),
  };
}

/** Returns the screening of a candidate. @param known   totals of the known events, as planned and with the error of the burn */
function wireScreening(
  { newPassages, changes, addedPc }: ScreenedCandidate,
  { planned, executed }: { readonly planned: AllEvents; readonly executed: AllEvents },
  { against, until, target }: Screened & { readonly target: PlanTarget },
): CandidateScreening {
  const all = allEvents(executed, addedPc);
  const wire = wirePassage(against);
  return {
    catalogueId: against.catalogue.id,
    objects: against.catalogue.elements.length,
    until,
    totalProbability: allEvents(planned, addedPc).totalPc,
    totalProbabilityWithExecutionError: all.totalPc,
    ...wireEstimated(all, target),
    newEvents: newPassages.map(wire),
    changedPassages: changes.map((change) => ({ ...wire(change), probabilityBefore: change.pcBefore })),
  };
}

/** Searches candidates and screens them before one is recommended. */
async function screenedCandidates(
  context: ServerContext,
  operatorId: string,
  gathered: Gathered,
  search: ManoeuvreSearch,
  signal: AbortSignal,
): Promise<Omit<ManoeuvreCandidates, 'conjunctionId'>> {
  const { question, names } = gathered;
  const searched = await context.readers.run(
    candidatesTask,
    { question, request: askedSearch(search) },
    { signal, turn: turnOf(operatorId) },
  );
  if (!searched.ok) throw nothingToPlan(searched.fault);
  const { candidates, tcaTaiS, target, lastChanceTaiS, constraints: report } = searched.value;
  const flights = candidates.map(({ impulses }) => impulses);
  const result = await screened(context, operatorId, gathered, tcaTaiS, {
    flights,
    mostChanges: MOST_CHANGES,
    isExecuted: true,
    signal,
  });
  const isScreened = typeof result !== 'string';
  const ofEach = candidates.map((_, k) => (isScreened ? result.screened[k] : undefined));
  const totals = candidates.map((candidate, k) => {
    const screening = ofEach[k];
    if (screening === undefined) return undefined;
    const newCount = decisiveCount(screening.newPassages);
    const all = allEvents(knownOf(candidate.result, gathered, true), screening.addedPc);
    return { k, newCount, ...all, isInadequate: !isSound(candidate, target) };
  });
  const [first] = candidates;
  const ofMain = first === undefined ? target : mainTarget(first.result, gathered, search);
  // The candidate with the largest miss distance need not reach the target: it is recommended separately and displaces no other.
  const worthyOf = (isFarthest: boolean) =>
    recommendable(
      totals.flatMap((total) => (total !== undefined && candidates[total.k]!.isFarthest === isFarthest ? [total] : [])),
      ofMain,
    );
  const worthy = new Set([...worthyOf(true), ...worthyOf(false)].map(({ k }) => k));
  const recommendedRoles = candidateRecommendations(candidates, (k) =>
    isScreened ? worthy.has(k) : isSound(candidates[k]!, target),
  );
  const roles = candidateRoles(candidates, recommendedRoles);
  return {
    targetProbability: target.totalPc,
    totalProbabilityBefore: searched.value.totalPcBefore,
    isTargetMet: searched.value.isTargetMet,
    inconclusiveEvents: searched.value.inconclusiveEvents,
    commitPoint: lastChanceTaiS === undefined ? null : time(lastChanceTaiS),
    constraints: {
      tried: report.evaluatedCount,
      feasible: report.feasible,
      excludedByConstraint: Object.entries(report.forbids).map(([name, count]) => ({
        constraint: wireConstraint(name as ConstraintName),
        count: count ?? 0,
      })),
      limitingConstraint: report.limitingConstraint === undefined ? null : wireConstraint(report.limitingConstraint),
    },
    isInfeasible: report.evaluatedCount === 0,
    notScreened: isScreened ? null : result,
    candidates: candidates.map(({ manoeuvre, result: figures }, k) => {
      const screening = ofEach[k];
      const knownTotals = { planned: knownOf(figures, gathered, false), executed: knownOf(figures, gathered, true) };
      return {
        recommendedAs: recommendedRoles[k]!,
        roles: roles[k]!,
        manoeuvre,
        result: presentResult(figures, names),
        screening:
          isScreened && screening !== undefined ? wireScreening(screening, knownTotals, { ...result, target }) : null,
      };
    }),
  };
}

export const cachedCandidates = cachedSearch(screenedCandidates);

/** Screens the best cells of a trade space against the catalogue. */
export async function screenedTradeSpace(
  context: ServerContext,
  operatorId: string,
  gathered: Gathered,
  body: TradeSpaceScreeningBody,
  signal: AbortSignal,
): Promise<Omit<TradeSpaceScreening, 'conjunctionId'>> {
  const { question } = gathered;
  const request = { ...askedTrade(body), targetPc: body.targetProbability, cells: body.cells };
  const selectedCells = await context.readers.run(
    cellsTask,
    { question, request },
    { signal, turn: turnOf(operatorId) },
  );
  if (!selectedCells.ok) throw nothingToPlan(selectedCells.fault);
  const { cells, target, tcaTaiS, unverified } = selectedCells.value;
  const common = { targetProbability: target.totalPc, chosen: cells.length, unverified: [...unverified] };
  const flights = cells.map(({ impulses }) => impulses);
  const result = await screened(context, operatorId, gathered, tcaTaiS, {
    flights,
    mostChanges: 0,
    isExecuted: false,
    signal,
  });
  if (typeof result === 'string') {
    const emptyResult = {
      catalogueId: null,
      objects: 0,
      until: null,
      screened: 0,
      raising: 0,
      cells: [],
      recommendedCells: [],
    };
    return { ...common, ...emptyResult, notScreened: result };
  }
  const { against, until } = result;
  const screenedCells = cells.flatMap((cell, k) => {
    const screening = result.screened[k];
    if (screening === undefined) return [];
    const events = screening.newPassages.map(wirePassage(against));
    const newCount = decisiveCount(events);
    const { addedPc } = screening;
    // The map has no Pc of single events; `starredCells` computes them before a cell is recommended.
    const knownTotal = { ...knownEventsTotal([]), totalPc: 10 ** cell.log10TotalPc };
    return [{ ...cell, events, newCount, addedPc, ...allEvents(knownTotal, addedPc) }];
  });
  const worthy = recommendable(screenedCells, target).filter(({ totalPc }) => totalPc <= target.totalPc);
  const ofStars = worthy.map(({ events: _, impulses: _impulses, ...cell }) => cell);
  const recommended = await context.readers.run(
    starsTask,
    { question, request: { cells: ofStars, target, estimatedIds: estimatedOf(gathered) } },
    { signal, turn: turnOf(operatorId) },
  );
  if (!recommended.ok) throw nothingToPlan(recommended.fault);
  return {
    ...common,
    notScreened: null,
    catalogueId: against.catalogue.id,
    objects: against.catalogue.elements.length,
    until,
    screened: screenedCells.length,
    raising: screenedCells.filter(({ newCount }) => newCount > 0).length,
    cells: screenedCells.map(({ column, row, orbitsBeforeTca, size, events, ...all }) => ({
      column,
      row,
      orbitsBeforeTca,
      size,
      totalProbability: all.totalPc,
      ...wireEstimated(all, target),
      newEvents: events,
    })),
    recommendedCells: recommended.value.map(({ star: role, column, row, totalPc }) => ({
      role,
      column,
      row,
      totalProbabilityWithExecutionError: totalPc,
    })),
  };
}
