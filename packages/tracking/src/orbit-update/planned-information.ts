import { MU_EARTH } from '@keepout/astro/constants';
import type { EarthOrientation } from '@keepout/astro/frames/earth-orientation';
import type { StateVector } from '@keepout/astro/nouns';
import type { TransitionArc } from '@keepout/astro/numerical/transition';
import { propagateTwoBody } from '@keepout/astro/two-body/propagate';
import type { MeasurementSigma } from '../measurement.ts';
import type { Site } from '../site.ts';
import { type Bend, bendOf } from './bend.ts';
import {
  BIASES,
  biasSigmas,
  normalEquations,
  orbitEquations,
  residualsOf,
  type SightingResidual,
} from './linear-system.ts';
import { predictedRow } from './predicted-row.ts';
import { type Sighting, sightingsOf } from './sightings.ts';

/** A track that is planned: when it would measure, and how well. What has no sigma is not measured. */
export interface PlannedTrack {
  readonly site: Site;
  readonly receptionTaiS: readonly number[];
  /** Infinite angles: none. */
  readonly sigma: MeasurementSigma;
  readonly timeBiasSigmaS: number;
  readonly angleBiasSigmaRad: number;
}

/** What a planned track would tell of an orbit, at the initial epoch of an arc. */
export interface PlannedKnowledge {
  /** Float64Array(36), EME2000; that of several tracks adds up. */
  readonly information: Float64Array;
  /** Of a track that measures what is predicted. */
  readonly residuals: readonly SightingResidual[];
  /** Of what its measurements share: clock s, two angles rad. */
  readonly sigmas: readonly number[];
}

/**
 * What a planned track would tell of an orbit.
 *
 * Method   the normal equations of `updateOrbit` at the orbit itself, its shared errors known to their sigmas; docs/models/expected-gain
 *
 * @param arc   the orbit, from the epoch at which the information is wanted
 * @returns PlannedKnowledge   |   undefined outside the arc
 */
export function plannedKnowledge(
  track: PlannedTrack,
  arc: TransitionArc,
  eop?: EarthOrientation,
): PlannedKnowledge | undefined {
  const { sigma } = track;
  const measurements = track.receptionTaiS.map((receptionTaiS) => ({
    receptionTaiS,
    ...(Number.isFinite(sigma.angleRad) && { rightAscensionRad: 0, declinationRad: 0 }),
    ...(sigma.rangeM !== undefined && { rangeM: 0 }),
    ...(sigma.rangeRateMps !== undefined && { rangeRateMps: 0 }),
  }));
  const whole = { ...track, measurements, timeBiasS: 0 };
  const sightings: Sighting[] = [];
  for (const sighting of sightingsOf([whole], eop)) {
    const seen = predictedRow(sighting.site, sighting.atTaiS, arc);
    if (seen === undefined) return undefined;
    const values = [seen.rightAscensionRad, seen.declinationRad, seen.rangeM, seen.rangeRateMps];
    sightings.push({ ...sighting, observed: sighting.observed.map((value, i) => value + values[i]!) });
  }
  const residuals = residualsOf(sightings, arc, new Float64Array(BIASES));
  if (residuals === undefined) return undefined;
  const equations = normalEquations(residuals, 1, () => true);
  const sigmas = biasSigmas(whole);
  return { information: orbitEquations(equations, sigmas).information, residuals, sigmas };
}

/**
 * What the curvature of planned measurements will do along the longest direction of the errors that they leave.
 *
 * Method   `bendOf`; a neighbour is the orbit plus what two-body motion makes of its displacement
 *
 * @param known        the orbit at the initial epoch of the arc
 * @param covariance   Float64Array(36)   after the tracks, EME2000
 */
export function plannedBend(
  tracks: readonly PlannedKnowledge[],
  known: StateVector,
  arc: TransitionArc,
  covariance: Float64Array,
): Bend {
  const start = Float64Array.of(...known.positionM, ...known.velocityMps);
  const [here, there] = [new Float64Array(6), new Float64Array(6)];
  const residuals = tracks.flatMap((one, track) =>
    one.residuals.map((residual) => ({ ...residual, sighting: { ...residual.sighting, track } })),
  );
  const beside = (moved: Float64Array) => {
    const from = start.map((value, i) => value + moved[i]!);
    const neighbour: TransitionArc = {
      ...arc,
      read(epochTaiS, state, transition) {
        if (!arc.read(epochTaiS, state, transition)) return false;
        propagateTwoBody(start, epochTaiS - known.epochTaiS, here);
        propagateTwoBody(from, epochTaiS - known.epochTaiS, there);
        for (let i = 0; i < 6; i++) state[i] = state[i]! + there[i]! - here[i]!;
        return true;
      },
    };
    return residualsOf(
      residuals.map(({ sighting }) => sighting),
      neighbour,
      new Float64Array(BIASES * tracks.length),
    );
  };
  const motion = Math.sqrt(MU_EARTH / Math.hypot(...known.positionM) ** 3);
  return bendOf(
    residuals,
    beside,
    covariance,
    tracks.flatMap(({ sigmas }) => sigmas),
    motion,
  );
}
