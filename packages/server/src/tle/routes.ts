import { Readable } from 'node:stream';
import { ommFromElements, writeOmm } from '@keepout/ccsds/omm/write';
import { TLE } from '@keepout/contract/tle/endpoints/tle';
import type { FastifyReply } from 'fastify';
import type { FoundElements } from '../catalogue/store.ts';
import type { ServerContext } from '../hosting/module.ts';
import { chosenType } from '../platform/http/accept.ts';
import type { App } from '../platform/http/http.ts';
import { notFound, refused } from '../platform/http/problem.ts';
import { serve } from '../platform/http/serve.ts';
import { celestrak } from './celestrak.ts';
import { openLookUps } from './look-ups.ts';
import { elementBatches, findOneElementSet, presentTle } from './service.ts';

function omm(elements: FoundElements): string {
  const authorship = { creationTaiS: elements.elements.epochTaiS, originator: elements.source };
  return writeOmm(ommFromElements(elements.elements, authorship), 'xml');
}

/** Returns a signal that aborts when the caller leaves. */
function whileConnected(reply: Pick<FastifyReply, 'raw'>): AbortSignal {
  const disconnected = new AbortController();
  reply.raw.once('close', () => disconnected.abort());
  return disconnected.signal;
}

/** Yields the answer in pieces, so that at most one batch is in memory. */
async function* setText(
  first: IteratorResult<FoundElements[]>,
  { batches: laterBatches, notAsked }: Awaited<ReturnType<typeof elementBatches>>,
) {
  yield '{"tle_set":{';
  let separator = '';
  for (let next = first; !next.done; next = await laterBatches.next()) {
    for (const elements of next.value) {
      yield `${separator}"${elements.elements.noradId}":${JSON.stringify(presentTle(elements))}`;
      separator = ',';
    }
  }
  yield `},"notAsked":${JSON.stringify(notAsked)}}`;
}

export function registerTle(app: App, context: ServerContext): void {
  const { celestrakUrl } = context.settings;
  const outside = celestrakUrl === undefined ? undefined : openLookUps(celestrak(celestrakUrl));
  const sources = { context, outside };

  serve(app, TLE.getTle, async (request, reply) => {
    const elements = await findOneElementSet(sources, request.query, whileConnected(reply));
    if (elements === undefined) throw notFound(`An element set of object ${request.query.noradId}`);
    const type = chosenType(request);
    if (type === 'text/plain') {
      const { tle: lines } = presentTle(elements);
      if (lines === '') {
        throw refused('not-writable-as-tle', {
          detail: `Catalogue number ${elements.elements.noradId} does not fit a TLE; request an OMM.`,
        });
      }
      return reply
        .type('text/plain')
        .serializer(String)
        .send(lines as never);
    }
    if (type === 'application/xml' || type === 'text/xml') {
      return reply
        .type(type)
        .serializer(String)
        .send(omm(elements) as never);
    }
    return presentTle(elements);
  });

  serve(app, TLE.getTleSet, async (request, reply) => {
    const requestedElements = request.body.map((item) => (typeof item === 'number' ? { noradId: item } : item));
    const source = request.query.source === 'stored' ? { context, outside: undefined } : sources;
    const answer = await elementBatches(source, requestedElements, whileConnected(reply));
    // The first batch detects most outages while they can still be answered as a problem.
    const first = await answer.batches.next();
    return reply.type('application/json; charset=utf-8').send(Readable.from(setText(first, answer)) as never);
  });
}
