import { isLoopback } from './loopback.ts';

/** The only modes in which the driver asks the server for a certificate and believes it for a reason. */
const VERIFYING = ['verify-full', 'verify-ca'];

/**
 * Why a database URL must not be used over a network; undefined when it may.
 *
 * `verify-full` checks the certificate and the name in it. `verify-ca` checks no name, so it is taken only with a root of
 * the installation's own: with public roots any certificate of any site would do. `require` is refused although the driver
 * of today reads it as `verify-full`: to PostgreSQL's own tools it means a cipher with whoever answers, and the driver
 * has announced that it will follow them. A socket and a loopback address never leave the machine.
 */
export function unsafeDatabaseUrl(url: string): string | undefined {
  const { hostname, searchParams } = new URL(url);
  // A host in the query wins over the one in front; several are tried one after the other.
  const hosts = [hostname, ...searchParams.getAll('host')].map(decodeURIComponent).flatMap((one) => one.split(','));
  if (hosts.every((host) => host === '' || host.startsWith('/') || isLoopback(host))) return undefined;
  const modes = searchParams.getAll('sslmode');
  const isVerified = modes.length > 0 && modes.every((mode) => VERIFYING.includes(mode));
  if (!isVerified) {
    return 'must verify the server in production: add ?sslmode=verify-full (with sslrootcert=FILE for a root of your own)';
  }
  if (modes.includes('verify-ca') && !searchParams.has('sslrootcert')) {
    return 'must name your own root with sslmode=verify-ca: add sslrootcert=FILE, or use sslmode=verify-full';
  }
  return undefined;
}
