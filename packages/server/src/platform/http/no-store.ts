import type { App } from './app.ts';

const records = /^\/(api|auth\/realms)\//;

/**
 * Answers of the API and of the identity pages are records of one organisation or person: no cache on the way or in the
 * browser keeps them, unless a route has said how long it may. Files of the web application have their own rule.
 */
export function keepOutOfCaches(app: Pick<App, 'addHook'>): void {
  app.addHook('onSend', async (request, reply, payload) => {
    if (records.test(request.url) && !reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
    return payload;
  });
}
