import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { calculateJwkThumbprint, createLocalJWKSet, exportJWK, generateKeyPair, type JWK } from 'jose';
import type { Database, Queries } from '../../platform/database/database.ts';
import type { HttpApp } from '../../platform/http/app.ts';
import type { Logger } from '../../platform/observing/logs.ts';
import { NO_GROUPS } from '../../platform/settings/group-map.ts';
import { createVerifier, type TokenVerifier } from '../verify.ts';
import { MACHINE_PREFIX } from './clients.ts';
import { createProvider } from './provider.ts';
import { AUDIENCE, REALM_PATH, WEB_CLIENT_ID } from './realm.ts';
import { serveIdentity } from './routes.ts';
import { signInLog } from './sign-in-log.ts';

export interface EmbeddedIdentity {
  readonly issuer: string;
  readonly verifier: TokenVerifier;
  serve(app: HttpApp): Promise<void>;
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
  // Cookies are signed with a secret derived from the newest key, which is known only to this provider.
  const cookieKeys = keys.map((key) => createHash('sha256').update(`cookie ${key.d}`).digest('base64url'));
  const provider = createProvider(await loadLibrary(), { ...options, keys, cookieKeys });
  return {
    issuer,
    verifier,
    serve: (app) =>
      serveIdentity(app, { ...options, provider, verifier, signIns: signInLog(options.database, options.log) }),
  };
}

/**
 * Loads the provider library, which only a demonstration needs. On loading it prints that it requires Node 22; the tests of the product
 * run it on every supported version, so this line is suppressed.
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

/** A key signs for this long and verifies for twice as long. */
const SIGNING_DAYS = 90;

/** Returns the provider's RS256 private keys, newest first; creates, renews and deletes them as needed. They are stored with the users. */
async function signingKeys(database: Database): Promise<readonly JWK[]> {
  // Created before the table is locked: it takes processor time, and is needed once in ninety days.
  const spare = (await hasFreshKey(database.orm)) ? undefined : await makeKey();
  return database.orm.transaction(async (within) => {
    // Two processes that start at once must agree on one key.
    await within.execute(sql`lock table identity_key in exclusive mode`);
    await within.execute(
      sql`delete from identity_key where created_at < now() - make_interval(days => ${2 * SIGNING_DAYS})`,
    );
    if (spare !== undefined && !(await hasFreshKey(within))) {
      const { kid } = spare;
      await within.execute(sql`insert into identity_key (kid, jwk) values (${kid}, ${JSON.stringify(spare)}::jsonb)`);
    }
    const { rows } = await within.execute(sql`select jwk from identity_key order by created_at desc`);
    return rows.map((row) => row['jwk'] as JWK);
  });
}

async function hasFreshKey(db: Queries): Promise<boolean> {
  const fresh = await db.execute(
    sql`select 1 from identity_key where created_at > now() - make_interval(days => ${SIGNING_DAYS})`,
  );
  return (fresh.rowCount ?? 0) > 0;
}

async function makeKey(): Promise<JWK> {
  const { privateKey } = await generateKeyPair('RS256', { modulusLength: 2048, extractable: true });
  const jwk = await exportJWK(privateKey);
  return { ...jwk, kid: await calculateJwkThumbprint(jwk), use: 'sig', alg: 'RS256' };
}

/** Returns the public part of a key. */
function publicHalf(jwk: JWK): JWK {
  const { kty, n, e, kid, use, alg } = jwk;
  return { kty: kty!, n: n!, e: e!, kid: kid!, use: use!, alg: alg! };
}
