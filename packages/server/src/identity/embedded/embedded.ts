import { createHash } from 'node:crypto';
import { createLocalJWKSet, importJWK, SignJWT } from 'jose';
import type { Database } from '../../platform/database/database.ts';
import type { App } from '../../platform/http/app.ts';
import type { Logger } from '../../platform/observing/logs.ts';
import { NO_GROUPS } from '../../platform/settings/group-map.ts';
import { createVerifier, type TokenVerifier } from '../verify.ts';
import { MACHINE_PREFIX } from './clients.ts';
import { createProvider } from './provider.ts';
import { AUDIENCE, profile, REALM_PATH, userAccess, WEB_CLIENT_ID } from './realm.ts';
import { serveIdentity } from './routes.ts';
import { signInLog } from './sign-in-log.ts';
import { publicHalf, signingKeys } from './signing-keys.ts';
import { findUserByName } from './users.ts';

export interface EmbeddedIdentity {
  readonly issuer: string;
  readonly verifier: TokenVerifier;
  serve(app: App): Promise<void>;
}

export interface EmbeddedIdentityOptions {
  readonly publicUrl: string;
  readonly database: Database;
  readonly isDemo: boolean;
  readonly log: Logger;
}

/** The identity provider of a demonstration, inside this process. */
export async function createEmbeddedIdentity(options: EmbeddedIdentityOptions): Promise<EmbeddedIdentity> {
  const keys = await signingKeys(options.database);
  const issuer = `${options.publicUrl}${REALM_PATH}`;
  const verifier = createVerifier({
    issuer,
    keys: { find: createLocalJWKSet({ keys: keys.map(publicHalf) }), ready: async () => undefined },
    clientIds: [WEB_CLIENT_ID, `${MACHINE_PREFIX}*`],
    audiences: [AUDIENCE],
    tokenTypes: ['at+jwt'],
    operatorClaim: 'operator',
    groups: { claim: 'groups', map: NO_GROUPS },
  });
  // Cookies are signed with a secret that follows from the newest key, which only we hold.
  const cookieKeys = keys.map((key) => createHash('sha256').update(`cookie ${key.d}`).digest('base64url'));
  const provider = createProvider(await loadLibrary(), { ...options, keys, cookieKeys });
  return {
    issuer,
    verifier,
    serve: (app) =>
      serveIdentity(app, { ...options, provider, verifier, signIns: signInLog(options.database, options.log) }),
  };
}

/** An access token of a user, for scripts on this machine; undefined when there is no such user. */
export async function issueToken(database: Database, publicUrl: string, userName: string): Promise<string | undefined> {
  const user = await findUserByName(database, userName);
  const key = (await signingKeys(database))[0]!;
  if (user === undefined) return undefined;
  return new SignJWT({ azp: WEB_CLIENT_ID, typ: 'Bearer', ...profile(user), ...userAccess(user) })
    .setProtectedHeader({ alg: 'RS256', kid: key.kid!, typ: 'at+jwt' })
    .setIssuer(`${publicUrl}${REALM_PATH}`)
    .setAudience(AUDIENCE)
    .setSubject(user.subject)
    .setIssuedAt()
    .setExpirationTime('1h')
    .sign(await importJWK(key, 'RS256'));
}

/**
 * Loads the provider library, which only a demonstration needs. It announces at loading that it wants Node 22; our tests
 * run it on every version that we support, so the line would only worry the reader.
 */
async function loadLibrary() {
  const { warn } = console;
  console.warn = () => undefined;
  try {
    return (await import('oidc-provider')).default;
  } finally {
    console.warn = warn;
  }
}
