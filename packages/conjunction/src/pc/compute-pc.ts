import { localAxes, rotateCovariance } from '@keepout/astro/frames/local';
import type { StateVector } from '@keepout/astro/nouns';
import { fail, ok, type Result } from '@keepout/units/result';
import { carriedObject } from '../covariance/carried-object.ts';
import { type CovarianceFault, type KnownErrors, knownErrors } from '../covariance/known-errors.ts';
import { isTooSmall } from '../covariance/plausible.ts';
import { inertialStateCovariance } from '../covariance/position.ts';
import type { CrossCorrelation } from '../covariance/shared-error.ts';
import { isImplausible } from '../covariance/usable.ts';
import { type ConjunctionSummary, summaryOfErrors } from '../encounter/conjunction-summary.ts';
import { refineTca } from '../encounter/refine-tca.ts';
import type { EncounterFault } from '../fault.ts';
import type { ObjectAtTca } from '../object-at-tca.ts';
import { type PcAtMargin, pcAtMargin } from './bounds/pc-at-margin.ts';
import { bounds, type ProbabilityBounds } from './bounds/report-bounds.ts';
import { orbitError } from './curved/orbit-error.ts';
import { isSlowEncounter, PC_2D_LIMITS, type UsageIndices, usageIndices, usageViolations } from './curved/usage.ts';
import type { PcEstimate, PcReason } from './estimate.ts';
import {
  estimatePc,
  type MethodInput,
  type MonteCarloRequest,
  overlapTrackOf,
  PC_METHOD_NAMES,
  type PcMethodName,
} from './methods.ts';
import { foster1992 } from './plane/foster-1992.ts';
import { jointPlane, type PlaneEncounter, planeOfErrors } from './plane/plane-encounter.ts';
import { mahalanobisSquared, type PrincipalEncounter, principalEncounter } from './plane/principal-encounter.ts';
import { squareProbability } from './plane/square.ts';

export interface PcInput {
  readonly primary: ObjectAtTca;
  readonly secondary: ObjectAtTca;
  /** Combined, m. */
  readonly hardBodyRadiusM: number;
  /** Sum of the exclusion volume radii of a message, m: the square of 19 SDS is also computed for these. */
  readonly exclusionRadiusM?: number;
  /** The states are those of the closest approach itself, found on the complete orbits: no further search. */
  readonly isAtTca?: boolean;
  /** Absent: all but Monte Carlo. Methods needed for the recommendation are computed in addition. */
  readonly methods?: readonly PcMethodName[];
  readonly monteCarlo?: MonteCarloRequest;
  /** The largest probability, dilution and the square are not requested: the report is without them. */
  readonly isWithoutBounds?: boolean;
  /** Asks for the recommended probability with all deviations multiplied by this too. */
  readonly deviationMargin?: number;
}

export interface PcReport extends ProbabilityBounds {
  /** Both objects at closest approach, with transported covariances: the basis of every figure of the report. */
  readonly objects: readonly [ObjectAtTca, ObjectAtTca];
  readonly summary: ConjunctionSummary;
  /** Absent when the relative velocity is zero, and at an edge of the data: there is no encounter plane then. */
  readonly encounter?: PlaneEncounter;
  readonly tcaTaiS: number;
  /** From the epoch of the states to closest approach, s. */
  readonly tcaOffsetS: number;
  readonly missDistanceM: number;
  readonly relativeSpeedMps: number;
  readonly hardBodyRadiusM: number;
  /** Three-dimensional, and in the encounter plane. */
  readonly mahalanobis?: number;
  readonly mahalanobisPlane?: number;
  readonly usage?: UsageIndices;
  readonly methods: Readonly<Partial<Record<PcMethodName, PcEstimate>>>;
  /** Two-dimensional over the square around the disc, for comparison with messages that state that; never recommended. */
  readonly squarePc?: number;
  /** The same with the exclusion volumes for a radius. */
  readonly exclusionSquarePc?: number;
  /** The method whose assumptions hold; absent when none has an answer. */
  readonly recommended?: { readonly method: PcMethodName; readonly pc: number };
  /** The same with longer deviations, where the input asks for it and a method has an answer. */
  readonly atMargin?: PcAtMargin;
  /** Unused covariances, and estimated ones. */
  readonly defects: readonly CovarianceFault[];
  readonly estimatedCovariances: readonly ('primary' | 'secondary')[];
  /** Contradictory 6x6 matrices: curved motion cannot be computed with them. */
  readonly indefiniteCovariances: readonly ('primary' | 'secondary')[];
  /** Usable in form, and too short to be believed of such an object. */
  readonly tooSmallCovariances: readonly ('primary' | 'secondary')[];
  /** Usable in form, and too long to conclude anything from. */
  readonly implausibleCovariances: readonly ('primary' | 'secondary')[];
  /** Present when the input has density errors: their treatment, and Foster's value without them. */
  readonly crossCorrelation?: { readonly status: CrossCorrelation; readonly independentPc?: number };
  /** Two-dimensional methods are not valid and no better method had an answer. */
  readonly isInadequate: boolean;
  /** Whether two dimensions do could not be checked: a covariance has no velocity terms. */
  readonly isUnchecked: boolean;
}

