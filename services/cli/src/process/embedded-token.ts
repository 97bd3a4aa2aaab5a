import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { saveMachineClient } from '@keepout/server/identity/embedded/clients';
import { findUserByName } from '@keepout/server/identity/embedded/users';
import { openDatabase } from '@keepout/server/platform/database/database';
import { Outage } from '@keepout/server/platform/outage';
import { startEmbeddedPostgres } from '@keepout/server/platform/postgres/embedded';
import type { Settings } from '@keepout/server/platform/settings/settings';
import { CommandEnd, EXIT, inputAtFault } from './exit.ts';

/**
 * An access token with the operator and the roles of a demo user, by the client-credentials grant of the running
 * platform: like a client program of that operator.
 */
export async function createEmbeddedToken(settings: Settings, userName: string): Promise<string> {
  const issuer = `${settings.publicUrl}/auth/realms/platform`;
  if (!(await answers(`${settings.publicUrl}/health/live`))) {
    const isFirst = settings.databaseUrl === undefined && !existsSync(join(settings.dataDir, 'installation'));
    const state = isFirst
      ? `no demo has run in ${settings.dataDir} yet (KEEPOUT_DATA_DIR)`
      : `the platform does not answer at ${settings.publicUrl}`;
    throw new CommandEnd(EXIT.outage, `${state}: start it with npm start, wait until it is ready, and ask again`);
  }
  const connection =
    settings.databaseUrl === undefined
      ? (await startEmbeddedPostgres(settings.dataDir)).connection
      : { connectionString: settings.databaseUrl };
  const database = openDatabase(connection, { connections: 1 });
  try {
    const user = await findUserByName(database, userName);
    if (user === undefined) throw inputAtFault(`--user ${userName}: this demo user does not exist`);
    const clientId = `keepout-machine-cli-${user.userName}`;
    const { operatorId, roles, userName: createdBy } = user;
    const name = `command line of ${createdBy}`;
    const secret = await saveMachineClient(database, { clientId, name, operatorId, roles, createdBy });
    return await request(`${issuer}/protocol/openid-connect/token`, clientId, secret);
  } finally {
    await database.close();
  }
}

async function answers(url: string): Promise<boolean> {
  try {
    return (await fetch(url, { signal: AbortSignal.timeout(3000) })).ok;
  } catch {
    return false;
  }
}

async function request(url: string, clientId: string, secret: string): Promise<string> {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ grant_type: 'client_credentials', client_id: clientId, client_secret: secret }),
  });
  const body = (await answer.json()) as { access_token?: string; error_description?: string };
  if (body.access_token === undefined) {
    throw new Outage(
      'token-refused',
      `The identity provider answered ${answer.status}: ${body.error_description ?? ''}`,
    );
  }
  return body.access_token;
}
