import { CA_EXAMPLES } from '@keepout/contract/ca/examples';
import type { ManoeuvrePlan } from '@keepout/contract/ca/manoeuvre';
import type { ManoeuvreCommand } from '@keepout/contract/ca/manoeuvre-command';
import type { ManoeuvreResult } from '@keepout/contract/ca/manoeuvre-result';
import type { ManoeuvreReturn, ManoeuvreReturnSearch, ReturnBox } from '@keepout/contract/ca/manoeuvre-return';
import { planScreeningOf } from '@keepout/contract/ca/plan-screening-of';
import type { PlanningBasis } from '@keepout/contract/ca/planning-basis';
import { HOUR_MS, iso } from './clock.ts';
import { durationOf, PERIOD_S, resultFixture } from './manoeuvre-fixture.ts';

const { ManoeuvrePlan: planExample } = CA_EXAMPLES;

export function planFixture(
  id: string,
  manoeuvre: ManoeuvreCommand,
  basis: PlanningBasis,
  nowMs: number,
): ManoeuvrePlan {
  const { conjunctionId, satelliteId, satelliteName, secondaryName } = basis;
  const at = iso(nowMs);
  return {
    ...planExample,
    manoeuvreId: id,
    conjunctionId,
    satelliteId,
    satelliteName,
    secondaryName,
    manoeuvre,
    note: '',
    result: resultFixture(manoeuvre, basis),
    inputs: { ...planExample.inputs, cdmIds: [], oemFileId: null, catalogueId: null, sha256: 'fixture' },
    screeningId: null,
    screening: planScreeningOf(undefined),
    history: [{ at, by: 'demo', state: 'DRAFT', note: '' }],
    version: 1,
    createdAt: at,
    createdBy: 'demo',
    updatedAt: at,
  };
}

/** What the first ephemeris after a burn tells of it: 95 % of the plan, and a little across. */
export function verificationFixture({ result }: ManoeuvrePlan): NonNullable<ManoeuvrePlan['verification']> {
  const beginMs = Date.parse(result.figures.ignitionEpoch);
  const [r = 0, t = 0, n = 0] = result.figures.deltaVVector;
  return {
    oemFileId: 'oem-1',
    deltaV: [0.95 * r + 0.0002, 0.95 * t, 0.95 * n - 0.0004],
    deltaVSigma: [0.0008, 0.0003, 0.0005],
    plannedDeltaV: [r, t, n],
    isShareOnly: result.figures.manoeuvreType !== 'IMPULSIVE',
    share: 0.95,
    shareSigma: 0.015,
    residual: 14.2,
    residualRms: 8.1,
    comparedFrom: iso(beginMs + 2 * HOUR_MS),
    comparedTo: iso(beginMs + 2 * HOUR_MS + 2000 * PERIOD_S),
  };
}

/** A way back an hour and a half after closest approach; none into a band of less than a metre. */
export function returnFixture(search: ManoeuvreReturnSearch, basis: PlanningBasis): ManoeuvreReturn {
  const { conjunctionId, manoeuvre, smaBand } = search;
  const tcaMs = Date.parse(basis.tca);
  const first = resultFixture(manoeuvre, basis);
  const back: ManoeuvreCommand = {
    ...(manoeuvre.manoeuvreType === 'IMPULSIVE'
      ? { ...manoeuvre, deltaVVector: [0, -0.8 * (manoeuvre.deltaVVector[1] ?? 0), 0] }
      : { ...manoeuvre, manoeuvreDuration: 0.8 * durationOf(manoeuvre) }),
    ignitionEpoch: iso(tcaMs + 1.5 * HOUR_MS),
  };
  const isFound = smaBand >= 1;
  return {
    conjunctionId,
    found: isFound,
    isNeeded: true,
    unreachable: isFound ? null : 'PHASE',
    manoeuvres: isFound ? [manoeuvre, back] : [manoeuvre],
    totalDeltaV: (isFound ? 1.8 : 1) * first.figures.deltaVMagnitude,
    totalPropellant: 0.0043,
    timeOutside: isFound ? 61_200 : null,
    insideFrom: isFound ? iso(tcaMs + 1.6 * HOUR_MS) : null,
    smaAfter: isFound ? 0.95 * smaBand : null,
    phaseAfter: isFound ? -0.112 : null,
    course: courseFixture(search, tcaMs, isFound),
    totalProbability: first.totalProbability,
    withExecutionError: { probability: first.probability, totalProbability: 1.02 * first.totalProbability },
    isInadequate: false,
  };
}

const courseFixture = ({ smaBand }: Pick<ReturnBox, 'smaBand'>, tcaMs: number, isFound = true) =>
  [-12, -11.9, 1.5, 1.6, 48].map((hours) => {
    const [smaAlone, phaseAlone] = [hours > -12 ? 76 : 0, -0.0083 * (hours + 12)];
    const after = hours > 1.5 ? { sma: 0.95 * smaBand, phase: -0.112 } : { sma: smaAlone, phase: phaseAlone };
    const withReturn = isFound ? after : { sma: null, phase: null };
    return { epoch: iso(tcaMs + hours * HOUR_MS), smaAlone, phaseAlone, ...withReturn };
  });

/** A plan by itself: how it stands against its box is in no list. */
export function planWithReturnCourse(plan: ManoeuvrePlan): ManoeuvrePlan {
  const { returnBox: box, tca } = plan.result;
  return box ? { ...plan, result: { ...plan.result, returnCourse: courseFixture(box, Date.parse(tca)) } } : plan;
}

/** What comes of a plan with a way back, or without one. */
export function pairFixture(
  manoeuvre: ManoeuvreCommand,
  returning: ManoeuvreCommand | null,
  basis: PlanningBasis,
  returnBox?: ReturnBox,
): ManoeuvreResult {
  const first = resultFixture(manoeuvre, basis);
  if (returning === null) return first;
  const { figures } = resultFixture(returning, basis);
  const totalDeltaVMagnitude = first.figures.deltaVMagnitude + figures.deltaVMagnitude;
  return {
    ...first,
    figures: { ...first.figures, totalDeltaVMagnitude },
    returnFigures: { ...figures, totalDeltaVMagnitude },
    ...(returnBox && { returnBox }),
  };
}
