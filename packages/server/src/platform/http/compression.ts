import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { onSendAsyncHookHandler } from 'fastify';
import { vary } from './accept.ts';
import type { HttpApp } from './app.ts';

const WORTHWHILE_BYTES = 2_000;
const compressible = /^(application\/([a-z.+-]*json|xml)|text\/)/;
const toGzip = promisify(gzip);
const toBrotli = promisify(brotliCompress);

/**
 * Compresses answers that are a single text in memory; streams and prepared files are sent unchanged.
 *
 * It is registered on each route, since those hooks run after the hooks of every scope: hooks that store an answer get the uncompressed text.
 */
export function compressAnswers(app: Pick<HttpApp, 'addHook'>): void {
  app.addHook('onRoute', (route) => {
    route.onSend = [route.onSend ?? [], compress].flat();
  });
}

const compress: onSendAsyncHookHandler = async (request, reply, payload) => {
  const isText = typeof payload === 'string' || Buffer.isBuffer(payload);
  const type = String(reply.getHeader('content-type') ?? '');
  if (
    !isText ||
    (payload as string).length < WORTHWHILE_BYTES ||
    !compressible.test(type) ||
    reply.hasHeader('content-encoding')
  ) {
    return payload;
  }
  vary(reply, 'accept-encoding');
  const encoding = acceptedCoding(String(request.headers['accept-encoding'] ?? ''));
  if (encoding === undefined) {
    return payload;
  }
  const bytes = Buffer.from(payload as string);
  const packed =
    encoding === 'br'
      ? await toBrotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } })
      : await toGzip(bytes, { level: 5 });
  reply.header('content-encoding', encoding).removeHeader('content-length');
  return packed;
};

/** Returns the coding to answer in, from the caller's `Accept-Encoding`. */
export function acceptedCoding(header: string): 'br' | 'gzip' | undefined {
  const offers = header.split(',').map((offer) => offer.trim().split(/\s*;\s*/));
  const takes = (name: string) =>
    offers.some(([offer, quality]) => offer === name && !/^q=0(\.0*)?$/.test(quality ?? ''));
  return takes('br') ? 'br' : takes('gzip') ? 'gzip' : undefined;
}
