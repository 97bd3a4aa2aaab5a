import { rtnAxes } from '@keepout/astro/frames/local';
import { transformState } from '@keepout/astro/frames/rotation';
import type { StateCovariance, StateVector, Vec3 } from '@keepout/astro/nouns';
import { norm } from '@keepout/astro/vector';
import { combineCovariance } from '@keepout/conjunction/covariance/combine';
import { encounterFigures } from '@keepout/conjunction/manoeuvre/planned-encounter';
import type { ObjectAtTca } from '@keepout/conjunction/object-at-tca';
import { countedReport, verdictPcOf } from '@keepout/conjunction/pc/verdict-pc';
import type { Encounter } from '@keepout/conjunction/screening/plan/encounter';
import type { Party } from './orbit/party.ts';

/** Errors are computed again after this time: those of an element set grow by half a percent in it, s. */
const SAME_ERRORS_S = 1800;

/** Inputs of a passage for either object. */
export interface PassageParty {
  readonly covarianceAt: Party['covarianceAt'];
  readonly hardBodyRadiusM: number;
}

export interface PassageFigures {
  readonly missDistanceM: number;
  readonly pc: number;
  /** No method holds that has an answer: the number gives no comfort. */
  readonly isInadequate: boolean;
  readonly isEstimated: boolean;
}

/**
 * Returns probabilities of many passages of one satellite: sort key of a screening of many candidates.
 *
 * Method   where the motion is plainly straight for as long as the errors last, `encounterFigures` in two dimensions; else the report that a
 *          verdict counts (`countedReport`). The covariances are those that `judge` takes, kept for half an hour of each object in its RTN
 * Assumes  the candidates' errors are those of the nominal orbit
 *
 * @param otherOf   the other object of an encounter, by its index in the screening
 * @returns for an encounter: PassageFigures   |   undefined where errors are unknown or the encounter cannot be assessed. `shiftsM`: displacements
 *          of the satellite at one sigma, TEME; each adds its outer product to the covariance
 *
 * Checked  `judge` of the same passages (passage-probability.test.ts)          Cost  10 microseconds; 0.1 ms to milliseconds where motion bends
 */
export function openPassages(
  ownParty: PassageParty,
  otherOf: (object: number) => PassageParty,
): (encounter: Encounter, shiftsM?: readonly Vec3[]) => PassageFigures | undefined {
  const otherObjects = new Map<number, { readonly party: PassageParty; readonly errors: ErrorsAt }>();
  const ownErrors = errorsOf(ownParty);
  return ({ secondary: object, tcaTaiS, primaryState, secondaryState }, shiftsM = []) => {
    let otherObject = otherObjects.get(object);
    if (otherObject === undefined) {
      const party = otherOf(object);
      otherObject = { party, errors: errorsOf(party) };
      otherObjects.set(object, otherObject);
    }
    const primary: StateVector = { epochTaiS: tcaTaiS, frame: 'TEME', ...primaryState };
    const secondary: StateVector = { epochTaiS: tcaTaiS, frame: 'TEME', ...secondaryState };
    const [nominal, second] = [ownErrors(primary), otherObject.errors(secondary)];
    if (nominal === undefined || second === undefined) return undefined;
    const first = shiftsM.length === 0 ? nominal : widened(nominal, primary, shiftsM);
    const hardBodyRadiusM = ownParty.hardBodyRadiusM + otherObject.party.hardBodyRadiusM;
    const isEstimated = first.isEstimated || second.isEstimated;
    const figures = encounterFigures({
      primary,
      secondary,
      covarianceM2: combineCovariance(inertial(first.rtnM2, primary), inertial(second.rtnM2, secondary)),
      hardBodyRadiusM,
    });
    if (figures.ok && isPlainlyStraight([primary, secondary], [first, second], figures.value)) {
      const { missDistanceM, pc } = figures.value;
      return Number.isFinite(pc) ? { missDistanceM, pc, isInadequate: false, isEstimated } : undefined;
    }
    const report = countedReport([objectOf(primary, first), objectOf(secondary, second)], hardBodyRadiusM);
    const verdictPc = report.ok ? verdictPcOf(report.value) : undefined;
    if (!report.ok || verdictPc === undefined || !Number.isFinite(verdictPc.pc)) return undefined;
    const { missDistanceM } = report.value;
    return { missDistanceM, pc: verdictPc.pc, isInadequate: verdictPc.isInadequate, isEstimated };
  };
}

/** Shares of the limits at which a verdict leaves two dimensions: smaller values are not computed more accurately. */
const SHORT_SHARE_OF_TURN = 2e-3;
const STRAIGHT_SHARE = 5e-3;
/** Number of sigmas that contains the significant part of an encounter. */
const MOST_SIGMAS = 9;

/**
 * Whether two dimensions plainly do, without asking the indices: no error is shared, the time in which the errors pass each other is short
 * against a turn, and orbits bend by little of the smallest error over the length of the errors that bring both together, or by too little to do so.
 */
