import type { FastifyRequest } from 'fastify';
import type { HttpApp } from '../../platform/http/app.ts';
import { REALM_PATH, sameOrigins } from './realm.ts';

/**
 * The provider library builds its URLs from the request's `Host` and `X-Forwarded-*`, which any client can set. Before it handles a
 * request, they are set to the values of the settings; the client address is determined by the server's proxy settings.
 */
export function settleOwnUrl(app: HttpApp, publicUrl: string): void {
  const ownUrl = new URL(publicUrl);
  const hosts = sameOrigins(publicUrl).map((origin) => new URL(origin).host);
  app.addHook('onRequest', async (request: FastifyRequest) => {
    if (!request.url.startsWith(`${REALM_PATH}/`)) return;
    const address = request.ip;
    const { headers } = request.raw;
    if (!hosts.includes(headers.host ?? '')) headers.host = ownUrl.host;
    headers['x-forwarded-proto'] = ownUrl.protocol.slice(0, -1);
    headers['x-forwarded-for'] = address;
    delete headers['x-forwarded-host'];
  });
}
