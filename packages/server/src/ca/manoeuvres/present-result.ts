import { formatUtcZ } from '@keepout/astro/epoch';
import type { LeftOutReason, PlanConstraint } from '@keepout/contract/ca/manoeuvre-enums';
import type { ManoeuvreFigures, ManoeuvreResult } from '@keepout/contract/ca/manoeuvre-result';
import type { ManoeuvreReturn } from '@keepout/contract/ca/manoeuvre-return';
import type { TradeSpace } from '@keepout/contract/ca/trade-space';
import type { SpentResources } from '@keepout/operations/plan/flown-figures';
import { LEFT_OUT_BY_OPERATOR } from '@keepout/operations/plan/known-events';
import type { LeftOutTotal, ToldLeftOuts } from '@keepout/operations/plan/left-out';
import type { EventFigures, PlanResult, PushFigures, ResultPlaneFigures } from '@keepout/operations/plan/result';
import type { ReturnAnswer } from '@keepout/operations/return/return-search';
import type { TradeOfPlan } from '@keepout/operations/trade/trade-of-plan';
import type { ConstraintName, Contact } from '@keepout/planning/constraints';
import type { CourseAt } from '@keepout/planning/return/course';
import type { EventName } from './gather.ts';

const RAD = 180 / Math.PI;

/** Names of the other objects, by event id; `belief` is absent where it is not presented. */
export type EventNames = ReadonlyMap<
  string,
  Pick<EventName, 'secondaryName' | 'secondaryNoradId'> & Partial<Pick<EventName, 'belief'>>
>;

/** Formats a time of a response. */
export const time = (epochTaiS: number): string => formatUtcZ(epochTaiS, 6);

/** Returns the result of a manoeuvre as in the API. @param names   other objects of the plan's events, by event id */
export function presentResult(result: PlanResult, names: EventNames): ManoeuvreResult {
  const [main] = result.events;
  const { before, after } = main!;
  const { total, commandByTaiS, decideByTaiS, commandContact, confirmationContact, returnFigures, withExecution } =
    result;
  return {
    figures: presentFigures(result.figures, total),
    ...(returnFigures && { returnFigures: presentFigures(returnFigures, total) }),
    ...(result.returnCourse && { returnCourse: presentCourse(result.returnCourse) }),
    probabilityBefore: before.pc,
    probability: after.pc,
    ...names.get(main!.id)!.belief,
    totalProbabilityBefore: result.totalPcBefore,
    totalProbability: result.totalPc,
    isInadequate: result.isInadequate,
    ...presentExecution(result),
    missDistance: after.missDistanceM,
    mahalanobisDistance: Math.sqrt(after.mahalanobisSquared),
    tca: time(after.tcaTaiS),
    planeBefore: presentPlane(result.planeBefore),
    planeAfter: presentPlane(result.planeAfter),
    events: result.events.map(({ id, before: was, after: is, outcome, isRaised }, k) => ({
      conjunctionId: id,
      ...nameOf(id, names),
      ...presentEvent(was, is),
      ...(withExecution && { probabilityWithExecutionError: withExecution.pcs[k]! }),
      ...names.get(id)!.belief,
      outcome,
      isInadequate: is.isInadequate,
      isInconclusive: is.isInconclusive,
      isRaised,
    })),
    ...presentLeftOut(result, names),
    branches: result.branches.map(({ branch, share, pc, totalPc, missDistanceM, plane, outcome, ...doubt }) => ({
      ...doubt,
      branch,
      share,
      probability: pc,
      totalProbability: totalPc,
      missDistance: missDistanceM,
      plane: presentPlane(plane),
      outcome,
    })),
    commandBy: commandByTaiS === undefined ? null : time(commandByTaiS),
    commandContact: commandContact === undefined ? null : contactText(commandContact),
    decideBy: decideByTaiS === undefined ? null : time(decideByTaiS),
    confirmationContact: confirmationContact === undefined ? null : contactText(confirmationContact),
    breaks: result.breaks.map(wireConstraint),
  };
}

