import type { MeanElements } from '@keepout/astro/nouns';
import { sgp4Ephemeris } from '@keepout/astro/sgp4/ephemeris';
import { fitMeanElements } from '@keepout/astro/sgp4/fit-mean-elements';
import { stateOfSix } from '@keepout/astro/six-numbers';
import { withOrbitError } from './orbit-error.ts';
import { demoRandom, type SeededRandom } from './seeded-random.ts';

/** Errors of a public element set at its epoch, m: axis, eccentricity twice, plane twice, along the track. */
const NEAR_M = [4, 60, 60, 60, 60, 250] as const;
const FAR_M = [30, 500, 500, 400, 400, 1_500] as const;

/** Returns the public element set of a fleet satellite: some hours old, with an error of hundreds of metres, without covariance. */
export function publicElements(truth: MeanElements, nowTaiS: number, seed: number): MeanElements {
  const random = demoRandom(seed, `public elements ${truth.noradId}`);
  const epochTaiS = nowTaiS - random.uniform(3, 14) * 3600;
  const state = new Float64Array(6);
  if (!sgp4Ephemeris(truth).stateAt(epochTaiS, state)) throw new Error(`no state of ${truth.name}`);
  const observedState = withOrbitError(state, publicErrorM(truth, random));
  const fit = fitMeanElements(stateOfSix(observedState, epochTaiS, 'TEME'), epochTaiS, {
    noradId: truth.noradId,
    name: truth.name,
    cosparId: truth.cosparId,
    bstar: truth.bstar,
    objectType: 'PAYLOAD',
  });
  if (!fit.ok) throw new Error(`no public element set of ${truth.name}: ${fit.fault.code} ${fit.fault.missM}`);
  return fit.value;
}

/** A drawn error of a public element set at its epoch, in the coordinates of `errorChain`. */
export function publicErrorM(elements: MeanElements, random: SeededRandom): number[] {
  const sigmas = elements.meanMotionRevPerDay > 6.4 ? NEAR_M : FAR_M;
  return sigmas.map((sigma) => sigma * random.normal());
}
