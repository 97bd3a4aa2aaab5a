import { MU_EARTH } from '@keepout/astro/constants';
import { cartesianFromEquinoctial, equinoctialFromCartesian } from '@keepout/astro/elements/equinoctial';
import type { StateVector } from '@keepout/astro/nouns';
import { sixOf, stateOfSix } from '@keepout/astro/six-numbers';
import { twoBodyStateAt } from '@keepout/astro/two-body/propagate';
import { type ClosestApproach, refineTca } from '../encounter/refine-tca.ts';
import type { PcMethodName } from '../pc/methods.ts';
import { closestPassages, type PairAt } from './closest-passages.ts';
import { encounterFigures, type PlannedEncounter } from './planned-encounter.ts';

/** Drag of an object, from its orbit determination. */
export interface Dissipation {
  /** Energy that drag takes each second, W/kg (SEDR of a message): the mean over the span of the determination. */
  readonly wattsPerKg: number;
  /** Time before closest approach over which the drag is predicted: from the last observation on, s. */
  readonly foretoldS: number;
}

/** Encounter with other drag of its objects. */
export interface DragOutcome {
  /** Drag of the primary and of the secondary, relative to the message. */
  readonly factors: readonly [number, number];
  /** How much later the two are closest, s. */
  readonly laterS: number;
  readonly missDistanceM: number;
  readonly pc: number;
  readonly method: PcMethodName;
  /** No method that has an answer holds: below a limit the number gives no comfort. */
  readonly isInadequate: boolean;
}

/** Half an order either way, in steps of an eighth of an order. */
export const DRAG_FACTORS: readonly number[] = Array.from({ length: 9 }, (_, step) => 10 ** ((step - 4) / 8));

/**
 * Returns an orbit with other drag than predicted.
 *
 * Method   power k P for P, constant: the energy falls by (k - 1) P t, the axis by 2 a^2 (k - 1) P t / mu, and the object is ahead by
 *          3/2 n a (k - 1) P t^2 / mu of mean longitude; docs/models/space-weather-trade-space
 * Assumes  eccentricity and plane as they are: an orbit of 0.1 and less, days
 * Frame    inertial
 *
 * @returns undefined for an orbit that is not bound
 *
 * Checked  integrated by steps with the same power (drag-trade.test.ts)
 */
export function withDrag(
  state: StateVector,
  { wattsPerKg, foretoldS }: Dissipation,
  factor: number,
): StateVector | undefined {
  if (factor === 1) return state;
  const six = sixOf(state);
  const elements = equinoctialFromCartesian(six);
  if (elements === undefined) return undefined;
  const { meanMotionRadps: n } = elements;
  const a = Math.cbrt(MU_EARTH / (n * n));
  const rate = (3 * n * a * (factor - 1) * wattsPerKg) / MU_EARTH;
  const moved = {
    ...elements,
    meanMotionRadps: n + rate * foretoldS,
    meanLongitudeRad: elements.meanLongitudeRad + 0.5 * rate * foretoldS * foretoldS,
  };
  return stateOfSix(cartesianFromEquinoctial(moved), state.epochTaiS, state.frame);
}

/**
 * Miss distance and probability of an encounter over the drag of both objects: the space-weather trade space.
 *
 * Method   each object with each factor (`withDrag`), closest approach found again, figures by the method of the verdict for the moved
 *          states (`encounterFigures`); covariances as they are, carried
 * Assumes  that the drag of the two is off independently: one atmosphere is the diagonal of equal factors
 * @param drags   of an object without one its drag is left as it is
 *
 * @returns row by row of the secondary's factor; a cell is absent where the two only part or approach within half a revolution, or no value exists
 *
 * Cost     81 closest approaches: 10 ms, seconds of slow encounters
 */
export function dragTrade(
  encounter: PlannedEncounter,
  drags: readonly [Dissipation | undefined, Dissipation | undefined],
): readonly DragOutcome[] {
  const { primary, secondary } = encounter;
  const [primaryFactors, secondaryFactors] = drags.map((drag) => (drag === undefined ? [1] : DRAG_FACTORS)) as [
    number[],
    number[],
  ];
  return secondaryFactors.flatMap((secondaryFactor) =>
    primaryFactors.flatMap((primaryFactor): readonly DragOutcome[] => {
      const first = drags[0] === undefined ? primary : withDrag(primary, drags[0], primaryFactor);
      const second = drags[1] === undefined ? secondary : withDrag(secondary, drags[1], secondaryFactor);
      if (first === undefined || second === undefined) return [];
      return outcomeOf(encounter, [first, second], [primaryFactor, secondaryFactor]);
    }),
  );
}

function outcomeOf(
  encounter: PlannedEncounter,
  [first, second]: readonly [StateVector, StateVector],
  factors: DragOutcome['factors'],
): readonly DragOutcome[] {
  const isAsItIs = first === encounter.primary && second === encounter.secondary;
  const meeting = isAsItIs ? { ...encounter, offsetS: 0 } : meetingOf(first, second);
  if (meeting === undefined) return [];
  const { primary, secondary, offsetS: laterS } = meeting;
  const figures = encounterFigures(encounter, primary, secondary);
  if (!figures.ok || !Number.isFinite(figures.value.pc)) return [];
  const { pc, method, isInadequate } = figures.value;
  return [{ factors, laterS, missDistanceM: distance(primary, secondary), pc, method, isInadequate }];
}

type Meeting = Pick<ClosestApproach, 'offsetS' | 'primary' | 'secondary'>;

/** Epoch of closest approach of two orbits: near their epoch, or, for slow ones without convergence, the nearest passage within half a revolution. */
function meetingOf(first: StateVector, second: StateVector): Meeting | undefined {
  const refined = refineTca(first, second);
  if (refined.ok) return refined.value;
  const elements = equinoctialFromCartesian(sixOf(first));
  if (elements === undefined) return undefined;
  const halfS = Math.PI / elements.meanMotionRadps;
  const at = (offsetS: number) => ({
    offsetS,
    primary: twoBodyStateAt(first, first.epochTaiS + offsetS),
    secondary: twoBodyStateAt(second, second.epochTaiS + offsetS),
  });
  const pairAt: PairAt = (offsetS, primaryOut, secondaryOut) => {
    const { primary, secondary } = at(offsetS);
    primaryOut.set(sixOf(primary));
    secondaryOut.set(sixOf(secondary));
    return true;
  };
  const passages = closestPassages(pairAt, -halfS, halfS).map(at);
  return passages.sort((a, b) => distance(a.primary, a.secondary) - distance(b.primary, b.secondary))[0];
}

const distance = ({ positionM: a }: StateVector, { positionM: b }: StateVector): number =>
  Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
