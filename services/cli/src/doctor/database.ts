import { migrationsDir } from '@keepout/server/hosting/places';
import { readRights } from '@keepout/server/platform/database/application-role';
import { type Database, openDatabase } from '@keepout/server/platform/database/database';
import { readMigrations, schemaMismatch } from '@keepout/server/platform/database/migrations';
import { CLOCK_OFFSET_LIMITS_S } from '@keepout/server/platform/observing/measure-database';
import {
  embeddedPostgresVersion,
  hasEmbeddedCluster,
  startEmbeddedPostgres,
} from '@keepout/server/platform/postgres/embedded';
import { maskedValue } from '@keepout/server/platform/settings/effective-settings';
import type { Settings } from '@keepout/server/platform/settings/settings';
import { databaseCause } from './connection-cause.ts';
import { bad, causesOf, type Finding, good, note } from './finding.ts';
import { ownerFindings, rightsFindings } from './rights.ts';

const DATABASE = 'database';
const CLOCK = 'clock';
/** From here on the tables and the queue are as we know them. */
const OLDEST_MAJOR = 15;
const NEWEST_MAJOR = 18;

/** Checks the database and, if it is up to date, runs the checks of `further`. */
export async function databaseFindings(
  settings: Settings,
  further: (database: Database) => Promise<Finding[]>,
): Promise<Finding[]> {
  return settings.databaseUrl === undefined
    ? await embeddedFindings(settings, further)
    : [...(await elsewhereFindings(settings.databaseUrl, further)), ...(await ownerFindings(settings))];
}

async function embeddedFindings(
  { dataDir }: Settings,
  further: (database: Database) => Promise<Finding[]>,
): Promise<Finding[]> {
  try {
    const version = `embedded PostgreSQL ${embeddedPostgresVersion(dataDir)}`;
    if (!hasEmbeddedCluster(dataDir)) {
      return [note(DATABASE, `${version}, made in ${dataDir} at the first start`)];
    }
    const server = await startEmbeddedPostgres(dataDir);
    try {
      return await openedFindings(openDatabase(server.connection, { connections: 1 }), version, further);
    } finally {
      await server.stop();
    }
  } catch (error) {
    return [bad(DATABASE, causesOf(error).words)];
  }
}

async function elsewhereFindings(url: string, further: (database: Database) => Promise<Finding[]>): Promise<Finding[]> {
  const database = openDatabase({ connectionString: url }, { connections: 1 });
  return await openedFindings(database, maskedValue(url), further, (error) => databaseCause(error, url));
}

async function openedFindings(
  database: Database,
  name: string,
  further: (database: Database) => Promise<Finding[]>,
  causeOf: (error: unknown) => string = (error) => causesOf(error).words,
): Promise<Finding[]> {
  try {
    const { rows } = await database.pool.query<{ version: string }>('show server_version_num');
    const major = Math.floor(Number(Object.values(rows[0] ?? {})[0]) / 10_000);
    if (major < OLDEST_MAJOR) {
      return [bad(DATABASE, `${name} is PostgreSQL ${major}; ${OLDEST_MAJOR} to ${NEWEST_MAJOR} is required`)];
    }
    const rights = await readRights(database.pool);
    const findings = [...rightsFindings(rights), await clockFinding(database)];
    if (rights.isReadOnly) {
      return [
        bad(DATABASE, `${name} is read-only (standby or default_transaction_read_only); use the primary`),
        ...findings,
      ];
    }
    // Without the right to read the list of migrations the version of the tables is unknown.
    if (!rights.maySeeTables) return findings;
    const mismatch = await schemaMismatch(database.pool, readMigrations(migrationsDir));
    if (mismatch !== undefined) return [bad(DATABASE, `${name} answers, but ${mismatch}`), ...findings];
    return [good(DATABASE, `${name}, PostgreSQL ${major}, up to date`), ...findings, ...(await further(database))];
  } catch (error) {
    return [bad(DATABASE, causeOf(error))];
  } finally {
    await database.close();
  }
}

/** Compares this host's clock with the database's, in the middle between question and answer. */
export async function clockFinding({ pool }: Database, nowMs: () => number = Date.now): Promise<Finding> {
  const beganMs = nowMs();
  const { rows } = await pool.query<{ nowS: number }>(
    'select extract(epoch from clock_timestamp())::double precision as "nowS"',
  );
  const endedMs = nowMs();
  const offsetS = (rows[0]?.nowS ?? 0) - (beganMs + endedMs) / 2000;
  const leastS = Math.abs(offsetS) - (endedMs - beganMs) / 2000;
  const words = `the clock of the database is ${Math.abs(offsetS).toFixed(1)} s ${offsetS < 0 ? 'behind' : 'ahead of'} that of this host`;
  const { warning, failure } = CLOCK_OFFSET_LIMITS_S;
  if (leastS <= warning) return good(CLOCK, words);
  const advice = `more than ${leastS > failure ? failure : warning} s; set both by NTP (timedatectl, chronyc tracking)`;
  return (leastS > failure ? bad : note)(CLOCK, `${words}, ${advice}`);
}
