import { endpoints } from '../../platform/endpoint.ts';
import { tle, tleQuery, tleSet, tleSetBody, tleSetQuery } from '../../tle/element-set.ts';

export const TLE = endpoints('tle', ['element sets'], {
  getTle: {
    call: 'GET /tle',
    summary: 'The element set of an object, newest or nearest before an epoch',
    description: 'As JSON; as plain TLE lines with `Accept: text/plain`; as OMM with `Accept: application/xml`.',
    query: tleQuery,
    answers: { 200: tle },
    offers: ['application/json', 'text/plain', 'application/xml', 'text/xml'],
    problems: ['not-found', 'not-writable-as-tle', 'time-invalid', 'catalogue-not-reached'],
  },
  getTleSet: {
    call: 'POST /tle-set',
    summary: 'Element sets of many objects, keyed by catalogue number, and the objects that could not be looked up',
    description:
      'At most 5,000 objects. Newest element sets come from the public catalogue where one is configured, for at most 100 ' +
      'objects of a call that were not looked up in the last two hours; with `source=stored` from what is stored here alone. ' +
      'Where the public catalogue cannot be asked about an object, the answer has the stored element set, if there is one, and names the object in `notAsked`.',
    query: tleSetQuery,
    body: tleSetBody,
    answers: { 200: tleSet },
    changesNothing: true,
  },
});
