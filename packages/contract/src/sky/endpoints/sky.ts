import { z } from 'zod';
import { endpoints } from '../../platform/endpoint.ts';
import { noradId } from '../../platform/primitives.ts';
import { skyBodies, skyBodiesQuery } from '../../sky/bodies.ts';
import {
  elementsQuery,
  objectInOrbit,
  objectQuery,
  orbitalElements,
  orbitState,
  stateQuery,
} from '../../sky/elements.ts';
import { MOST_WEATHER_DAYS, spaceWeather, spaceWeatherQuery } from '../../sky/space-weather.ts';

export const SKY = endpoints('sky', ['sky'], {
  getSkyBodies: {
    call: 'GET /bodies',
    summary: 'Returns Sun, Moon and planets at a time, and their position in the sky of a site',
    description:
      'Directions are astrometric: with light time, without aberration (20 arcsec) and without refraction. Accuracy against the JPL ephemerides: Sun 1 arcsec, Moon 15 arcsec, planets 1 arcmin.',
    query: skyBodiesQuery,
    answers: { 200: skyBodies },
    problems: ['time-invalid', 'site-incomplete'],
  },
  getOrbitalElements: {
    call: 'GET /elements',
    summary: 'Returns the Keplerian elements of a position and velocity',
    description: 'In the inertial frame of the state, with the gravitational parameter 3.986004418e14 m^3/s^2.',
    query: stateQuery,
    answers: { 200: orbitalElements },
    problems: ['orbit-not-closed'],
  },
  getOrbitState: {
    call: 'GET /state',
    summary: 'Returns position and velocity of Keplerian elements',
    query: elementsQuery,
    answers: { 200: orbitState },
  },
  getSpaceWeather: {
    call: 'GET /space-weather',
    summary: 'Returns daily solar activity (F10.7) and geomagnetic activity (Ap), observed and predicted',
    description: `Values of the table in use, with which atmospheric density is computed; at most ${MOST_WEATHER_DAYS.toLocaleString('en')} days. M10, S10, Y10 and Dst are not included.`,
    query: spaceWeatherQuery,
    answers: { 200: spaceWeather },
    problems: ['time-invalid', 'window-empty'],
  },
  getObjectInOrbit: {
    call: 'GET /objects/{noradId}',
    summary: 'Returns the position of a catalogue object at a time, with its osculating elements',
    params: z.object({ noradId: z.coerce.number().pipe(noradId).describe('Catalogue number of the object.') }),
    query: objectQuery,
    answers: { 200: objectInOrbit },
    problems: ['time-invalid', 'no-state-at-time'],
  },
});
