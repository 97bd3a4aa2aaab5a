import { z } from 'zod';
import { groundStation, groundStationBody, groundStationChange, groundStationQuery } from '../../fleet/station.ts';
import { endpoints } from '../../platform/endpoint.ts';
import { idOf, ifMatchHeaders } from '../../platform/primitives.ts';

const params = z.object({ stationId: idOf('the station') });

export const STATIONS = endpoints('ca', ['stations'], {
  listStations: {
    call: 'GET /stations',
    summary: 'Lists your ground stations by name',
    query: groundStationQuery,
    answers: { 200: z.array(groundStation) },
  },
  getStation: {
    call: 'GET /stations/{stationId}',
    summary: 'Returns a ground station with its ETag',
    params,
    answers: { 200: groundStation },
  },
  createStation: {
    call: 'POST /stations',
    summary: 'Adds a ground station',
    body: groundStationBody,
    answers: { 201: groundStation },
    adds: ['records'],
    readBy: 'getStation',
    problems: ['station-exists'],
  },
  changeStation: {
    call: 'PUT /stations/{stationId}',
    summary: 'Replaces a ground station; If-Match prevents overwriting a concurrent change',
    params,
    headers: ifMatchHeaders,
    body: groundStationChange,
    answers: { 200: groundStation },
    problems: ['station-exists', 'read-only-field'],
  },
  deleteStation: {
    call: 'DELETE /stations/{stationId}',
    summary: 'Removes a ground station',
    params,
    answers: { 204: z.null() },
  },
});
