import {
  isMigrated,
  migrate
} from "./chunk-DKZP2PSE.mjs";
import {
  connectSession,
  openDatabase
} from "./chunk-LQ5QVQFS.mjs";
import {
  Outage
} from "./chunk-IP6WEIXY.mjs";

// packages/server/src/platform/database/application-role.ts
import pg from "pg";
var QUEUE_SCHEMA = "keepout_jobs";
var HAND_OVER = `
do $$
declare one record; heir text := current_setting('keepout.heir');
begin
  if to_regnamespace('${QUEUE_SCHEMA}') is null then return; end if;
  execute format('alter schema ${QUEUE_SCHEMA} owner to %I', heir);
  for one in select relname, relkind from pg_class
    where relnamespace = '${QUEUE_SCHEMA}'::regnamespace and relkind in ('r', 'p', 'v', 'm') loop
    execute format('alter table ${QUEUE_SCHEMA}.%I owner to %I', one.relname, heir);
  end loop;
  for one in select oid::regprocedure::text as signature from pg_proc
    where pronamespace = '${QUEUE_SCHEMA}'::regnamespace loop
    execute format('alter routine %s owner to %I', one.signature, heir);
  end loop;
  for one in select typname from pg_type where typnamespace = '${QUEUE_SCHEMA}'::regnamespace and typtype = 'e' loop
    execute format('alter type ${QUEUE_SCHEMA}.%I owner to %I', one.typname, heir);
  end loop;
end $$`;
async function grantApplicationRole(connection, role) {
  const client = await connectSession(connection, "migrate");
  const to = pg.escapeIdentifier(role);
  try {
    const { rows } = await client.query("select quote_ident(current_database()) as name");
    await client.query("begin");
    await client.query(`grant connect, create, temporary on database ${rows[0].name} to ${to}`);
    await client.query(`grant usage on schema public to ${to}`);
    await client.query(`grant select, insert, update, delete on all tables in schema public to ${to}`);
    await client.query(`grant usage, select on all sequences in schema public to ${to}`);
    await client.query(`revoke update, delete, truncate on audit, transfer, posting from ${to}`);
    await client.query(`revoke insert, update, delete, truncate on keepout_migration from ${to}`);
    await client.query("select set_config('keepout.heir', $1, true)", [role]);
    await client.query(HAND_OVER);
    await client.query("commit");
  } finally {
    await client.end();
  }
}
async function bringUpToDate(connection, migrations) {
  if (!await isOthers(connection)) return migrate(connection, migrations);
  const database = openDatabase(connection, { connections: 1 });
  try {
    if (await isMigrated(database.pool, migrations)) return [];
  } finally {
    await database.close();
  }
  throw new Outage(
    "migrations-missing",
    "The database does not match this version, and its tables belong to another role: run `keepout migrate` with KEEPOUT_DATABASE_OWNER_URL."
  );
}
async function isOthers(connection) {
  const client = await connectSession(connection, "request").catch((cause) => {
    throw new Outage("database-unreachable", "The database does not answer.", { cause });
  });
  try {
    const { rows } = await client.query(
      `select pg_has_role(current_user, relowner, 'USAGE') as "isOurs" from pg_class
       where oid = to_regclass('keepout_migration')`
    );
    return rows[0]?.isOurs === false;
  } finally {
    await client.end();
  }
}

export {
  grantApplicationRole,
  bringUpToDate
};
//# sourceMappingURL=chunk-MUMRHOQT.mjs.map
