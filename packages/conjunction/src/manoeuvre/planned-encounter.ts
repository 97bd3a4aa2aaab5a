import type { StateVector } from '@keepout/astro/nouns';
import { twoBodyStateAt } from '@keepout/astro/two-body/propagate';
import type { Result } from '@keepout/units/result';
import { fail, ok } from '@keepout/units/result';
import { carriedObject } from '../covariance/carried-object.ts';
import { isTooSmall } from '../covariance/plausible.ts';
import { inertialPositionCovariance } from '../covariance/position.ts';
import type { VerdictThresholds } from '../decision/verdict.ts';
import { verdictOfReport } from '../decision/verdict-of-report.ts';
import { type EncounterPlane, encounterPlane, projectCovariance } from '../encounter/encounter-plane.ts';
import type { EncounterFault } from '../fault.ts';
import type { Symmetric2 } from '../linear/symmetric2.ts';
import type { Symmetric3 } from '../linear/symmetric3.ts';
import type { ObjectAtTca } from '../object-at-tca.ts';
import type { PcMethodName } from '../pc/methods.ts';
import { foster1992 } from '../pc/plane/foster-1992.ts';
import { jointPlane } from '../pc/plane/plane-encounter.ts';
import { mahalanobisSquared, principalEncounter } from '../pc/plane/principal-encounter.ts';
import {
  correlatedReport,
  countedReport,
  isDisbelieved,
  type VerdictPc,
  verdictPcOf,
  verdictReport,
} from '../pc/verdict-pc.ts';
import { isOutOfAllReach } from './out-of-reach.ts';

/** The encounter that a manoeuvre is to avoid: both objects at closest approach, in one inertial frame. */
export interface PlannedEncounter {
  readonly primary: StateVector;
  readonly secondary: StateVector;
  /** Combined position covariance, m^2, axes of the states. A manoeuvre leaves it as it is. */
  readonly covarianceM2: Symmetric3;
  /** Combined hard-body radius. */
  readonly hardBodyRadiusM: number;
  /**
   * Of a moved encounter that two dimensions hold for as it is, and that comes to less in them with its errors carried, no more is asked: so far out in
   * the tails no method makes a number of it that a total could feel, and the one that holds there takes milliseconds. For the steps of a
   * search; absent in all that is told.
   */
  readonly negligiblePc?: number;
  /** Report behind its verdict; absent where no method has an answer, and where only two dimensions are requested. */
  readonly assessment?: EncounterAssessment;
  /** Its verdict is inconclusive: a low probability is due to missing data, and does not show that no manoeuvre is necessary. */
  readonly isInconclusive?: boolean;
  /** Limits by which a verdict of moved states may be conclusive again; absent: where present errors exclude it, no move helps. */
  readonly concludesBy?: VerdictThresholds;
}

/** The probability of the verdict for an encounter as it is. */
export interface EncounterAssessment extends VerdictPc {
  /** Both objects at closest approach with their covariances, and their common error. */
  readonly objects: readonly [ObjectAtTca, ObjectAtTca];
  /** The probability is the one without the common error: the larger one, which the verdict counts. */
  readonly isCorrelated: boolean;
  /** Probability with independent errors: the displayed one of the event. */
  readonly independent: VerdictPc;
  /** The message states another miss or speed than its states have: no number of them is an all-clear, moved or not. */
  readonly isContradicted?: boolean;
  /** Its errors are too short or too long to be believed, or contradict themselves. */
  readonly isDisbelieved?: boolean;
}

/** Figures of an encounter in two dimensions. */
export interface PlaneResult {
  /** In the encounter plane. */
  readonly missDistanceM: number;
  /** In the encounter plane. */
  readonly mahalanobisSquared: number;
  /** Of `planeFigures` by Foster 1992; of `encounterFigures` by the method of the verdict, where the encounter brings that. */
  readonly pc: number;
}

/** Figures of an encounter. */
export interface EncounterFigures extends PlaneResult {
  readonly method: PcMethodName;
  /** The method does not hold for these states, by their own indices: below a limit the number gives no comfort. */
  readonly isInadequate: boolean;
  /** Combined covariance in the encounter plane. */
  readonly planeM2: Symmetric2;
}

/** Whether the two-dimensional probability of an encounter equals that of its verdict. */
export function isPlanar({ assessment }: Pick<PlannedEncounter, 'assessment'>): boolean {
  return assessment === undefined || assessment.method === 'foster-1992';
}

/** Deviations beyond which two objects count as out of each other's reach. */
const FAR_SIGMAS = 10;