/**
 * Collision probability of two objects by all methods asked for, with its bounds and the method to trust.
 *
 * Method   closest approach is found again from the states; two-dimensional methods in the encounter plane, expected
 *          numbers in elements. The recommendation steps up from Foster to 2D-Nc to 3D-Nc as the usage indices demand
 *          (Hall, Baars, Casali, AAS 23-398). Common errors of both objects are removed from the joint covariance of
 *          every method (`sharedShifts`). docs/models/probability-of-collision.md
 * Assumes  covariances belong to the epoch of the states; they are carried to closest approach on two-body orbits
 * Frame    inertial, one for both states
 *
 * @returns ok: PcReport; with zero relative velocity it has no two-dimensional value
 *          | fault: "frames-differ" | "epochs-differ" | "hard-body-radius-invalid" | "covariance-frame-unknown"
 */
export function computePc(input: PcInput): Result<PcReport, EncounterFault> {
  const { primary, secondary, hardBodyRadiusM } = input;
  if (!Number.isFinite(hardBodyRadiusM)) return fail({ code: 'hard-body-radius-invalid', value: hardBodyRadiusM });
  const approach = input.isAtTca ? undefined : refineTca(primary.state, secondary.state);
  if (approach?.ok === false && approach.fault.code !== 'no-closest-approach') return approach;
  const atRefinedTca: readonly [ObjectAtTca, ObjectAtTca] = approach?.ok
    ? [inPlane(primary, approach.value.primary), inPlane(secondary, approach.value.secondary)]
    : [primary, secondary];
  const moved: readonly [ObjectAtTca, ObjectAtTca] = approach?.ok
    ? [carriedObject(primary, approach.value.primary), carriedObject(secondary, approach.value.secondary)]
    : atRefinedTca;
  const errors = knownErrors(atRefinedTca[0], atRefinedTca[1]);
  if (!errors.ok) return errors;
  const planar = planeOfErrors(errors.value, hardBodyRadiusM);
  if (!planar.ok && planar.fault.code !== 'relative-speed-zero') return planar;
  const summary = summaryOfErrors(errors.value);
  const encounter = planar.ok ? planar.value : undefined;
  const material = methodInput(input, errors.value, moved, encounter);
  const methods = estimates(input.methods, material);
  const recommended = recommendation(methods);
  const estimate = recommended && methods[recommended.method];
  const isUnchecked = estimate?.reasons.includes('usage-unknown') === true;
  const { deviationMargin } = input;
  const atMargin =
    deviationMargin === undefined ? undefined : pcAtMargin(material, material.principal, recommended, deviationMargin);
  const { missDistanceM, relativeSpeedMps, mahalanobis } = summary;
  return ok({
    objects: atRefinedTca,
    summary,
    ...(encounter && { encounter }),
    tcaTaiS: atRefinedTca[0].state.epochTaiS,
    tcaOffsetS: approach?.ok ? approach.value.offsetS : 0,
    missDistanceM,
    relativeSpeedMps,
    hardBodyRadiusM,
    ...(mahalanobis !== undefined && { mahalanobis }),
    ...(material.principal && { mahalanobisPlane: Math.sqrt(mahalanobisSquared(material.principal)) }),
    ...(!input.isWithoutBounds && bounds(encounter, missDistanceM, material, recommended)),
    ...(material.usage && { usage: material.usage }),
    methods,
    ...(!input.isWithoutBounds && squares(material.principal, input.exclusionRadiusM)),
    ...(recommended && { recommended }),
    ...(atMargin && { atMargin }),
    defects: errors.value.defects,
    estimatedCovariances: estimatedOnes(atRefinedTca),
    indefiniteCovariances: errors.value.indefinite,
    tooSmallCovariances: tooSmallOnes(errors.value),
    implausibleCovariances: implausibleOnes(errors.value),
    ...correlation(encounter, hardBodyRadiusM),
    isInadequate: estimate?.usable === false && !isUnchecked,
    isUnchecked,
  });
}

/** A message rounds its closest approach to a millisecond: within half of one its covariance is that of closest approach. */
const ROUNDED_TCA_S = 5e-4;

/**
 * An object at its refined state, for a plane, in which motion is straight: within the rounding of the message's time the covariance stays as it is
 * in inertial axes, as in NASA CARA; curvature is left to the methods of curved motion.
 */
