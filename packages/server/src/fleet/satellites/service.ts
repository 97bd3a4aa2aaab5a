import type { SatelliteBody } from '@keepout/contract/fleet/satellite';
import type { ServerContext } from '../../hosting/module.ts';
import { writeAudit } from '../../platform/audit/audit.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { notFound, type Refusal, refused } from '../../platform/http/problem.ts';
import { satelliteChanged } from '../events.ts';
import { FLEET_IDS } from '../ids.ts';
import { deleteSatellite, findSatellite, insertSatellite, type SatelliteRow, updateSatellite } from './store.ts';

export async function createSatellite(
  context: ServerContext,
  caller: Caller,
  body: SatelliteBody,
): Promise<SatelliteRow> {
  const { database, events } = context;
  return await database.orm.transaction(async (tx) => {
    const { satelliteId: _ignored, ...content } = body;
    const row = await insertSatellite(tx, { id: FLEET_IDS.next('sat'), operatorId: caller.operatorId, ...content });
    if (row === undefined) {
      throw exists(body.noradId);
    }
    await writeAudit(tx, { ...caller, action: 'created', recordType: 'satellite', recordId: row.id });
    await events.publish(tx, caller.operatorId, satelliteChanged, { satelliteId: row.id, change: 'created' });
    return row;
  });
}

/**
 * Replaces a satellite's record. `expectedVersion` (from If-Match) guards against overwriting somebody else's change;
 * without it the newest version is replaced.
 */
export async function changeSatellite(
  context: ServerContext,
  caller: Caller,
  body: SatelliteBody,
  expectedVersion: number | undefined,
): Promise<SatelliteRow> {
  const { satelliteId, ...content } = body;
  if (satelliteId === undefined) {
    throw refused('satellite-id-missing', { detail: 'A change needs the satelliteId of the satellite.' });
  }
  return await context.database.orm.transaction(async (tx) => {
    const present = await findSatellite(tx, caller.operatorId, satelliteId);
    if (present === undefined) throw notFound('The satellite');
    const version = expectedVersion ?? present.version;
    const row = await updateSatellite(tx, caller.operatorId, satelliteId, version, content).catch((error: unknown) => {
      throw isUniqueViolation(error) ? exists(body.noradId) : error;
    });
    if (row === undefined) {
      throw refused('version-changed', {
        detail: `The satellite was changed in the meantime: it is at version ${present.version}, your change was based on ${version}.`,
      });
    }
    await writeAudit(tx, { ...caller, action: 'changed', recordType: 'satellite', recordId: row.id });
    await context.events.publish(tx, caller.operatorId, satelliteChanged, { satelliteId: row.id, change: 'changed' });
    return row;
  });
}

export async function removeSatellite(context: ServerContext, caller: Caller, satelliteId: string): Promise<void> {
  await context.database.orm.transaction(async (tx) => {
    if (!(await deleteSatellite(tx, caller.operatorId, satelliteId))) throw notFound('The satellite');
    await writeAudit(tx, { ...caller, action: 'deleted', recordType: 'satellite', recordId: satelliteId });
    await context.events.publish(tx, caller.operatorId, satelliteChanged, { satelliteId, change: 'deleted' });
  });
}

function exists(noradId: number): Refusal {
  return refused('satellite-exists', { detail: `You already have a satellite with catalogue number ${noradId}.` });
}

function isUniqueViolation(error: unknown): boolean {
  for (let at: unknown = error; at instanceof Error; at = at.cause) {
    if ('code' in at && at.code === '23505') return true;
  }
  return false;
}
