import { scaled } from '@keepout/astro/vector';
import { mappedFigures } from '@keepout/conjunction/manoeuvre/plane-map';
import { isPlanar } from '@keepout/conjunction/manoeuvre/planned-encounter';
import { inTurn, type Progress, partOfProgress } from '@keepout/units/progress';
import { fail, ok, type Result } from '@keepout/units/result';
import { bestPush, type DirectionRule, type Objective, type OrbitLimits } from './candidate.ts';
import type { DynamicsModel, PlannedBody } from './change.ts';
import {
  broken,
  type ConstraintName,
  type ConstraintReport,
  constraintReport,
  edgesOf,
  type PlanConstraints,
} from './constraints.ts';
import { type ExecutionSpread, withExecution } from './execution-effect.ts';
import {
  deltaVOf,
  type MappedManoeuvre,
  type PlannedManoeuvre,
  propellantOf,
  propulsionOf,
  type Vehicle,
} from './manoeuvre.ts';
import { limitsForMaps, mappedOrbit } from './orbit-limits.ts';
import {
  feltEvents,
  isReached,
  outcomeOf,
  type PlanFault,
  type PlanningEvent,
  type PlanOutcome,
  type PlanTarget,
} from './outcome.ts';
import { orbitChange } from './plan-figures.ts';
import type { LineDirection } from './propulsion/propulsion.ts';
import { reachTest } from './reach-test.ts';
import { openResponse, type Response } from './response.ts';
import {
  BY_MAPS,
  type FoundManoeuvre,
  type LineSearch,
  manoeuvreMerit,
  mappedPcs,
  type SettledManoeuvre,
  searchLine,
  settle,
} from './search.ts';
import { norm3 } from './vector.ts';

/** A search for manoeuvres. */
export interface PlanProblem {
  /** Conjunctions of one satellite; the first is the one to avoid. */
  readonly events: readonly PlanningEvent[];
  readonly body: PlannedBody;
  readonly model: DynamicsModel;
  /** Propulsion, by the time of ignition before closest approach. */
  readonly vehicleAt: (leadS: number) => Vehicle;
  readonly objective: Objective;
  /** Target to meet with the smallest burn; absent: the maximum of the vehicle. */
  readonly target?: PlanTarget;
  readonly rule: DirectionRule;
  /** Begins of the manoeuvre that are tried, orbits before closest approach. */
  readonly orbits: readonly number[];
  readonly constraints?: PlanConstraints;
  readonly mostCandidates: number;
  /** Candidates reach the target with this error of the burn too; absent: as planned. */
  readonly spread?: ExecutionSpread;
  readonly progress?: Progress | undefined;
}

export interface SolvedCandidate {
  readonly orbitsBeforeTca: number;
  readonly manoeuvre: PlannedManoeuvre;
  readonly deltaVRtnMps: readonly [number, number, number];
  readonly deltaVMps: number;
  /** Undefined where the specific impulse is not known. */
  readonly propellantKg: number | undefined;
  readonly smaChangeM: number;
  readonly outcome: PlanOutcome;
}

export interface Solution {
  readonly periodS: number;
  readonly before: PlanOutcome;
  /** The better first. */
  readonly candidates: readonly SolvedCandidate[];
  readonly constraints: ConstraintReport;
  /** The last begin with which the target is still reached, orbits before closest approach; absent without a target or candidates. */
  readonly latestOrbits?: number;
}

/**
 * Searches the manoeuvres that avoid an encounter, within constraints.
 *
 * Method   for each ignition the smallest burn that meets the target (`searchLine`), constraints, the best ones brought to the target
 *          with the exact outcome (`settle`). Where two dimensions are not valid for an event, or the expectation is not exact, the
 *          outcome itself decides on each line; docs/models/planning
 *
 * @returns ok: Solution   |   fault: of the encounters
 */
export function solvePlan(problem: PlanProblem): Result<Solution, PlanFault> {
  const { events, body, model, target } = problem;
  const opened: Response[] = [];
  for (const event of events) {
    const response = openResponse(event);
    if (!response.ok) return response;
    opened.push(response.value);
  }
  const [main] = opened;
  if (main === undefined) return fail({ code: 'covariance-missing' });
  const before = outcomeOf([], events, body, model);
  if (!before.ok) return before;
  const exact: Exact = ({ manoeuvre }, requestedEvents = events) => {
    const outcome = outcomeOf([manoeuvre], requestedEvents, body, model);
    if (!outcome.ok) return undefined;
    const { spread } = problem;
    return spread ? withExecution([manoeuvre], outcome.value, requestedEvents, { body, model, spread }) : outcome.value;
  };
  // The effect of better data on a miss is on no map.
  const isMapped = target === undefined || (events.every(isPlanar) && !events[0]?.isInconclusive);
  const by = (areMapped: boolean, from: number, to: number): Attempt =>
    attempt({ ...problem, progress: partOfProgress(problem.progress, from, to) }, opened, exact, areMapped);
  const byMaps = isMapped ? by(true, 0, 0.5) : undefined;
  const { settled, report, latestOrbits } = byMaps?.isSure ? byMaps : by(false, isMapped ? 0.5 : 0, 1);
  problem.progress?.(1);
  return ok({
    periodS: main.periodS,
    before: before.value,
    candidates: settled.map(({ orbits, exactly }) => candidateOf(orbits, exactly, problem)),
    constraints: report,
    ...(target !== undefined && latestOrbits !== undefined && { latestOrbits }),
  });
}

