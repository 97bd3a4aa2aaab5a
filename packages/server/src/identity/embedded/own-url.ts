import type { FastifyRequest } from 'fastify';
import type { App } from '../../platform/http/app.ts';
import { REALM_PATH, sameOrigins } from './realm.ts';

/**
 * The provider library makes its URLs of the request's `Host` and `X-Forwarded-*`, which anybody can write. Before it sees a
 * request, they are set to what the settings say; the address is the one that the server has judged, by the same settings.
 */
export function settleOwnUrl(app: App, publicUrl: string): void {
  const own = new URL(publicUrl);
  const hosts = sameOrigins(publicUrl).map((origin) => new URL(origin).host);
  app.addHook('onRequest', async (request: FastifyRequest) => {
    if (!request.url.startsWith(`${REALM_PATH}/`)) return;
    const address = request.ip;
    const { headers } = request.raw;
    if (!hosts.includes(headers.host ?? '')) headers.host = own.host;
    headers['x-forwarded-proto'] = own.protocol.slice(0, -1);
    headers['x-forwarded-for'] = address;
    delete headers['x-forwarded-host'];
  });
}
