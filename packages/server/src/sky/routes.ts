import { formatUtcZ } from '@keepout/astro/epoch';
import { noradId } from '@keepout/contract/platform/primitives';
import { skyBodies, skyBodiesQuery } from '@keepout/contract/sky/bodies';
import {
  elementsQuery,
  objectInOrbit,
  objectQuery,
  orbitalElements,
  orbitState,
  stateQuery,
} from '@keepout/contract/sky/elements';
import { siteAt } from '@keepout/tracking/site';
import { RAD_PER_DEG } from '@keepout/units/angle';
import { z } from 'zod';
import { findElements, newestCatalogue } from '../catalogue/store.ts';
import type { ServerContext } from '../hosting/module.ts';
import { givenTime } from '../platform/http/given-time.ts';
import type { App } from '../platform/http/http.ts';
import { notFound, refused } from '../platform/http/problem.ts';
import { nowTaiS } from '../platform/now.ts';
import { bodiesAt } from './bodies.ts';
import { elementsOf, stateOf } from './elements.ts';
import { objectAt } from './object.ts';

const tags = ['sky'];
const timeOf = (text: string | undefined) => (text === undefined ? nowTaiS() : givenTime(text, '?time'));

export function registerSky(app: App, context: ServerContext): void {
  app.route({
    method: 'GET',
    url: '/bodies',
    schema: {
      operationId: 'getSkyBodies',
      summary: 'Sun, Moon and planets at a time, and over the horizon of a site',
      description:
        'Directions are astrometric: with light time, without aberration (20 arcsec) and without refraction. Sun to 1 arcsec, ' +
        'Moon to 15 arcsec, planets to an arcminute of the JPL ephemerides.',
      tags,
      querystring: skyBodiesQuery,
      response: { 200: skyBodies },
    },
    config: { problems: ['time-invalid', 'site-incomplete'] },
    handler: async (request) => {
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
    },
  });

  app.route({
    method: 'GET',
    url: '/elements',
    schema: {
      operationId: 'getOrbitalElements',
      summary: 'Keplerian elements of a position and a velocity',
      description: 'In the inertial frame of the state, with the gravitational parameter 3.986004418e14 m^3/s^2.',
      tags,
      querystring: stateQuery,
      response: { 200: orbitalElements },
    },
    config: { problems: ['orbit-not-closed'] },
    handler: async (request) => {
      const { x, y, z: third, vx, vy, vz } = request.query;
      const found = elementsOf([x, y, third, vx, vy, vz]);
      if (found === undefined) {
        throw refused('orbit-not-closed', { detail: 'The state leaves the Earth, or falls straight to it.' });
      }
      return found;
    },
  });

  app.route({
    method: 'GET',
    url: '/state',
    schema: {
      operationId: 'getOrbitState',
      summary: 'Position and velocity of Keplerian elements',
      tags,
      querystring: elementsQuery,
      response: { 200: orbitState },
    },
    handler: async (request) => stateOf(request.query),
  });

  app.route({
    method: 'GET',
    url: '/objects/:noradId',
    schema: {
      operationId: 'getObjectInOrbit',
      summary: 'Where an object of the catalogue is at a time, and its osculating elements',
      tags,
      params: z.object({ noradId: z.coerce.number().pipe(noradId) }),
      querystring: objectQuery,
      response: { 200: objectInOrbit },
    },
    config: { problems: ['time-invalid', 'no-state-at-time'] },
    handler: async (request) => {
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
    },
  });
}
