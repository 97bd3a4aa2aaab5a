import { catalogueElements, catalogueInfo } from '@keepout/contract/ca/catalogue';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { newestCatalogue } from '../../catalogue/store.ts';
import type { ServerContext } from '../../hosting/module.ts';
import type { App } from '../../platform/http/http.ts';
import { notFound } from '../../platform/http/problem.ts';
import { vary } from '../../platform/http/vary.ts';
import { codingOf, elementsTag, packedCatalogue } from './elements.ts';
import { presentCatalogue } from './present.ts';
import { registerCatalogueUpload } from './upload.ts';

export function registerCatalogue(app: App, context: ServerContext): void {
  const upload: FastifyPluginAsyncZod = async (scope) => registerCatalogueUpload(scope as App, context);
  void app.register(upload);

  app.route({
    method: 'GET',
    url: '/catalogue',
    schema: {
      operationId: 'getCatalogue',
      summary: 'The catalogue that screenings run against, and which of its records could not be read',
      tags: ['screenings'],
      response: { 200: catalogueInfo },
    },
    config: { problems: ['not-found'] },
    handler: async () => {
      const row = await newestCatalogue(context.database.orm);
      if (row === undefined) throw notFound('A catalogue');
      return presentCatalogue(row, context.settings);
    },
  });

  app.route({
    method: 'GET',
    url: '/catalogue/elements',
    schema: {
      operationId: 'getCatalogueElements',
      summary: 'The element sets of that catalogue as columns, for screening elsewhere',
      description:
        'About 1.1 MB compressed for 30,000 objects. The ETag names the content: send it back in If-None-Match, and an ' +
        'unchanged catalogue answers 304 without a body. 404 while no catalogue is loaded.',
      tags: ['screenings'],
      response: { 200: catalogueElements, 304: z.null() },
    },
    config: { tells: ['ETag'], problems: ['not-found'] },
    handler: async (request, reply) => {
      const db = context.database.orm;
      const row = await newestCatalogue(db);
      if (row === undefined) throw notFound('A catalogue');
      const tag = elementsTag(row);
      reply.header('etag', tag).header('cache-control', 'private, no-cache');
      vary(reply, 'accept-encoding');
      if (holds(request.headers['if-none-match'], tag)) return reply.code(304).send(null);
      const packed = await packedCatalogue(db, row);
      const coding = codingOf(request.headers['accept-encoding']);
      reply.type('application/json; charset=utf-8');
      if (coding !== 'identity') reply.header('content-encoding', coding);
      // The bytes are made once a catalogue, by the types of the schema above.
      return reply.send(packed[coding] as never);
    },
  });
}

function holds(ifNoneMatch: string | undefined, tag: string): boolean {
  return (ifNoneMatch ?? '').split(',').some((one) => one.trim() === tag);
}
