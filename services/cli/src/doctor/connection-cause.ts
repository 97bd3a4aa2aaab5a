import { causesOf } from './finding.ts';

/** Returns the cause of a failed connection with its remedy; undefined for uncommon causes. */
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
  ECONNREFUSED: (host) => `nothing listens at ${host}; start it there, or correct host and port`,
  ENOTFOUND: (host) => `the host name of ${host} is not known; correct it, or mend the name service`,
  EAI_AGAIN: (host) => `the name service does not answer for ${host}; mend it, or use an address`,
  ETIMEDOUT: (host) => `${host} does not answer in time; a firewall may be between`,
  EHOSTUNREACH: (host) => `there is no way to ${host}; check network and address`,
  ENETUNREACH: (host) => `there is no way to ${host}; check network and address`,
  ECONNRESET: (host) => `${host} ends the connection; something else may listen there`,
  ENOENT: (host) => `there is no socket at ${host}; is PostgreSQL running there?`,
  EACCES: (host) => `this account may not use the socket of ${host}`,
  DEPTH_ZERO_SELF_SIGNED_CERT: certificate('is signed by itself'),
  SELF_SIGNED_CERT_IN_CHAIN: certificate('comes from an authority that this machine does not know'),
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: certificate('comes from an authority that this machine does not know'),
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: certificate('comes from an authority that this machine does not know'),
  CERT_HAS_EXPIRED: certificate('has expired'),
  CERT_NOT_YET_VALID: certificate('is not valid yet; check the clocks'),
  ERR_TLS_CERT_ALTNAME_INVALID: certificate('is for another host'),
};
