import type { MeanElements } from '@keepout/astro/nouns';
import type { ServerContext } from '../hosting/module.ts';
import { storeCatalogue } from './load.ts';

/** Makes these element sets the catalogue in use. */
export async function storeTestCatalogue(
  context: Parameters<typeof storeCatalogue>[0] & Pick<ServerContext, 'database'>,
  elements: readonly MeanElements[],
): ReturnType<typeof storeCatalogue> {
  return await storeCatalogue(context, {
    format: 'omm-json',
    elements: [...elements],
    rejectedCount: 0,
    faults: [],
    source: 'test catalogue',
    bytes: Buffer.from('test'),
  });
}
