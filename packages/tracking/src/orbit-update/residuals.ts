import type { TransitionArc } from '@keepout/astro/numerical/transition';
import { wrapPi } from '@keepout/units/angle';
import type { MeasurementTrack } from '../measurement.ts';
import { type Prediction, predictedRow } from './predicted-row.ts';
import { isBeyond, type NoiseStep, OF_STEP } from './process-noise.ts';
import type { Sighting } from './sightings.ts';

/** Errors that all measurements of a track share: of its clock, and of right ascension times cos(declination) and declination. */
export const BIASES = 3;

/** A measurement against an orbit. */
export interface SightingResidual {
  readonly sighting: Sighting;
  /** Observed less predicted, biases taken off; NaN where not measured. */
  readonly residual: Float64Array;
  /** Rows of six. */
  readonly slopes: Float64Array;
  /** Derivative of each component by each bias: four rows of three. */
  readonly biasSlopes: Float64Array;
  /** Derivative of each component by one sigma of each unknown of the forces: four of each. Absent: the forces are exact. */
  readonly forceSlopes?: Float64Array;
}

/** Step of the derivatives by the forces, sigma: over kilometres a direction bends by metres. */
export const FORCE_STEP = 0.01;

/** Unknowns of the forces: one for the complete arc, or one after the last measurement and the independent part before; then six of each step from track to track. */
export function forceUnknowns(residuals: readonly Pick<SightingResidual, 'forceSlopes'>[]): number {
  return (residuals.find(({ forceSlopes }) => forceSlopes)?.forceSlopes?.length ?? 0) / 4;
}

/** One sigma of the three biases of a track; zero for an exact one. */
export function biasSigmas({ timeBiasSigmaS, angleBiasSigmaRad }: MeasurementTrack): readonly number[] {
  return [timeBiasSigmaS, angleBiasSigmaRad, angleBiasSigmaRad];
}

/** One sigma of all unknowns apart from the orbit: biases of each track, then those of the forces, in their own sigmas. */
export function besideSigmas(
  tracks: readonly MeasurementTrack[],
  residuals: readonly Pick<SightingResidual, 'forceSlopes'>[],
): readonly number[] {
  return [...tracks.flatMap(biasSigmas), ...new Array<number>(forceUnknowns(residuals)).fill(1)];
}

/**
 * Residuals of all measurements against an orbit.
 *
 * @param arc      the nominal forces
 * @param biases   Float64Array(3 x tracks)   s, rad, rad
 * @param varied   the orbit with `FORCE_STEP` sigma more of each unknown of the forces; empty: they are exact
 * @returns undefined where the arc does not reach
 */
export function sightingResiduals(
  sightings: readonly Sighting[],
  arc: TransitionArc,
  biases: Float64Array,
  varied: readonly TransitionArc[] = [],
): readonly SightingResidual[] | undefined {
  const out: SightingResidual[] = [];
  const site = new Float64Array(6);
  for (const sighting of sightings) {
    const [lateS = 0, east = 0, north = 0] = biases.subarray(BIASES * sighting.track, BIASES * sighting.track + BIASES);
    site.set(sighting.site);
    for (let i = 0; i < 3; i++) site[i] = site[i]! - lateS * site[i + 3]!;
    const predicted = predictedRow(site, sighting.atTaiS - lateS, arc);
    if (predicted === undefined) return undefined;
    const [ascension, declination, rangeM, rangeRateMps] = sighting.observed;
    const residual = Float64Array.of(
      wrapPi(ascension! - predicted.rightAscensionRad) * Math.cos(predicted.declinationRad) - east,
      declination! - predicted.declinationRad - north,
      rangeM! - predicted.rangeM,
      rangeRateMps! - predicted.rangeRateMps,
    );
    const biasSlopes = new Float64Array(4 * BIASES);
    for (let row = 0; row < 4; row++) biasSlopes[BIASES * row] = -predicted.rates[row]!;
    biasSlopes[1] = 1;
    biasSlopes[BIASES + 2] = 1;
    const forceSlopes = new Float64Array(4 * varied.length);
    for (const [k, variedArc] of varied.entries()) {
      const changed = predictedRow(site, sighting.atTaiS - lateS, variedArc);
      if (changed === undefined) return undefined;
      forceSlopes.set(
        differenceOf(changed, predicted).map((value) => value / FORCE_STEP),
        4 * k,
      );
    }
    out.push({ sighting, residual, slopes: predicted.slopes, biasSlopes, ...(varied.length > 0 && { forceSlopes }) });
  }
  return out;
}

/** The same with the slopes of six unknowns of each step from track to track, behind those of the forces. */
export function withSteps(
  residuals: readonly SightingResidual[],
  steps: readonly NoiseStep[],
  epochTaiS: number,
): readonly SightingResidual[] {
  if (steps.length === 0) return residuals;
  return residuals.map((row) => {
    const { slopes, forceSlopes = new Float64Array(0), sighting } = row;
    const extendedSlopes = new Float64Array(forceSlopes.length + 4 * OF_STEP * steps.length);
    extendedSlopes.set(forceSlopes);
    for (const [step, { root }] of steps.entries()) {
      if (!isBeyond(steps[step]!, sighting.atTaiS, epochTaiS)) continue;
      for (let i = 0; i < OF_STEP; i++) {
        const at = forceSlopes.length + 4 * (OF_STEP * step + i);
        for (let component = 0; component < 4; component++) {
          for (let k = 0; k < 6; k++) extendedSlopes[at + component]! += slopes[6 * component + k]! * root[6 * k + i]!;
        }
      }
    }
    return { ...row, forceSlopes: extendedSlopes };
  });
}

function differenceOf(prediction: Prediction, nominal: Prediction): Float64Array {
  return Float64Array.of(
    wrapPi(prediction.rightAscensionRad - nominal.rightAscensionRad) * Math.cos(nominal.declinationRad),
    prediction.declinationRad - nominal.declinationRad,
    prediction.rangeM - nominal.rangeM,
    prediction.rangeRateMps - nominal.rangeRateMps,
  );
}
