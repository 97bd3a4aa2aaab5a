import { places } from 'virtual:endpoint-places';
import type { AddressOf, EndpointId } from '@keepout/client/client';
import { placeIn } from '@keepout/client/places';
import { urlOf } from '@keepout/contract/platform/endpoint';

/** The address of a call, for what does not go by the client of the session: what is quiet, tells its progress, or is kept by the browser. */
export function urlOfCall<Id extends EndpointId>(
  id: Id,
  ...[input]: Record<never, never> extends AddressOf<Id> ? [input?: AddressOf<Id>] : [input: AddressOf<Id>]
): string {
  return urlOf(placeIn(places, id), input?.params as never, input?.query as never);
}
