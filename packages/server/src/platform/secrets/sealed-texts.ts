import type { Database } from '../database/database.ts';
import type { Settings } from '../settings/settings.ts';
import { keyIdsOf } from './vault-of.ts';

/**
 * Columns with sealed texts, as created by the migrations. Of the signing keys only the current one is included: signatures of retired keys
 * are checked with their public keys.
 */
const SEALED_COLUMNS: Readonly<Record<string, readonly string[]>> = {
  alert_place: ['address', 'secret', 'previous_secret'],
  feed: ['password'],
  recipient: ['secret'],
  'record_key where valid_until is null': ['private_key'],
  user_configuration: ['configuration'],
};

const STORED_TEXTS_SQL = Object.entries(SEALED_COLUMNS)
  .flatMap(([rows, columns]) => columns.map((column) => `select ${column}::text as stored from ${rows}`))
  .join(' union all ');

/** Number of sealed texts in the database, and how many of them no key of the installation opens. */
export interface SealedTexts {
  readonly sealed: number;
  readonly unopened: number;
}

/** Counts sealed texts by the ids of their keys; opens none. */
export async function countSealed(
  { pool }: Pick<Database, 'pool'>,
  settings: Pick<Settings, 'secretsKeys' | 'dataDir'>,
): Promise<SealedTexts> {
  const { rows } = await pool.query<SealedTexts>(
    `select count(*)::integer as sealed, (count(*) filter (where not key[1] = any($1)))::integer as unopened
     from (${STORED_TEXTS_SQL}) as texts cross join lateral regexp_matches(stored, 'sealed:1:([0-9a-f]{8}):', 'g') as key
     where stored like '%sealed:1:%'`,
    [keyIdsOf(settings)],
  );
  return rows[0]!;
}
