import type { FastifyHelmetOptions } from '@fastify/helmet';
import type { Settings } from '../settings/settings.ts';

/**
 * Security headers. Scripts only from this origin; WebAssembly may be compiled; styles that the interface library inserts
 * carry the nonce of their page. Pages of this origin may frame others of it, for the silent sign-in and the sign-out check.
 */
export function contentPolicy(settings: Pick<Settings, 'publicUrl' | 'issuerUrl'>): FastifyHelmetOptions {
  const isHttps = settings.publicUrl.startsWith('https:');
  const issuer = settings.issuerUrl === undefined ? [] : [new URL(settings.issuerUrl).origin];
  return {
    enableCSPNonces: true,
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        'default-src': ["'self'"],
        'script-src': ["'self'", "'wasm-unsafe-eval'"],
        'style-src': ["'self'"],
        'img-src': ["'self'", 'data:', 'blob:'],
        'font-src': ["'self'"],
        'worker-src': ["'self'", 'blob:'],
        'connect-src': ["'self'", ...issuer],
        'frame-src': ["'self'", ...issuer],
        'frame-ancestors': ["'self'"],
        'form-action': ["'self'", ...issuer],
        'object-src': ["'none'"],
        'base-uri': ["'none'"],
        ...(isHttps && { 'upgrade-insecure-requests': [] }),
      },
    },
    strictTransportSecurity: isHttps,
    xFrameOptions: { action: 'sameorigin' },
    referrerPolicy: { policy: 'same-origin' },
    crossOriginOpenerPolicy: isHttps || new URL(settings.publicUrl).hostname === 'localhost',
    originAgentCluster: false,
  };
}
