import { formatUtcZ } from '@keepout/astro/epoch';
import { hardBodyRadius, sizeClassOfRcs } from '@keepout/conjunction/hard-body/ladder';
import { type CatalogueObject, catalogueObject } from '@keepout/contract/ca/catalogue-object';
import { z } from 'zod';
import { findElements, newestCatalogue } from '../../catalogue/store.ts';
import type { ServerContext } from '../../hosting/module.ts';
import type { App } from '../../platform/http/http.ts';
import { notFound } from '../../platform/http/problem.ts';

export function registerCatalogueObject(app: App, { database }: ServerContext): void {
  app.route({
    method: 'GET',
    url: '/catalogue/objects/:noradId',
    schema: {
      operationId: 'getCatalogueObject',
      summary: 'One object of that catalogue: name, international designator, kind and size',
      description: '404 when the loaded catalogue does not have the number, or none is loaded.',
      tags: ['screenings'],
      params: z.object({
        noradId: z.coerce
          .number()
          .int()
          .min(0)
          .max(999_999_999)
          .meta({ description: 'Catalogue number, up to nine digits.' }),
      }),
      response: { 200: catalogueObject },
    },
    handler: async (request): Promise<CatalogueObject> => {
      const { noradId } = request.params;
      const db = database.orm;
      const catalogue = await newestCatalogue(db);
      if (catalogue === undefined) throw notFound('A catalogue');
      const elements = await findElements(db, catalogue.id, noradId);
      if (elements === undefined) throw notFound(`Object ${noradId} of the catalogue`);
      const { rcsM2, objectType = 'UNKNOWN' } = elements;
      const { radiusM, source } = hardBodyRadius({ objectType, ...(rcsM2 !== undefined && { rcsM2 }) });
      return {
        noradId,
        name: elements.name,
        cosparId: elements.cosparId,
        objectType,
        radarCrossSection: rcsM2 ?? null,
        sizeClass: rcsM2 === undefined ? null : sizeClassOfRcs(rcsM2),
        hardBodyRadius: radiusM,
        hardBodyRadiusSource: source === 'catalogue-rcs' ? source : 'default-by-type',
        epoch: formatUtcZ(elements.epochTaiS),
        catalogueId: catalogue.id,
        source: catalogue.source,
      };
    },
  });
}
