import { congruent6, identity6, multiply6 } from '@keepout/astro/covariance/matrix6';
import { eigenSymmetric } from '@keepout/astro/covariance/positive-definite';
import type { EarthOrientation } from '@keepout/astro/frames/earth-orientation';
import type { TransitionArc } from '@keepout/astro/numerical/transition';
import { type VerdictKind, verdict } from '@keepout/conjunction/decision/verdict';
import { projectCovariance } from '@keepout/conjunction/encounter/encounter-plane';
import { principal2, type Symmetric2, scaled2, sum2 } from '@keepout/conjunction/linear/symmetric2';
import { canReach, type PlaneByObject, pcReachTest, planePc } from '@keepout/conjunction/pc/bounds/reachable';
import { widened } from '@keepout/tracking/orbit-update/bend';
import { jointInformation } from '@keepout/tracking/orbit-update/joint-information';
import { inverseOf } from '@keepout/tracking/orbit-update/linear-system';
import { plannedBend } from '@keepout/tracking/orbit-update/planned-bend';
import type { PlannedKnowledge, PlannedTrack } from '@keepout/tracking/orbit-update/planned-information';
import type { PriorInformation } from '@keepout/tracking/orbit-update/prior';
import { fail, ok, type Result } from '@keepout/units/result';
import {
  type EncounterNow,
  type GainBasis,
  type GainFault,
  gainBasis,
  knowledgeOf,
  positionCovariance,
} from './gain-basis.ts';
import { type AfterPasses, type GainOutcome, judgedOutcomes, MOST_JUDGED } from './judged-outcomes.ts';
import type { ObservedEncounter } from './observed-encounter.ts';
import { spreadNormals } from './spread-normals.ts';

/** Knowledge of the miss, and of the encounter at present. */
export interface MissGain {
  readonly passes: number;
  /** Largest sigma of the miss in the encounter plane, both objects together, now and after the passes. */
  readonly missSigmaBeforeM: number;
  readonly missSigmaAfterM: number;
  readonly now: EncounterNow;
}

/** Expected result of observing an encounter. */
export interface ExpectedGain extends Omit<MissGain, 'now'> {
  /** As it is: probability and verdict by the verdict's own method. */
  readonly pcNow: number;
  readonly verdictNow: VerdictKind;
  /** Median, 5 % and 95 % quantiles of the outcomes with a probability; undefined where no outcome has one. */
  readonly pcMedian: number | undefined;
  readonly pcLow: number | undefined;
  readonly pcHigh: number | undefined;
  /** Share of the outcomes of which no method has a probability; they count as no conclusion. */
  readonly withoutPc: number;
  /** Probability of each verdict after the passes; they add up to one. */
  readonly toAct: number;
  readonly toSafe: number;
  readonly toWatch: number;
  /** There is still no conclusion. */
  readonly stays: number;
}

export interface GainDraws {
  /** How many outcomes are drawn. */
  readonly draws: number;
  readonly seed: number;
}

export interface ExpectedGainRequest extends GainDraws {
  readonly encounter: ObservedEncounter;
  readonly passes: readonly PlannedTrack[];
  readonly eop?: EarthOrientation;
}

/** The results of the passes are unknown, as no method has an answer or each outcome would take too long; the present verdict and the future uncertainty of the miss. */
export interface OutcomesUnknown {
  readonly code: 'no-method-holds' | 'too-many-passes';
  readonly missGain: MissGain;
}

/**
 * Returns the expected effect of given passes on an encounter's probability and verdict.
 *
 * Method   the covariance at closest approach after the passes, which needs no data; the miss after them is drawn from the prior: the state moves
 *          by a normal number whose covariance is the reduction by the passes; each outcome is assessed by the rules of the verdict;
 *          errors that bend are widened as the update widens them; docs/models/expected-gain
 * Assumes  an honest prior, passes that come off, errors of a sensor independent from pass to pass; outcomes are judged in the plane (Foster 1992) where the
 *          verdict uses that for the present encounter, else completely (`judgedOutcomes`)
 *
 * @returns ok: ExpectedGain   |   fault: GainFault, "no-method-holds" (with the known figures)
 *
 * Checked  expected-gain.calibration.nightly.test.ts (truth, observation, update and verdict simulated)
 *          Cost  4 to 10 ms for 256 outcomes in the plane, one to two seconds for complete outcomes, in addition to one orbit
 */
export function expectedGain(request: ExpectedGainRequest): Result<ExpectedGain, GainFault | OutcomesUnknown> {
  const basis = gainBasis(request.encounter);
  if (!basis.ok) return basis;
  const knowledge = knowledgeOf(basis.value, request.passes, request.eop);
  if (!knowledge.ok) return knowledge;
  const { arc, tracks } = knowledge.value;
  if (basis.value.now.asItIs) return ok(gainOf(basis.value, arc, tracks, request));
  return fail({ code: 'no-method-holds', missGain: missGainOf(basis.value, arc, tracks) });
}

