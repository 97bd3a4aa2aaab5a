import { connectSession, type DatabaseConnection } from '../platform/database/session.ts';
import { Outage } from '../platform/outage.ts';
import type { Settings } from '../platform/settings/settings.ts';

/** What only a demonstration leaves behind: its steps, its users, its operator. Tables that are not there hold nothing. */
const DEMO_MARKS = [
  ['demo_step', 'true'],
  ['identity_user', "operator_id = 'demo-operator'"],
  ['operator', "id = 'demo-operator'"],
] as const;

/**
 * Keeps the two worlds apart: production refuses a database that holds the demo world, whose fleet, catalogue and passwords are
 * made up, and a demonstration refuses one in which production has run. Asked before anything is migrated.
 */
export async function refuseOtherWorld(
  connection: DatabaseConnection,
  { mode, databaseUrl }: Pick<Settings, 'mode' | 'databaseUrl'>,
): Promise<void> {
  const client = await connectSession(connection, 'request').catch((cause: unknown) => {
    throw new Outage('database-unreachable', 'The database does not answer.', { cause });
  });
  const holds = async (table: string, condition: string): Promise<boolean> => {
    const { rows } = await client.query<{ found: boolean }>('select to_regclass($1) is not null as found', [table]);
    if (!rows[0]?.found) return false;
    return ((await client.query(`select 1 from ${table} where ${condition} limit 1`)).rowCount ?? 0) > 0;
  };
  try {
    if (mode === 'demo') {
      if (!(await holds('installation', 'true'))) return;
      throw new Outage(
        'production-database',
        'Production has run on this database: set KEEPOUT_MODE=production, or give the demonstration a database of its own.',
      );
    }
    for (const [table, condition] of DEMO_MARKS) {
      if (!(await holds(table, condition))) continue;
      const setting = databaseUrl === undefined ? 'KEEPOUT_DATA_DIR' : 'KEEPOUT_DATABASE_URL';
      throw new Outage(
        'demo-world',
        `${setting} names a database that holds the demo world: its satellites, catalogue and users are made up. Give production an empty database of its own.`,
      );
    }
  } finally {
    await client.end();
  }
}

/** Writes down that production runs here, once. */
export async function markProduction(connection: DatabaseConnection): Promise<void> {
  const client = await connectSession(connection, 'request');
  try {
    await client.query("insert into installation (mode) values ('production') on conflict do nothing");
  } finally {
    await client.end();
  }
}
