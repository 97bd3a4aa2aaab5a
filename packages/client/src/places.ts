import type { Endpoint } from '@keepout/contract/platform/endpoint';
import type { EndpointId } from './call-types.ts';

/** Of each call where it lies, `GET ca /satellites/{satelliteId}`: what a client has to know of the rows besides their types. */
export type Places = Readonly<Record<EndpointId, string>>;

/** The places of rows, for whoever can load these. */
export function placesOf(rows: Readonly<Record<EndpointId, Pick<Endpoint, 'method' | 'service' | 'path'>>>): Places {
  const places = Object.entries(rows).map(([id, { method, service, path }]) => [id, `${method} ${service} ${path}`]);
  return Object.fromEntries(places) as Places;
}

/** Where a call lies; `below` is its path in the API, `/ca/satellites/{satelliteId}`. */
export function placeIn(places: Places, id: EndpointId) {
  const [method = '', service = '', path = ''] = places[id].split(' ');
  return { method, service, path, below: `/${service}${path}` };
}
