import type { EarthOrientation } from '@keepout/astro/frames/earth-orientation';
import type { TransitionArc } from '@keepout/astro/numerical/transition';
import { type VerdictKind, verdict } from '@keepout/conjunction/decision/verdict';
import { projectCovariance } from '@keepout/conjunction/encounter/encounter-plane';
import { principal2, type Symmetric2, sum2 } from '@keepout/conjunction/linear/symmetric2';
import { canReach, type PlaneByObject, planePc, reachOf } from '@keepout/conjunction/pc/bounds/reachable';
import { widened } from '@keepout/tracking/orbit-update/bend';
import { jointInformation } from '@keepout/tracking/orbit-update/joint-information';
import { inverseOf } from '@keepout/tracking/orbit-update/linear-system';
import { plannedBend } from '@keepout/tracking/orbit-update/planned-bend';
import type { PlannedKnowledge, PlannedTrack } from '@keepout/tracking/orbit-update/planned-information';
import { ok, type Result } from '@keepout/units/result';
import {
  type GainBasis,
  type GainFault,
  gainBasis,
  knowledgeOf,
  type ObservedEncounter,
  positionBlock,
} from './gain-basis.ts';
import { spreadNormals } from './spread-normals.ts';

/** What observing would tell about an encounter, before it is done. */
export interface ExpectedGain {
  readonly passes: number;
  /** Largest sigma of the miss in the encounter plane, both objects together, now and after the passes. */
  readonly missSigmaBeforeM: number;
  readonly missSigmaAfterM: number;
  readonly pcNow: number;
  /** Of what the probability of collision will be: middle, and what 5 % of the outcomes are below and above. */
  readonly pcMedian: number;
  readonly pcLow: number;
  readonly pcHigh: number;
  readonly verdictNow: VerdictKind;
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

/**
 * What given passes would make of an encounter's probability and verdict.
 *
 * Method   the covariance at closest approach after the passes, which needs no data; the miss after them is drawn from the prior: the state moves
 *          by a normal number whose covariance is what the passes take away; each outcome is judged by the rules of the verdict;
 *          errors that bend are widened as the update widens them; docs/models/expected-gain
 * Assumes  an honest prior, passes that come off, shared errors independent from pass to pass, a short encounter (Foster 1992)
 *
 * @returns ok: ExpectedGain   |   fault: GainFault
 *
 * Checked  expected-gain.calibration.test.ts (truth, observation, update and verdict simulated)
 *          Cost  4 to 10 ms for 256 outcomes, beside one orbit
 */
export function expectedGain(request: ExpectedGainRequest): Result<ExpectedGain, GainFault> {
  const basis = gainBasis(request.encounter);
  if (!basis.ok) return basis;
  const known = knowledgeOf(basis.value, request.passes, request.eop);
  return known.ok ? ok(gainOf(basis.value, known.value.arc, known.value.tracks, request)) : known;
}

/** The same of passes of which it is known already what they tell (`knowledgeOf`). */
export function gainOf(
  basis: GainBasis,
  arc: TransitionArc,
  passes: readonly PlannedKnowledge[],
  { draws, seed }: GainDraws,
): ExpectedGain {
  const { plane, encounter } = basis;
  const before = inPlane(basis, covarianceOf(basis.information));
  const told = jointInformation(passes);
  const linear = covarianceOf(basis.information.map((value, n) => value + told[n]!));
  const known = passes.length === 0 ? before : inPlane(basis, linear);
  const bend = plannedBend(passes, encounter[encounter.observed], arc, linear);
  const after = passes.length === 0 ? before : inPlane(basis, widened(linear, bend));
  const now = byObject(basis, plane.missXM, plane.missYM, before);
  const moves = rootOf({ xx: before.xx - known.xx, yx: before.yx - known.yx, yy: before.yy - known.yy });
  const normals = spreadNormals(draws, seed);
  const reaches = reachOf(byObject(basis, 0, 0, after), encounter.thresholds.actPc);
  const pcs = new Float64Array(draws);
  const counts: Record<VerdictKind, number> = { act: 0, safe: 0, watch: 0, 'no-conclusion': 0 };
  for (let i = 0; i < draws; i++) {
    const u = normals[2 * i]!;
    const v = normals[2 * i + 1]!;
    const outcome = byObject(
      basis,
      plane.missXM + moves.xx * u + moves.yx * v,
      plane.missYM + moves.yx * u + moves.yy * v,
      after,
    );
    pcs[i] = planePc(outcome);
    counts[verdictOf(outcome, pcs[i]!, encounter, reaches)]++;
  }
  pcs.sort();
  const at = (share: number): number => pcs[Math.min(draws - 1, Math.floor(share * draws))]!;
  const pcNow = planePc(now);
  return {
    passes: passes.length,
    missSigmaBeforeM: Math.sqrt(principal2(sum2(before, basis.otherM2)).major),
    missSigmaAfterM: Math.sqrt(principal2(sum2(after, basis.otherM2)).major),
    pcNow,
    pcMedian: at(0.5),
    pcLow: at(0.05),
    pcHigh: at(0.95),
    verdictNow: verdictOf(now, pcNow, encounter),
    toAct: counts.act / draws,
    toSafe: counts.safe / draws,
    toWatch: counts.watch / draws,
    stays: counts['no-conclusion'] / draws,
  };
}

function covarianceOf(information: Float64Array): Float64Array {
  const covariance = inverseOf(information, 6);
  // The prior alone has an inverse, and every pass adds to it.
  if (covariance === undefined) throw new Error('information without an inverse');
  return covariance;
}

/** The observed object's errors in the plane. */
function inPlane({ plane }: GainBasis, covariance: Float64Array): Symmetric2 {
  return projectCovariance(plane, positionBlock(covariance));
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
 * The verdict on an outcome: what the encounter would be judged, had it this miss and these errors.
 *
 * @param reaches   whether smaller errors at a miss could bring the probability to the act threshold, for these errors
 */
export function verdictOf(
  plane: PlaneByObject,
  pc: number,
  { primary, thresholds, observed, isOtherEstimated = false }: ObservedEncounter,
  reaches: (missXM: number, missYM: number) => boolean = reachOf(plane, thresholds.actPc),
): VerdictKind {
  const isAbove = pc >= thresholds.actPc;
  // From the act threshold on it does not count what better data could do, but for estimated errors.
  const isOpen = isAbove
    ? isOtherEstimated && canReach(plane, pc * (1 + VISIBLE_RISE))
    : reaches(plane.missXM, plane.missYM);
  return verdict({
    tcaTaiS: primary.epochTaiS,
    nowTaiS: primary.epochTaiS,
    decisionLeadS: 0,
    pc,
    region: isOpen ? 'diluted' : 'robust',
    maxPc: isOpen ? Math.max(pc, thresholds.actPc) : pc,
    estimatedCovariances: isOtherEstimated ? [observed === 'primary' ? 'secondary' : 'primary'] : [],
    thresholds,
  }).kind;
}

/** The symmetric root of a covariance; what rounding made negative counts as nothing. */
function rootOf(covariance: Symmetric2): Symmetric2 {
  const { minor, major, majorAngleRad } = principal2(covariance);
  const [a, b] = [Math.sqrt(Math.max(0, major)), Math.sqrt(Math.max(0, minor))];
  const [c, s] = [Math.cos(majorAngleRad), Math.sin(majorAngleRad)];
  return { xx: c * c * a + s * s * b, yx: c * s * (a - b), yy: s * s * a + c * c * b };
}
