import type { MeasurementTrack } from '../measurement.ts';
import { BIASES, biasSigmas, type SightingResidual } from './residuals.ts';
import { isMeasured } from './sightings.ts';

/** The middle of the largest of a measurement's normal deviations: of two components 1.05, of one 0.67. */
const NORMAL_MIDDLE = 1.05;

/**
 * Selects the measurements that are used.
 *
 * Method   a measurement counts with the largest of its components over its sigma, which holds noise, the shared errors of its track and the
 *          error of the compared orbit; it is used up to `editSigma`, or a multiple by the median residual:
 *          an orbit that is wrong as a whole turns nobody away, a single star does not pull the orbit; docs/models/orbit-update
 *
 * @param covariance   Float64Array(36)   of the orbit that is compared with, EME2000; absent: exact
 */
export function selectMeasurements(
  residuals: readonly SightingResidual[],
  tracks: readonly MeasurementTrack[],
  covariance: Float64Array | undefined,
  editSigma: number,
): { readonly usedFlags: readonly boolean[]; readonly middle: number } {
  const sizes = residuals.map((residual) => sizeOf(residual, tracks[residual.sighting.track]!, covariance));
  const sortedSizes = sizes.filter((_, i) => !residuals[i]!.sighting.isDuplicate).sort((a, b) => a - b);
  const middle = (sortedSizes[sortedSizes.length >> 1] ?? 0) / NORMAL_MIDDLE;
  const limit = editSigma * Math.max(1, middle);
  return { usedFlags: sizes.map((size, i) => size <= limit && !residuals[i]!.sighting.isDuplicate), middle };
}

/** Largest component of a measurement over its sigma. NaN counts as unmeasured and is never used. */
function sizeOf(sighted: SightingResidual, track: MeasurementTrack, covariance: Float64Array | undefined): number {
  const { sighting, residual, slopes, biasSlopes, forceSlopes } = sighted;
  const biases = biasSigmas(track);
  let largest = Number.NaN;
  for (let component = 0; component < 4; component++) {
    if (!isMeasured(sighting, component)) continue;
    let variance = sighting.sigma[component]! ** 2;
    for (let i = 0; i < BIASES; i++) variance += (biasSlopes[BIASES * component + i]! * biases[i]!) ** 2;
    for (let at = component; at < (forceSlopes?.length ?? 0); at += 4) variance += forceSlopes![at]! ** 2;
    if (covariance) {
      for (let i = 0; i < 6; i++) {
        for (let j = 0; j < 6; j++)
          variance += slopes[6 * component + i]! * covariance[6 * i + j]! * slopes[6 * component + j]!;
      }
    }
    const size = Math.abs(residual[component]!) / Math.sqrt(variance);
    if (!(size <= largest)) largest = size;
  }
  return Number.isNaN(largest) ? Number.POSITIVE_INFINITY : largest;
}
