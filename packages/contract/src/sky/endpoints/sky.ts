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
    summary: 'Sun, Moon and planets at a time, and over the horizon of a site',
    description:
      'Directions are astrometric: with light time, without aberration (20 arcsec) and without refraction. Sun to 1 arcsec, ' +
      'Moon to 15 arcsec, planets to an arcminute of the JPL ephemerides.',
    query: skyBodiesQuery,
    answers: { 200: skyBodies },
    problems: ['time-invalid', 'site-incomplete'],
  },
  getOrbitalElements: {
    call: 'GET /elements',
    summary: 'Keplerian elements of a position and a velocity',
    description: 'In the inertial frame of the state, with the gravitational parameter 3.986004418e14 m^3/s^2.',
    query: stateQuery,
    answers: { 200: orbitalElements },
    problems: ['orbit-not-closed'],
  },
  getOrbitState: {
    call: 'GET /state',
    summary: 'Position and velocity of Keplerian elements',
    query: elementsQuery,
    answers: { 200: orbitState },
  },
  getSpaceWeather: {
    call: 'GET /space-weather',
    summary: 'Activity of the Sun (F10.7) and of the magnetic field (Ap) day by day, observed and predicted',
    description: `Of the table in use, which the density of the air rests on; at most ${MOST_WEATHER_DAYS.toLocaleString('en')} days. M10, S10, Y10 and Dst are not in it.`,
    query: spaceWeatherQuery,
    answers: { 200: spaceWeather },
    problems: ['time-invalid', 'window-empty'],
  },
  getObjectInOrbit: {
    call: 'GET /objects/{noradId}',
    summary: 'Where an object of the catalogue is at a time, and its osculating elements',
    params: z.object({ noradId: z.coerce.number().pipe(noradId).describe('Catalogue number of the object.') }),
    query: objectQuery,
    answers: { 200: objectInOrbit },
    problems: ['time-invalid', 'no-state-at-time'],
  },
});
