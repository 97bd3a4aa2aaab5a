import { isIP } from 'node:net';
import { connect } from 'node:tls';
import type { Metrics } from './metrics.ts';

/** Limit of a connection that reads a certificate, ms: the scrape waits for it. */
const PATIENCE_MS = 3000;
/** Interval between two readings of a certificate, ms. */
const CERTIFICATE_SERVES_MS = 600_000;
/** Interval after a failed reading, ms. */
const FAILURE_SERVES_MS = 60_000;

interface Certificate {
  readonly host: string;
  readonly endsMs: number | undefined;
  readonly servesUntilMs: number;
}

/**
 * Defines metrics of external dependencies other than the database: the identity provider, and the certificates of the URLs of the platform and
 * its identity provider.
 *
 * @param urls  only certificates of `https` URLs are read
 */
export function measureSurroundings(
  metrics: Metrics,
  {
    isIdentityReady,
    urls,
  }: { readonly isIdentityReady: () => Promise<void>; readonly urls: readonly (string | undefined)[] },
): void {
  const ask = async () =>
    await isIdentityReady().then(
      () => 1,
      () => 0,
    );
  metrics.measure('the identity provider', ask, { keepout_identity_up: (value) => [{ labels: {}, value }] });

  const secure = urls.flatMap((url) => (url?.startsWith('https:') ? [new URL(url)] : []));
  const byHost = new Map(secure.map((url) => [url.host, url]));
  const certificatesByHost = new Map<string, Certificate>();
  const certificateOf = async (url: URL): Promise<Certificate> => {
    const before = certificatesByHost.get(url.host);
    if (before !== undefined && performance.now() < before.servesUntilMs) return before;
    const endsMs = await certificateEndMs(url).catch(() => undefined);
    const servesMs = endsMs === undefined ? FAILURE_SERVES_MS : CERTIFICATE_SERVES_MS;
    const certificate = { host: url.host, endsMs, servesUntilMs: performance.now() + servesMs };
    certificatesByHost.set(url.host, certificate);
    return certificate;
  };
  metrics.measure('the certificates', async () => await Promise.all([...byHost.values()].map(certificateOf)), {
    keepout_certificate_left_seconds: (certificates) =>
      certificates.flatMap(({ host, endsMs }) =>
        endsMs === undefined ? [] : [{ labels: { host }, value: (endsMs - Date.now()) / 1000 }],
      ),
  });
}

/** Returns the expiry of a certificate, valid or not: the connection carries no data. */
async function certificateEndMs({ hostname, port }: URL): Promise<number> {
  const host = hostname.replace(/^\[|\]$/g, '');
  return await new Promise((resolve, reject) => {
    const socket = connect({
      host,
      port: port === '' ? 443 : Number(port),
      ...(isIP(host) === 0 && { servername: host }),
      rejectUnauthorized: false,
    });
    socket.setTimeout(PATIENCE_MS, () => socket.destroy(new Error('no answer')));
    socket.on('error', reject);
    socket.on('secureConnect', () => {
      resolve(Date.parse(socket.getPeerCertificate().valid_to));
      socket.destroy();
    });
  });
}
