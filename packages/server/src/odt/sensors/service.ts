import { formatUtcZ } from '@keepout/astro/epoch';
import { type SensorBody, type SensorChange, sensorGot } from '@keepout/contract/odt/sensor';
import { satisfies } from '@keepout/contract/platform/roles';
import { sql } from 'drizzle-orm';
import type { ServerContext } from '../../hosting/module.ts';
import { requireInstallation } from '../../identity/installation-operator.ts';
import { writeAudit } from '../../platform/audit/audit.ts';
import type { Queries, Transaction } from '../../platform/database/database.ts';
import { EVERYBODY } from '../../platform/events/event-type.ts';
import type { Principal } from '../../platform/http/principal.ts';
import { orNotFound, type Refusal, refused, refusedAt } from '../../platform/http/problem.ts';
import { givenTime } from '../../platform/http/time-query.ts';
import { changeRecord, type RecordKind } from '../../platform/records/change-record.ts';
import type { Settings } from '../../platform/settings/settings.ts';
import { sensorChanged } from '../../ports/odt-events.ts';
import { ODT_IDS } from '../ids.ts';
import { bodyOfRow, contentOfSensor, presentSensor } from './present.ts';
import {
  type CalibrationRow,
  deleteSensor,
  findSensor,
  findSensorByCode,
  insertSensor,
  newestCalibrations,
  type SensorRow,
  updateSensor,
} from './store.ts';

/** Who runs the tracking of the installation. */
const ADMIN = ['on-demand-tracking:admin'];

/** Adds a sensor of the operator, or for administrators of the installation's operator a network sensor. */
export async function createSensor(
  { database, events, settings }: ServerContext,
  principal: Principal,
  content: SensorBody,
  isOfNetwork: boolean,
): Promise<SensorRow> {
  if (isOfNetwork) await requireNetworkAdmin(database.orm, principal, settings);
  const body = readTimes(content);
  const operatorId = isOfNetwork ? null : principal.operatorId;
  const provider = isOfNetwork ? 'HTTPS' : 'OWN';
  return await database.orm.transaction(async (tx) => {
    await refuseKnownCode(tx, principal.operatorId, body.sensorCode);
    const dataMode = body.sensorType === 'TEST_OPTICAL' ? 'TEST' : 'REAL';
    const row = { id: ODT_IDS.next('sen'), operatorId, provider, dataMode, ...contentOfSensor(body) } as const;
    const created = await insertSensor(tx, row);
    if (created === undefined) throw exists(body.sensorCode);
    await note(tx, events, principal, created, 'created');
    return created;
  });
}

const sensorKind = (calibration: CalibrationRow | undefined): RecordKind<SensorRow, SensorChange> => ({
  noun: 'The sensor',
  type: 'sensor',
  readOnlyFields: Object.keys(sensorGot),
  present: (row) => presentSensor(row, calibration),
  contentOf: (body) => bodyOfRow(contentOfSensor(body)),
  find: findSensor,
  update: async (tx, row, body, { operatorId }) => {
    if (body.sensorCode !== row.code) await refuseKnownCode(tx, operatorId, body.sensorCode);
    return await updateSensor(tx, row, contentOfSensor(body));
  },
  exists: ({ sensorCode }) => exists(sensorCode),
});

/** Replaces a sensor's record; `expected` (from If-Match) prevents overwriting a concurrent change. */
export async function changeSensor(
  { database, events, settings }: ServerContext,
  principal: Principal,
  id: string,
  content: SensorChange,
  expected: number | undefined,
): Promise<SensorRow> {
  const caller = { operatorId: principal.operatorId, actor: principal.userName };
  const body = readTimes(content);
  return await database.orm.transaction(async (tx) => {
    await changeableSensor(tx, settings, principal, id);
    const kind = sensorKind((await newestCalibrations(tx, [id])).get(id));
    const { row } = await changeRecord(tx, kind, { caller, id, body, expected });
    await publishChange(tx, events, row, 'changed');
    return row;
  });
}

export async function removeSensor(
  { database, events, settings }: ServerContext,
  principal: Principal,
  sensorId: string,
): Promise<void> {
  await database.orm.transaction(async (tx) => {
    const row = await changeableSensor(tx, settings, principal, sensorId);
    if (await hasOpenPasses(tx, sensorId)) {
      throw refused('sensor-in-use', { detail: `Passes are still planned on ${row.code}.` });
    }
    await deleteSensor(tx, sensorId);
    await note(tx, events, principal, row, 'deleted');
  });
}

/** The sensor, if the caller is the one who changes it. */
export async function changeableSensor(
  tx: Transaction,
  settings: Settings,
  principal: Principal,
  sensorId: string,
): Promise<SensorRow> {
  const row = await orNotFound(findSensor(tx, principal.operatorId, sensorId), 'The sensor');
  if (row.operatorId === null) await requireNetworkAdmin(tx, principal, settings);
  return row;
}

/** Sensors of the network are common to all organisations. */
async function requireNetworkAdmin(db: Queries, principal: Principal, settings: Settings): Promise<void> {
  if (!satisfies(principal.roles, ADMIN)) throw notOwn();
  await requireInstallation(db, principal, settings);
}

async function note(
  tx: Transaction,
  events: ServerContext['events'],
  { operatorId, userName }: Principal,
  row: SensorRow,
  change: 'created' | 'deleted',
): Promise<void> {
  await writeAudit(tx, { operatorId, actor: userName, action: change, recordType: 'sensor', recordId: row.id });
  await publishChange(tx, events, row, change);
}

async function publishChange(
  tx: Transaction,
  events: ServerContext['events'],
  { id, operatorId }: SensorRow,
  change: 'created' | 'changed' | 'deleted',
): Promise<void> {
  await events.publish(tx, operatorId ?? EVERYBODY, sensorChanged, { sensorId: id, change });
}

/** Network and own sensors must not share a code, which would be ambiguous. */
async function refuseKnownCode(db: Queries, operatorId: string, code: string): Promise<void> {
  if ((await findSensorByCode(db, operatorId, code)) !== undefined) throw exists(code);
}

function readTimes<B extends SensorBody>(body: B): B {
  const unavailable = body.unavailable.map((span, i) => {
    const pointer = `#/unavailable/${i}`;
    const [startTaiS, endTaiS] = [givenTime(span.start, `${pointer}/start`), givenTime(span.end, `${pointer}/end`)];
    if (endTaiS > startTaiS) return { ...span, start: formatUtcZ(startTaiS), end: formatUtcZ(endTaiS) };
    throw refusedAt(
      'window-empty',
      `${pointer}/end`,
      `The span ends at ${span.end}, which is not after ${span.start}.`,
    );
  });
  return { ...body, unavailable };
}

function exists(code: string): Refusal {
  return refusedAt('sensor-exists', '#/sensorCode', `There is a sensor ${code} already.`);
}

const notOwn = (): Refusal =>
  refused('sensor-not-own', { detail: 'Only administrators of tracking change sensors of the network.' });

/** Returns whether a sensor has pending passes, of any operator. */
async function hasOpenPasses(db: Queries, sensorId: string): Promise<boolean> {
  const { rows } = await db.execute(sql`
    select from observation_pass where sensor_id = ${sensorId}
      and status in ('PENDING', 'APPROVED', 'EXECUTING', 'EXECUTED', 'PUBLISHING', 'PUBLISHED') limit 1`);
  return rows.length > 0;
}
