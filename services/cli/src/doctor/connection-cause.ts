import { causesOf } from './finding.ts';

/** Returns the cause of a failed connection, with the correction; undefined for an unusual cause. */
export function connectionCause(error: unknown, host: string): string | undefined {
  const { codes, words } = causesOf(error);
  // Some libraries put a code of their own on the error and leave the system's in its words.
  for (const code of [...codes, ...Object.keys(CAUSES).filter((name) => words.includes(name))]) {
    const cause = CAUSES[code]?.(host);
    if (cause !== undefined) return cause;
  }
  if (/self-signed certificate/i.test(words)) return CAUSES['DEPTH_ZERO_SELF_SIGNED_CERT']?.(host);
  if (/timeout expired|timed? ?out|aborted due to timeout/i.test(words)) return CAUSES['ETIMEDOUT']?.(host);
  return undefined;
}

const certificate = (trouble: string) => (host: string) =>
  `the certificate of ${host} ${trouble}; name its authority with NODE_EXTRA_CA_CERTS, or put the right certificate there`;

const CAUSES: Readonly<Record<string, (host: string) => string>> = {
  ECONNREFUSED: (host) => `no process listens at ${host}; start it there, or correct host and port`,
  ENOTFOUND: (host) => `the host name of ${host} is not known; correct it, or mend the name service`,
  EAI_AGAIN: (host) => `the name service does not answer for ${host}; mend it, or use an address`,
  ETIMEDOUT: (host) => `${host} does not answer in time; a firewall may be between`,
  EHOSTUNREACH: (host) => `${host} is not reachable; check network and address`,
  ENETUNREACH: (host) => `${host} is not reachable; check network and address`,
  ECONNRESET: (host) => `${host} ends the connection; something else may listen there`,
  ENOENT: (host) => `the socket ${host} does not exist; is PostgreSQL running there?`,
  EACCES: (host) => `this account may not use the socket of ${host}`,
  DEPTH_ZERO_SELF_SIGNED_CERT: certificate('is self-signed'),
  SELF_SIGNED_CERT_IN_CHAIN: certificate('comes from an authority that this machine does not know'),
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: certificate('comes from an authority that this machine does not know'),
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: certificate('comes from an authority that this machine does not know'),
  CERT_HAS_EXPIRED: certificate('has expired'),
  CERT_NOT_YET_VALID: certificate('is not valid yet; check the clocks'),
  ERR_TLS_CERT_ALTNAME_INVALID: certificate('is for another host'),
};

type DatabaseSetting = 'KEEPOUT_DATABASE_URL' | 'KEEPOUT_DATABASE_OWNER_URL';

const ENCODED = 'in a URL @ : / ? # % of a password are %40 %3A %2F %3F %23 %25';

/** Returns the cause of a failed database connection, with the correction. Never repeats the password. */
export function databaseCause(error: unknown, url: string, setting: DatabaseSetting = 'KEEPOUT_DATABASE_URL'): string {
  const { host, user, database } = partsOf(url);
  const { codes, words } = causesOf(error);
  if (codes.includes('28P01'))
    return `wrong password, or no such user: ${host} refuses the login of ${user} and does not say which; correct ${setting} (${ENCODED})`;
  if (codes.includes('28000')) {
    return /role ".*" does not exist/.test(words)
      ? `the user ${user} does not exist at ${host}; create it, or correct ${setting}`
      : `${host} does not let the user ${user} in (${lastOf(words)}); see its pg_hba.conf`;
  }
  if (codes.includes('3D000')) {
    return `the database ${database} does not exist at ${host}; create it (createdb -O ${user} ${database}), or correct ${setting}`;
  }
  if (codes.includes('42501'))
    return `the user ${user} lacks a right (${lastOf(words)}); ask the owner of the database for it`;
  if (codes.includes('53300'))
    return `${host} has no connection left; raise max_connections, or lower KEEPOUT_DATABASE_CONNECTIONS`;
  if (codes.includes('57P03')) return `${host} is starting or stopping; try again in a moment`;
  if (/does not support SSL/.test(words)) {
    return `${host} does not speak TLS, which the URL asks for; set ssl = on there`;
  }
  if (/client password must be a string|no password/i.test(words)) {
    return `${host} asks for a password and ${setting} has none for the user ${user}`;
  }
  return connectionCause(error, host) ?? lastOf(words);
}

function partsOf(url: string): { readonly host: string; readonly user: string; readonly database: string } {
  const parsed = new URL(url);
  const socket = parsed.searchParams.get('host');
  const host = socket ?? `${parsed.hostname}:${parsed.port || 5432}`;
  return {
    host,
    user: decodeURIComponent(parsed.username) || 'of this account',
    database: decodeURIComponent(parsed.pathname.slice(1)) || 'of the user name',
  };
}

const lastOf = (words: string): string => words.split('; ').at(-1) ?? words;
