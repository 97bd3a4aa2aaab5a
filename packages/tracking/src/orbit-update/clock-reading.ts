import type { MeasurementTrack } from '../measurement.ts';
import type { SightingResidual } from './residuals.ts';
import { isMeasured } from './sightings.ts';

/** A track whose residuals look like those of a clock that is off. */
export interface ClockReading {
  readonly track: number;
  /** Time tags less true time, s: positive when the clock is ahead. */
  readonly offsetS: number;
}

/** Share of the squares of the residuals that an offset of the clock must explain. */
const EXPLAINED = 0.95;
/** Over the sigma of the clock, and in itself, s. */
const LEAST_SIGMAS = 5;
const LEAST_OFFSET_S = 0.02;
/** Beyond it the sky rotates, and a straight line through the residuals has no meaning. */
const MOST_OFFSET_S = 10;

/**
 * The track whose residuals against the prior an offset of its clock explains best.
 *
 * Method   residual = -offset times the rate of the measurement, least squares over the noise of each track alone
 * Assumes  an object late along its orbit looks much the same: this is a hint, no finding
 *
 * @returns ClockReading of the largest offset   |   undefined where none explains the residuals
 */
export function clockReading(
  residuals: readonly SightingResidual[],
  tracks: readonly MeasurementTrack[],
): ClockReading | undefined {
  let best: ClockReading | undefined;
  for (const [track, { timeBiasSigmaS }] of tracks.entries()) {
    let [squares, across, rates] = [0, 0, 0];
    for (const residual of residuals) {
      if (residual.sighting.track !== track || residual.sighting.isDuplicate) continue;
      for (let component = 0; component < 4; component++) {
        if (!isMeasured(residual.sighting, component)) continue;
        const left = residual.residual[component]! / residual.sighting.sigma[component]!;
        const slope = residual.biasSlopes[3 * component]! / residual.sighting.sigma[component]!;
        squares += left * left;
        across += left * slope;
        rates += slope * slope;
      }
    }
    if (!(rates > 0)) continue;
    const offsetS = across / rates;
    const isExplained = across * offsetS > EXPLAINED * squares;
    const least = Math.max(LEAST_OFFSET_S, LEAST_SIGMAS * timeBiasSigmaS);
    if (
      isExplained &&
      Math.abs(offsetS) < MOST_OFFSET_S &&
      Math.abs(offsetS) > Math.max(least, Math.abs(best?.offsetS ?? 0))
    )
      best = { track, offsetS };
  }
  return best;
}