function nameOf(id: string, names: EventNames): Pick<EventName, 'secondaryName' | 'secondaryNoradId'> {
  const { secondaryName, secondaryNoradId } = names.get(id)!;
  return { secondaryName, secondaryNoradId };
}

const LEFT_OUT: Readonly<Record<string, LeftOutReason>> = {
  [LEFT_OUT_BY_OPERATOR]: 'LEFT_OUT_BY_OPERATOR',
  'covariance-missing': 'NO_COVARIANCE',
  'covariance-unusable': 'COVARIANCE_UNUSABLE',
  'covariance-frame-unknown': 'COVARIANCE_UNUSABLE',
  'no-closest-approach': 'NO_CLOSEST_APPROACH',
  'relative-speed-zero': 'NO_RELATIVE_SPEED',
};

/** Returns the events that count in no total, if there are any. */
export function presentLeftOut(
  { leftOut, leftOutTotal }: ToldLeftOuts,
  names: EventNames,
): Pick<ManoeuvreResult, 'leftOutEvents' | 'leftOutByOperator'> {
  if (leftOut.length === 0) return {};
  return {
    leftOutEvents: leftOut.map(({ id, code, tcaTaiS, pcBefore, pc }) => ({
      conjunctionId: id,
      ...nameOf(id, names),
      reason: LEFT_OUT[code] ?? 'MESSAGE_UNUSABLE',
      ...(tcaTaiS !== undefined && { tca: time(tcaTaiS) }),
      ...(pcBefore !== undefined && { probabilityBefore: pcBefore }),
      ...(pc !== undefined && { probabilityAfter: pc }),
    })),
    ...presentLeftOutTotal(leftOutTotal),
  };
}

/** Returns the total of the events that the operator excludes, if there are any. */
export function presentLeftOutTotal(total: LeftOutTotal | undefined): Pick<ManoeuvreResult, 'leftOutByOperator'> {
  if (total === undefined) return {};
  const { count, totalPcBefore, totalPc } = total;
  return { leftOutByOperator: { count, totalProbabilityBefore: totalPcBefore, totalProbability: totalPc } };
}

export function wireConstraint(name: ConstraintName): PlanConstraint {
  return name.toUpperCase().replaceAll('-', '_') as PlanConstraint;
}

function presentEvent(was: EventFigures, is: EventFigures) {
  return {
    tcaBefore: time(was.tcaTaiS),
    tcaAfter: time(is.tcaTaiS),
    missDistanceBefore: was.missDistanceM,
    missDistanceAfter: is.missDistanceM,
    relativePositionBefore: [...was.relativeRtnM],
    relativePositionAfter: [...is.relativeRtnM],
    probabilityBefore: was.pc,
    probabilityAfter: is.pc,
  };
}

function presentPlane({ xM, yM, xxM2, yxM2, yyM2 }: ResultPlaneFigures): ManoeuvreResult['planeBefore'] {
  return { x: xM, y: yM, covarianceXX: xxM2, covarianceYX: yxM2, covarianceYY: yyM2 };
}

function contactText({ name, span }: Contact): string {
  const timeText = (epochTaiS: number): string => formatUtcZ(epochTaiS, 0).replace('T', ' ').replace('Z', ' Z');
  return `${name}, ${timeText(span[0])} to ${timeText(span[1]).slice(11)}`;
}

const FRAMES_OF_CONTRACT: Readonly<Record<string, string>> = {
  GCRF: 'EME2000',
  TOD: 'TOD_EARTH',
  RTN_INERTIAL: 'RSW_INERTIAL',
  INERTIAL: 'RTN',
};

