import { createPrivateKey, X509Certificate } from 'node:crypto';

const A_CERTIFICATE = /-----BEGIN CERTIFICATE-----[\s\S]+?-----END CERTIFICATE-----/;
const A_KEY = /-----BEGIN (EC |RSA )?PRIVATE KEY-----[\s\S]+?-----END (EC |RSA )?PRIVATE KEY-----/;

/** Validity of a certificate, Unix ms. */
export interface Validity {
  readonly fromMs: number;
  readonly untilMs: number;
}

/** Returns the validity of the certificate in a PEM; undefined if it cannot be read. */
export function validityOf(pem: string): Validity | undefined {
  const certificate = read(() => new X509Certificate(A_CERTIFICATE.exec(pem)?.[0] ?? ''));
  return certificate && spanOf(certificate);
}

/** Returns the error of a certificate and its key, both as PEM, one after the other; undefined if valid. @param nowMs   Unix ms */
export function certificateFault(pem: string, nowMs: number): string | undefined {
  const certificate = read(() => new X509Certificate(A_CERTIFICATE.exec(pem)?.[0] ?? ''));
  if (certificate === undefined) return 'It needs a certificate as PEM; there is none that can be read.';
  const key = read(() => createPrivateKey(A_KEY.exec(pem)?.[0] ?? ''));
  if (key === undefined)
    return 'It needs the key of the certificate as PEM, unencrypted; there is none that can be read.';
  if (!certificate.checkPrivateKey(key)) return 'The key is not that of the certificate.';
  const { fromMs, untilMs } = spanOf(certificate);
  if (nowMs > untilMs) return `The certificate ended on ${dateOf(untilMs)}.`;
  return nowMs < fromMs ? `The certificate begins on ${dateOf(fromMs)}.` : undefined;
}

const spanOf = ({ validFrom, validTo }: X509Certificate): Validity => ({
  fromMs: Date.parse(validFrom),
  untilMs: Date.parse(validTo),
});

const dateOf = (ms: number): string => new Date(ms).toISOString().slice(0, 10);

function read<T>(make: () => T): T | undefined {
  try {
    return make();
  } catch {
    return undefined;
  }
}