interface Attempt {
  /** The better first. */
  readonly settled: readonly { readonly orbits: number; readonly exactly: SettledManoeuvre }[];
  readonly report: ConstraintReport;
  /** The burn that the maps expect to meet the target does so with the exact outcome, by valid methods for the moved states. */
  readonly isSure: boolean;
  /** The last begin that reaches the target exactly. */
  readonly latestOrbits: number | undefined;
}

/** The outcome of a push, for the events as they are or as a search feels them (`feltEvents`). */
type Exact = (push: MappedManoeuvre, events?: readonly PlanningEvent[]) => PlanOutcome | undefined;

/** Latest begins that are tried exactly: each may be an orbit. */
const MOST_LATEST = 6;

/** One search, by the maps or by the exact outcome on each line, with the best ones brought to the target. */
function attempt(problem: PlanProblem, opened: readonly Response[], exact: Exact, areMapped: boolean): Attempt {
  const { target, objective, mostCandidates } = problem;
  const goal = { objective, ...(target !== undefined && { target }) };
  const searching = partOfProgress(problem.progress, 0, 0.6);
  const settling = partOfProgress(problem.progress, 0.6, 1);
  const { candidates, breaksOfLines } = searchAll({ ...problem, progress: searching }, opened, areMapped);
  /** Settled by the noticeable part of the total, and computed completely where that ends. */
  const settledWhole = (optimum: FoundManoeuvre): SettledManoeuvre | undefined => {
    if (target === undefined) return settle(optimum, goal, exact);
    const felt = feltBy(optimum.push, feltEvents(problem.events, target));
    const settledCandidate = settle(optimum, goal, (push) => exact(push, felt));
    if (settledCandidate === undefined) return settledCandidate;
    const outcome = exact(settledCandidate.push);
    return outcome && isReached(outcome, target)
      ? { ...settledCandidate, outcome }
      : settle(settledCandidate, goal, exact);
  };
  const dropped = new Set<At>();
  /** Turned, and again, until both orbits flown with all forces keep to the limits too; else forbidden by those that it breaks. */
  const settledWithin = (candidate: At): SettledManoeuvre | undefined => {
    let settledNow = settledWhole(candidate.optimum);
    for (let turns = 0; settledNow !== undefined; turns++) {
      const flown = limitsForMaps(problem.constraints ?? {}, settledNow.push, problem.events[0]!.primary, problem.body);
      if (flown === 'kept') return settledNow;
      if (flown === undefined) return undefined;
      const lower: FoundManoeuvre | undefined =
        turns < MOST_TURNS && flown.next ? candidate.turned(flown.next) : undefined;
      if (lower === undefined) {
        breaksOfLines[candidate.line] = flown.breaks;
        dropped.add(candidate);
      }
      settledNow = lower && settledWhole(lower);
    }
    return undefined;
  };
  candidates.sort((a, b) => expectedMerit(b.optimum, problem) - expectedMerit(a.optimum, problem));
  const best = candidates.slice(0, mostCandidates);
  const settled: Attempt['settled'][number][] = [];
  for (const candidate of inTurn(best, settling)) {
    const exactly = settledWithin(candidate);
    if (exactly !== undefined) settled.push({ orbits: candidate.orbits, exactly });
  }
  settled.sort((a, b) => meritOf(b.exactly, problem) - meritOf(a.exactly, problem));
  const byBegin = candidates.toSorted((a, b) => a.orbits - b.orbits);
  const isExact = (candidate: At): boolean =>
    best.includes(candidate)
      ? settled.some(({ orbits }) => orbits === candidate.orbits)
      : settledWithin(candidate) !== undefined;
  const latestOrbits =
    byBegin.slice(0, MOST_LATEST).find(isExact)?.orbits ??
    settled.map(({ orbits }) => orbits).toSorted((a, b) => a - b)[0];
  // A burn that a limit excludes was expected to meet the target, and does.
  const latest = byBegin.find((candidate) => !dropped.has(candidate));
  const isLatest = latestOrbits === latest?.orbits;
  const remaining = best.filter((candidate) => !dropped.has(candidate));
  // Each try of a burn or an attitude is an orbit: only where no other way exists.
  const isSure =
    latest === undefined || (isInstant(latest) ? isLatest && settled.length === remaining.length : settled.length > 0);
  return { settled, report: constraintReport(breaksOfLines), isSure, latestOrbits };
}

