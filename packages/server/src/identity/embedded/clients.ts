import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { ResourceAccess } from '@keepout/contract/platform/roles';
import type { Database } from '../../platform/database/database.ts';

/** A program of an operator that signs in by itself (client credentials). */
export interface MachineClient {
  readonly clientId: string;
  readonly name: string;
  readonly operatorId: string;
  readonly roles: ResourceAccess;
}

/** Every machine client's id begins so; the server accepts tokens of all of them. */
export const MACHINE_PREFIX = 'keepout-machine';

export async function findMachineClient(
  database: Database,
  clientId: string,
): Promise<(MachineClient & { readonly secretHash: string }) | undefined> {
  const { rows } = await database.pool.query<MachineClient & { secretHash: string }>(
    `select client_id as "clientId", name, operator_id as "operatorId", roles, secret_hash as "secretHash"
     from identity_client where client_id = $1`,
    [clientId],
  );
  return rows[0];
}

/** Registers the client, or gives it a new secret, and returns the secret for the one time that it is shown. */
export async function saveMachineClient(database: Database, client: MachineClient): Promise<string> {
  if (!client.clientId.startsWith(MACHINE_PREFIX)) {
    throw new Error(`a machine client's id begins with ${MACHINE_PREFIX}`);
  }
  const secret = randomBytes(32).toString('base64url');
  await database.pool.query(
    `insert into identity_client (client_id, secret_hash, name, operator_id, roles) values ($1, $2, $3, $4, $5)
     on conflict (client_id) do update set secret_hash = excluded.secret_hash, name = excluded.name,
       operator_id = excluded.operator_id, roles = excluded.roles`,
    [client.clientId, hashSecret(secret), client.name, client.operatorId, JSON.stringify(client.roles)],
  );
  return secret;
}

/** Secrets are 256 random bits, so a plain hash cannot be guessed back. */
export function hashSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}

export function isSecret(secret: string, hash: string): boolean {
  return timingSafeEqual(Buffer.from(hashSecret(secret)), Buffer.from(hash));
}