function presentFigures(push: PushFigures, total: SpentResources): ManoeuvreFigures {
  return {
    manoeuvreType: push.type,
    ignitionEpoch: time(push.ignitionTaiS),
    orbitsBeforeTca: push.orbitsBeforeTca,
    manoeuvreDuration: push.durationS,
    totalThrustingTime: push.thrustingTimeS,
    totalDeltaVMagnitude: total.deltaVMps,
    deltaVMagnitude: push.deltaVMps,
    deltaVReferenceFrame: (FRAMES_OF_CONTRACT[push.frame] ?? push.frame) as ManoeuvreFigures['deltaVReferenceFrame'],
    deltaVVector: [...push.vectorMps],
    totalDeltaMass: massChange(total),
    deltaMass: massChange(push),
    effectiveThrustMagnitude: push.meanThrustN ?? null,
    specificImpulse: push.specificImpulseS ?? null,
    dutyCycle: push.dutyCycle ?? null,
    spacecraftInitialMass: push.massKg,
    dragCrossSection: push.areaM2 ?? null,
    totalTimeInDifferentialDragConfiguration: push.attitudeS,
    totalTimeInNominalConfiguration: Math.max(0, push.leadS - push.attitudeS),
    positionBefore: [...push.before.positionM],
    velocityBefore: [...push.before.velocityMps],
    positionAfter: [...push.after.positionM],
    velocityAfter: [...push.after.velocityMps],
    smaChange: push.smaChangeM,
  };
}

function presentExecution({
  withExecution,
}: Pick<PlanResult, 'withExecution'>): Pick<ManoeuvreResult, 'withExecutionError'> {
  if (withExecution === undefined) return {};
  const { pcs, totalPc: totalProbability } = withExecution;
  return { withExecutionError: { probability: pcs[0]!, totalProbability } };
}

/** Returns the mass change of the satellite, kg: zero or negative; null if unknown. */
function massChange({ propellantKg }: SpentResources): number | null {
  return propellantKg === undefined ? null : propellantKg === 0 ? 0 : -propellantKg;
}

/** Returns the return manoeuvre as in the API. */
export function presentReturn(answer: ReturnAnswer): Omit<ManoeuvreReturn, 'conjunctionId'> {
  const { manoeuvres, obstacle, total, back, course } = answer;
  return {
    found: back !== undefined,
    isNeeded: back === undefined || manoeuvres.length > 1,
    unreachable: obstacle === undefined ? null : (obstacle.toUpperCase() as ManoeuvreReturn['unreachable']),
    manoeuvres: [...manoeuvres],
    totalDeltaV: total.deltaVMps,
    totalPropellant: total.propellantKg ?? null,
    timeOutside: back?.timeOutsideS ?? null,
    insideFrom: back === undefined ? null : formatUtcZ(back.insideFromTaiS, 3),
    smaAfter: back?.smaAfterM ?? null,
    phaseAfter: back === undefined ? null : back.phaseAfterRad * RAD,
    course: presentCourse(course),
    totalProbability: answer.totalPc,
    isInadequate: answer.isInadequate,
    ...presentExecution(answer),
    ...presentLeftOutTotal(answer.leftOutTotal),
  };
}

const presentCourse = (course: readonly CourseAt[]): ManoeuvreReturn['course'] =>
  course.map(({ alone, both: withReturn }) => ({
    epoch: formatUtcZ(alone.epochTaiS, 3),
    smaAlone: finite(alone.smaM),
    phaseAlone: finite(alone.phaseRad * RAD),
    sma: finite(withReturn?.smaM),
    phase: finite(withReturn && withReturn.phaseRad * RAD),
  }));

const finite = (value = Number.NaN): number | null => (Number.isFinite(value) ? value : null);

/** Returns a trade space as in the API: by column, then row. */
export function presentTrade(trade: TradeOfPlan): Omit<TradeSpace, 'conjunctionId'> {
  const { type, orbits, sizes, log10TotalPc, raised, unverified, ignitionsTaiS } = trade;
  const byColumn = <T>(at: (k: number) => T): T[][] =>
    Array.from(orbits, (_, column) => Array.from(sizes, (_size, row) => at(column * sizes.length + row)));
  return {
    manoeuvreType: type,
    ignitionEpochs: ignitionsTaiS.map(time),
    orbitsBeforeTca: [...orbits],
    sizes: [...sizes],
    log10TotalProbability: byColumn((k) => finite(log10TotalPc[k])),
    raised: byColumn((k) => raised[k] === 1),
    unverified: byColumn((k) => unverified[k] === 1),
  };
}
