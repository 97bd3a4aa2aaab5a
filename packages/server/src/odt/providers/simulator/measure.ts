import { inFrame } from '@keepout/astro/ephemeris/reframe';
import type { EarthOrientation } from '@keepout/astro/frames/earth-orientation';
import type { Ephemeris } from '@keepout/astro/nouns';
import { sunPosition } from '@keepout/astro/sun/position';
import type { Statement } from '@keepout/contract/platform/sentence-text';
import { type SentenceWord, tell } from '@keepout/contract/sentences';
import { phaseAngle } from '@keepout/operations/orbit/phase-angles';
import { type Sensor, siteOfSensor } from '@keepout/operations/sensor/sensor';
import { siteState } from '@keepout/tracking/direction';
import { lookAngles } from '@keepout/tracking/look-angles';
import type { Measurement } from '@keepout/tracking/measurement';
import { sunInItrf } from '@keepout/tracking/optical';
import { diffuseSphereMagnitude, radarRange } from '@keepout/tracking/photometry';
import { predictMeasurement } from '@keepout/tracking/prediction';
import { isLit } from '@keepout/tracking/shadow';
import type { Site } from '@keepout/tracking/site';
import { wrapTwoPi } from '@keepout/units/angle';
import type { OrderedObject, PassOrder } from '../provider.ts';
import { type SeededDraws, seededDraws } from './draws.ts';
import { simulatedClouds, TOO_CLOUDY } from './weather.ts';

/** Measurements of a simulated sensor, or the reason why there are none. */
export type MeasurementOutcome =
  | { readonly kind: 'MEASURED'; readonly measurements: readonly Measurement[] }
  | { readonly kind: 'NOTHING'; readonly reason: Statement };

/** Shortest and longest time between two measurements of a pass, s. */
const STEP_S = { least: 0.5, most: 10 } as const;
/** Measurements that a pass is to give where it is long enough; some more than asked for, as some are lost. */
const USUAL_POINTS = 30;
const SPARE = 1.5;
const MAGNITUDE_SIGMA = 0.08;

/**
 * Measures a pass of the true orbit.
 *
 * Method   predicted as `predictMeasurement` does; white noise by the sigmas of the sensor, one error of the pointing
 *          and one of the clock for the entire track, time tags ahead by the bias of the clock; no measurement in the shadow
 *          of the Earth, below the mask, fainter than the limit, behind a cloud, or beyond a radar's reach (fourth root of
 *          the cross section)
 * Assumes  the brightness of a diffuse sphere that tumbles; a cross section of the sphere itself
 * Frame    EME2000; without `eop` UT1 = UTC
 */
export function measurePass(order: PassOrder, orbit: Ephemeris, eop?: EarthOrientation): MeasurementOutcome {
  const { sensor } = order;
  const clouds = sensor.kind === 'OPTICAL' ? simulatedClouds(sensor, order.startTaiS) : 0;
  if (clouds >= TOO_CLOUDY) return noMeasurements(tell('simulated-clouds', { clouds: Math.round(100 * clouds) }));
  const noise = seededDraws('noise', order.orderId);
  const errors = { clockS: sensor.timeBiasS + sensor.timeBiasSigmaS * noise.normal(), bias: pointing(sensor, noise) };
  const world = worldOf(order, orbit, eop);
  const lost = { dark: 0, faint: 0, low: 0, far: 0 };
  const measurements: Measurement[] = [];
  for (const at of instants(order)) {
    const sighting = world.sightingAt(at);
    if (sighting === undefined || sighting.elevationRad < sensor.minElevationRad) lost.low++;
    else if (sensor.kind === 'OPTICAL' && !sighting.isLit) lost.dark++;
    else if (sensor.limitingMagnitude !== null && sighting.magnitude > sensor.limitingMagnitude) lost.faint++;
    else if (sensor.maxRangeM !== null && sighting.rangeM > world.reachM) lost.far++;
    else if (noise.uniform() >= clouds) measurements.push(measured(sensor, at, sighting, errors, noise));
  }
  if (measurements.length > 0) return { kind: 'MEASURED', measurements };
  return noMeasurements(tell('simulated-nothing', { simulatedWhy: reasonOf(lost) }));
}

interface Sighting {
  readonly rightAscensionRad: number;
  readonly declinationRad: number;
  readonly rangeM: number;
  readonly rangeRateMps: number;
  readonly elevationRad: number;
  readonly isLit: boolean;
  readonly magnitude: number;
}

