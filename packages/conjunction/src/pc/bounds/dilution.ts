import { maximumBetween } from '@keepout/astro/search/extremum';
import { foster1992 } from '../plane/foster-1992.ts';
import { mahalanobisSquared, type PrincipalEncounter, scaledEncounter } from '../plane/principal-encounter.ts';

/** Robust: better data can only lower the probability. Diluted: the data are so poor that better ones may raise it. */
export type DilutionRegion = 'robust' | 'diluted';

export interface Dilution {
  readonly region: DilutionRegion;
  /** Largest probability over the scale of the covariance. */
  readonly maxPc: number;
  /** Factor on both deviations at which it is reached; below 1 in the diluted region, 0 when the disc holds the mean. */
  readonly scaleAtMax: number;
}

/** NASA CARA's code: 0 none, 1 secondary covariance only, 10 primary only, 11 both or the combined one. */
export type DilutionCode = 0 | 1 | 10 | 11;

/** From here on the probability counts as one. */
const CERTAIN = 1 - 1e-9;
const SMALLEST_SCALE = 1e-3;
const LARGEST_SCALE = 1e3;
/** A hill this close to the present scale counts as the present scale. */
const AT_PRESENT_SCALE = 1e-4;
/** Radius over the smaller sigma below which the curve has one hill, and climbing from the closed form is safe. */
const SMALL_DISC = 0.1;
/** How well the scale at the maximum is known, of the interval of logarithms that holds it. */
const SEARCH_SHARE = 1e-7;

/**
 * Where the encounter stands on the curve of probability against a common scale k of the covariance.
 *
 * Method   Alfano, Relating position uncertainty to maximum conjunction probability (2005): left of the maximum over k
 *          robust, right of it diluted. k from 1e-3 to 1e3: climbing from the small-disc maximum k^2 = d^2/2, or a grid
 *          of quarter decades where the disc is not small; golden section afterwards
 *
 * Checked  conformance/pc: operational-conjunctions.json (35 maxima and codes), dilution.json
 */
export function dilution(encounter: PrincipalEncounter): Dilution {
  const pcAt = (logScale: number): number => foster1992(scaledEncounter(encounter, Math.exp(logScale)));
  const present = foster1992(encounter);
  if (Math.hypot(encounter.meanMinorM, encounter.meanMajorM) < encounter.hardBodyRadiusM) {
    return { region: present < CERTAIN ? 'diluted' : 'robust', maxPc: 1, scaleAtMax: 0 };
  }
  const isSmall = encounter.hardBodyRadiusM < SMALL_DISC * encounter.sigmaMinorM;
  const [low, high] = isSmall
    ? climb(pcAt, 0.5 * Math.log(0.5 * Math.max(mahalanobisSquared(encounter), SMALLEST_SCALE ** 2)))
    : scan(pcAt);
  const logScaleAtMax = maximumBetween(pcAt, low, high, SEARCH_SHARE * (high - low));
  const maxPc = pcAt(logScaleAtMax);
  if (maxPc <= present) return { region: 'robust', maxPc: present, scaleAtMax: 1 };
  const region = logScaleAtMax < -AT_PRESENT_SCALE ? 'diluted' : 'robust';
  return { region, maxPc, scaleAtMax: Math.exp(logScaleAtMax) };
}

const MIN_LOG = Math.log(SMALLEST_SCALE);
const MAX_LOG = Math.log(LARGEST_SCALE);
const STRIDE = 0.25 * Math.LN10;

function scan(pcAt: (logScale: number) => number): [number, number] {
  let best = MIN_LOG;
  let bestPc = -1;
  for (let x = MIN_LOG; x <= MAX_LOG + 1e-9; x += STRIDE) {
    const pc = pcAt(x);
    if (pc > bestPc) {
      best = x;
      bestPc = pc;
    }
  }
  return [Math.max(MIN_LOG, best - STRIDE), Math.min(MAX_LOG, best + STRIDE)];
}

function climb(pcAt: (logScale: number) => number, start: number): [number, number] {
  let middle = Math.min(MAX_LOG, Math.max(MIN_LOG, start));
  let low = Math.max(MIN_LOG, middle - STRIDE);
  let high = Math.min(MAX_LOG, middle + STRIDE);
  let atMiddle = pcAt(middle);
  while (high < MAX_LOG && pcAt(high) > atMiddle) {
    low = middle;
    middle = high;
    atMiddle = pcAt(middle);
    high = Math.min(MAX_LOG, high + STRIDE);
  }
  while (low > MIN_LOG && pcAt(low) > atMiddle) {
    high = middle;
    middle = low;
    atMiddle = pcAt(middle);
    low = Math.max(MIN_LOG, low - STRIDE);
  }
  return [low, high];
}
