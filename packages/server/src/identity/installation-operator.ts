import { sql } from 'drizzle-orm';
import type { Queries } from '../platform/database/database.ts';
import type { HttpApp } from '../platform/http/app.ts';
import type { Principal } from '../platform/http/principal.ts';
import { type Refusal, refused } from '../platform/http/problem.ts';
import type { Settings } from '../platform/settings/settings.ts';
import { DEMO_OPERATOR_ID } from './embedded/users.ts';
import { principalOf } from './guard.ts';

type Naming = Pick<Settings, 'paymentsOperator' | 'mode'>;

/**
 * Returns the organisation whose administrators change shared data: that of the settings; in demo mode that of the
 * demonstration; else the first of the installation. Undefined before the first organisation exists.
 */
export async function installationOperator(
  db: Queries,
  { paymentsOperator, mode }: Naming,
): Promise<string | undefined> {
  if (paymentsOperator !== undefined) return paymentsOperator;
  const preferred = mode === 'demo' ? DEMO_OPERATOR_ID : '';
  const { rows } = await db.execute<{ id: string }>(
    sql`select id from operator order by (id = ${preferred}) desc, created_at, id limit 1`,
  );
  return rows[0]?.id;
}

/** Returns whether a user belongs to the installation's operator. Roles are checked separately by each call. */
export async function isOfInstallation(
  db: Queries,
  { operatorId }: Pick<Principal, 'operatorId'>,
  naming: Naming,
): Promise<boolean> {
  // The first caller of a new installation belongs to its first organisation.
  return operatorId === ((await installationOperator(db, naming)) ?? operatorId);
}

/** Refuses administrators of all other organisations. */
export async function requireInstallation(
  db: Queries,
  principal: Pick<Principal, 'operatorId'>,
  naming: Naming,
): Promise<void> {
  if (!(await isOfInstallation(db, principal, naming))) throw notOfInstallation();
}

const notOfInstallation = (): Refusal =>
  refused('not-installation-operator', {
    detail:
      "This is common to all organisations of the installation: administrators of the installation's operator change it.",
  });

/** Adds the check to each route of the scope that always changes shared data; routes where it depends on the record check it themselves. */
export function guardCommonData(app: HttpApp, db: Queries, naming: Naming): void {
  app.addHook('onRequest', async (request) => {
    if (request.routeOptions.config.commonData !== 'ALWAYS' || request.method === 'OPTIONS') return;
    await requireInstallation(db, principalOf(request), naming);
  });
}
