import { MU_EARTH } from '@keepout/astro/constants';
import { congruent6 } from '@keepout/astro/covariance/matrix6';
import { eigenSymmetric } from '@keepout/astro/covariance/positive-definite';
import type { StateVector } from '@keepout/astro/nouns';
import { rtnTransform } from './prior.ts';

/** Observability of the orbit by the measurements, without the prior. */
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
  const rtn = congruent6(rtnTransform(state, 'to-rtn'), measured);
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

/** The same in a sentence as data: its code, with a text in every language in the contract, and its figures. */
export type ObservabilitySentence =
  | { readonly code: 'sees-nothing'; readonly figures: Readonly<Record<never, never>> }
  | {
      readonly code: 'sees-some-alone' | 'sees-some-better';
      readonly figures: { readonly directions: number; readonly best: string; readonly weakest: Weakest };
    }
  | {
      readonly code: 'sees-all-alone' | 'sees-all-better';
      readonly figures: {
        readonly directions: number;
        readonly best: string;
        readonly weakest: Weakest;
        readonly worst: string;
      };
    };
type Weakest = Observability['weakest'];

export const SEES_NOTHING: ObservabilitySentence = { code: 'sees-nothing', figures: {} };

/** @param betterThanPrior   directions in which they know more than the prior; absent without one */
export function observabilitySentence(
  { sigmasM, weakest }: Observability,
  betterThanPrior: number | undefined,
): ObservabilitySentence {
  const observedDirections = sigmasM.filter(Number.isFinite).length;
  if (observedDirections === 0) return SEES_NOTHING;
  const figures = { directions: betterThanPrior ?? observedDirections, best: length(sigmasM[0]!), weakest };
  const last = sigmasM[5]!;
  if (!Number.isFinite(last)) {
    return { code: betterThanPrior === undefined ? 'sees-some-alone' : 'sees-some-better', figures };
  }
  const worst = length(last);
  return {
    code: betterThanPrior === undefined ? 'sees-all-alone' : 'sees-all-better',
    figures: { ...figures, worst },
  };
}

function length(sigmaM: number): string {
  if (sigmaM < 1000) return `${sigmaM.toPrecision(2)} m`;
  if (sigmaM < 1e7) return `${Number((sigmaM / 1000).toPrecision(2))} km`;
  return 'more than 10,000 km';
}
