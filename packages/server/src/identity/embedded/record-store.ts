import type { Adapter, AdapterPayload } from 'oidc-provider';
import type { Database } from '../../platform/database/database.ts';
import { findMachineClient } from './clients.ts';
import { pruneSessions } from './sessions.ts';

/** Stores the provider's records (sessions, grants, tokens) in the database, so that users remain signed in after a restart. */
export function recordStore(database: Database): (model: string) => Adapter {
  return (model) => (model === 'Client' ? clientAdapter(database) : recordAdapter(database, model));
}

function recordAdapter(database: Database, model: string): Adapter {
  const findBy = async (column: 'id' | 'uid' | 'user_code', value: string): Promise<AdapterPayload | undefined> => {
    const { rows } = await database.pool.query<{ payload: AdapterPayload; consumed: string | null }>(
      `select payload, extract(epoch from consumed_at)::bigint as consumed from identity_record
       where model = $1 and ${column} = $2 and (expires_at is null or expires_at > now())`,
      [model, value],
    );
    const row = rows[0];
    return row && { ...row.payload, ...(row.consumed !== null && { consumed: Number(row.consumed) }) };
  };
  return {
    upsert: async (id, payload, expiresIn) => {
      await database.pool.query(
        `insert into identity_record (model, id, payload, grant_id, uid, user_code, expires_at)
         values ($1, $2, $3, $4, $5, $6, now() + make_interval(secs => $7))
         on conflict (model, id) do update set payload = excluded.payload, grant_id = excluded.grant_id,
           uid = excluded.uid, user_code = excluded.user_code, expires_at = excluded.expires_at`,
        [
          model,
          id,
          JSON.stringify(payload),
          payload.grantId ?? null,
          payload.uid ?? null,
          payload.userCode ?? null,
          expiresIn ?? null,
        ],
      );
    },
    find: (id) => findBy('id', id),
    findByUid: (uid) => findBy('uid', uid),
    findByUserCode: (code) => findBy('user_code', code),
    consume: async (id) => {
      await database.pool.query('update identity_record set consumed_at = now() where model = $1 and id = $2', [
        model,
        id,
      ]);
    },
    destroy: async (id) => {
      await database.pool.query('delete from identity_record where model = $1 and id = $2', [model, id]);
    },
    revokeByGrantId: async (grantId) => {
      await database.pool.query('delete from identity_record where grant_id = $1', [grantId]);
    },
  };
}

/** Machine clients are read from the database at each request; the browser's client is part of the configuration. */
function clientAdapter(database: Database): Adapter {
  const refuse = async () => {
    throw new Error('clients are registered by the command line only');
  };
  return {
    find: async (id) => {
      const client = await findMachineClient(database, id);
      return (
        client && {
          client_id: client.clientId,
          client_name: client.name,
          // The stored hash; the comparison hashes the client's secret.
          client_secret: client.secretHash,
          grant_types: ['client_credentials'],
          redirect_uris: [],
          response_types: [],
          token_endpoint_auth_method: 'client_secret_basic',
        }
      );
    },
    upsert: refuse,
    consume: refuse,
    destroy: refuse,
    revokeByGrantId: refuse,
    findByUid: async () => undefined,
    findByUserCode: async () => undefined,
  };
}

/** Ends every session, grant and refresh token of a user; returns the number of records. Access tokens end within minutes. */
export async function revokeAccess(database: Database, subject: string): Promise<number> {
  const { rowCount } = await database.pool.query(
    `delete from identity_record where payload->>'accountId' = $1 or payload->'session'->>'accountId' = $1`,
    [subject],
  );
  return rowCount ?? 0;
}

/** Deletes expired records. */
export async function pruneIdentityRecords(database: Database): Promise<void> {
  await pruneSessions(database);
  await database.pool.query("delete from identity_record where expires_at < now() - interval '1 hour'");
}
