import { formatUtcZ } from '@keepout/astro/epoch';
import { geodeticFromItrf } from '@keepout/astro/frames/geodetic';
import { transformState } from '@keepout/astro/frames/rotation';
import type { MeanElements } from '@keepout/astro/nouns';
import { sgp4Init } from '@keepout/astro/sgp4/init';
import { sgp4 } from '@keepout/astro/sgp4/propagate';
import { sixOf } from '@keepout/astro/six-numbers';
import type { ObjectInOrbit } from '@keepout/contract/sky/elements';
import { SKY } from '@keepout/contract/sky/endpoints/sky';
import { MOST_WEATHER_DAYS } from '@keepout/contract/sky/space-weather';
import { elementsOf, presentState, stateOfOrbitalElements } from '@keepout/operations/orbit/orbital-elements';
import { bodiesAt } from '@keepout/operations/sky/bodies';
import { isLit } from '@keepout/tracking/shadow';
import { siteAt } from '@keepout/tracking/site';
import { sunInItrf } from '@keepout/tracking/sky';
import { RAD_PER_DEG } from '@keepout/units/angle';
import { SECONDS_PER_DAY } from '@keepout/units/duration';
import { findElements, newestCatalogue } from '../catalogue/store.ts';
import type { ServerContext } from '../hosting/module.ts';
import type { App } from '../platform/http/http.ts';
import { notFound, refused } from '../platform/http/problem.ts';
import { serve } from '../platform/http/serve.ts';
import { givenTime, windowOfQuery } from '../platform/http/time-query.ts';
import { nowTaiS } from '../platform/now.ts';
import { WIRE_SOURCES, weatherOver } from '../space-weather/store.ts';

const timeOf = (text: string | undefined) => (text === undefined ? nowTaiS() : givenTime(text, '?time'));

export function registerSky(app: App, context: ServerContext): void {
  serve(app, SKY.getSkyBodies, async (request) => {
    const { time, latitude, longitude, altitude } = request.query;
    if ((latitude === undefined) !== (longitude === undefined)) {
      throw refused('site-incomplete', { detail: 'A site requires latitude and longitude; one of them is missing.' });
    }
    const epochTaiS = timeOf(time);
    const site = latitude !== undefined && longitude !== undefined ? { latitude, longitude, altitude } : null;
    const horizon =
      site &&
      siteAt({
        latitudeRad: site.latitude * RAD_PER_DEG,
        longitudeRad: site.longitude * RAD_PER_DEG,
        heightM: altitude,
      });
    return { time: formatUtcZ(epochTaiS), site, bodies: bodiesAt(epochTaiS, horizon ?? undefined) };
  });

  serve(app, SKY.getOrbitalElements, async (request) => {
    const { x, y, z: third, vx, vy, vz } = request.query;
    const elements = elementsOf([x, y, third, vx, vy, vz]);
    if (elements === undefined) {
      throw refused('orbit-not-closed', { detail: 'The state vector is on an escape orbit or a straight fall.' });
    }
    return elements;
  });

  serve(app, SKY.getOrbitState, async (request) => stateOfOrbitalElements(request.query));

  serve(app, SKY.getSpaceWeather, async (request) => {
    const { fromTaiS, toTaiS } = windowOfQuery(request.query);
    const today = dayOf(nowTaiS());
    const firstDay = fromTaiS === undefined ? today - WEATHER_DAYS.before : dayOf(fromTaiS);
    const lastDay = toTaiS === undefined ? today + WEATHER_DAYS.after : dayOf(toTaiS);
    if (lastDay - firstDay >= MOST_WEATHER_DAYS) {
      throw refused('invalid-request', { detail: `A response has at most ${MOST_WEATHER_DAYS} days.` });
    }
    const weather = await weatherOver(context.database.orm, firstDay, lastDay);
    if (weather === undefined) return { table: null, days: [] };
    const { table, days } = weather;
    return { table, days: days.map((row) => ({ ...row, source: WIRE_SOURCES[row.source] })) };
  });

  serve(app, SKY.getObjectInOrbit, async (request) => {
    const { noradId } = request.params;
    const epochTaiS = timeOf(request.query.time);
    const db = context.database.orm;
    const catalogue = await newestCatalogue(db);
    const mean = catalogue && (await findElements(db, catalogue.id, noradId));
    if (catalogue === undefined || mean === undefined) throw notFound(`An element set of object ${noradId}`);
    const object = objectAt(mean, catalogue.source, epochTaiS);
    if (object === undefined) {
      throw refused('no-state-at-time', {
        detail: `The element set of object ${noradId} gives no state at this time.`,
      });
    }
    return object;
  });
}

const WEATHER_DAYS = { before: 180, after: 45 } as const;
const dayOf = (epochTaiS: number) => Math.floor(epochTaiS / SECONDS_PER_DAY);

const MINUTE_S = 60;

/**
 * Returns the position of an object by its element set, and its osculating elements.
 *
 * Method   SGP4 in TEME, turned to EME2000; UT1 taken as UTC (420 m on the ground)
 *
 * @returns undefined if the element set gives no state at the epoch
 */
function objectAt(mean: MeanElements, source: string, epochTaiS: number): ObjectInOrbit | undefined {
  const teme = new Float64Array(6);
  if (sgp4(sgp4Init(mean), (epochTaiS - mean.epochTaiS) / MINUTE_S, teme) !== 0) return undefined;
  const [x, y, z, u, v, w] = teme.map((value) => value * 1000) as unknown as readonly number[];
  const state = { epochTaiS, frame: 'TEME', positionM: [x!, y!, z!], velocityMps: [u!, v!, w!] } as const;
  const inertial = transformState(state, 'EME2000');
  const ground = transformState(state, 'ITRF');
  const vector = sixOf(inertial);
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
    isSunlit: isLit(ground.positionM, sunInItrf(epochTaiS)),
  };
}
