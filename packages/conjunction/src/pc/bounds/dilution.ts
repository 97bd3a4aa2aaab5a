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
const certain = 1 - 1e-9;
const smallestScale = 1e-3;
const largestScale = 1e3;
/** A hill this close to the present scale counts as the present scale. */
const atPresentScale = 1e-4;
/** Radius over the smaller sigma below which the curve has one hill, and climbing from the closed form is safe. */
const smallDisc = 0.1;
/** How well the scale at the maximum is known, of the interval of logarithms that holds it. */
const searchShare = 1e-7;

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
    return { region: present < certain ? 'diluted' : 'robust', maxPc: 1, scaleAtMax: 0 };
  }
  const isSmall = encounter.hardBodyRadiusM < smallDisc * encounter.sigmaMinorM;
  const [low, high] = isSmall
    ? climb(pcAt, 0.5 * Math.log(0.5 * Math.max(mahalanobisSquared(encounter), smallestScale ** 2)))
    : scan(pcAt);
  const logScaleAtMax = maximumBetween(pcAt, low, high, searchShare * (high - low));
  const maxPc = pcAt(logScaleAtMax);
  if (maxPc <= present) return { region: 'robust', maxPc: present, scaleAtMax: 1 };
  const region = logScaleAtMax < -atPresentScale ? 'diluted' : 'robust';
  return { region, maxPc, scaleAtMax: Math.exp(logScaleAtMax) };
}

const minLog = Math.log(smallestScale);
const maxLog = Math.log(largestScale);
const stride = 0.25 * Math.LN10;

function scan(pcAt: (logScale: number) => number): [number, number] {
  let best = minLog;
  let bestPc = -1;
  for (let x = minLog; x <= maxLog + 1e-9; x += stride) {
    const pc = pcAt(x);
    if (pc > bestPc) {
      best = x;
      bestPc = pc;
    }
  }
  return [Math.max(minLog, best - stride), Math.min(maxLog, best + stride)];
}

function climb(pcAt: (logScale: number) => number, start: number): [number, number] {
  let middle = Math.min(maxLog, Math.max(minLog, start));
  let low = Math.max(minLog, middle - stride);
  let high = Math.min(maxLog, middle + stride);
  let atMiddle = pcAt(middle);
  while (high < maxLog && pcAt(high) > atMiddle) {
    low = middle;
    middle = high;
    atMiddle = pcAt(middle);
    high = Math.min(maxLog, high + stride);
  }
  while (low > minLog && pcAt(low) > atMiddle) {
    high = middle;
    middle = low;
    atMiddle = pcAt(middle);
    low = Math.max(minLog, low - stride);
  }
  return [low, high];
}
