import { MU_EARTH } from '@keepout/astro/constants';
import { congruent6 } from '@keepout/astro/covariance/matrix6';
import { eigenSymmetric } from '@keepout/astro/covariance/positive-definite';
import type { StateVector } from '@keepout/astro/nouns';
import { axesOf } from './prior.ts';

/** What the measurements see of the orbit, the prior put aside. */
export interface Observability {
  /** One sigma along each eigenvector of the information, best first, m; velocities count over the time of one radian. Infinite: not seen. */
  readonly sigmasM: readonly number[];
  /** The component that leads in the worst direction. */
  readonly weakest: (typeof NAMES)[number];
}

const NAMES = [
  'radial position',
  'along-track position',
  'cross-track position',
  'radial velocity',
  'along-track velocity',
  'cross-track velocity',
] as const;
/** Information below this share of the largest is rounding. */
const ROUNDING = 1e-14;

/** @param measured   Float64Array(36)   information of the measurements, EME2000 axes, at the state */
export function observabilityOf(measured: Float64Array, state: StateVector): Observability {
  const rtn = congruent6(axesOf(state, 'to-rtn'), measured);
  const r = Math.hypot(...state.positionM);
  const motion = Math.sqrt(MU_EARTH / r ** 3);
  const inMetres = rtn.map((value, n) => value * (n >= 18 ? motion : 1) * (n % 6 >= 3 ? motion : 1));
  const { values, vectors } = eigenSymmetric(inMetres, 6);
  const floor = ROUNDING * values[5]!;
  const sigmasM = [5, 4, 3, 2, 1, 0].map((k) =>
    values[k]! > floor ? 1 / Math.sqrt(values[k]!) : Number.POSITIVE_INFINITY,
  );
  const worst = [0, 1, 2, 3, 4, 5].map((i) => Math.abs(vectors[6 * i]!));
  return { sigmasM, weakest: NAMES[worst.indexOf(Math.max(...worst))]! };
}

/** The same in a sentence. @param betterThanPrior   directions in which they know more than the prior; absent without one */
export function observabilityText({ sigmasM, weakest }: Observability, betterThanPrior: number | undefined): string {
  const seen = sigmasM.filter(Number.isFinite).length;
  if (seen === 0) return 'The measurements see nothing of the orbit.';
  const known =
    betterThanPrior === undefined
      ? `The measurements alone see ${seen} of 6 directions of the orbit`
      : `The measurements know ${betterThanPrior} of 6 directions of the orbit better than it was known before`;
  const best = `the best to ${length(sigmasM[0]!)}`;
  const last = sigmasM[5]!;
  const worst = Number.isFinite(last) ? `the weakest (${weakest}) to ${length(last)}` : `and nothing of its ${weakest}`;
  return `${known}, ${best}, ${worst}.`;
}

function length(sigmaM: number): string {
  if (sigmaM < 1000) return `${sigmaM.toPrecision(2)} m`;
  if (sigmaM < 1e7) return `${Number((sigmaM / 1000).toPrecision(2))} km`;
  return 'more than 10,000 km';
}