/** Distance from which on an encounter counts as none. */
export function encounterReachM({ hardBodyRadiusM, covarianceM2: c }: Omit<PlannedEncounter, 'assessment'>): number {
  return hardBodyRadiusM + FAR_SIGMAS * Math.sqrt(c[0]! + c[4]! + c[8]!);
}

/** The same with the errors as they are at other states: without end where these are not believed, or the states are not those of their message. */
export function reachAt(encounter: PlannedEncounter, primary: StateVector, secondary: StateVector): number {
  const { assessment, hardBodyRadiusM, isInconclusive, concludesBy } = encounter;
  const isForGood = isInconclusive && concludesBy === undefined;
  if (isForGood || assessment?.isContradicted || assessment?.isDisbelieved) return Number.POSITIVE_INFINITY;
  return assessment === undefined
    ? encounterReachM(encounter)
    : reachOfObjects(movedObjects(assessment, primary, secondary), hardBodyRadiusM);
}

function reachOfObjects(objects: readonly ObjectAtTca[], hardBodyRadiusM: number): number {
  const variances = objects.flatMap(({ covariance }) => [0, 7, 14].map((place) => covariance?.matrix[place] ?? 0));
  return hardBodyRadiusM + FAR_SIGMAS * Math.sqrt(variances.reduce((sum, variance) => sum + variance, 0));
}

/**
 * Figures of two states at closest approach.
 *
 * Method   the encounter as it is: the probability of its verdict. Moved: the report of a verdict on the moved states (`countedReport`),
 *          the method chosen anew by their own indices, each covariance in the object's own axes and carried from the old closest
 *          approach to the new one. Without a verdict in two dimensions, the combined covariance as it is; docs/decisions/0069
 *
 * @returns ok: EncounterFigures   |   fault: those of `encounterPlane`, "covariance-unusable" where no method has an answer any more
 *
 * Checked  `judge` of messages made of the moved states (`operations/plan/moved-verdict.test.ts`)
 * Cost     microseconds without a verdict; 0.1 ms with it, milliseconds where two dimensions do not do
 */
export function encounterFigures(
  encounter: PlannedEncounter,
  primary: StateVector = encounter.primary,
  secondary: StateVector = encounter.secondary,
): Result<EncounterFigures, EncounterFault> {
  const { assessment, hardBodyRadiusM } = encounter;
  const isAsItIs = primary === encounter.primary && secondary === encounter.secondary;
  if (assessment !== undefined && !isAsItIs) return movedFigures({ ...encounter, assessment }, primary, secondary);
  const plane = encounterPlane(primary, secondary);
  if (!plane.ok) return plane;
  const planeM2 = projectCovariance(plane.value, encounter.covarianceM2);
  const figures = { ...planeFigures(plane.value, planeM2, hardBodyRadiusM), planeM2 };
  const { pc, method, isInadequate } = assessment ?? { pc: figures.pc, method: 'foster-1992', isInadequate: false };
  return ok({ ...figures, pc, method, isInadequate });
}

function movedFigures(
  encounterAsItIs: PlannedEncounter & { readonly assessment: EncounterAssessment },
  primary: StateVector,
  secondary: StateVector,
): Result<EncounterFigures, EncounterFault> {
  const { assessment, hardBodyRadiusM, negligiblePc = 0 } = encounterAsItIs;
  const { isContradicted = false } = assessment;
  const moved = movedObjects(assessment, primary, secondary);
  if (!moved.every(({ densityError }) => densityError)) {
    const planar = figuresInPlane(moved, hardBodyRadiusM);
    const isFelt = !isPlanar(encounterAsItIs) || (planar && planar.figures.pc >= negligiblePc);
    if (planar && (planar.isOutOfReach || !isFelt)) return ok({ ...planar.figures, isInadequate: isContradicted });
  }
  const report = countedReport(moved, hardBodyRadiusM);
  if (!report.ok) return report;
  const { encounter, missDistanceM } = report.value;
  const verdictPc = verdictPcOf(report.value);
  const { primaryM2, secondaryM2, crossM2, plane } = encounter ?? {};
  if (verdictPc === undefined || !primaryM2 || !secondaryM2 || !plane) return fail({ code: 'covariance-unusable' });
  const planeM2 = jointPlane(primaryM2, secondaryM2, crossM2);
  const { pc, method } = verdictPc;
  // Out of reach no method brings the two together; the reach of implausible errors is unknown.
  const isNear = missDistanceM < reachOfObjects(moved, hardBodyRadiusM);
  const isInadequate = isContradicted || (verdictPc.isInadequate && (isNear || isDisbelieved(report.value)));
  return ok({ ...planeFigures(plane, planeM2, hardBodyRadiusM), pc, method, isInadequate, planeM2 });
}