/** The event to avoid, and those that the maps expect to matter after the burn, or that have no map. */
function feltBy({ maps, deltaVRtnMps }: MappedManoeuvre, events: readonly PlanningEvent[]): readonly PlanningEvent[] {
  return events.filter(
    (event, k) =>
      k === 0 || !isPlanar(event) || !(mappedFigures(maps[k]!, deltaVRtnMps).pc < (event.negligiblePc ?? 0)),
  );
}

function isInstant({ optimum }: At): boolean {
  return propulsionOf(optimum.push.manoeuvre).isInstant;
}

interface At {
  readonly orbits: number;
  /** Which of the lines that were tried. */
  readonly line: number;
  readonly optimum: FoundManoeuvre;
  /** The smallest burn that meets the target within the orbit limits; undefined for a fixed direction. */
  readonly turned: (limits: OrbitLimits) => FoundManoeuvre | undefined;
}

/** Each iteration corrects the error of the maps in the previous one. */
const MOST_TURNS = 5;

/** Up to this number the closed form decides in the search, and the maps beyond. */
const FEW_EVENTS = 3;

/**
 * Where two dimensions do not do, the maps neither find a size nor rule one out, and a probability takes milliseconds: fewer begins, and
 * sizes to a percent.
 */
const MOST_CURVED_BEGINS = 24;
const CURVED: Omit<LineSearch, 'reaches'> = { samples: 16, sizeShare: 1e-2, isMapped: false };
/** A probability over the span of a slow encounter takes tens of milliseconds. */
const MOST_SLOW_BEGINS = 8;
const SLOW: Omit<LineSearch, 'reaches'> = { samples: 8, sizeShare: 5e-2, isMapped: false };

function searchAll(
  problem: PlanProblem,
  responses: readonly Response[],
  areMapped: boolean,
): { candidates: At[]; breaksOfLines: ReturnType<typeof broken>[] } {
  const { events, body, objective, target, rule, constraints } = problem;
  const { periodS } = responses[0]!;
  const tcaTaiS = events[0]!.primary.epochTaiS;
  const goal = { objective, ...(target !== undefined && { target }) };
  // Impulses have a closed form that is nearly as cheap as the maps; of many events it is not.
  const inTwoDimensions = events.map(({ assessment: _, ...event }) => event);
  const byVerdicts = pushTest(events, body);
  // The maps and the plane are cheap for all events at once.
  const { reaches: byPlanes } = pushTest(inTwoDimensions, body);
  const isSlow = events.some(({ assessment }) => assessment?.method === 'nc3d-hall-2021');
  const searchOf = (vehicle: Vehicle): LineSearch => {
    if (!areMapped) return { ...(isSlow ? SLOW : CURVED), ...byVerdicts };
    return propulsionOf(vehicle).isInstant && events.length <= FEW_EVENTS ? { ...BY_MAPS, reaches: byPlanes } : BY_MAPS;
  };
  const candidates: At[] = [];
  const breaksOfLines: ReturnType<typeof broken>[] = [];
  const mostBegins = isSlow ? MOST_SLOW_BEGINS : MOST_CURVED_BEGINS;
  const begins = beginsOf(problem, tcaTaiS, periodS);
  for (const orbits of inTurn(areMapped ? begins : spread(begins, mostBegins), problem.progress)) {
    const vehicle = problem.vehicleAt(orbits * periodS);
    const setting = { responses, ignitionTaiS: tcaTaiS - orbits * periodS, objective };
    const linesBy = (ways: readonly LineDirection[]) => propulsionOf(vehicle).lines(vehicle, { ...setting, ways });
    const search = searchOf(vehicle);
    const isSteered = propulsionOf(vehicle).resteered !== undefined;
    const breaksOf = ({ push }: FoundManoeuvre) => (constraints ? broken(measured(push, problem), constraints) : []);
    linesBy(waysOf(rule)).forEach((line, k) => {
      const free = searchLine(line, goal, search);
      if (free === undefined) return;
      // A larger push may do less to the orbit.
      const turned = (limits: OrbitLimits) =>
        rule.fixedAxis === undefined && isSteered
          ? searchLine(linesBy(waysOf(rule, limits))[k]!, goal, search)
          : undefined;
      const turnedRule = breaksOf(free).some((name) => TURNED.includes(name)) ? turned(constraints!) : undefined;
      const optimum = turnedRule !== undefined && breaksOf(turnedRule).length === 0 ? turnedRule : free;
      const breaks = breaksOf(optimum);
      if (breaks.length === 0) candidates.push({ orbits, line: breaksOfLines.length, optimum, turned });
      breaksOfLines.push(breaks);
    });
  }
  return { candidates, breaksOfLines };
}