/** The observed object's errors in the plane before and after passes; without along-orbit errors, `linearAfter`. */
interface Misses extends AfterPasses {
  readonly passes: number;
  readonly before: Symmetric2;
  /** As in the prior of the update, at closest approach. */
  readonly priorAtTca: Symmetric2;
  readonly linearAfter: Symmetric2;
  readonly after: Symmetric2;
}

function missesOf(basis: GainBasis, arc: TransitionArc, passes: readonly PlannedKnowledge[]): Misses {
  const { encounter } = basis;
  const { prior } = basis;
  const before = inPlane(basis, congruent6(prior.root, identity6()));
  const [first] = passes.toSorted((a, b) => a.lastTaiS - b.lastTaiS);
  const isBegun = first?.beginning !== undefined;
  const begunWith = isBegun ? covarianceAfter([{ ...first, information: new Float64Array(49) }], prior) : identity6();
  const afterPasses = covarianceAfter(passes, prior);
  const linear = congruent6(prior.root, afterPasses);
  const linearAfter = passes.length === 0 ? before : inPlane(basis, linear);
  // The curvature is solved for by the measurements' own weights: with the covariance that goes with them.
  const byForces = covarianceAfter(passes.map(ofForcesAlone), prior);
  const bend = plannedBend(passes, encounter[encounter.observed], arc, prior, byForces);
  const covariance = bend.sigmas > MOST_BENT ? linear : widened(linear, bend);
  const after = passes.length === 0 ? before : inPlane(basis, covariance);
  const reduction = begunWith.map((value, k) => value - afterPasses[k]!);
  const moves = multiply6(prior.root, rootOf6(reduction));
  const priorAtTca = isBegun ? inPlane(basis, congruent6(prior.root, begunWith)) : before;
  return { passes: passes.length, before, priorAtTca, linearAfter, after, covariance, moves };
}

/**
 * Limit in its own sigmas: a larger shift is not a second-order term. It comes from force errors after the passes (a drag of days at 400 km), which are part of the orbit errors
 * at its epoch; the passes do not observe them.
 */
const MOST_BENT = 10;

const ofForcesAlone = ({ unforeseen: _, ...track }: PlannedKnowledge): PlannedKnowledge => track;

/** Knowledge of the miss before and after passes, also where the results of the passes are unknown. */
export function missGainOf(basis: GainBasis, arc: TransitionArc, passes: readonly PlannedKnowledge[]): MissGain {
  return missGain(basis, missesOf(basis, arc, passes));
}

function missGain({ otherM2, now }: GainBasis, { passes, before, after }: Misses): MissGain {
  const sigmaOf = (observedM2: Symmetric2): number => Math.sqrt(principal2(sum2(observedM2, otherM2)).major);
  return { passes, missSigmaBeforeM: sigmaOf(before), missSigmaAfterM: sigmaOf(after), now };
}

/**
 * The same for passes whose information is already computed (`knowledgeOf`).
 *
 * Assumes  that a method has an answer for the encounter as it is (`basis.now.asItIs`)
 */
export function gainOf(
  basis: GainBasis,
  arc: TransitionArc,
  planned: readonly PlannedKnowledge[],
  { draws, seed }: GainDraws,
): ExpectedGain {
  const misses = missesOf(basis, arc, planned);
  const { now, ...miss } = missGain(basis, misses);
  const outcomes = now.isPlanar
    ? planarOutcomes(basis, misses, { draws, seed })
    : judgedOutcomes(basis, misses, Math.min(draws, MOST_JUDGED), seed);
  const pcs = Float64Array.from(outcomes.flatMap(({ pc }) => pc ?? [])).sort();
  const at = (share: number): number | undefined => pcs[Math.min(pcs.length - 1, Math.floor(share * pcs.length))];
  const shareOf = (verdictKind: VerdictKind): number =>
    outcomes.filter(({ kind }) => kind === verdictKind).length / outcomes.length;
  return {
    ...miss,
    pcNow: now.asItIs!.pc,
    verdictNow: now.verdict,
    pcMedian: at(0.5),
    pcLow: at(0.05),
    pcHigh: at(0.95),
    withoutPc: 1 - pcs.length / outcomes.length,
    toAct: shareOf('act'),
    toSafe: shareOf('safe'),
    toWatch: shareOf('watch'),
    stays: shareOf('no-conclusion'),
  };
}

