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

const tags = ['sky'];

export const SKY = endpoints('sky', {
  getSkyBodies: {
    method: 'GET',
    path: '/bodies',
    summary: 'Sun, Moon and planets at a time, and over the horizon of a site',
    description:
      'Directions are astrometric: with light time, without aberration (20 arcsec) and without refraction. Sun to 1 arcsec, ' +
      'Moon to 15 arcsec, planets to an arcminute of the JPL ephemerides.',
    tags,
    query: skyBodiesQuery,
    answers: { 200: skyBodies },
    problems: ['time-invalid', 'site-incomplete'],
  },
  getOrbitalElements: {
    method: 'GET',
    path: '/elements',
    summary: 'Keplerian elements of a position and a velocity',
    description: 'In the inertial frame of the state, with the gravitational parameter 3.986004418e14 m^3/s^2.',
    tags,
    query: stateQuery,
    answers: { 200: orbitalElements },
    problems: ['orbit-not-closed'],
  },
  getOrbitState: {
    method: 'GET',
    path: '/state',
    summary: 'Position and velocity of Keplerian elements',
    tags,
    query: elementsQuery,
    answers: { 200: orbitState },
  },
  getObjectInOrbit: {
    method: 'GET',
    path: '/objects/{noradId}',
    summary: 'Where an object of the catalogue is at a time, and its osculating elements',
    tags,
    params: z.object({ noradId: z.coerce.number().pipe(noradId) }),
    query: objectQuery,
    answers: { 200: objectInOrbit },
    problems: ['time-invalid', 'no-state-at-time'],
  },
});