/** Constraints that another direction may keep to. */
const TURNED: readonly ConstraintName[] = ['sma-change', 'phase-change'];

/** Maximum number of edges of constraints to try. */
const MOST_EDGES = 240;

/** The begins of the search, and between them those at the edges of constraints: a window may lie between two begins. */
function beginsOf({ orbits, constraints }: PlanProblem, tcaTaiS: number, periodS: number): readonly number[] {
  if (constraints === undefined) return orbits;
  const edges = edgesOf(constraints)
    .map((epochTaiS) => (tcaTaiS - epochTaiS) / periodS)
    .filter((at) => at > orbits[0]! && at < orbits.at(-1)!)
    .sort((a, b) => a - b);
  return [...orbits, ...spread(edges, MOST_EDGES)].sort((a, b) => a - b);
}

function pushTest(
  events: readonly PlanningEvent[],
  body: PlannedBody,
): Required<Pick<LineSearch, 'reaches' | 'reachesNearby'>> {
  const { reaches, reachesNearby } = reachTest(events, body, 'two-body');
  return {
    reaches: ({ manoeuvre }, target) => reaches(manoeuvre, target),
    reachesNearby: ({ manoeuvre }, target) => reachesNearby(manoeuvre, target),
  };
}

/** A held direction goes both ways, each a line of its own: of several encounters one may forbid the one way. */
function waysOf(rule: DirectionRule, limits: OrbitLimits = {}): readonly LineDirection[] {
  const { fixedAxis } = rule;
  if (fixedAxis === undefined) return [(map, objective, size) => bestPush(map, objective, size, rule, limits)];
  return [1, -1].map(
    (sign): LineDirection =>
      (_map, _objective, size) =>
        scaled(fixedAxis, (sign * size) / norm3(fixedAxis)),
  );
}

/** Maximum number of ignitions, the ends among them. */
function spread(all: readonly number[], maximum: number): readonly number[] {
  if (all.length <= maximum) return all;
  return Array.from({ length: maximum }, (_, k) => all[Math.round((k * (all.length - 1)) / (maximum - 1))]!);
}

/** Requirements of the constraints on a burn, by the linear maps. */
function measured(push: MappedManoeuvre, { events, body }: PlanProblem) {
  const { manoeuvre } = push;
  const propellantKg = propellantOf(manoeuvre, body.massKg);
  return {
    manoeuvre,
    tcaTaiS: events[0]!.primary.epochTaiS,
    ...mappedOrbit(push),
    ...(propellantKg !== undefined && { propellantKg }),
  };
}

/** The larger the better. */
function expectedMerit({ push, size }: FoundManoeuvre, { target, objective }: PlanProblem): number {
  if (target !== undefined) return -size;
  if (objective === 'pc') return -mappedPcs(push).totalPc;
  const figures = mappedFigures(push.maps[0]!, push.deltaVRtnMps);
  return objective === 'miss' ? figures.missDistanceM : figures.mahalanobisSquared;
}

function meritOf({ size, outcome }: SettledManoeuvre, { target, objective }: PlanProblem): number {
  return target === undefined ? manoeuvreMerit(outcome, objective) : -size;
}

function candidateOf(
  orbitsBeforeTca: number,
  { push, outcome }: SettledManoeuvre,
  { body, events }: PlanProblem,
): SolvedCandidate {
  return figuresOfCandidate(orbitsBeforeTca, push.manoeuvre, push.deltaVRtnMps, outcome, body, events);
}

/** A manoeuvre with everything that is said of it. */
export function figuresOfCandidate(
  orbitsBeforeTca: number,
  manoeuvre: PlannedManoeuvre,
  deltaVRtnMps: readonly [number, number, number],
  outcome: PlanOutcome,
  body: PlannedBody,
  events: readonly PlanningEvent[],
): SolvedCandidate {
  return {
    orbitsBeforeTca,
    manoeuvre,
    deltaVRtnMps,
    deltaVMps: deltaVOf(manoeuvre, body.massKg),
    propellantKg: propellantOf(manoeuvre, body.massKg),
    smaChangeM: orbitChange(manoeuvre, events[0]!.primary, outcome).smaChangeM,
    outcome,
  };
}

/** Ignitions from the earliest to the latest, evenly spaced, up to a maximum number. */
export function evenOrbits(
  from: number,
  to: number,
  step: number,
  maximum: number = Number.POSITIVE_INFINITY,
): number[] {
  const width = Math.max(step, (to - from) / Math.max(1, maximum - 1));
  const count = Math.floor((to - from) / width + 1e-9);
  return Array.from({ length: count + 1 }, (_, k) => Math.round((from + k * width) * 1e9) / 1e9);
}
