import type { Plugin } from 'vite';

const ID = 'virtual:endpoint-places';

/**
 * Method and path of each call by its name, out of the rows of the contract: their schemas stay out of the bundle. The rows are read
 * when somebody asks: a run of tests that does not would begin two seconds of a processor later.
 */
export function endpointPlaces(): Plugin {
  return {
    name: 'keepout-endpoint-places',
    resolveId: (source) => (source === ID ? `\0${ID}` : null),
    load: async (source) => (source === `\0${ID}` ? `export const places = ${JSON.stringify(await places())};` : null),
  };
}

async function places(): Promise<object> {
  const { placesOf } = await import('../client/src/places.ts');
  const { ENDPOINTS } = await import('../contract/src/endpoints.ts');
  return placesOf(ENDPOINTS);
}
