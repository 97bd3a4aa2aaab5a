import { alfanoMaxPc, type WorstCase } from './max-pc.ts';

/** From so many long axes of the disc's image on, the series is good to 1e-6: its next term is 0.09 (AR R/d)^4. */
const FAR_RATIO = 20;

/**
 * `alfanoMaxPc` for long lists: a series where the objects are far apart, the search where they are not.
 *
 * Method   mean of the density over a small disc, P = pi R^2 f (1 + R^2/8 (nabla^2 f)/f), at its largest in sigma:
 *          P = AR R^2/(e d^2) (1 - (AR^2 - 1)/4 (R/d)^2), sigma = d/(AR sqrt 2) (1 + ((AR^2 - 1)/8 - 1/4) (R/d)^2)
 * Valid    d > 20 AR R; nearer, the search of `alfanoMaxPc`
 *
 * @param missDistanceM   number m    @param hardBodyRadiusM number m
 * @param aspectRatio     number >= 1 long over short axis of the combined ellipse
 *
 * Checked  against the search to 1e-6          Cost  some nanoseconds; the search takes 0.05 ms
 */
export function farMaxPc(missDistanceM: number, hardBodyRadiusM: number, aspectRatio: number): WorstCase {
  const isFar = hardBodyRadiusM > 0 && missDistanceM > FAR_RATIO * aspectRatio * hardBodyRadiusM;
  if (!isFar) return alfanoMaxPc(missDistanceM, hardBodyRadiusM, aspectRatio);
  const square = (hardBodyRadiusM / missDistanceM) ** 2;
  const excess = aspectRatio * aspectRatio - 1;
  return {
    maxPc: ((aspectRatio * square) / Math.E) * (1 - (excess / 4) * square),
    sigmaMinorM: (missDistanceM / (aspectRatio * Math.SQRT2)) * (1 + (excess / 8 - 0.25) * square),
  };
}
