import { sixOf } from '@keepout/astro/six-numbers';
import { moveState } from '@keepout/conjunction/encounter/motion';
import type { PairAt } from '@keepout/conjunction/manoeuvre/closest-passages';
import type { PlannedEncounter } from '@keepout/conjunction/manoeuvre/planned-encounter';

/** Interval of cached states; states in between are propagated from the nearest. */
const KEPT_EVERY_S = 120;

/** How one object moves from where it is at an origin, by point mass and J2. */
function openMotion(atOrigin: Float64Array): (offsetS: number, out: Float64Array) => void {
  const ahead: Float64Array[] = [atOrigin];
  const behind: Float64Array[] = [atOrigin];
  return (offsetS, out) => {
    const states = offsetS < 0 ? behind : ahead;
    const stepS = offsetS < 0 ? -KEPT_EVERY_S : KEPT_EVERY_S;
    const place = Math.round(offsetS / stepS);
    while (states.length <= place) {
      const next = Float64Array.from(states.at(-1)!);
      moveState(next, stepS);
      states.push(next);
    }
    out.set(states[place]!);
    const restS = offsetS - place * stepS;
    if (restS !== 0) moveState(out, restS);
  };
}

const pairs = new WeakMap<PlannedEncounter, PairAt>();

/**
 * Both objects of an encounter as they move without a manoeuvre, s from its closest approach.
 *
 * Method   point mass and J2 from their states there, kept now and then: a search asks for one encounter again and again
 */
export function unchangedPair(encounter: PlannedEncounter): PairAt {
  const cached = pairs.get(encounter);
  if (cached !== undefined) return cached;
  const ofPrimary = openMotion(sixOf(encounter.primary));
  const ofSecondary = openMotion(sixOf(encounter.secondary));
  const pair: PairAt = (offsetS, first, second) => {
    ofPrimary(offsetS, first);
    ofSecondary(offsetS, second);
    return true;
  };
  pairs.set(encounter, pair);
  return pair;
}
