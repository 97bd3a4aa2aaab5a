import { type GroundStationBody, type GroundStationChange, groundStationGot } from '@keepout/contract/fleet/station';
import type { ServerContext } from '../../hosting/module.ts';
import { writeAudit } from '../../platform/audit/audit.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { notFound, type Refusal, refusedAt } from '../../platform/http/problem.ts';
import { changeRecord, type RecordChange, type RecordKind } from '../../platform/records/change-record.ts';
import { stationChanged } from '../events.ts';
import { FLEET_IDS } from '../ids.ts';
import { contentOfStation, presentStation } from './present.ts';
import { deleteStation, findStation, insertStation, type StationRow, updateStation } from './store.ts';

export async function createStation(
  { database, events }: ServerContext,
  caller: Caller,
  body: GroundStationBody,
): Promise<StationRow> {
  const { operatorId } = caller;
  return await database.orm.transaction(async (tx) => {
    const row = await insertStation(tx, { id: FLEET_IDS.next('sta'), operatorId, ...contentOfStation(body) });
    if (row === undefined) throw exists(body.name);
    await writeAudit(tx, { ...caller, action: 'created', recordType: 'station', recordId: row.id });
    await events.publish(tx, operatorId, stationChanged, { stationId: row.id, change: 'created' });
    return row;
  });
}

const STATION: RecordKind<StationRow, GroundStationChange> = {
  noun: 'The station',
  type: 'station',
  readOnlyFields: Object.keys(groundStationGot),
  present: presentStation,
  contentOf: contentOfStation,
  find: findStation,
  update: (tx, row, body) => updateStation(tx, row, contentOfStation(body)),
  exists: ({ name }) => exists(name),
};

/** Replaces a station's record; `expected` (from If-Match) guards against overwriting a concurrent change. */
export async function changeStation(
  { database, events }: ServerContext,
  change: RecordChange<GroundStationChange>,
): Promise<StationRow> {
  return await database.orm.transaction(async (tx) => {
    const { row } = await changeRecord(tx, STATION, change);
    await events.publish(tx, change.caller.operatorId, stationChanged, { stationId: change.id, change: 'changed' });
    return row;
  });
}

export async function removeStation(
  { database, events }: ServerContext,
  caller: Caller,
  stationId: string,
): Promise<void> {
  await database.orm.transaction(async (tx) => {
    if (!(await deleteStation(tx, caller.operatorId, stationId))) throw notFound('The station');
    await writeAudit(tx, { ...caller, action: 'deleted', recordType: 'station', recordId: stationId });
    await events.publish(tx, caller.operatorId, stationChanged, { stationId, change: 'deleted' });
  });
}

function exists(name: string): Refusal {
  return refusedAt('station-exists', '#/name', `You already have a ground station called ${name}.`);
}