/** Outcomes in the encounter plane. */
function planarOutcomes(
  basis: GainBasis,
  { priorAtTca, linearAfter, after }: Misses,
  { draws, seed }: GainDraws,
): readonly GainOutcome[] {
  const { plane, encounter, now } = basis;
  const moves = rootOf({
    xx: priorAtTca.xx - linearAfter.xx,
    yx: priorAtTca.yx - linearAfter.yx,
    yy: priorAtTca.yy - linearAfter.yy,
  });
  const normals = spreadNormals(draws, seed);
  const reaches = pcReachTest(byObject(basis, 0, 0, after), encounter.thresholds.actPc);
  return Array.from({ length: draws }, (_, i): GainOutcome => {
    const u = normals[2 * i]!;
    const v = normals[2 * i + 1]!;
    const outcome = byObject(
      basis,
      plane.missXM + moves.xx * u + moves.yx * v,
      plane.missYM + moves.yx * u + moves.yy * v,
      after,
    );
    const pc = planePc(outcome);
    return { pc, kind: verdictOf(outcome, pc, encounter, reaches, now.isUsageUnknown) };
  });
}

/** In sigmas of the prior, as the prior of the update. */
function covarianceAfter(passes: readonly PlannedKnowledge[], prior: PriorInformation): Float64Array {
  const isBegun = passes.some(({ beginning }) => beginning !== undefined);
  const covariance = inverseOf(
    jointInformation(passes, prior).map((value, n) => value + (n % 7 === 0 && !isBegun ? 1 : 0)),
    6,
  );
  // The prior of an update has an inverse, and every pass adds to it.
  if (covariance === undefined) throw new Error('information without an inverse');
  return covariance;
}

/** The observed object's errors in the plane. */
function inPlane({ plane }: GainBasis, covariance: Float64Array): Symmetric2 {
  return projectCovariance(plane, positionCovariance(covariance));
}

function byObject(
  { encounter, otherM2 }: GainBasis,
  missXM: number,
  missYM: number,
  observedM2: Symmetric2,
): PlaneByObject {
  const [primaryM2, secondaryM2] = encounter.observed === 'primary' ? [observedM2, otherM2] : [otherM2, observedM2];
  return { missXM, missYM, primaryM2, secondaryM2, hardBodyRadiusM: encounter.hardBodyRadiusM };
}

/** A rise of the probability below this share is rounding. */
const VISIBLE_RISE = 1e-6;

/**
 * Returns the verdict on an outcome: the assessment of the encounter with this miss and these errors.
 *
 * @param reaches   whether smaller errors at a miss could bring the probability to the act threshold, for these errors
 */
export function verdictOf(
  plane: PlaneByObject,
  pc: number,
  { primary, thresholds, observed, isOtherEstimated = false }: ObservedEncounter,
  reaches: (missXM: number, missYM: number) => boolean = pcReachTest(plane, thresholds.actPc),
  isUsageUnknown = false,
): VerdictKind {
  const isAbove = pc >= thresholds.actPc;
  // From the act threshold on the effect of better data does not count, except for estimated errors.
  const isOpen = isAbove
    ? isOtherEstimated && canReach(plane, pc * (1 + VISIBLE_RISE))
    : reaches(plane.missXM, plane.missYM);
  const { deviationMargin = 1, watchPc } = thresholds;
  return verdict({
    tcaTaiS: primary.epochTaiS,
    nowTaiS: primary.epochTaiS,
    decisionLeadS: 0,
    pc,
    // Above the watch threshold the verdict does not depend on it.
    ...(pc < watchPc && { pcAtMargin: planePc(withLongerDeviations(plane, deviationMargin)) }),
    region: isOpen ? 'diluted' : 'robust',
    maxPc: isOpen ? Math.max(pc, thresholds.actPc) : pc,
    estimatedCovariances: isOtherEstimated ? [observed === 'primary' ? 'secondary' : 'primary'] : [],
    isUsageUnknown,
    thresholds,
  }).kind;
}

/** Both errors with their deviations multiplied. */
const withLongerDeviations = (plane: PlaneByObject, factor: number): PlaneByObject => ({
  ...plane,
  primaryM2: scaled2(plane.primaryM2, factor ** 2),
  secondaryM2: scaled2(plane.secondaryM2, factor ** 2),
});

/** R with R R^T a covariance in sigmas; negative values from rounding count as zero. */
function rootOf6(covariance: Float64Array): Float64Array {
  const { values, vectors } = eigenSymmetric(covariance, 6);
  return vectors.map((value, n) => value * Math.sqrt(Math.max(0, values[n % 6]!)));
}

/** The symmetric root of a covariance; negative values from rounding count as zero. */
function rootOf(covariance: Symmetric2): Symmetric2 {
  const { minor, major, majorAngleRad } = principal2(covariance);
  const [a, b] = [Math.sqrt(Math.max(0, major)), Math.sqrt(Math.max(0, minor))];
  const [c, s] = [Math.cos(majorAngleRad), Math.sin(majorAngleRad)];
  return { xx: c * c * a + s * s * b, yx: c * s * (a - b), yy: s * s * a + c * c * b };
}
