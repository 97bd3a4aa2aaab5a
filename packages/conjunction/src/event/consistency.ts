import { covarianceInStateFrame } from '@keepout/astro/covariance/rotate';
import { transportCovariance } from '@keepout/astro/covariance/transport';
import { rtnAxes } from '@keepout/astro/frames/local';
import type { StateVector, Vec3 } from '@keepout/astro/nouns';
import { twoBodyStateAt } from '@keepout/astro/two-body/propagate';
import { bilinear3, congruent3, inverseInto, type Symmetric3, sum3 } from '../linear/symmetric3.ts';
import type { ObjectAtTca } from '../object-at-tca.ts';

/** How far two sources of one encounter lie apart. */
export interface Disagreement {
  /** The other minus the reference, RTN of the reference's object 1 (of the object itself for a single one). */
  readonly differenceRtnM: Vec3;
  /** Square roots of the diagonal of the summed covariances; absent where a source has no covariance. */
  readonly sigmaRtnM?: Vec3;
  /** sqrt(d^T C^-1 d), C the sum of both sources' covariances. */
  readonly mahalanobis?: number;
}

export interface Consistency {
  readonly objects: readonly [Disagreement, Disagreement];
  /** Difference of the relative position, object 2 minus object 1. */
  readonly relative: Disagreement;
  /** At a level of 1 % with three degrees of freedom, of the relative position; absent without covariances. */
  readonly verdict?: 'agrees' | 'apart';
}

type Pair = readonly [ObjectAtTca, ObjectAtTca];

/** Chi-square of three degrees of freedom, 99 %. */
const MOST_SQUARED = 11.3449;

/**
 * Compares two sources of the same encounter: differences of both objects' states and of the relative position, over the
 * sum of the covariances.
 *
 * Method   the other source is carried to the reference's time by two-body motion, states and covariances; then
 *          d^T (sum of C)^-1 d, as in tests of covariance realism (Zaidi, Hejduk 2016); docs/models/several-sources
 * Assumes  independent errors of the two sources: common observations make them look more alike than they are. Times of
 *          closest approach within minutes of each other.
 * Frame    states of both sources in one inertial frame
 */
export function consistencyOf(reference: Pair, compared: Pair): Consistency {
  const at = reference[0].state.epochTaiS;
  const referencePair = [placed(reference[0], at), placed(reference[1], at)] as const;
  const comparedPair = [placed(compared[0], at), placed(compared[1], at)] as const;
  const relative = disagreement(
    minus(
      minus(comparedPair[1].positionM, comparedPair[0].positionM),
      minus(referencePair[1].positionM, referencePair[0].positionM),
    ),
    [...referencePair, ...comparedPair].map(({ covarianceM2 }) => covarianceM2),
    referencePair[0].state,
  );
  const { mahalanobis } = relative;
  const objects = [0, 1].map((i) =>
    disagreement(
      minus(comparedPair[i]!.positionM, referencePair[i]!.positionM),
      [referencePair[i]!.covarianceM2, comparedPair[i]!.covarianceM2],
      referencePair[i]!.state,
    ),
  );
  return {
    objects: [objects[0]!, objects[1]!],
    relative,
    ...(mahalanobis !== undefined && { verdict: mahalanobis ** 2 > MOST_SQUARED ? 'apart' : 'agrees' }),
  };
}

/**
 * Returns the change of the miss components from one message to the next, over the joint sigma that the first had stated.
 *
 * Method   r2 - r1 of each message at its own closest approach, in RTN of its own object 1; over the roots of the diagonal of
 *          C1 + C2 of the earlier message (NASA CARA, Operational System Capabilities, B-11)
 * Assumes  common observations: an estimate that is repeated with more data moves by C_before - C_after, no more
 *          than C_before
 * Frame    states of each message in an inertial frame
 */
