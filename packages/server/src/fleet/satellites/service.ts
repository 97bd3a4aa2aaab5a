import { type SatelliteBody, type SatelliteChange, satelliteGot } from '@keepout/contract/fleet/satellite';
import type { ServerContext } from '../../hosting/module.ts';
import { writeAudit } from '../../platform/audit/audit.ts';
import { changedFields } from '../../platform/audit/changed-fields.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { notFound, type Refusal, refused } from '../../platform/http/problem.ts';
import { refuseChanged } from '../../platform/http/read-only.ts';
import { changedMeanwhile } from '../changed-meanwhile.ts';
import { satelliteChanged } from '../events.ts';
import { FLEET_IDS } from '../ids.ts';
import { isUniqueViolation } from '../unique-violation.ts';
import { lockNumber, tellOfDispute, tellOfRelease } from './claims.ts';
import { presentSatellite } from './present.ts';
import { deleteSatellite, findSatellite, insertSatellite, type SatelliteRow, updateSatellite } from './store.ts';

export async function createSatellite(
  context: ServerContext,
  caller: Caller,
  body: SatelliteBody,
): Promise<SatelliteRow> {
  const { database, events } = context;
  return await database.orm.transaction(async (tx) => {
    await lockNumber(tx, body.noradId);
    const made = { id: FLEET_IDS.next('sat'), operatorId: caller.operatorId, ...contentOf(body) };
    const id = await insertSatellite(tx, made);
    if (id === undefined) {
      throw exists(body.noradId);
    }
    const row = await stored(tx, caller, id);
    await writeAudit(tx, { ...caller, action: 'created', recordType: 'satellite', recordId: row.id });
    await events.publish(tx, caller.operatorId, satelliteChanged, { satelliteId: row.id, change: 'created' });
    if (row.isDisputed) await tellOfDispute(context, tx, row);
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
  body: SatelliteChange,
  expectedVersion: number | undefined,
): Promise<SatelliteRow> {
  const { satelliteId } = body;
  return await context.database.orm.transaction(async (tx) => {
    const present = await findSatellite(tx, caller.operatorId, satelliteId);
    if (present === undefined) throw notFound('The satellite');
    const version = expectedVersion ?? present.version;
    if (version !== present.version) throw changedMeanwhile('The satellite', present.version, version);
    refuseChanged(body, presentSatellite(present), Object.keys(satelliteGot));
    const isOtherNumber = present.noradId !== body.noradId;
    if (isOtherNumber) await lockNumber(tx, body.noradId);
    const isChanged = await updateSatellite(tx, caller.operatorId, satelliteId, version, contentOf(body)).catch(
      (error: unknown) => {
        throw isUniqueViolation(error) ? exists(body.noradId) : error;
      },
    );
    if (!isChanged) {
      const now = await findSatellite(tx, caller.operatorId, satelliteId);
      throw now === undefined ? notFound('The satellite') : changedMeanwhile('The satellite', now.version, version);
    }
    const detail = {
      version: version + 1,
      changes: changedFields(contentOf(presentSatellite(present)), contentOf(body)),
    };
    await writeAudit(tx, { ...caller, action: 'changed', recordType: 'satellite', recordId: satelliteId, detail });
    await context.events.publish(tx, caller.operatorId, satelliteChanged, { satelliteId, change: 'changed' });
    const row = await stored(tx, caller, satelliteId);
    if (isOtherNumber) await tellOfRelease(context, tx, present);
    if (isOtherNumber && row.isDisputed) await tellOfDispute(context, tx, row);
    return row;
  });
}

/** What a caller decides of a satellite. */
function contentOf({ name, cosparId, noradId, configuration }: SatelliteBody) {
  return { name, cosparId, noradId, configuration };
}

export async function removeSatellite(context: ServerContext, caller: Caller, satelliteId: string): Promise<void> {
  await context.database.orm.transaction(async (tx) => {
    const present = await findSatellite(tx, caller.operatorId, satelliteId);
    if (present === undefined || !(await deleteSatellite(tx, caller.operatorId, satelliteId))) {
      throw notFound('The satellite');
    }
    await writeAudit(tx, { ...caller, action: 'deleted', recordType: 'satellite', recordId: satelliteId });
    await context.events.publish(tx, caller.operatorId, satelliteChanged, { satelliteId, change: 'deleted' });
    await tellOfRelease(context, tx, present);
  });
}

async function stored(tx: Transaction, { operatorId }: Caller, id: string): Promise<SatelliteRow> {
  const row = await findSatellite(tx, operatorId, id);
  if (row === undefined) throw new Error(`satellite ${id} vanished in its own transaction`);
  return row;
}

function exists(noradId: number): Refusal {
  return refused('satellite-exists', { detail: `You already have a satellite with catalogue number ${noradId}.` });
}
