import { places } from 'virtual:endpoint-places';
import type { EndpointId } from '@keepout/client/client';
import { placeIn } from '@keepout/client/places';
import { API_ROOT, pathOf } from '@keepout/contract/platform/endpoint';
import { eventStream } from './event-hub.ts';

/** Answers one call; `parts` are the variables of its path, in their order. */
export type Answer = (request: Request, parts: readonly string[]) => Response | Promise<Response>;

export interface Handler {
  /** The name of the call, where it has one. */
  readonly id?: EndpointId;
  readonly method: string;
  readonly path: RegExp;
  readonly answer: Answer;
}

/** Answers a call of the contract, by its name. */
export function on(id: EndpointId, answer: Answer): Handler {
  const place = placeIn(places, id);
  const path = new RegExp(`^${pathOf(place).replaceAll(/\{\w+\}/g, '([^/]+)')}$`);
  return { id, method: place.method, path, answer };
}

/** The fixtures of the shell; features add theirs in files of their own and list them in `start-mock.ts`. */
export const shellHandlers: readonly Handler[] = [
  { method: 'GET', path: new RegExp(`^${API_ROOT}/events$`), answer: () => eventStream() },
];
