import { covarianceInLocal } from '@keepout/astro/covariance/rotate';
import { sgp4Ephemeris } from '@keepout/astro/sgp4/ephemeris';
import { errorOfElements } from '@keepout/conjunction/covariance/element-set-error';
import { estimateCovariance } from '@keepout/conjunction/covariance/estimated';
import { ok } from '@keepout/units/result';
import { elementsAt, type PackedElements } from '../../catalogue/packed-elements.ts';
import { type CandidateOrbit, carriedKnowledge, knownAt } from '../targets/carried-knowledge.ts';
import { knownOrbit, stateOfOrbit } from '../targets/known-orbit.ts';
import { ephemerisOfOem, motionOf } from '../targets/motion.ts';
import { positionSigma } from '../targets/orbit-knowledge.ts';
import type { OrbitToObserve } from '../targets/orbit-to-observe.ts';

/** Before and after a track: light time and rates. */
const MARGIN_S = 60;
/** An orbit that says nothing of its errors is thought to be as good as element sets are after a day. */
const ASSUMED_AGE_S = 86_400;

/** The orbit of the object that was ordered, around a track; undefined where it has none there. */
export function orderedOrbit(given: OrbitToObserve, startTaiS: number, stopTaiS: number): CandidateOrbit | undefined {
  if (given.kind === 'MESSAGE' && given.type === 'SP_EPHEMERIS') return ofEphemeris(given.text);
  const known = given.kind === 'STATE' ? ok(stateOfOrbit(given)) : knownOrbit(given, (startTaiS + stopTaiS) / 2);
  if (!known.ok) return undefined;
  const carried = carriedKnowledge(known.value, startTaiS - MARGIN_S, stopTaiS + MARGIN_S, motionOf(given));
  return carried.ok ? carried.value : undefined;
}

/** Of several orbits of one object the one that is known best at the middle of a track, and which it is. */
export function bestOrderedOrbit(
  given: readonly OrbitToObserve[],
  startTaiS: number,
  stopTaiS: number,
): { readonly at: number; readonly candidate: CandidateOrbit } | undefined {
  let best: { readonly at: number; readonly candidate: CandidateOrbit; readonly sigmaM: number } | undefined;
  for (const [at, orbit] of given.entries()) {
    const candidate = orderedOrbit(orbit, startTaiS, stopTaiS);
    const known = candidate && knownAt(candidate, (startTaiS + stopTaiS) / 2);
    if (candidate === undefined || known === undefined) continue;
    const sigmaM = positionSigma(known);
    if (best === undefined || sigmaM < best.sigmaM) best = { at, candidate, sigmaM };
  }
  return best;
}

function ofEphemeris(text: string): CandidateOrbit | undefined {
  const orbit = ephemerisOfOem(text);
  if (orbit === undefined) return undefined;
  return {
    orbit,
    error: (state) => {
      const covariance = orbit.covarianceAt?.(state.epochTaiS);
      return covariance === undefined
        ? estimateCovariance(state, ASSUMED_AGE_S).covariance
        : covarianceInLocal(covariance, 'RTN', state);
    },
  };
}

interface HeldOrbits {
  readonly key: string;
  readonly orbits: readonly { readonly noradId: number; readonly orbit: CandidateOrbit }[];
}

let held: HeldOrbits | undefined;

/** The orbits of a catalogue, as a thread keeps them: making them takes as long as comparing a track with all. */
export function catalogueOrbits(catalogue: PackedElements): HeldOrbits['orbits'] {
  if (held?.key !== catalogue.key) {
    const orbits = Array.from({ length: catalogue.count }, (_, index) => {
      const elements = elementsAt(catalogue, index);
      return { noradId: elements.noradId, orbit: { orbit: sgp4Ephemeris(elements), error: errorOfElements(elements) } };
    });
    held = { key: catalogue.key, orbits };
  }
  return held.orbits;
}
