import { createHash, createPrivateKey, generateKeyPairSync } from 'node:crypto';
import type { RecordKeySet } from '@keepout/contract/ca/endpoints/record-keys';
import { desc, eq, isNull, sql } from 'drizzle-orm';
import type { ServerContext } from '../../hosting/module.ts';
import type { Queries, Transaction } from '../../platform/database/database.ts';
import { wireTime } from '../../platform/database/stored-time.ts';
import { Outage } from '../../platform/outage.ts';
import type { Vault } from '../../platform/secrets/vault.ts';
import { vaultOf } from '../../platform/secrets/vault-of.ts';
import { recordKey } from '../tables.ts';
import type { RecordSigner } from './sealing.ts';

/** Context of the encrypted private keys in the vault. */
const OWNER = 'record keys';

/**
 * Returns the present signing key of records; creates it at the first use. A key that the configured keys cannot decrypt is
 * retired and replaced; its public key remains available to verify older records.
 */
export async function signerOf(tx: Transaction, vault: Vault): Promise<RecordSigner> {
  await holdKeys(tx);
  const [inUse] = await tx.select().from(recordKey).where(isNull(recordKey.validUntil));
  const pem = inUse && opened(vault, inUse.privateKey);
  if (inUse === undefined || pem === undefined) return await newKey(tx, vault);
  if (!vault.isCurrent(inUse.privateKey)) {
    await tx
      .update(recordKey)
      .set({ privateKey: vault.seal(pem, OWNER) })
      .where(isNull(recordKey.validUntil));
  }
  return { kid: inUse.kid, privateKey: createPrivateKey(pem) };
}

/**
 * Returns the time of the database clock, which also sets the start of a key's validity, to the microsecond. With the clock of a process, which may
 * be slow and has milliseconds, the first signature of a key could precede its validity.
 */
export async function timeOfKeys(tx: Transaction): Promise<string> {
  const { rows } = await tx.execute<{ now: string }>(sql`select clock_timestamp()::text as now`);
  return wireTime(rows[0]!.now);
}

/** Encrypts the signing key with the first configured key, so that an older one can be removed; a key that cannot be decrypted is left as it is. */
export async function sealRecordKey({
  database,
  settings,
}: Pick<ServerContext, 'database' | 'settings'>): Promise<void> {
  await database.orm.transaction(async (tx) => {
    const [inUse] = await tx.select().from(recordKey).where(isNull(recordKey.validUntil)).for('update');
    if (inUse === undefined) return;
    const vault = vaultOf(settings);
    const pem = opened(vault, inUse.privateKey);
    if (pem === undefined || vault.isCurrent(inUse.privateKey)) return;
    await tx
      .update(recordKey)
      .set({ privateKey: vault.seal(pem, OWNER) })
      .where(eq(recordKey.kid, inUse.kid));
  });
}

/** Replaces the signing key. */
export async function rotateKey(tx: Transaction, vault: Vault): Promise<RecordSigner> {
  await holdKeys(tx);
  return await newKey(tx, vault);
}

/** Returns all present and former public keys as a JWK Set, newest first. */
export async function publishedKeys(db: Queries): Promise<RecordKeySet> {
  const rows = await db.select().from(recordKey).orderBy(desc(recordKey.validFrom));
  const keys = rows.map(({ kid, publicKey, validFrom, validUntil }): RecordKeySet['keys'][number] => ({
    kty: 'OKP',
    crv: 'Ed25519',
    x: publicKey,
    kid,
    alg: 'EdDSA',
    use: 'sig',
    validFrom,
    ...(validUntil !== null && { validUntil }),
  }));
  return { keys };
}

/** Locks key creation until the end of the transaction. */
const holdKeys = (tx: Transaction) => tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('record keys', 0))`);

async function newKey(tx: Transaction, vault: Vault): Promise<RecordSigner> {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519');
  const { x = '' } = publicKey.export({ format: 'jwk' });
  const kid = createHash('sha256')
    .update(JSON.stringify({ crv: 'Ed25519', kty: 'OKP', x }))
    .digest('base64url');
  const pem = privateKey.export({ format: 'pem', type: 'pkcs8' }).toString();
  await tx.update(recordKey).set({ validUntil: sql`clock_timestamp()` }).where(isNull(recordKey.validUntil));
  await tx.insert(recordKey).values({ kid, publicKey: x, privateKey: vault.seal(pem, OWNER) });
  return { kid, privateKey };
}

function opened(vault: Vault, text: string): string | undefined {
  try {
    return vault.open(text, OWNER);
  } catch (cause) {
    if (cause instanceof Outage) return undefined;
    throw cause;
  }
}