/**
 * Whether an inconclusive encounter stays so at other states: a verdict of them, with the errors transported there, would
 * still say that better data could make it one to act on.
 *
 * Cost     milliseconds
 */
export function staysInconclusive(
  { isInconclusive = false, concludesBy, assessment, hardBodyRadiusM }: PlannedEncounter,
  primaryState: StateVector,
  secondaryState: StateVector,
): boolean {
  if (!isInconclusive || concludesBy === undefined || assessment === undefined) return isInconclusive;
  const moved = movedObjects(assessment, primaryState, secondaryState);
  const report = reportOfIndependent(moved, hardBodyRadiusM);
  const correlated = correlatedReport(moved, hardBodyRadiusM);
  if (!report.ok || !correlated.ok) return true;
  const { kind } = verdictOfReport(report.value, {
    nowTaiS: primaryState.epochTaiS,
    decisionLeadS: 0,
    thresholds: concludesBy,
    ...(correlated.value && { correlated: correlated.value }),
  });
  return kind === 'no-conclusion';
}

/** The largest probability that a verdict of other states would state, with the errors transported there; undefined without one. */
export function largestPc(
  { assessment, hardBodyRadiusM }: PlannedEncounter,
  primary: StateVector,
  secondary: StateVector,
): number | undefined {
  if (assessment === undefined) return undefined;
  const report = reportOfIndependent(movedObjects(assessment, primary, secondary), hardBodyRadiusM);
  return report.ok ? report.value.maxPc : undefined;
}

function reportOfIndependent(objects: readonly [ObjectAtTca, ObjectAtTca], hardBodyRadiusM: number) {
  const [primary, secondary] = objects.map(({ densityError: _, ...object }) => object) as [ObjectAtTca, ObjectAtTca];
  return verdictReport({ primary, secondary, isAtTca: true, hardBodyRadiusM });
}

/** Two objects by Foster 1992, with the errors that they bring; undefined where one brings none. */
function figuresInPlane(
  [first, second]: readonly [ObjectAtTca, ObjectAtTca],
  hardBodyRadiusM: number,
): { readonly figures: EncounterFigures; readonly isOutOfReach: boolean } | undefined {
  const plane = encounterPlane(first.state, second.state);
  const [primaryM2, secondaryM2] = [first, second].map(
    ({ covariance, state }) => covariance && inertialPositionCovariance(covariance, state),
  );
  if (!plane.ok || !primaryM2?.ok || !secondaryM2?.ok) return undefined;
  const planeM2 = jointPlane(
    projectCovariance(plane.value, primaryM2.value),
    projectCovariance(plane.value, secondaryM2.value),
    undefined,
  );
  const figures = planeFigures(plane.value, planeM2, hardBodyRadiusM);
  return {
    figures: { ...figures, planeM2, method: 'foster-1992', isInadequate: false },
    isOutOfReach:
      !isTooSmall(primaryM2.value, first.state, first.leastDeviationM) &&
      !isTooSmall(secondaryM2.value, second.state, second.leastDeviationM) &&
      isOutOfAllReach([first, second], plane.value, planeM2, hardBodyRadiusM),
  };
}

function movedObjects(
  { objects }: EncounterAssessment,
  primary: StateVector,
  secondary: StateVector,
): readonly [ObjectAtTca, ObjectAtTca] {
  return [movedObject(objects[0], primary), movedObject(objects[1], secondary)];
}

/** An object as it would be known on another orbit: its error as it was in its own axes at the old closest approach, carried to the new one. */
function movedObject(object: ObjectAtTca, state: StateVector): ObjectAtTca {
  const before = twoBodyStateAt(state, object.state.epochTaiS);
  return carriedObject({ ...object, state: before }, state);
}

/** Figures of a miss vector in a plane. */
export function planeFigures(
  miss: Pick<EncounterPlane, 'missXM' | 'missYM'>,
  planeM2: Symmetric2,
  hardBodyRadiusM: number,
): PlaneResult {
  const principal = principalEncounter(miss.missXM, miss.missYM, planeM2, hardBodyRadiusM);
  return {
    missDistanceM: Math.hypot(miss.missXM, miss.missYM),
    mahalanobisSquared: mahalanobisSquared(principal),
    pc: foster1992(principal),
  };
}