function isPlainlyStraight(
  [primary, secondary]: readonly [StateVector, StateVector],
  errors: readonly [Errors, Errors],
  { mahalanobisSquared, planeM2 }: { readonly mahalanobisSquared: number; readonly planeM2: PlaneErrors },
): boolean {
  const speedMps = norm([0, 1, 2].map((k) => secondary.velocityMps[k]! - primary.velocityMps[k]!) as unknown as Three);
  const longestM = Math.hypot(...errors.map(({ longestM: length }) => length));
  const radiusM = norm(primary.positionM);
  const turnS = radiusM / norm(primary.velocityMps);
  const middle = 0.5 * (planeM2.xx + planeM2.yy);
  const smallestM2 = middle - Math.hypot(0.5 * (planeM2.xx - planeM2.yy), planeM2.yx);
  const isShared = errors.every(({ densityError }) => densityError !== undefined);
  if (isShared || !(smallestM2 > 0 && speedMps > 0)) return false;
  const isShort = (MOST_SIGMAS * longestM) / speedMps < SHORT_SHARE_OF_TURN * 2 * Math.PI * turnS;
  if (!isShort) return false;
  const bentM = (sigmas: number): number => (sigmas * longestM) ** 2 / (2 * radiusM);
  const distance = Math.min(MOST_SIGMAS, Math.max(1, Math.sqrt(mahalanobisSquared)));
  // However the orbits bend within the errors, the two do not come together.
  const isFar = (mahalanobisSquared * smallestM2) / (smallestM2 + bentM(MOST_SIGMAS) ** 2) > MOST_SIGMAS ** 2;
  return isFar || distance * bentM(distance) < STRAIGHT_SHARE * Math.sqrt(smallestM2);
}

type Three = readonly [number, number, number];

interface PlaneErrors {
  readonly xx: number;
  readonly yx: number;
  readonly yy: number;
}

function objectOf(state: StateVector, { covariance, isEstimated, densityError }: Errors): ObjectAtTca {
  return {
    state,
    covariance: { ...covariance, epochTaiS: state.epochTaiS },
    covarianceOrigin: isEstimated ? 'estimated' : 'given',
    ...(densityError && { densityError }),
  };
}

interface Errors extends Pick<ObjectAtTca, 'densityError'> {
  /** RTN. */
  readonly covariance: StateCovariance;
  /** Float64Array(9), of the position. */
  readonly rtnM2: Float64Array;
  /** Root of the sum of the variances of position, m. */
  readonly longestM: number;
  readonly isEstimated: boolean;
}

/** Errors including the execution error of a burn. */
function widened(errors: Errors, { positionM, velocityMps }: StateVector, shiftsM: readonly Vec3[]): Errors {
  const axes = rtnAxes(positionM, velocityMps);
  const rtnM2 = Float64Array.from(errors.rtnM2);
  const matrix = Float64Array.from(errors.covariance.matrix);
  for (const shift of shiftsM) {
    const rtn = [0, 1, 2].map(
      (k) => axes[3 * k]! * shift[0] + axes[3 * k + 1]! * shift[1] + axes[3 * k + 2]! * shift[2],
    );
    for (let i = 0; i < 3; i++)
      for (let j = 0; j < 3; j++) {
        const square = rtn[i]! * rtn[j]!;
        rtnM2[3 * i + j]! += square;
        matrix[6 * i + j]! += square;
      }
  }
  return { ...errors, covariance: { ...errors.covariance, matrix }, rtnM2, longestM: longestOf(rtnM2) };
}

/** The errors of an object at a state. */
type ErrorsAt = (state: StateVector) => Errors | undefined;

function errorsOf({ covarianceAt }: PassageParty): ErrorsAt {
  const cachedErrors = new Map<number, Errors | undefined>();
  return (state) => {
    const turn = Math.floor(state.epochTaiS / SAME_ERRORS_S);
    if (!cachedErrors.has(turn)) {
      const { source, covariance, densityError } = covarianceAt(transformState(state, 'EME2000'));
      const rtnM2 = positionPart(covariance?.matrix);
      const errors = covariance &&
        rtnM2 && { covariance, rtnM2, longestM: longestOf(rtnM2), isEstimated: source === 'ESTIMATED' };
      cachedErrors.set(turn, errors && { ...errors, ...(densityError && { densityError }) });
    }
    return cachedErrors.get(turn);
  };
}

function longestOf(rtnM2: Float64Array): number {
  return Math.sqrt(rtnM2[0]! + rtnM2[4]! + rtnM2[8]!);
}

function positionPart(matrix: ArrayLike<number> | undefined): Float64Array | undefined {
  return matrix && Float64Array.from({ length: 9 }, (_, k) => matrix[6 * Math.floor(k / 3) + (k % 3)]!);
}

function inertial(rtnM2: Float64Array, { positionM, velocityMps }: StateVector): Float64Array {
  const axes = rtnAxes(positionM, velocityMps);
  const turned = new Float64Array(9);
  const out = new Float64Array(9);
  for (let i = 0; i < 3; i++)
    for (let j = 0; j < 3; j++) for (let k = 0; k < 3; k++) turned[3 * i + j]! += rtnM2[3 * i + k]! * axes[3 * k + j]!;
  for (let i = 0; i < 3; i++)
    for (let j = 0; j < 3; j++) for (let k = 0; k < 3; k++) out[3 * i + j]! += axes[3 * k + i]! * turned[3 * k + j]!;
  return out;
}
