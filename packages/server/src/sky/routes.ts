import { formatUtcZ } from '@keepout/astro/epoch';
import { SKY } from '@keepout/contract/sky/endpoints/sky';
import { siteAt } from '@keepout/tracking/site';
import { RAD_PER_DEG } from '@keepout/units/angle';
import { findElements, newestCatalogue } from '../catalogue/store.ts';
import type { ServerContext } from '../hosting/module.ts';
import { givenTime } from '../platform/http/given-time.ts';
import type { App } from '../platform/http/http.ts';
import { notFound, refused } from '../platform/http/problem.ts';
import { serve } from '../platform/http/serve.ts';
import { nowTaiS } from '../platform/now.ts';
import { bodiesAt } from './bodies.ts';
import { elementsOf, stateOf } from './elements.ts';
import { objectAt } from './object.ts';

const timeOf = (text: string | undefined) => (text === undefined ? nowTaiS() : givenTime(text, '?time'));

export function registerSky(app: App, context: ServerContext): void {
  serve(app, SKY.getSkyBodies, async (request) => {
    const { time, latitude, longitude, altitude } = request.query;
    if ((latitude === undefined) !== (longitude === undefined)) {
      throw refused('site-incomplete', { detail: 'A latitude and a longitude make a site; one of them is missing.' });
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
    const found = elementsOf([x, y, third, vx, vy, vz]);
    if (found === undefined) {
      throw refused('orbit-not-closed', { detail: 'The state leaves the Earth, or falls straight to it.' });
    }
    return found;
  });

  serve(app, SKY.getOrbitState, async (request) => stateOf(request.query));

  serve(app, SKY.getObjectInOrbit, async (request) => {
    const { noradId: wanted } = request.params;
    const epochTaiS = timeOf(request.query.time);
    const db = context.database.orm;
    const catalogue = await newestCatalogue(db);
    const mean = catalogue && (await findElements(db, catalogue.id, wanted));
    if (catalogue === undefined || mean === undefined) throw notFound(`An element set of object ${wanted}`);
    const found = objectAt(mean, catalogue.source, epochTaiS);
    if (found === undefined) {
      throw refused('no-state-at-time', {
        detail: `The element set of object ${wanted} gives no state at this time.`,
      });
    }
    return found;
  });
}
