import pg from 'pg';
import { Outage } from '../outage.ts';
import { type Migration, migrate, pendingMigrations } from './migrations.ts';
import { connectSession, type DatabaseConnection } from './session.ts';
import { databaseUnreachable } from './trouble.ts';

/** Database schema of the job queue. Only its library reads and writes the tables in it. */
export const QUEUE_SCHEMA = 'keepout_jobs';

/** Append-only tables for the role of the platform. */
const APPEND_ONLY = ['audit', 'transfer', 'posting'];

/** Gives the role the objects in the queue's schema, which its library creates at run time, that an earlier start created under another role. The owner of the tables cannot see which exist. */
const HAND_OVER = `
do $$
declare one record; heir text := current_setting('keepout.heir'); own oid := to_regrole(quote_ident(heir));
begin
  if to_regnamespace('${QUEUE_SCHEMA}') is null then return; end if;
  if not exists (select from pg_namespace where nspname = '${QUEUE_SCHEMA}' and nspowner = own) then
    execute format('alter schema ${QUEUE_SCHEMA} owner to %I', heir);
  end if;
  for one in select relname, relkind from pg_class
    where relnamespace = '${QUEUE_SCHEMA}'::regnamespace and relkind in ('r', 'p', 'v', 'm') and relowner <> own loop
    execute format('alter table ${QUEUE_SCHEMA}.%I owner to %I', one.relname, heir);
  end loop;
  for one in select oid::regprocedure::text as signature from pg_proc
    where pronamespace = '${QUEUE_SCHEMA}'::regnamespace and proowner <> own loop
    execute format('alter routine %s owner to %I', one.signature, heir);
  end loop;
  for one in select typname from pg_type where typnamespace = '${QUEUE_SCHEMA}'::regnamespace and typtype = 'e' and typowner <> own loop
    execute format('alter type ${QUEUE_SCHEMA}.%I owner to %I', one.typname, heir);
  end loop;
end $$`;

/**
 * Grants a role the rights to run the platform on tables that it does not own: it reads and writes records, adds to the audit trail without
 * the right to change it, and only reads the list of migrations. Run as the owner, after every migration.
 */
export async function grantApplicationRole(connection: DatabaseConnection, role: string): Promise<void> {
  const client = await connectSession(connection, 'migrate');
  const to = pg.escapeIdentifier(role);
  try {
    const { rows } = await client.query<{ name: string }>('select quote_ident(current_database()) as name');
    await client.query('begin');
    await client.query(`grant connect, create, temporary on database ${rows[0]!.name} to ${to}`);
    await client.query(`grant usage on schema public to ${to}`);
    await client.query(`grant select, insert, update, delete on all tables in schema public to ${to}`);
    await client.query(`grant usage, select on all sequences in schema public to ${to}`);
    await client.query(`revoke update, delete, truncate on ${APPEND_ONLY.join(', ')} from ${to}`);
    await client.query(`revoke insert, update, delete, truncate on keepout_migration from ${to}`);
    await client.query("select set_config('keepout.heir', $1, true)", [role]);
    await client.query(HAND_OVER);
    await client.query('commit');
  } finally {
    await client.end();
  }
}

/** Rights of a role in the database, compared with those that `grantApplicationRole` grants. */
export interface RoleRights {
  readonly role: string;
  /** True for a standby, or for a role or database with read-only transactions. */
  readonly isReadOnly: boolean;
  readonly maySeeTables: boolean;
  readonly mayMakeTables: boolean;
  /** Whether the role owns the tables of Keepout; undefined before the first migration. */
  readonly ownsTables: boolean | undefined;
  /** Missing rights: `SELECT on feed`, the name of a schema, and so on. */
  readonly missing: readonly string[];
  /** The role could change the audit trail without being its owner. */
  readonly mayChangeAudit: boolean;
}

