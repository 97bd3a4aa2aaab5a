import {
  connectSession
} from "./chunk-LQ5QVQFS.mjs";
import {
  Outage
} from "./chunk-IP6WEIXY.mjs";

// packages/server/src/platform/database/migrations.ts
import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
var LOCK_KEY = 1801807216;
function readMigrations(directory) {
  return readdirSync(directory).filter((name) => /^\d{4}-[a-z0-9-]+\.sql$/.test(name)).sort().map((name) => {
    const sql = readFileSync(join(directory, name), "utf8");
    const sumsUp = /^-- Sums up: ([0-9a-f]{64})$/m.exec(sql)?.[1];
    return { name, sql, sha256: sha256Of(sql), ...sumsUp !== void 0 && { sumsUp } };
  });
}
var sha256Of = (text) => createHash("sha256").update(text).digest("hex");
function digestOf(migrations) {
  const lines = migrations.toSorted((a, b) => a.name < b.name ? -1 : 1).map(({ name, sha256 }) => `${name} ${sha256}`);
  return sha256Of(lines.join("\n"));
}
async function migrate(connection, migrations) {
  const client = await connectSession(connection, "migrate").catch((cause) => {
    throw new Outage("database-unreachable", "The database does not answer.", { cause });
  });
  try {
    await patiently(() => client.query("select pg_advisory_lock($1)", [LOCK_KEY]));
    await patiently(
      () => client.query(
        "create table if not exists keepout_migration (name text primary key, sha256 text not null, applied_at timestamptz not null default now())"
      )
    );
    return await apply(client, migrations);
  } finally {
    await client.end();
  }
}
async function isMigrated(pool, migrations) {
  const exists = await pool.query("select to_regclass('keepout_migration') is not null as found");
  if (!exists.rows[0]?.found) {
    return false;
  }
  const { rows } = await pool.query("select sha256 from keepout_migration");
  const applied = new Set(rows.map((row) => row.sha256));
  return applied.size === migrations.length && migrations.every((migration) => applied.has(migration.sha256));
}
async function apply(client, migrations) {
  const { rows } = await client.query("select name, sha256 from keepout_migration");
  const baseline = migrations.find(({ sumsUp }) => sumsUp !== void 0 && sumsUp === digestOf(rows));
  if (baseline !== void 0) await adopt(client, baseline);
  const applied = new Map((baseline === void 0 ? rows : [baseline]).map((row) => [row.name, row.sha256]));
  refuseDifferences(applied, migrations);
  const pending = migrations.filter((migration) => !applied.has(migration.name));
  for (const migration of pending) {
    await patiently(() => applyOne(client, migration)).catch((cause) => {
      throw new Outage("migration-failed", `Migration ${migration.name} failed: ${cause.message}`, { cause });
    });
  }
  return pending.map((migration) => migration.name);
}
function refuseDifferences(applied, migrations) {
  const files = new Map(migrations.map((migration) => [migration.name, migration.sha256]));
  const last = [...applied.keys()].sort().at(-1) ?? "";
  for (const [name, sha256] of applied) {
    const file = files.get(name);
    if (file === void 0) {
      throw new Outage(
        "migration-unknown",
        `The database has migration ${name}, which this version of Keepout does not know: a newer version made it, or one before the first release.`
      );
    }
    if (file !== sha256) {
      throw new Outage("migration-changed", `Migration ${name} was edited after it had been applied to this database.`);
    }
  }
  const late = migrations.find((migration) => !applied.has(migration.name) && migration.name < last);
  if (late !== void 0) {
    throw new Outage(
      "migration-late",
      `Migration ${late.name} is numbered before ${last}, which is already applied; give it a higher number.`
    );
  }
}
async function adopt(client, { name, sha256 }) {
  await client.query(
    `with earlier as (delete from keepout_migration returning applied_at)
     insert into keepout_migration (name, sha256, applied_at) select $1, $2, max(applied_at) from earlier`,
    [name, sha256]
  );
}
async function applyOne(client, migration) {
  await client.query("begin");
  try {
    await client.query(migration.sql);
    await client.query("insert into keepout_migration (name, sha256) values ($1, $2)", [
      migration.name,
      migration.sha256
    ]);
    await client.query("commit");
  } catch (cause) {
    await client.query("rollback").catch(() => void 0);
    throw cause;
  }
}
var PATIENCE_MS = 6e5;
var GIVE_WAY_MS = 250;
async function patiently(run) {
  const deadline = performance.now() + PATIENCE_MS;
  for (; ; ) {
    try {
      return await run();
    } catch (cause) {
      const isInTheWay = ["55P03", "40P01"].includes(cause.code ?? "");
      if (!isInTheWay || performance.now() > deadline) throw cause;
    }
    await sleep(GIVE_WAY_MS);
  }
}

export {
  readMigrations,
  migrate,
  isMigrated
};
//# sourceMappingURL=chunk-DKZP2PSE.mjs.map
