import { ommFromElements, writeOmm } from '@keepout/ccsds/omm/write';
import { tle, tleQuery, tleSet, tleSetBody } from '@keepout/contract/tle/element-set';
import type { ServerContext } from '../hosting/module.ts';
import type { App } from '../platform/http/http.ts';
import { notFound, refused } from '../platform/http/problem.ts';
import { type FoundElements, findElements, presentTle } from './service.ts';

const tags = ['element sets'];

function omm(found: FoundElements): string {
  const authorship = { creationTaiS: found.elements.epochTaiS, originator: found.source };
  return writeOmm(ommFromElements(found.elements, authorship), 'xml');
}

export function registerTle(app: App, context: ServerContext): void {
  app.route({
    method: 'GET',
    url: '/tle',
    schema: {
      operationId: 'getTle',
      summary: 'The element set of an object, newest or nearest before an epoch',
      description: 'As JSON; as plain TLE lines with `Accept: text/plain`; as OMM with `Accept: application/xml`.',
      tags,
      querystring: tleQuery,
      response: { 200: tle },
    },
    handler: async (request, reply) => {
      const found = await findElements(context, request.query);
      if (found === undefined) throw notFound(`An element set of object ${request.query.noradId}`);
      const accept = request.headers.accept ?? '';
      if (accept.startsWith('text/plain')) {
        const { tle: lines } = presentTle(found);
        if (lines === '') {
          throw refused('not-writable-as-tle', {
            detail: `Catalogue number ${found.elements.noradId} does not fit a TLE; ask for OMM.`,
          });
        }
        return reply
          .type('text/plain')
          .serializer(String)
          .send(lines as never);
      }
      if (accept.startsWith('application/xml') || accept.startsWith('text/xml')) {
        return reply
          .type('application/xml')
          .serializer(String)
          .send(omm(found) as never);
      }
      return presentTle(found);
    },
  });

  app.route({
    method: 'POST',
    url: '/tle-set',
    schema: {
      operationId: 'getTleSet',
      summary: 'Element sets of many objects, keyed by catalogue number; objects without one are absent',
      tags,
      body: tleSetBody,
      response: { 200: tleSet },
    },
    handler: async (request) => {
      const set: Record<string, ReturnType<typeof presentTle>> = {};
      for (const one of request.body) {
        const wanted = typeof one === 'number' ? { noradId: one } : one;
        const found = await findElements(context, wanted);
        if (found !== undefined) set[String(wanted.noradId)] = presentTle(found);
      }
      return { tle_set: set };
    },
  });
}
