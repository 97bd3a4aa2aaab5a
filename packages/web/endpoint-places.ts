import type { Plugin } from 'vite';
import { placesOf } from '../client/src/places.ts';
import { ENDPOINTS } from '../contract/src/endpoints.ts';

const ID = 'virtual:endpoint-places';

/** Method and path of each call by its name, out of the rows of the contract: their schemas stay out of the bundle. */
export function endpointPlaces(): Plugin {
  return {
    name: 'keepout-endpoint-places',
    resolveId: (source) => (source === ID ? `\0${ID}` : null),
    load: (source) => (source === `\0${ID}` ? `export const places = ${JSON.stringify(placesOf(ENDPOINTS))};` : null),
  };
}
