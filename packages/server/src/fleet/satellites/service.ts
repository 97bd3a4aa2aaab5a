import {
  type Satellite,
  type SatelliteBody,
  type SatelliteChange,
  type SatelliteConfiguration,
  satellite,
  satelliteGot,
} from '@keepout/contract/fleet/satellite';
import { fieldsOf } from '@keepout/contract/platform/fields-of';
import type { ServerContext } from '../../hosting/module.ts';
import { writeAudit } from '../../platform/audit/audit.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { notFound, type Refusal, refused } from '../../platform/http/problem.ts';
import { changeRecord, type RecordKind } from '../../platform/records/change-record.ts';
import { satelliteChanged } from '../events.ts';
import { FLEET_IDS } from '../ids.ts';
import { lockNumber, publishClaimDispute, publishClaimRelease } from './claims.ts';
import {
  deleteSatellite,
  findSatellite,
  insertSatellite,
  lockSatellite,
  type SatelliteRow,
  updateSatellite,
} from './store.ts';

export function presentSatellite(row: SatelliteRow): Satellite {
  return {
    satelliteId: row.id,
    ...fieldsOf(satellite, row),
    configuration: row.configuration as SatelliteConfiguration,
    isClaimDisputed: row.isDisputed,
  };
}

export async function createSatellite(
  context: ServerContext,
  caller: Caller,
  body: SatelliteBody,
): Promise<SatelliteRow> {
  const { database, events } = context;
  return await database.orm.transaction(async (tx) => {
    await lockNumber(tx, body.noradId);
    const newSatellite = { id: FLEET_IDS.next('sat'), operatorId: caller.operatorId, ...contentOf(body) };
    const id = await insertSatellite(tx, newSatellite);
    if (id === undefined) {
      throw exists(body.noradId);
    }
    const row = await stored(tx, caller, id);
    await writeAudit(tx, { ...caller, action: 'created', recordType: 'satellite', recordId: row.id });
    await events.publish(tx, caller.operatorId, satelliteChanged, { satelliteId: row.id, change: 'created' });
    if (row.isDisputed) await publishClaimDispute(context, tx, row);
    return row;
  });
}

const SATELLITE: RecordKind<SatelliteRow, SatelliteChange> = {
  noun: 'The satellite',
  type: 'satellite',
  readOnlyFields: Object.keys(satelliteGot),
  present: presentSatellite,
  contentOf,
  find: findSatellite,
  async update(tx, row, body) {
    if (row.noradId !== body.noradId) await lockNumber(tx, body.noradId);
    return await updateSatellite(tx, row, contentOf(body));
  },
  exists: ({ noradId }) => exists(noradId),
};

/**
 * Replaces a satellite's record. `expected` (from If-Match) guards against overwriting a concurrent change; without it the newest version is
 * replaced.
 */
export async function changeSatellite(
  context: ServerContext,
  caller: Caller,
  body: SatelliteChange,
  expected: number | undefined,
): Promise<SatelliteRow> {
  const { satelliteId: id } = body;
  return await context.database.orm.transaction(async (tx) => {
    const { before, row } = await changeRecord(tx, SATELLITE, { caller, id, body, expected });
    await context.events.publish(tx, caller.operatorId, satelliteChanged, { satelliteId: id, change: 'changed' });
    const isOtherNumber = before.noradId !== row.noradId;
    if (isOtherNumber) await publishClaimRelease(context, tx, before);
    if (isOtherNumber && row.isDisputed) await publishClaimDispute(context, tx, row);
    return row;
  });
}

/** Returns the user-defined fields of a satellite. */
function contentOf({ name, cosparId, noradId, configuration }: SatelliteBody) {
  return { name, cosparId, noradId, configuration };
}

/** Refuses to delete a satellite that records of another service refer to. */
export type DeletionGuard = (tx: Transaction, operatorId: string, satelliteId: string) => Promise<void>;

export async function removeSatellite(
  context: ServerContext,
  caller: Caller,
  satelliteId: string,
  refuseReferenced: DeletionGuard,
): Promise<void> {
  await context.database.orm.transaction(async (tx) => {
    await lockSatellite(tx, caller.operatorId, satelliteId, 'update');
    await refuseReferenced(tx, caller.operatorId, satelliteId);
    const present = await findSatellite(tx, caller.operatorId, satelliteId);
    if (present === undefined || !(await deleteSatellite(tx, caller.operatorId, satelliteId))) {
      throw notFound('The satellite');
    }
    await writeAudit(tx, { ...caller, action: 'deleted', recordType: 'satellite', recordId: satelliteId });
    await context.events.publish(tx, caller.operatorId, satelliteChanged, { satelliteId, change: 'deleted' });
    await publishClaimRelease(context, tx, present);
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
