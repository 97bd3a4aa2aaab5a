import { type RoleRights, readRights } from '@keepout/server/platform/database/application-role';
import { openDatabase } from '@keepout/server/platform/database/database';
import type { Settings } from '@keepout/server/platform/settings/settings';
import { applicationRole } from '../process/own-database.ts';
import { databaseCause } from './connection-cause.ts';
import { bad, type Finding, good, note } from './finding.ts';

const RIGHTS = 'database rights';
const GRANT = 'run `keepout migrate` with KEEPOUT_DATABASE_OWNER_URL, which grants them';
const MAX_LISTED = 5;

/** Checks that a role has the rights that the platform needs: as the owner of the tables, or with those that `keepout migrate` grants. */
export function rightsFindings({
  role,
  maySeeTables,
  mayMakeTables,
  ownsTables,
  missing,
  mayChangeAudit,
}: RoleRights): Finding[] {
  if (!maySeeTables) return [bad(RIGHTS, `${role} may not use the tables of the schema public; ${GRANT}`)];
  const lacks = `${role} lacks ${missing.slice(0, MAX_LISTED).join(', ')}${missing.length > MAX_LISTED ? ` and ${missing.length - MAX_LISTED} more` : ''}`;
  if (ownsTables === undefined && !mayMakeTables) {
    const advice = `grant create on schema public to ${role}, or run \`keepout migrate\` with KEEPOUT_DATABASE_OWNER_URL`;
    return [
      bad(RIGHTS, `${role} may not create tables in the schema public, which has none of Keepout yet; ${advice}`),
    ];
  }
  if (missing.length > 0) {
    const isOwners = ownsTables === false;
    return [
      bad(RIGHTS, `${lacks}; ${isOwners ? GRANT : `grant them as the owner of the database or of these tables`}`),
    ];
  }
  if (mayChangeAudit)
    return [
      note(
        RIGHTS,
        `${role} may change the audit trail; run \`keepout migrate\` with KEEPOUT_DATABASE_OWNER_URL, which revokes that`,
      ),
    ];
  if (ownsTables === undefined) return [good(RIGHTS, `${role} may create the tables`)];
  const words = ownsTables
    ? 'owns the tables'
    : 'has all rights and does not own the tables, so it cannot change the audit trail';
  return [good(RIGHTS, `${role} ${words}`)];
}

/** Whether the owner of the tables can be signed in as and owns them, where the settings name one. */
export async function ownerFindings(settings: Settings): Promise<Finding[]> {
  const { databaseOwnerUrl: url } = settings;
  if (url === undefined) return [];
  const subject = 'database owner';
  const database = openDatabase({ connectionString: url }, { connections: 1 });
  try {
    applicationRole(settings);
    const { role, ownsTables, mayMakeTables } = await readRights(database.pool);
    if (ownsTables === false)
      return [
        bad(
          subject,
          `${role} does not own the tables; correct KEEPOUT_DATABASE_OWNER_URL, or \`reassign owned\` to it`,
        ),
      ];
    if (ownsTables === undefined && !mayMakeTables)
      return [bad(subject, `${role} may not create tables in the schema public`)];
    return [good(subject, ownsTables ? `${role} owns the tables` : `${role} may create the tables`)];
  } catch (error) {
    return [bad(subject, databaseCause(error, url, 'KEEPOUT_DATABASE_OWNER_URL'))];
  } finally {
    await database.close();
  }
}
