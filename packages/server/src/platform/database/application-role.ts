import pg from 'pg';
import { Outage } from '../outage.ts';
import { type Migration, migrate, pendingMigrations } from './migrations.ts';
import { connectSession, type DatabaseConnection } from './session.ts';

/** The queue's schema: its library makes tables in it while it runs, so whoever runs owns it. */
const QUEUE_SCHEMA = 'keepout_jobs';

/** Gives the role what of the queue's schema is not its own: what an earlier start made as somebody else. Of what is, the owner of the tables sees nothing. */
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
 * Lets a role run the platform on tables that it does not own: it reads and writes records, adds to the audit trail without
 * the right to change it, and only reads which migrations there are. Run as the owner, after every migration.
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
    await client.query(`revoke update, delete, truncate on audit, transfer, posting from ${to}`);
    await client.query(`revoke insert, update, delete, truncate on keepout_migration from ${to}`);
    await client.query("select set_config('keepout.heir', $1, true)", [role]);
    await client.query(HAND_OVER);
    await client.query('commit');
  } finally {
    await client.end();
  }
}

/** Whether whoever owns the tables may give those of the queue to the role, where it makes them itself. */
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
 * Brings the database up to date where the role may and `mayMigrate` says so; else demands that somebody has done it. Returns what was applied
 * now.
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
    throw new Outage('database-unreachable', 'The database does not answer.', { cause });
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
