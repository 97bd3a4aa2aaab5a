import { rtnAxes } from '@keepout/astro/frames/local';
import { transformState } from '@keepout/astro/frames/rotation';
import type { StateVector } from '@keepout/astro/nouns';
import { combineCovariance } from '@keepout/conjunction/covariance/combine';
import { type EncounterFigures, encounterFigures } from '@keepout/conjunction/manoeuvre/planned-encounter';
import type { Encounter } from '@keepout/conjunction/screening/plan/encounter';
import type { Party } from './orbit/party.ts';

/** Errors are taken anew after so long: of an element set they grow by half a percent in it, s. */
const SAME_ERRORS_S = 1800;

/** What a passage needs of either object. */
export interface PassageParty {
  readonly covarianceAt: Party['covarianceAt'];
  readonly hardBodyRadiusM: number;
}

/**
 * Probabilities of many passages of one satellite: what a screening of many candidates is sorted by.
 *
 * Method   `encounterFigures` in TEME with the covariances that `judge` takes, their RTN parts kept for half an hour of each object
 * Assumes  the candidates' errors are those of the nominal orbit
 *
 * @param otherOf   the other object of an encounter, by its index in the screening
 * @returns of an encounter: EncounterFigures, and whether either covariance is one that we estimated   |   undefined where errors are not known or nothing can be said
 *
 * Checked  `judge` of the same passages (passage-probability.test.ts)          Cost  10 microseconds
 */
export function openPassages(
  own: PassageParty,
  otherOf: (object: number) => PassageParty,
): (encounter: Encounter) => PassageFigures | undefined {
  const others = new Map<number, { readonly party: PassageParty; readonly errors: ErrorsAt }>();
  const ownErrors = errorsOf(own);
  return ({ secondary: object, tcaTaiS, primaryState, secondaryState }) => {
    let other = others.get(object);
    if (other === undefined) {
      const party = otherOf(object);
      other = { party, errors: errorsOf(party) };
      others.set(object, other);
    }
    const primary: StateVector = { epochTaiS: tcaTaiS, frame: 'TEME', ...primaryState };
    const secondary: StateVector = { epochTaiS: tcaTaiS, frame: 'TEME', ...secondaryState };
    const [first, second] = [ownErrors(primary), other.errors(secondary)];
    if (first === undefined || second === undefined) return undefined;
    const figures = encounterFigures({
      primary,
      secondary,
      covarianceM2: combineCovariance(inertial(first.rtnM2, primary), inertial(second.rtnM2, secondary)),
      hardBodyRadiusM: own.hardBodyRadiusM + other.party.hardBodyRadiusM,
    });
    if (!figures.ok || !Number.isFinite(figures.value.pc)) return undefined;
    return { ...figures.value, isEstimated: first.isEstimated || second.isEstimated };
  };
}

export interface PassageFigures extends EncounterFigures {
  readonly isEstimated: boolean;
}

interface Errors {
  /** Float64Array(9), of the position. */
  readonly rtnM2: Float64Array;
  readonly isEstimated: boolean;
}

/** The errors of an object at a state. */
type ErrorsAt = (state: StateVector) => Errors | undefined;

function errorsOf({ covarianceAt }: PassageParty): ErrorsAt {
  const kept = new Map<number, Errors | undefined>();
  return (state) => {
    const turn = Math.floor(state.epochTaiS / SAME_ERRORS_S);
    if (!kept.has(turn)) {
      const { source, covariance } = covarianceAt(transformState(state, 'EME2000'));
      const rtnM2 = positionPart(covariance?.matrix);
      kept.set(turn, rtnM2 && { rtnM2, isEstimated: source === 'ESTIMATED' });
    }
    return kept.get(turn);
  };
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
