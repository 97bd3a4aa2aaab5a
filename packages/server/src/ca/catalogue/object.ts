import { formatUtcZ } from '@keepout/astro/epoch';
import { hardBodyRadius, sizeClassOfRcs } from '@keepout/conjunction/hard-body/ladder';
import type { CatalogueObject } from '@keepout/contract/ca/catalogue-object';
import { OBJECT } from '@keepout/contract/ca/endpoints/object';
import { findObjectFact } from '../../catalogue/objects.ts';
import { findElementSet, newestCatalogue } from '../../catalogue/store.ts';
import type { ServerContext } from '../../hosting/module.ts';
import type { App } from '../../platform/http/http.ts';
import { orNotFound } from '../../platform/http/problem.ts';
import { serve } from '../../platform/http/serve.ts';

export function registerCatalogueObject(app: App, { database }: ServerContext): void {
  serve(app, OBJECT.getCatalogueObject, async (request): Promise<CatalogueObject> => {
    const { noradId } = request.params;
    const db = database.orm;
    const catalogue = await orNotFound(newestCatalogue(db), 'A catalogue');
    const set = await orNotFound(findElementSet(db, catalogue.id, noradId), `Object ${noradId} of the catalogue`);
    const { elements } = set;
    const fact = await findObjectFact(db, noradId);
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
      source: set.source ?? catalogue.source,
      owner: fact?.owner ?? null,
      operationalStatus: fact?.opsStatus ?? null,
    };
  });
}
