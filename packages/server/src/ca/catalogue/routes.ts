import { CATALOGUE } from '@keepout/contract/ca/endpoints/catalogue';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { newestCatalogue } from '../../catalogue/store.ts';
import type { ServerContext } from '../../hosting/module.ts';
import type { App } from '../../platform/http/http.ts';
import { notFound } from '../../platform/http/problem.ts';
import { serve } from '../../platform/http/serve.ts';
import { vary } from '../../platform/http/vary.ts';
import { codingOf, elementsTag, packedCatalogue } from './elements.ts';
import { presentCatalogue } from './present.ts';
import { registerCatalogueUpload } from './upload.ts';

export function registerCatalogue(app: App, context: ServerContext): void {
  const upload: FastifyPluginAsyncZod = async (scope) => registerCatalogueUpload(scope as App, context);
  void app.register(upload);

  serve(app, CATALOGUE.getCatalogue, async () => {
    const row = await newestCatalogue(context.database.orm);
    if (row === undefined) throw notFound('A catalogue');
    return presentCatalogue(row, context.settings);
  });

  serve(app, CATALOGUE.getCatalogueElements, async (request, reply) => {
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
  });
}

function holds(ifNoneMatch: string | undefined, tag: string): boolean {
  return (ifNoneMatch ?? '').split(',').some((one) => one.trim() === tag);
}
