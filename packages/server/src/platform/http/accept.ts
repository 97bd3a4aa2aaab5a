import type { FastifyReply, FastifyRequest } from 'fastify';
import type { HttpApp } from './app.ts';
import { isNobodys } from './known-paths.ts';
import { refused } from './problem.ts';

interface Range {
  readonly type: string;
  readonly quality: number;
}

const JSON_ALONE = ['application/json'];

/**
 * Answers 406 if an API route has no answer in an accepted form. If it has several, `Vary: Accept` keeps
 * caches from mixing them. Answers without a body are not affected.
 */
export function refuseUnacceptable(app: Pick<HttpApp, 'addHook'>): void {
  app.addHook('preValidation', async (request, reply) => {
    const { offers = JSON_ALONE } = request.routeOptions.config;
    if (isNobodys(request) || !request.url.startsWith('/api/')) return;
    if (request.method === 'DELETE' || request.method === 'OPTIONS') return;
    if (offers.length > 1) vary(reply, 'accept');
    if (chosenType(request) !== undefined) return;
    throw refused('not-acceptable', { detail: `The response is available as ${offers.join(' or ')}.` });
  });
}

/** Returns the offered content type that the caller prefers; undefined if none is accepted. */
export function chosenType({ headers, routeOptions }: FastifyRequest): string | undefined {
  const { offers = JSON_ALONE } = routeOptions.config;
  const ranges = rangesOf(headers.accept);
  if (ranges.length === 0) return offers[0];
  let best: { readonly offer: string; readonly quality: number } | undefined;
  for (const offer of offers) {
    const quality = qualityOf(offer, ranges);
    if (quality > (best?.quality ?? 0)) best = { offer, quality };
  }
  return best?.offer;
}

/** Parses the ranges of RFC 9110, 12.5.1; invalid ranges are ignored. */
function rangesOf(accept: string | undefined): Range[] {
  return (accept ?? '').split(',').flatMap((part) => {
    const [type = '', ...parameters] = part
      .toLowerCase()
      .split(';')
      .map((text) => text.trim());
    if (!/^(\*|[\w.+-]+)\/(\*|[\w.+-]+)$/.test(type)) return [];
    const quality = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
    return [{ type, quality: quality === undefined ? 1 : Math.min(1, Number(quality) || 0) }];
  });
}

/** Returns the quality of a type by the most specific matching range. */
function qualityOf(offer: string, ranges: readonly Range[]): number {
  const [kind] = offer.split('/', 1);
  for (const name of [offer, `${kind}/*`, '*/*']) {
    const matches = ranges.filter(({ type }) => type === name);
    if (matches.length > 0) return Math.max(...matches.map(({ quality }) => quality));
  }
  return 0;
}

/** Adds a request header to `Vary`. */
export function vary(reply: FastifyReply, header: string): void {
  const present = String(reply.getHeader('vary') ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
  if (present.some((name) => name.toLowerCase() === header.toLowerCase())) return;
  reply.header('vary', [...present, header].join(', '));
}