const ROLE_RIGHTS = `
with one as (
  select c.oid, c.relname, c.relkind, pg_has_role(c.relowner, 'USAGE') as is_own
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where n.nspname = 'public' and c.relkind in ('r', 'p', 'S')
    and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')
), lacking as (
  select p || ' on ' || relname as what from one, unnest(array['SELECT', 'INSERT', 'UPDATE', 'DELETE']) as p
  where case relkind when 'S' then false else not has_table_privilege(oid, p) end
    and not (relname = any($1) and p in ('UPDATE', 'DELETE')) and not (relname = 'keepout_migration' and p <> 'SELECT')
  union all select 'USAGE on ' || relname from one where case relkind when 'S' then not has_sequence_privilege(oid, 'USAGE') end
  union all select 'TEMPORARY on the database' where not has_database_privilege(current_database(), 'TEMPORARY')
  union all select 'CREATE on the database, for the schema of the queue'
    where to_regnamespace('${QUEUE_SCHEMA}') is null and not has_database_privilege(current_database(), 'CREATE')
  union all select 'ownership of the schema ${QUEUE_SCHEMA}'
    from pg_namespace where nspname = '${QUEUE_SCHEMA}' and not pg_has_role(nspowner, 'USAGE')
  union all select 'ownership of ' || relname from one
    where not is_own and (select is_own from one where relname = 'keepout_migration')
), public_schema as (select oid from pg_namespace where nspname = 'public')
select current_user::text as role, pg_is_in_recovery() or current_setting('default_transaction_read_only')::boolean as "isReadOnly",
  coalesce((select has_schema_privilege(oid, 'USAGE') from public_schema), false)
    and coalesce((select has_table_privilege(oid, 'SELECT') from one where relname = 'keepout_migration'), true) as "maySeeTables",
  coalesce((select has_schema_privilege(oid, 'CREATE') from public_schema), false) as "mayMakeTables",
  (select is_own from one where relname = 'keepout_migration') as "ownsTables",
  (select coalesce(array_agg(what order by what), '{}') from lacking) as missing,
  coalesce((select not is_own and has_table_privilege(oid, 'UPDATE') from one where relname = 'audit'), false) as "mayChangeAudit"`;

export async function readRights(pool: pg.Pool): Promise<RoleRights> {
  const { rows } = await pool.query<Omit<RoleRights, 'ownsTables'> & { ownsTables: boolean | null }>(ROLE_RIGHTS, [
    APPEND_ONLY,
  ]);
  const rights = rows[0]!;
  return { ...rights, ownsTables: rights.ownsTables ?? undefined };
}

/** Returns whether the owner of the tables may transfer those of the queue to the role when it creates them itself. */
export async function mayHandOver(connection: DatabaseConnection, role: string): Promise<boolean> {
  const client = await connectSession(connection, 'request');
  try {
    const { rows } = await client.query<{ may: boolean }>("select pg_has_role($1, 'MEMBER') as may", [role]);
    return rows[0]!.may;
  } finally {
    await client.end();
  }
}

/**
 * Brings the database up to date if the role may do so and `mayMigrate` is true; otherwise requires an up-to-date database. Returns the
 * migrations that were applied now.
 */
export async function bringUpToDate(
  connection: DatabaseConnection,
  migrations: readonly Migration[],
  mayMigrate: boolean,
): Promise<string[]> {
  const areOthers = await isOthers(connection);
  if (mayMigrate && !areOthers) return migrate(connection, migrations, { ignoresRunning: false });
  const pending = await pendingMigrations(connection, migrations);
  if (pending.length === 0) return [];
  const names = pending.map(({ name }) => name.replace(/\.sql$/, ''));
  const listed = names.length > 4 ? `${names[0]} to ${names.at(-1)}` : names.join(', ');
  throw new Outage(
    'migrations-missing',
    areOthers
      ? `The database lacks ${listed}, and its tables belong to another role: run \`keepout migrate\` with KEEPOUT_DATABASE_OWNER_URL.`
      : `The database lacks ${listed}: \`keepout migrate --plan\` says what that is, \`keepout migrate\` does it. KEEPOUT_MIGRATE_AT_START=1 lets every start do it.`,
  );
}

async function isOthers(connection: DatabaseConnection): Promise<boolean> {
  const client = await connectSession(connection, 'request').catch((cause: unknown) => {
    throw databaseUnreachable(cause);
  });
  try {
    const { rows } = await client.query<{ isOurs: boolean }>(
      `select pg_has_role(current_user, relowner, 'USAGE') as "isOurs" from pg_class
       where oid = to_regclass('keepout_migration')`,
    );
    return rows[0]?.isOurs === false;
  } finally {
    await client.end();
  }
}