function inPlane(object: ObjectAtTca, state: StateVector): ObjectAtTca {
  const { covariance } = object;
  const isRounding = Math.abs(state.epochTaiS - object.state.epochTaiS) <= ROUNDED_TCA_S;
  const inertial = isRounding && covariance ? inertialStateCovariance(covariance, object.state) : undefined;
  if (covariance === undefined || !inertial?.ok) return carriedObject(object, state);
  const { frame } = covariance;
  const matrix =
    frame === 'RTN' || frame === 'TNW'
      ? rotateCovariance(inertial.value, localAxes(frame, state.positionM, state.velocityMps))
      : inertial.value;
  return { ...object, state, covariance: { ...covariance, epochTaiS: state.epochTaiS, matrix } };
}

function methodInput(
  input: PcInput,
  { defects, indefinite, shifts }: KnownErrors,
  [primary, secondary]: readonly [ObjectAtTca, ObjectAtTca],
  encounter: PlaneEncounter | undefined,
): MethodInput {
  const isUsable = indefinite.length === 0 && (encounter === undefined || defects.length === 0);
  const first = isUsable ? orbitError(primary, shifts?.[0]) : undefined;
  const second = isUsable ? orbitError(secondary, shifts?.[1]) : undefined;
  const errors = first && second ? ([first, second] as const) : undefined;
  const usage = errors && usageIndices(errors[0], errors[1], input.hardBodyRadiusM);
  const { principal } = encounter ?? {};
  const needsTrack = errors !== undefined && (!(principal && isPlane(usage)) || asksForOverlap(input.methods));
  const track = needsTrack
    ? overlapTrackOf({ hardBodyRadiusM: input.hardBodyRadiusM, errors, remarks: [] })
    : undefined;
  return {
    hardBodyRadiusM: input.hardBodyRadiusM,
    ...(principal && { principal }),
    ...(errors && { errors }),
    ...(usage && { usage }),
    ...(track && { track }),
    remarks: remarks(encounter, estimatedOnes([primary, secondary]).length > 0, indefinite.length > 0),
    ...(input.monteCarlo && { monteCarlo: input.monteCarlo }),
  };
}

function asksForOverlap(methods: readonly PcMethodName[] = PC_METHOD_NAMES): boolean {
  return methods.some((name) => name === 'nc2d-hall-2021' || name === 'nc3d-hall-2021' || name === 'monte-carlo');
}

function remarks(
  encounter: PlaneEncounter | undefined,
  isEstimated: boolean,
  isIndefinite: boolean,
): readonly PcReason[] {
  const reasons = new Set<PcReason>();
  if (encounter === undefined) reasons.add('relative-speed-zero');
  for (const { defect } of encounter?.defects ?? []) {
    reasons.add(defect === 'covariance-missing' ? 'covariance-missing' : 'covariance-unusable');
  }
  if (encounter && encounter.defects.length === 0 && !encounter.principal) reasons.add('covariance-unusable');
  if (encounter?.principal?.repair === 'remediated') reasons.add('covariance-remediated');
  if (isEstimated) reasons.add('covariance-estimated');
  if (isIndefinite) reasons.add('covariance-not-positive');
  if (encounter?.crossCorrelation !== undefined) reasons.add(`correlation-${encounter.crossCorrelation}`);
  return [...reasons];
}

function estimates(
  methods: readonly PcMethodName[] | undefined,
  material: MethodInput,
): Partial<Record<PcMethodName, PcEstimate>> {
  const names = new Set<PcMethodName>(methods ?? PC_METHOD_NAMES.filter((name) => name !== 'monte-carlo'));
  names.add('foster-1992');
  if (material.errors && !(material.principal && isPlane(material.usage))) {
    names.add(material.usage && !isSlowEncounter(material.usage) ? 'nc2d-hall-2021' : 'nc3d-hall-2021');
  }
  const out: Partial<Record<PcMethodName, PcEstimate>> = {};
  for (const name of PC_METHOD_NAMES) {
    const isStep = name === 'nc3d-hall-2021' && out['nc2d-hall-2021']?.usable === false && !isPlane(material.usage);
    if (names.has(name) || isStep) out[name] = finite(estimatePc(name, material));
  }
  return judgedByCount(out);
}

/** An estimate with a figure that is not finite is absent: the method found no value. */
function finite(estimate: PcEstimate): PcEstimate {
  const { pc, lower, upper, reasons, crossings = [] } = estimate;
  const figures = [pc, lower, upper, ...crossings.map(({ expectedNumber }) => expectedNumber)];
  return figures.every((figure) => figure === undefined || Number.isFinite(figure))
    ? estimate
    : { usable: false, reasons: [...reasons, 'overlap-not-found'] };
}

