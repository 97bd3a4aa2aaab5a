import { migrationsDir } from '@keepout/server/hosting/places';
import { type Database, openDatabase } from '@keepout/server/platform/database/database';
import { isMigrated, readMigrations } from '@keepout/server/platform/database/migrations';
import {
  embeddedPostgresVersion,
  hasEmbeddedCluster,
  startEmbeddedPostgres,
} from '@keepout/server/platform/postgres/embedded';
import { masked } from '@keepout/server/platform/settings/effective-settings';
import type { Settings } from '@keepout/server/platform/settings/settings';
import { connectionCause } from './connection-cause.ts';
import { bad, causesOf, type Finding, good, note } from './finding.ts';

const DATABASE = 'database';
/** From here on the tables and the queue are as we know them. */
const OLDEST_MAJOR = 15;
const NEWEST_MAJOR = 18;

/** Looks at the database and, where it is up to date, at what `further` finds in it. */
export async function databaseFindings(
  settings: Settings,
  further: (database: Database) => Promise<Finding[]>,
): Promise<Finding[]> {
  return settings.databaseUrl === undefined
    ? await embeddedFindings(settings, further)
    : await elsewhereFindings(settings.databaseUrl, further);
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
  return await openedFindings(database, masked(url), further, (error) => databaseCause(error, url));
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
      return [bad(DATABASE, `${name} is PostgreSQL ${major}; ${OLDEST_MAJOR} to ${NEWEST_MAJOR} is needed`)];
    }
    if (!(await isMigrated(database.pool, readMigrations(migrationsDir)))) {
      return [bad(DATABASE, `${name} answers, but its tables are not those of this version; run \`keepout migrate\``)];
    }
    return [good(DATABASE, `${name}, PostgreSQL ${major}, up to date`), ...(await further(database))];
  } catch (error) {
    return [bad(DATABASE, causeOf(error))];
  } finally {
    await database.close();
  }
}

/** What keeps the database of a URL from being used, and what to do about it. Never repeats the password. */
export function databaseCause(error: unknown, url: string): string {
  const { host, user, database } = partsOf(url);
  const { codes, words } = causesOf(error);
  if (codes.includes('28P01')) return `wrong password for the user ${user} at ${host}; correct KEEPOUT_DATABASE_URL`;
  if (codes.includes('28000')) {
    return /role ".*" does not exist/.test(words)
      ? `there is no user ${user} at ${host}; make it, or correct KEEPOUT_DATABASE_URL`
      : `${host} does not let the user ${user} in (${lastOf(words)}); see its pg_hba.conf`;
  }
  if (codes.includes('3D000')) {
    return `there is no database ${database} at ${host}; make it (createdb -O ${user} ${database}), or correct KEEPOUT_DATABASE_URL`;
  }
  if (codes.includes('42501')) return `the user ${user} lacks a right (${lastOf(words)}); it must own the database`;
  if (codes.includes('53300'))
    return `${host} has no connection left; raise max_connections, or lower KEEPOUT_DATABASE_CONNECTIONS`;
  if (codes.includes('57P03')) return `${host} is starting or stopping; try again in a moment`;
  if (/does not support SSL/.test(words)) {
    return `${host} does not speak TLS, which the URL asks for; set ssl = on there`;
  }
  if (/client password must be a string|no password/i.test(words)) {
    return `${host} asks for a password and KEEPOUT_DATABASE_URL has none for the user ${user}`;
  }
  return connectionCause(error, host) ?? lastOf(words);
}

function partsOf(url: string): { readonly host: string; readonly user: string; readonly database: string } {
  const parsed = new URL(url);
  const socket = parsed.searchParams.get('host');
  const host = socket ?? `${parsed.hostname}:${parsed.port || 5432}`;
  return {
    host,
    user: decodeURIComponent(parsed.username) || 'of this account',
    database: decodeURIComponent(parsed.pathname.slice(1)) || 'of the user name',
  };
}

const lastOf = (words: string): string => words.split('; ').at(-1) ?? words;
