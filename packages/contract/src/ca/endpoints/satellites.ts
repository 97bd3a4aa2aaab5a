import { z } from 'zod';
import { satelliteEvent, satelliteHistoryQuery } from '../../fleet/history.ts';
import { satellite, satelliteBody, satelliteChange, satelliteOperator, satelliteQuery } from '../../fleet/satellite.ts';
import { endpoints } from '../../platform/endpoint.ts';
import { idOf, ifMatchHeaders, noradIdInAddress } from '../../platform/primitives.ts';

export const SATELLITES = endpoints('ca', ['satellites'], {
  listSatellites: {
    call: 'GET /satellites',
    summary: 'Lists your satellites by name',
    query: satelliteQuery,
    answers: { 200: z.array(satellite) },
  },
  getSatellite: {
    call: 'GET /satellites/{satelliteId}',
    summary: 'Returns a satellite with its ETag',
    params: z.object({ satelliteId: idOf('the satellite') }),
    answers: { 200: satellite },
  },
  createSatellite: {
    call: 'POST /satellites',
    summary: 'Adds a satellite to your fleet',
    body: satelliteBody,
    answers: { 201: satellite },
    adds: ['records'],
    readBy: 'getSatellite',
    problems: ['satellite-exists'],
  },
  changeSatellite: {
    call: 'PUT /satellites',
    summary: 'Replaces a satellite; If-Match prevents overwriting a concurrent change',
    description: 'Read-only fields may be sent with their current value; other values are refused (`read-only-field`).',
    headers: ifMatchHeaders,
    body: satelliteChange,
    answers: { 200: satellite },
    problems: ['satellite-exists', 'read-only-field', 'not-found'],
  },
  deleteSatellite: {
    call: 'DELETE /satellites/{satelliteId}',
    summary: 'Removes a satellite with its ephemerides and conjunctions',
    description:
      'Returns 409 if a decision record (DECIDED or SIGNED) refers to the satellite or to one of its ephemerides.',
    params: z.object({ satelliteId: idOf('the satellite') }),
    answers: { 204: z.null() },
    problems: ['frozen-by-decision', 'not-found'],
  },
  listSatelliteHistory: {
    call: 'GET /satellites/{satelliteId}/history',
    summary: 'Lists the changes of a satellite with their users, newest first',
    params: z.object({ satelliteId: idOf('the satellite') }),
    query: satelliteHistoryQuery,
    answers: { 200: z.array(satelliteEvent) },
  },
  getSatelliteOperator: {
    call: 'GET /satellites/operator/{noradId}',
    summary: 'Returns the operator of an object: a confirmed operator, or yourself if you claim the number',
    params: z.object({ noradId: noradIdInAddress() }),
    answers: { 200: satelliteOperator },
  },
});