export function missChange(before: Pair, after: Pair): Disagreement {
  const [missBefore, missAfter] = [missRtnM(before), missRtnM(after)];
  const covariances = before.map((object) => placed(object, object.state.epochTaiS).covarianceM2);
  return over(minus(missAfter, missBefore), covariances, before[0].state);
}

function missRtnM([{ state: primary }, { state: secondary }]: Pair): Vec3 {
  return turned(rtnAxes(primary.positionM, primary.velocityMps), minus(secondary.positionM, primary.positionM));
}

/**
 * How an object was moved from one source to the other, in RTN of the reference, over the sum of both covariances.
 *
 * @returns undefined where one has no covariance
 */
export function objectChange(
  reference: ObjectAtTca,
  compared: ObjectAtTca,
): { readonly differenceRtnM: Vec3; readonly covarianceM2: Symmetric3 } | undefined {
  const at = reference.state.epochTaiS;
  const [placedReference, placedCompared] = [placed(reference, at), placed(compared, at)];
  if (placedReference.covarianceM2 === undefined || placedCompared.covarianceM2 === undefined) return undefined;
  const axes = rtnAxes(placedReference.state.positionM, placedReference.state.velocityMps);
  return {
    differenceRtnM: turned(axes, minus(placedCompared.positionM, placedReference.positionM)),
    covarianceM2: congruent3(axes, sum3(placedReference.covarianceM2, placedCompared.covarianceM2)),
  };
}

interface Placed {
  readonly state: StateVector;
  readonly positionM: Vec3;
  /** Difference of the position, in the axes of the states. */
  readonly covarianceM2: Symmetric3 | undefined;
}

function placed({ state, covariance }: ObjectAtTca, epochTaiS: number): Placed {
  const stateAtEpoch = state.epochTaiS === epochTaiS ? state : twoBodyStateAt(state, epochTaiS);
  if (covariance === undefined)
    return { state: stateAtEpoch, positionM: stateAtEpoch.positionM, covarianceM2: undefined };
  const inertial = covarianceInStateFrame(covariance, state);
  const { matrix } = stateAtEpoch === state ? inertial : transportCovariance(inertial, state, stateAtEpoch);
  const covarianceM2 = Float64Array.from({ length: 9 }, (_, i) => matrix[6 * Math.floor(i / 3) + (i % 3)]!);
  return { state: stateAtEpoch, positionM: stateAtEpoch.positionM, covarianceM2 };
}

function disagreement(
  difference: Vec3,
  covariances: readonly (Symmetric3 | undefined)[],
  reference: StateVector,
): Disagreement {
  return over(turned(rtnAxes(reference.positionM, reference.velocityMps), difference), covariances, reference);
}

/** A difference in RTN of a state over the sum of covariances in the axes of that state's frame. */
function over(
  differenceRtnM: Vec3,
  covariances: readonly (Symmetric3 | undefined)[],
  { positionM, velocityMps }: StateVector,
): Disagreement {
  const matrices = covariances.filter((covariance) => covariance !== undefined);
  if (matrices.length < covariances.length) return { differenceRtnM };
  const local = congruent3(rtnAxes(positionM, velocityMps), matrices.reduce(sum3));
  const inverse = new Float64Array(9);
  const sigmaRtnM: Vec3 = [Math.sqrt(local[0]!), Math.sqrt(local[4]!), Math.sqrt(local[8]!)];
  if (Number.isNaN(inverseInto(local, inverse))) return { differenceRtnM, sigmaRtnM };
  return { differenceRtnM, sigmaRtnM, mahalanobis: Math.sqrt(bilinear3(inverse, differenceRtnM, differenceRtnM)) };
}

function turned(axes: Symmetric3, [x, y, z]: Vec3): Vec3 {
  const row = (i: number): number => axes[i]! * x + axes[i + 1]! * y + axes[i + 2]! * z;
  return [row(0), row(3), row(6)];
}

const minus = (a: Vec3, b: Vec3): Vec3 => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
