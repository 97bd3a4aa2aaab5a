import { endpoints } from '../../platform/endpoint.ts';
import { tle, tleQuery, tleSet, tleSetBody, tleSetQuery } from '../../tle/element-set.ts';

export const TLE = endpoints('tle', ['element sets'], {
  getTle: {
    call: 'GET /tle',
    summary: 'Returns the element set of an object, newest or nearest before an epoch',
    description: 'Formats: JSON; TLE lines with `Accept: text/plain`; OMM with `Accept: application/xml`.',
    query: tleQuery,
    answers: { 200: tle },
    offers: ['application/json', 'text/plain', 'application/xml', 'text/xml'],
    problems: ['not-found', 'not-writable-as-tle', 'time-invalid', 'catalogue-not-reached'],
  },
  getTleSet: {
    call: 'POST /tle-set',
    summary: 'Returns element sets of several objects by catalogue number, and the objects without one',
    description:
      'At most 5,000 objects. Newest element sets come from the public catalogue, if one is configured, for at most 100 objects per call that were not looked up in the last two hours. With `source=stored`, only stored element sets are returned. If the public catalogue is not available for an object, the response has the stored element set, if any, and lists the object in `notAsked`.',
    query: tleSetQuery,
    body: tleSetBody,
    answers: { 200: tleSet },
    changesNothing: true,
  },
});
