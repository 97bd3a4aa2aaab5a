import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import { SEALED_POLICY, SEALED_WORKER } from '@keepout/contract/platform/sealed-worker';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { HttpApp } from './app.ts';
import type { Fallback } from './http.ts';

/** Paths of the server: an unknown one is answered with a problem and never with the application. */
const serverPaths = /^\/(api|auth|health|metrics)(\/|$)/;
const YEAR_S = 31_536_000;
/** The page of verification is a document of its own, which a stranger opens without the application. */
const VERIFY = /^\/verify\/?(\?|$)/;

/**
 * The application's page for every path that a browser navigates to, since the application routes by itself; a path that
 * looks like a file, or is not a navigation, stays a 404. Undefined when the application is not built.
 */
export function webFallback(directory: string): Fallback | undefined {
  const html = readPage(directory);
  if (html === undefined) return undefined;
  const verify = readPage(directory, 'verify.html') ?? html;
  return (request, reply) =>
    isNavigation(request) ? sendPage(reply, VERIFY.test(request.url) ? verify : html) : undefined;
}

/** Serves the built web application and its configuration, which it reads before sign-in. */
export async function serveWeb(
  app: HttpApp,
  directory: string,
  config: Readonly<Record<string, unknown>>,
): Promise<void> {
  app.get('/config.json', async (_request, reply) => reply.header('cache-control', 'no-cache').send(config));
  const html = readPage(directory);
  if (html === undefined) {
    app.log.warn({ directory }, 'the web application is not built; only the API is served');
    return;
  }
  await app.register(fastifyStatic, {
    root: directory,
    index: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      const isHashed = path.includes('/assets/');
      reply.header('cache-control', isHashed ? `public, max-age=${YEAR_S}, immutable` : 'no-cache');
      if (SEALED_WORKER.test(path)) reply.header('content-security-policy', SEALED_POLICY);
    },
  });
  app.get('/', (_request, reply) => sendPage(reply, html));
  app.get('/index.html', (_request, reply) => sendPage(reply, html));
}

function readPage(directory: string, name = 'index.html'): string | undefined {
  const page = join(directory, name);
  return existsSync(page) ? readFileSync(page, 'utf8') : undefined;
}

/** The nonce lets the interface library insert its few styles under the content policy. */
function sendPage(reply: FastifyReply, html: string): FastifyReply {
  const nonce = reply.cspNonce.style;
  return reply
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-cache')
    .send(html.replace('<head>', `<head>\n    <meta property="csp-nonce" nonce="${nonce}">`));
}

function isNavigation(request: FastifyRequest): boolean {
  const path = request.url.split('?', 1)[0]!;
  const isPage = request.method === 'GET' && (request.headers.accept ?? '').includes('text/html');
  return isPage && !serverPaths.test(path) && !/\.[a-z0-9]{2,5}$/i.test(path);
}