function worldOf({ sensor, object, orderId }: PassOrder, orbit: Ephemeris, eop: EarthOrientation | undefined) {
  const site = siteOfSensor(sensor);
  const fixed = inFrame(orbit, 'ITRF', eop);
  const brightness = lightCurve(object, `${object.noradId ?? object.name} ${orderId}`);
  const state = new Float64Array(6);
  return {
    reachM: radarRange(object, sensor.maxRangeM ?? 0),
    sightingAt(at: number): Sighting | undefined {
      const prediction = predictMeasurement(site, orbit, at, eop);
      if (prediction === undefined || !fixed.stateAt(at, state)) return undefined;
      return {
        ...prediction,
        elevationRad: lookAngles(site, state).elevationRad,
        isLit: isLit(state, sunInItrf(at, eop)),
        magnitude: brightness(at, prediction.rangeM, phaseAt(site, orbit, at, eop)),
      };
    },
  };
}

function phaseAt(site: Site, orbit: Ephemeris, at: number, eop: EarthOrientation | undefined): number {
  const state = new Float64Array(6);
  if (!orbit.stateAt(at, state)) return Math.PI / 2;
  return phaseAngle(state, sunPosition(at), siteState(site, at, eop).positionM);
}

function pointing({ angleBiasSigmaRad }: Sensor, noise: SeededDraws): readonly [number, number] {
  return [angleBiasSigmaRad * noise.normal(), angleBiasSigmaRad * noise.normal()];
}

function measured(
  sensor: Sensor,
  at: number,
  sighting: Sighting,
  errors: { readonly clockS: number; readonly bias: readonly [number, number] },
  noise: SeededDraws,
): Measurement {
  const { angleSigmaRad, rangeSigmaM, rangeRateSigmaMps } = sensor;
  const across = errors.bias[0] + angleSigmaRad * noise.normal();
  const up = errors.bias[1] + angleSigmaRad * noise.normal();
  const isRadar = sensor.kind === 'RADAR';
  return {
    receptionTaiS: at + errors.clockS,
    rightAscensionRad: wrapTwoPi(sighting.rightAscensionRad + across / Math.cos(sighting.declinationRad)),
    declinationRad: Math.min(Math.PI / 2, Math.max(-Math.PI / 2, sighting.declinationRad + up)),
    ...(isRadar && rangeSigmaM !== null && { rangeM: sighting.rangeM + rangeSigmaM * noise.normal() }),
    ...(isRadar &&
      rangeRateSigmaMps !== null && { rangeRateMps: sighting.rangeRateMps + rangeRateSigmaMps * noise.normal() }),
    ...(!isRadar && { magnitude: sighting.magnitude + MAGNITUDE_SIGMA * noise.normal() }),
  };
}

function instants({ startTaiS, stopTaiS, minimumPoints }: PassOrder): number[] {
  const targetPoints = Math.max(USUAL_POINTS, SPARE * minimumPoints);
  const stepS = Math.min(STEP_S.most, Math.max(STEP_S.least, (stopTaiS - startTaiS) / targetPoints));
  const count = Math.floor((stopTaiS - startTaiS) / stepS);
  return Array.from({ length: count }, (_, k) => startTaiS + (k + 0.5) * stepS);
}

const REASONS = {
  dark: 'the object was in the shadow of the Earth',
  faint: 'the object was too faint',
  low: 'the object was not over the horizon',
  far: 'the object was too far for the radar',
} as const satisfies Record<string, SentenceWord>;

function reasonOf(lost: Readonly<Record<keyof typeof REASONS, number>>): SentenceWord {
  const [worst] = (Object.keys(REASONS) as (keyof typeof REASONS)[]).sort((a, b) => lost[b] - lost[a]);
  return worst !== undefined && lost[worst] > 0 ? REASONS[worst] : 'the pass was too short';
}

function noMeasurements(reason: Statement): MeasurementOutcome {
  return { kind: 'NOTHING', reason };
}

/**
 * Brightness of a tumbling object over time.
 *
 * Method   diffuse sphere (`diffuseSphereMagnitude`) and a sinusoid of the rotation; period and depth are drawn for each name
 *
 * @returns   (epochTaiS, rangeM, phaseAngleRad) to magnitude
 */
function lightCurve(
  { radiusM, diffuseAlbedo }: Pick<OrderedObject, 'radiusM' | 'diffuseAlbedo'>,
  name: string,
): (at: number, rangeM: number, phaseRad: number) => number {
  const draws = seededDraws('light curve', name);
  const periodS = 5 + 115 * draws.uniform();
  const depth = 0.1 + 0.5 * draws.uniform();
  const begin = 2 * Math.PI * draws.uniform();
  return (at, rangeM, phaseRad) =>
    diffuseSphereMagnitude({ radiusM, diffuseAlbedo }, rangeM, phaseRad) +
    depth * Math.sin(begin + (2 * Math.PI * at) / periodS);
}
