import { transportCovariance } from '@keepout/astro/covariance/transport';
import { transformState } from '@keepout/astro/frames/rotation';
import type { FrameName, StateCovariance, StateVector, Vec3 } from '@keepout/astro/nouns';
import { sixOf, stateOfSix } from '@keepout/astro/six-numbers';
import { propagateTwoBody } from '@keepout/astro/two-body/propagate';
import { fail, ok, type Result } from '@keepout/units/result';
import type { Approach } from './approach.ts';
import type { ObjectFigures } from './message-figures.ts';
import type { Party, StatedBy } from './orbit/party.ts';

/** The orbit of one object as observations left it. */
export interface ObservedOrbit {
  readonly object: 'PRIMARY' | 'SECONDARY';
  /** EME2000, near closest approach: an update is made at the epoch of its prior. */
  readonly state: StateVector;
  /** Six rows of six in one, RTN, m and m/s. */
  readonly covarianceRtn: ArrayLike<number>;
  /** Observed quantities, a sentence. */
  readonly source: string;
  /** Last measurement that it rests on; absent where that is not known. */
  readonly observedUntilTaiS?: number;
}

/** A message without states, or an orbit whose epoch is too far from the event. */
export interface CannotJoin {
  readonly code: 'states-missing' | 'epoch-far';
  readonly offsetS: number;
}

/** Two-body motion from the epoch of an update to closest approach: 1 cm of J2 after ten seconds. */
const FARTHEST_S = 120;
const M_PER_KM = 1000;

/**
 * The approach of a recorded message with the orbits of one or both objects replaced by observed ones.
 *
 * Method   states of the record at its closest approach; an observed state and its covariance are carried there by two-body motion
 * Assumes  the update was made for this event, so that its epoch is that closest approach or seconds from it
 * Frame    EME2000
 *
 * @param orbits   at most one for each object
 * @returns ok: Approach, closest approach to be found again   |   fault: "states-missing", "epoch-far"
 */
export function observedApproach(
  record: {
    readonly tcaTaiS: number;
    readonly objects: readonly [ObjectFigures, ObjectFigures];
    /** Originator of the unobserved data; absent: none that a rule can name. */
    readonly statedBy?: StatedBy;
  },
  orbits: readonly ObservedOrbit[],
): Result<Approach, CannotJoin> {
  const sides = [record.objects[0], record.objects[1]].map((figures, index) => {
    const orbit = orbits.find(({ object }) => object === (index === 0 ? 'PRIMARY' : 'SECONDARY'));
    return orbit === undefined ? recorded(figures, record) : observed(figures, record.tcaTaiS, orbit);
  });
  const [primary, secondary] = sides as [Result<Side, CannotJoin>, Result<Side, CannotJoin>];
  if (!primary.ok) return primary;
  if (!secondary.ok) return secondary;
  const [first, second] = record.objects.map(({ hardBodyRadiusM }) => hardBodyRadiusM ?? 0) as [number, number];
  return ok({
    states: [primary.value.state, secondary.value.state],
    parties: [primary.value.party, secondary.value.party],
    isAtTca: false,
    radius: {
      radiusM: first + second,
      source: 'sum',
      primary: radiusOf(record.objects[0], first),
      secondary: radiusOf(record.objects[1], second),
    },
  });
}

interface Side {
  readonly state: StateVector;
  readonly party: Party;
}

function recorded(
  figures: ObjectFigures,
  { tcaTaiS, statedBy }: { readonly tcaTaiS: number; readonly statedBy?: StatedBy },
): Result<Side, CannotJoin> {
  const { positionKm, velocityKmS, frame, covarianceRtn, covarianceSource, orbitAgeS, orbitSource } = figures;
  if (positionKm === null || velocityKmS === null) return fail({ code: 'states-missing', offsetS: 0 });
  const state: StateVector = {
    epochTaiS: tcaTaiS,
    frame: frame as FrameName,
    positionM: inM(positionKm),
    velocityMps: inM(velocityKmS),
  };
  const covariance: StateCovariance | undefined =
    covarianceRtn === null ? undefined : { epochTaiS: tcaTaiS, frame: 'RTN', matrix: symmetricMatrix(covarianceRtn) };
  const party: Party = {
    ...identity(figures),
    ...(statedBy && { statedBy }),
    orbitSource,
    ephemerisName: 'NONE',
    orbitAgeS: () => orbitAgeS ?? undefined,
    covarianceAt: () => ({ source: covarianceSource, ...(covariance && { covariance }) }),
  };
  return ok({ state: transformState(state, 'EME2000'), party });
}

function observed(figures: ObjectFigures, tcaTaiS: number, orbit: ObservedOrbit): Result<Side, CannotJoin> {
  const { state: from, covarianceRtn, source, observedUntilTaiS } = orbit;
  const offsetS = tcaTaiS - from.epochTaiS;
  if (!(Math.abs(offsetS) <= FARTHEST_S)) return fail({ code: 'epoch-far', offsetS });
  const moved = new Float64Array(6);
  propagateTwoBody(sixOf(from), offsetS, moved);
  const state: StateVector = stateOfSix(moved, tcaTaiS);
  const observedCovariance: StateCovariance = {
    epochTaiS: from.epochTaiS,
    frame: 'RTN',
    matrix: Float64Array.from(covarianceRtn),
  };
  const covariance = offsetS === 0 ? observedCovariance : transportCovariance(observedCovariance, from, state);
  const party: Party = {
    ...identity(figures),
    orbitSource: source,
    ephemerisName: 'NONE',
    orbitAgeS: (epochTaiS) => (observedUntilTaiS === undefined ? undefined : epochTaiS - observedUntilTaiS),
    covarianceAt: () => ({ source: 'OBSERVATIONS', covariance }),
  };
  return ok({ state, party });
}

function identity(figures: ObjectFigures) {
  const { noradId, designator, name, cosparId, objectType, manoeuvrable, hardBodyRadiusM } = figures;
  const size = { objectType, ...(hardBodyRadiusM !== null && { cdmRadiusM: hardBodyRadiusM }) };
  return { noradId, designator, name, cosparId, objectType, manoeuvrable, size };
}

function radiusOf({ hardBodyRadiusSource }: ObjectFigures, radiusM: number) {
  return { radiusM, source: hardBodyRadiusSource as 'cdm-comment' };
}

const inM = ([x, y, z]: Vec3): Vec3 => [x * M_PER_KM, y * M_PER_KM, z * M_PER_KM];

/** The symmetric matrix of a lower triangle that was written row by row. */
function symmetricMatrix(lower: readonly number[]): Float64Array {
  const matrix = new Float64Array(36);
  let at = 0;
  for (let row = 0; row < 6; row++)
    for (let column = 0; column <= row; column++) {
      matrix[6 * row + column] = lower[at]!;
      matrix[6 * column + row] = lower[at]!;
      at++;
    }
  return matrix;
}
