import { places } from 'virtual:endpoint-places';
import type { AddressOf, EndpointId } from '@keepout/client/client';
import { placeholderIn } from '@keepout/client/places';
import { urlOf } from '@keepout/contract/platform/endpoint';

/** Returns the address of a call for requests outside of the session client: silent ones, uploads with progress, browser downloads. */
export function urlOfCall<Id extends EndpointId>(
  id: Id,
  ...[input]: Record<never, never> extends AddressOf<Id> ? [input?: AddressOf<Id>] : [input: AddressOf<Id>]
): string {
  return urlOf(placeholderIn(places, id), input?.params as never, input?.query as never);
}
