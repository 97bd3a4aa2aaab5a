import { catalogueInfo } from '@keepout/contract/catalogue';
import type { ProblemPlace } from '@keepout/contract/problem';
import { newestCatalogue } from '../../catalogue/store.ts';
import { wireTime } from '../../db/wire-time.ts';
import type { App } from '../../platform/http.ts';
import type { ServerContext } from '../../platform/module.ts';
import { notFound } from '../../platform/problem.ts';

export function registerCatalogue(app: App, context: ServerContext): void {
  app.route({
    method: 'GET',
    url: '/catalogue',
    schema: {
      operationId: 'getCatalogue',
      summary: 'The catalogue that screenings run against, and which of its records could not be read',
      tags: ['screenings'],
      response: { 200: catalogueInfo },
    },
    handler: async () => {
      const row = await newestCatalogue(context.database.orm);
      if (row === undefined) throw notFound('A catalogue');
      return {
        catalogueId: row.id,
        source: row.source,
        format: row.format,
        objects: row.objectCount,
        rejected: row.rejectedCount,
        faults: row.faults as ProblemPlace[],
        newestEpoch: row.newestEpoch,
        contentHash: row.contentHash,
        loadedAt: wireTime(row.loadedAt),
      };
    },
  });
}
