import type { Endpoint } from '@keepout/contract/platform/endpoint';
import type { EndpointId } from './call-types.ts';

/** Path of each call, `GET ca /satellites/{satelliteId}`: the part of the rows that a client needs apart from their types. */
export type Places = Readonly<Record<EndpointId, string>>;

/** The paths of rows, for programs that can load these. */
export function siteAddresses(
  rows: Readonly<Record<EndpointId, Pick<Endpoint, 'method' | 'service' | 'path'>>>,
): Places {
  const places = Object.entries(rows).map(([id, { method, service, path }]) => [id, `${method} ${service} ${path}`]);
  return Object.fromEntries(places) as Places;
}

/** Where a call lies; `below` is its path in the API, `/ca/satellites/{satelliteId}`. */
export function placeholderIn(places: Places, id: EndpointId) {
  const [method = '', service = '', path = ''] = places[id].split(' ');
  return { method, service, path, below: `/${service}${path}` };
}
