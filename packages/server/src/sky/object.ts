import { formatUtcZ } from '@keepout/astro/epoch';
import { geodeticFromItrf } from '@keepout/astro/frames/geodetic';
import { transformState } from '@keepout/astro/frames/rotation';
import type { MeanElements } from '@keepout/astro/nouns';
import { sgp4Init } from '@keepout/astro/sgp4/init';
import { sgp4 } from '@keepout/astro/sgp4/propagate';
import type { ObjectInOrbit } from '@keepout/contract/sky/elements';
import { sunClearance } from '@keepout/tracking/shadow';
import { sunInItrf } from '@keepout/tracking/sky';
import { RAD_PER_DEG } from '@keepout/units/angle';
import { elementsOf, presentState } from './elements.ts';

const MINUTE_S = 60;

/**
 * Where an object is by its element set, and its osculating elements.
 *
 * Method   SGP4 in TEME, turned to EME2000; UT1 taken as UTC (420 m on the ground)
 *
 * @returns undefined where the element set gives no state at the epoch
 */
export function objectAt(mean: MeanElements, source: string, epochTaiS: number): ObjectInOrbit | undefined {
  const teme = new Float64Array(6);
  if (sgp4(sgp4Init(mean), (epochTaiS - mean.epochTaiS) / MINUTE_S, teme) !== 0) return undefined;
  const [x, y, z, u, v, w] = teme.map((value) => value * 1000) as unknown as readonly number[];
  const state = { epochTaiS, frame: 'TEME', positionM: [x!, y!, z!], velocityMps: [u!, v!, w!] } as const;
  const inertial = transformState(state, 'EME2000');
  const ground = transformState(state, 'ITRF');
  const vector = [...inertial.positionM, ...inertial.velocityMps];
  const elements = elementsOf(vector);
  if (elements === undefined) return undefined;
  const { latitudeRad, longitudeRad, heightM } = geodeticFromItrf(ground.positionM);
  return {
    noradId: mean.noradId,
    name: mean.name,
    time: formatUtcZ(epochTaiS),
    elementsEpoch: formatUtcZ(mean.epochTaiS),
    source,
    state: presentState(vector),
    elements,
    latitude: latitudeRad / RAD_PER_DEG,
    longitude: longitudeRad / RAD_PER_DEG,
    altitude: heightM,
    isSunlit: sunClearance(ground.positionM, sunInItrf(epochTaiS), 'umbra') > 0,
  };
}
