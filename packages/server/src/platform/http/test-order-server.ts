import type { FastifyRequest } from 'fastify';
import type { Database } from '../database/database.ts';
import { createLogger } from '../observing/logs.ts';
import { testSettings } from '../settings/test-settings.ts';
import type { HttpApp } from './app.ts';
import { createHttp } from './http.ts';
import { replayRepeatedPosts } from './idempotency.ts';

/** What happens to a server at a point of an answer. */
interface Fates {
  /** After the order is written, before its answer is kept. */
  readonly written?: () => Promise<unknown>;
  /** When all is committed, before a byte is sent. */
  readonly kept?: (request: FastifyRequest) => Promise<unknown>;
}

/** A server whose one route stores an order and tells its number. */
export async function startOrderServer(database: Database, { written, kept }: Fates = {}): Promise<HttpApp> {
  const app = await createHttp(testSettings(), createLogger({ logLevel: 'silent' }));
  app.addHook('onRequest', async (request) => {
    request.principal = { subject: 'ada', userName: 'ada', operatorId: 'a', roles: {}, expiresAtS: 4e9 };
  });
  replayRepeatedPosts(app, database);
  app.addHook('onSend', async (request) => {
    await kept?.(request);
  });
  app.post('/orders', async (_request, reply) => {
    await database.orm.transaction((tx) => tx.execute('insert into order_made default values'));
    const { rows } = await database.pool.query('select max(id)::integer as id from order_made');
    await written?.();
    return reply.code(201).send({ order: rows[0].id });
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  return app;
}
