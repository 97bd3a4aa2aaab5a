import type { StateVector, Vec3 } from '@keepout/astro/nouns';
import { DEFAULT_VERDICT_THRESHOLDS } from '@keepout/conjunction/decision/verdict';
import type { PlannedTrack } from '@keepout/tracking/orbit-update/planned-information';
import type { OrbitPrior } from '@keepout/tracking/orbit-update/prior';
import { RAD_PER_ARCSEC } from '@keepout/units/angle';
import {
  arcOf,
  covarianceOf,
  type Draws,
  drawsOf,
  EPOCH_TAI_S,
  passesOf,
  RADAR,
  type Sensor,
  SITES,
  TELESCOPE,
  truthOf,
} from '../../tracking/test/simulated-tracks.ts';
import type { ObservedEncounter } from '../src/expected-gain/observed-encounter.ts';

export const POINTS = 12;
export const STEP_S = 15;

/** A pass that could be ordered: its plan, and its measurements. */
export interface PlannedPass {
  readonly planned: PlannedTrack;
  readonly sensor: Sensor;
}

export interface Scene {
  readonly encounter: ObservedEncounter;
  readonly prior: OrbitPrior;
  readonly passes: readonly PlannedPass[];
}

/** A well-known own satellite, with a crossing object of large uncertainty; a collision is undecided. */
export function sceneOf(seed: number): Scene {
  const draws = drawsOf(seed);
  const along = draws.uniform(2000, 8000);
  const { prior } = truthOf(draws, [100 + 0.05 * along, along, 100 + 0.05 * along]);
  const { positionM, velocityMps, epochTaiS } = prior;
  const secondary: StateVector = { epochTaiS, frame: 'EME2000', positionM, velocityMps };
  const { position, velocity } = crossing(secondary, draws, draws.uniform(0.05, 0.8) * along);
  const primary: StateVector = { epochTaiS, frame: 'EME2000', positionM: position, velocityMps: velocity };
  const arc = arcOf(Float64Array.of(...positionM, ...velocityMps));
  const passes = SITES.flatMap((site, i) =>
    passesOf(arc, site, EPOCH_TAI_S - 80_000, EPOCH_TAI_S - 7200).map((start): PlannedPass => {
      const sensor = i % 3 === 2 ? RADAR : TELESCOPE;
      const { timeBiasSigmaS, angleBiasSigmaRad } = sensor;
      const sigma =
        sensor.kind === 'optical'
          ? { angleRad: 2 * RAD_PER_ARCSEC }
          : { angleRad: 60 * RAD_PER_ARCSEC, rangeM: 20, rangeRateMps: 0.05 };
      const receptionTaiS = Array.from({ length: POINTS }, (_, k) => start + k * STEP_S);
      return { sensor, planned: { site, receptionTaiS, sigma, timeBiasSigmaS, angleBiasSigmaRad } };
    }),
  );
  const encounter: ObservedEncounter = {
    primary,
    secondary,
    primaryCovarianceRtn: covarianceOf([8, 40, 8], 1.06e-3),
    secondaryCovarianceRtn: prior.covarianceRtn,
    hardBodyRadiusM: draws.uniform(3, 12),
    thresholds: DEFAULT_VERDICT_THRESHOLDS,
    observed: 'secondary',
    dynamics: 'two-body',
  };
  return { encounter, prior, passes };
}

/** An orbit through a point at a distance from another object, turned about the radial direction, at closest approach. */
function crossing(
  { positionM, velocityMps }: StateVector,
  draws: Draws,
  missM: number,
): { readonly position: Vec3; readonly velocity: Vec3 } {
  const r = Math.hypot(...positionM);
  const up = positionM.map((value) => value / r) as unknown as Vec3;
  const turn = draws.uniform(0.6, 2.6);
  const across: Vec3 = [
    up[1] * velocityMps[2] - up[2] * velocityMps[1],
    up[2] * velocityMps[0] - up[0] * velocityMps[2],
    up[0] * velocityMps[1] - up[1] * velocityMps[0],
  ];
  const velocity = velocityMps.map((v, i) => v * Math.cos(turn) + across[i]! * Math.sin(turn)) as unknown as Vec3;
  const relative = velocity.map((v, i) => v - velocityMps[i]!);
  const size = Math.hypot(...relative);
  // Normal to the relative velocity: half up, half across.
  const eta = relative.map((v) => v / size) as unknown as Vec3;
  const normalOffset: Vec3 = [
    eta[1] * up[2] - eta[2] * up[1],
    eta[2] * up[0] - eta[0] * up[2],
    eta[0] * up[1] - eta[1] * up[0],
  ];
  const position = positionM.map((p, i) => p + missM * (0.1 * up[i]! + normalOffset[i]!)) as unknown as Vec3;
  return { position, velocity };
}
