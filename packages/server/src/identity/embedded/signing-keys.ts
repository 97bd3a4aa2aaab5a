import { sql } from 'drizzle-orm';
import { calculateJwkThumbprint, exportJWK, generateKeyPair, type JWK } from 'jose';
import type { Database, Queries } from '../../platform/database/database.ts';

/** A key signs for this long and verifies for twice as long. */
const SIGNING_DAYS = 90;

/** The provider's RS256 private keys, newest first; made, renewed and forgotten as needed. They live with the users. */
export async function signingKeys(database: Database): Promise<readonly JWK[]> {
  // Made before the table is locked: it takes the processor a while, and is needed once in ninety days.
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

/** The half that anybody may have. */
export function publicHalf(jwk: JWK): JWK {
  const { kty, n, e, kid, use, alg } = jwk;
  return { kty: kty!, n: n!, e: e!, kid: kid!, use: use!, alg: alg! };
}