function isPlane(usage: UsageIndices | undefined): boolean {
  return usage !== undefined && usageViolations(usage, PC_2D_LIMITS).length === 0;
}

/**
 * A count of draws judges the expected number of a slow encounter: the number counts entries within a quarter of a revolution
 * and omits objects that start inside the sphere or meet later, the count omits none.
 */
function judgedByCount(methods: Partial<Record<PcMethodName, PcEstimate>>): Partial<Record<PcMethodName, PcEstimate>> {
  const expected = methods['nc3d-hall-2021'];
  const monteCarlo = methods['monte-carlo'];
  if (!expected?.usable || !monteCarlo?.usable || expected.pc === undefined) return methods;
  const { lower = 0, upper = 1 } = monteCarlo;
  const slack = 0.5 * (upper - lower);
  if (expected.pc >= lower - slack && expected.pc <= upper + slack) return methods;
  const contradicted: PcEstimate = { ...expected, usable: false, reasons: [...expected.reasons, 'outside-the-count'] };
  return { ...methods, 'nc3d-hall-2021': contradicted };
}

const FROM_THE_CHEAPEST: readonly PcMethodName[] = ['foster-1992', 'nc2d-hall-2021', 'nc3d-hall-2021', 'monte-carlo'];
const FROM_THE_FULLEST: readonly PcMethodName[] = ['nc3d-hall-2021', 'nc2d-hall-2021', 'foster-1992'];

/** The first method, from the cheapest up, whose assumptions are valid; else the most general one with a value: a count with too few hits has none. */
function recommendation(methods: Partial<Record<PcMethodName, PcEstimate>>): PcReport['recommended'] {
  const usable = FROM_THE_CHEAPEST.find((name) => methods[name]?.usable && methods[name]?.pc !== undefined);
  const method = usable ?? FROM_THE_FULLEST.find((name) => methods[name]?.pc !== undefined);
  const pc = method && methods[method]?.pc;
  return method !== undefined && pc !== undefined ? { method, pc } : undefined;
}

function squares(
  principal: PrincipalEncounter | undefined,
  exclusionRadiusM: number | undefined,
): Pick<PcReport, 'squarePc' | 'exclusionSquarePc'> {
  if (principal === undefined) return {};
  const squarePc = squareOf(principal);
  return exclusionRadiusM === undefined
    ? { squarePc }
    : { squarePc, exclusionSquarePc: squareOf({ ...principal, hardBodyRadiusM: exclusionRadiusM }) };
}

/** In principal axes the repaired covariance is diagonal; the square lies along the miss vector in any axes. */
function squareOf({ meanMinorM, meanMajorM, sigmaMinorM, sigmaMajorM, hardBodyRadiusM }: PrincipalEncounter): number {
  return squareProbability(
    meanMinorM,
    meanMajorM,
    { xx: sigmaMinorM ** 2, yx: 0, yy: sigmaMajorM ** 2 },
    hardBodyRadiusM,
  );
}

function correlation(
  encounter: PlaneEncounter | undefined,
  hardBodyRadiusM: number,
): Pick<PcReport, 'crossCorrelation'> {
  if (encounter?.crossCorrelation === undefined) return {};
  const { crossCorrelation: status, plane, primaryM2, secondaryM2 } = encounter;
  if (status !== 'applied' || !primaryM2 || !secondaryM2) return { crossCorrelation: { status } };
  const sum = jointPlane(primaryM2, secondaryM2, undefined);
  const independent = principalEncounter(plane.missXM, plane.missYM, sum, hardBodyRadiusM);
  if (independent.repair === 'unusable') return { crossCorrelation: { status } };
  return { crossCorrelation: { status, independentPc: foster1992(independent) } };
}

function estimatedOnes([primary, secondary]: readonly [ObjectAtTca, ObjectAtTca]): readonly (
  | 'primary'
  | 'secondary'
)[] {
  const out: ('primary' | 'secondary')[] = [];
  if (primary.covarianceOrigin === 'estimated') out.push('primary');
  if (secondary.covarianceOrigin === 'estimated') out.push('secondary');
  return out;
}

function tooSmallOnes({ objects, positionsM2 }: KnownErrors): readonly ('primary' | 'secondary')[] {
  return (['primary', 'secondary'] as const).filter((_, i) => {
    const position = positionsM2[i];
    const { state, leastDeviationM } = objects[i]!;
    return position !== undefined && isTooSmall(position, state, leastDeviationM);
  });
}

function implausibleOnes({ positionsM2: [primary, secondary] }: KnownErrors): readonly ('primary' | 'secondary')[] {
  const out: ('primary' | 'secondary')[] = [];
  if (primary && isImplausible(primary)) out.push('primary');
  if (secondary && isImplausible(secondary)) out.push('secondary');
  return out;
}
