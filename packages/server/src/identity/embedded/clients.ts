import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { ResourceAccess } from '@keepout/contract/platform/roles';
import { sql } from 'drizzle-orm';
import type { Database, Queries } from '../../platform/database/database.ts';

/** A program of an operator that signs in by itself (client credentials). */
export interface MachineClient {
  readonly clientId: string;
  readonly name: string;
  readonly operatorId: string;
  readonly roles: ResourceAccess;
  /** Null or absent: created on the command line. */
  readonly createdBy?: string | null;
}

/** Prefix of all machine client ids; the server accepts tokens of all of them. */
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

/** Registers the client, or gives it a new secret, and returns the secret, which is shown only once. */
export async function saveMachineClient(database: Database, client: MachineClient): Promise<string> {
  if (!client.clientId.startsWith(MACHINE_PREFIX)) {
    throw new Error(`a machine client's id begins with ${MACHINE_PREFIX}`);
  }
  const secret = newSecret();
  await database.pool.query(
    `insert into identity_client (client_id, secret_hash, name, operator_id, roles, created_by) values ($1, $2, $3, $4, $5, $6)
     on conflict (client_id) do update set secret_hash = excluded.secret_hash, name = excluded.name,
       operator_id = excluded.operator_id, roles = excluded.roles, created_by = excluded.created_by, secret_at = now()`,
    [
      client.clientId,
      hashSecret(secret),
      client.name,
      client.operatorId,
      JSON.stringify(client.roles),
      client.createdBy,
    ],
  );
  return secret;
}

/** A program in the form for its operator; times as the database prints them. */
export interface StoredMachine extends MachineClient {
  readonly createdBy: string | null;
  readonly createdAt: string;
  readonly secretAt: string;
  readonly lastUsedAt: string | null;
}

const MACHINE_COLUMNS = sql`client_id as "clientId", name, operator_id as "operatorId", roles, created_by as "createdBy",
  created_at::text as "createdAt", secret_at::text as "secretAt", last_used_at::text as "lastUsedAt"`;

type KeptRow = StoredMachine & Record<string, unknown>;

/** Returns the programs of an operator by name; with an id, only that program. */
export async function machinesOf(
  db: Queries,
  operatorId: string,
  clientId?: string,
): Promise<readonly StoredMachine[]> {
  const { rows } = await db.execute<KeptRow>(sql`
    select ${MACHINE_COLUMNS} from identity_client
    where operator_id = ${operatorId} ${clientId === undefined ? sql`` : sql`and client_id = ${clientId}`}
    order by lower(name), client_id`);
  return rows;
}

/** Creates a client program with an id; returns undefined if the operator has one with that name. */
export async function addMachine(
  db: Queries,
  machine: Omit<MachineClient, 'clientId'> & { readonly createdBy: string },
): Promise<{ readonly machine: StoredMachine; readonly secret: string } | undefined> {
  const secret = newSecret();
  const { rows } = await db.execute<KeptRow>(sql`
    insert into identity_client (client_id, secret_hash, name, operator_id, roles, created_by)
    values (${`${MACHINE_PREFIX}-${newIdentifier()}`}, ${hashSecret(secret)}, ${machine.name}, ${machine.operatorId},
      ${JSON.stringify(machine.roles)}::jsonb, ${machine.createdBy})
    on conflict do nothing returning ${MACHINE_COLUMNS}`);
  return rows[0] && { machine: rows[0], secret };
}

/** Gives a program of the operator a new secret; the previous one becomes invalid. */
export async function renewSecret(
  db: Queries,
  operatorId: string,
  clientId: string,
): Promise<{ readonly machine: StoredMachine; readonly secret: string } | undefined> {
  const secret = newSecret();
  const { rows } = await db.execute<KeptRow>(sql`
    update identity_client set secret_hash = ${hashSecret(secret)}, secret_at = now()
    where operator_id = ${operatorId} and client_id = ${clientId} returning ${MACHINE_COLUMNS}`);
  return rows[0] && { machine: rows[0], secret };
}

/** Deletes a program; it gets no more tokens. */
export async function removeMachine(
  db: Queries,
  operatorId: string,
  clientId: string,
): Promise<StoredMachine | undefined> {
  const { rows } = await db.execute<KeptRow>(sql`
    delete from identity_client where operator_id = ${operatorId} and client_id = ${clientId} returning ${MACHINE_COLUMNS}`);
  return rows[0];
}

/** Prefix of the name of a program as an actor. */
export const SERVICE_ACCOUNT = 'service-account-';

/** Returns the function that maps an actor to the person behind it: for a program its creator, if recorded. */
export async function eyesOf(db: Queries, operatorId: string): Promise<(actor: string | null) => string | null> {
  const { rows } = await db.execute<{ readonly actor: string; readonly maker: string }>(sql`
    select ${SERVICE_ACCOUNT} || client_id as actor, created_by as maker from identity_client
    where operator_id = ${operatorId} and created_by is not null`);
  const makers = new Map(rows.map(({ actor, maker }) => [actor, maker]));
  return (actor) => makers.get(actor ?? '') ?? actor;
}

/** Returns the program that requests a token, and records the time. */
export async function useMachineClient(database: Database, clientId: string): Promise<MachineClient | undefined> {
  const { rows } = await database.pool.query<MachineClient>(
    `update identity_client set last_used_at = now() where client_id = $1
     returning client_id as "clientId", name, operator_id as "operatorId", roles`,
    [clientId],
  );
  return rows[0];
}

const newSecret = (): string => randomBytes(32).toString('base64url');

/** Returns sixty random bits in letters that are not easily confused. */
function newIdentifier(): string {
  const letters = 'abcdefghjkmnpqrstuvwxyz234567890';
  return [...randomBytes(12)].map((byte) => letters[byte % letters.length]!).join('');
}

/** Secrets are 256 random bits, so a plain hash cannot be guessed back. */
export function hashSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}

export function isSecret(secret: string, hash: string): boolean {
  return timingSafeEqual(Buffer.from(hashSecret(secret)), Buffer.from(hash));
}
