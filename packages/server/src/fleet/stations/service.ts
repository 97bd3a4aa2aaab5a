import { type GroundStationBody, type GroundStationChange, groundStationGot } from '@keepout/contract/fleet/station';
import type { ServerContext } from '../../hosting/module.ts';
import { writeAudit } from '../../platform/audit/audit.ts';
import { changedFields } from '../../platform/audit/changed-fields.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { notFound, type Refusal, refused } from '../../platform/http/problem.ts';
import { refuseChanged } from '../../platform/http/read-only.ts';
import { changedMeanwhile } from '../changed-meanwhile.ts';
import { stationChanged } from '../events.ts';
import { FLEET_IDS } from '../ids.ts';
import { isUniqueViolation } from '../unique-violation.ts';
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

/** Replaces a station's record; `expected` (from If-Match) guards against overwriting somebody else's change. */
export async function changeStation(
  { database, events }: ServerContext,
  caller: Caller,
  stationId: string,
  body: GroundStationChange,
  expected: number | undefined,
): Promise<StationRow> {
  const { operatorId } = caller;
  return await database.orm.transaction(async (tx) => {
    const present = await findStation(tx, operatorId, stationId);
    if (present === undefined) throw notFound('The station');
    const version = expected ?? present.version;
    if (version !== present.version) throw changedMeanwhile('The station', present.version, version);
    refuseChanged(body, presentStation(present), Object.keys(groundStationGot));
    const row = await updateStation(tx, operatorId, stationId, version, contentOfStation(body)).catch(
      (error: unknown) => {
        throw isUniqueViolation(error) ? exists(body.name) : error;
      },
    );
    if (row === undefined) {
      const now = await findStation(tx, operatorId, stationId);
      throw now === undefined ? notFound('The station') : changedMeanwhile('The station', now.version, version);
    }
    const detail = {
      version: version + 1,
      changes: changedFields(contentOfStation(presentStation(present)), contentOfStation(body)),
    };
    await writeAudit(tx, { ...caller, action: 'changed', recordType: 'station', recordId: stationId, detail });
    await events.publish(tx, operatorId, stationChanged, { stationId, change: 'changed' });
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
  const message = `You already have a ground station called ${name}.`;
  return refused('station-exists', {
    detail: message,
    errors: [{ code: 'station-exists', pointer: '#/name', message }],
  });
}
