import type { Sgp4Bulk } from '@keepout/kernel/sgp4-bulk';
import type { EarthTurns } from './earth-turns.ts';
import { emptyRise, type MaskedSite, riseOf } from './rise.ts';

/** An epoch to be found on the orbit itself. */
export interface RootBracket {
  readonly masked: MaskedSite;
  /** For a maximum, the change of the rate in a second; undefined for a rise or set. */
  slope: number | undefined;
  /** The rate there a round ago, and the step since. */
  earlier?: { readonly rate: number; readonly stepS: number };
  epochTaiS: number;
  /** ITRF there, m, m/s. */
  readonly state: Float64Array;
  isFound: boolean;
}

const MOST_ROUNDS = 10;
/** After a step as short as this the next one is below the last digit of an epoch. */
const CROSSING_STEP_S = 1e-5;
/** A highest place is flat: this moves it by a picoradian. */
const TOP_STEP_S = 1e-4;
/** Largest distance from the cubic; maxima of slow objects may be farther. */
const LONGEST_STEP_S = 30;
const LONGEST_TOP_STEP_S = 900;

/**
 * Moves epochs from their cubics onto the orbit, those of one object together.
 *
 * Method   Newton on the sine of the elevation with its own rate; of highest places the secant of the rate, begun with the
 *          cubic's slope
 *
 * Cost     two states of an epoch
 */
export function polish(sought: readonly RootBracket[], object: number, bulk: Sgp4Bulk, turns: EarthTurns): void {
  let left = [...sought];
  const rise = emptyRise();
  for (let round = 0; round < MOST_ROUNDS && left.length > 0; round++) {
    const epochs = new Float64Array(left.length);
    for (const [i, moment] of left.entries()) epochs[i] = moment.epochTaiS;
    const states = new Float64Array(6 * left.length);
    bulk.propagateEpochs(object, epochs, states);
    const next: RootBracket[] = [];
    for (const [i, moment] of left.entries()) {
      turns.turn(moment.epochTaiS, states, 6 * i);
      riseOf(moment.masked, states, 6 * i, rise);
      const isTop = moment.slope !== undefined;
      const stepS = isTop ? topStep(moment, rise.rate) : -rise.value / rise.rate;
      if (!(Math.abs(stepS) < (isTop ? LONGEST_TOP_STEP_S : LONGEST_STEP_S))) continue;
      moment.epochTaiS += stepS;
      if (Math.abs(stepS) > (isTop ? TOP_STEP_S : CROSSING_STEP_S)) {
        next.push(moment);
        continue;
      }
      for (let c = 0; c < 3; c++) {
        moment.state[c] = states[6 * i + c]! + stepS * states[6 * i + 3 + c]!;
        moment.state[3 + c] = states[6 * i + 3 + c]!;
      }
      moment.isFound = true;
    }
    left = next;
  }
}

function topStep(moment: RootBracket, rate: number): number {
  const { earlier } = moment;
  if (earlier !== undefined) {
    const slope = (rate - earlier.rate) / earlier.stepS;
    if (slope < 0) moment.slope = slope;
  }
  const stepS = -rate / moment.slope!;
  moment.earlier = { rate, stepS };
  return stepS;
}
