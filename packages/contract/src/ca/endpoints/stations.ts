import { z } from 'zod';
import { groundStation, groundStationBody, groundStationChange, groundStationQuery } from '../../fleet/station.ts';
import { endpoints } from '../../platform/endpoint.ts';
import { idOf, ifMatchHeaders } from '../../platform/primitives.ts';

const tags = ['stations'];
const params = z.object({ stationId: idOf('the station') });

export const STATIONS = endpoints('ca', {
  listStations: {
    method: 'GET',
    path: '/stations',
    summary: 'Your ground stations, sorted by name',
    tags,
    query: groundStationQuery,
    answers: { 200: z.array(groundStation) },
  },
  getStation: {
    method: 'GET',
    path: '/stations/{stationId}',
    summary: 'One ground station, with its ETag',
    tags,
    params,
    answers: { 200: groundStation },
    tells: ['ETag'],
  },
  createStation: {
    method: 'POST',
    path: '/stations',
    summary: 'Add a ground station',
    tags,
    body: groundStationBody,
    answers: { 201: groundStation },
    adds: ['records'],
    tells: ['ETag'],
    readBy: 'getStation',
    problems: ['station-exists'],
  },
  changeStation: {
    method: 'PUT',
    path: '/stations/{stationId}',
    summary: 'Replace a ground station; If-Match guards against overwriting a change made meanwhile',
    tags,
    params,
    headers: ifMatchHeaders,
    body: groundStationChange,
    answers: { 200: groundStation },
    tells: ['ETag'],
    problems: ['station-exists', 'version-changed', 'read-only-field'],
  },
  deleteStation: {
    method: 'DELETE',
    path: '/stations/{stationId}',
    summary: 'Remove a ground station',
    tags,
    params,
    answers: { 204: z.null() },
  },
});
