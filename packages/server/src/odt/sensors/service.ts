import { formatUtcZ } from '@keepout/astro/epoch';
import { type SensorBody, type SensorChange, sensorGot } from '@keepout/contract/odt/sensor';
import { satisfies } from '@keepout/contract/platform/roles';
import type { ServerContext } from '../../hosting/module.ts';
import { writeAudit } from '../../platform/audit/audit.ts';
import { changedFields } from '../../platform/audit/changed-fields.ts';
import type { Queries, Transaction } from '../../platform/database/database.ts';
import { isUniqueViolation } from '../../platform/database/unique-violation.ts';
import { EVERYBODY } from '../../platform/events/event-type.ts';
import { givenTime } from '../../platform/http/given-time.ts';
import type { Principal } from '../../platform/http/principal.ts';
import { notFound, type Refusal, refused } from '../../platform/http/problem.ts';
import { refuseChanged } from '../../platform/http/read-only.ts';
import { changedMeanwhile } from '../../platform/records/version.ts';
import { sensorChanged } from '../../ports/odt-events.ts';
import { ODT_IDS } from '../ids.ts';
import { hasOpenPasses } from './open-passes.ts';
import { contentOfSensor, givenOf, presentSensor } from './present.ts';
import {
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

/** Adds a sensor of the operator, or for those who run the tracking one of the network. */
export async function createSensor(
  { database, events }: ServerContext,
  principal: Principal,
  given: SensorBody,
  isOfNetwork: boolean,
): Promise<SensorRow> {
  if (isOfNetwork && !satisfies(principal.roles, ADMIN)) throw notOwn();
  const body = readTimes(given);
  const operatorId = isOfNetwork ? null : principal.operatorId;
  const provider = isOfNetwork ? 'HTTPS' : 'OWN';
  return await database.orm.transaction(async (tx) => {
    await refuseKnownCode(tx, principal.operatorId, body.sensorCode);
    const dataMode = body.sensorType === 'TEST_OPTICAL' ? 'TEST' : 'REAL';
    const row = { id: ODT_IDS.next('sen'), operatorId, provider, dataMode, ...contentOfSensor(body) } as const;
    const made = await insertSensor(tx, row);
    if (made === undefined) throw exists(body.sensorCode);
    await note(tx, events, principal, made, 'created');
    return made;
  });
}

/** Replaces a sensor's record; `expected` (from If-Match) guards against overwriting somebody else's change. */
export async function changeSensor(
  { database, events }: ServerContext,
  principal: Principal,
  sensorId: string,
  given: SensorChange,
  expected: number | undefined,
): Promise<SensorRow> {
  const body = readTimes(given);
  return await database.orm.transaction(async (tx) => {
    const present = await changeableSensor(tx, principal, sensorId);
    const version = expected ?? present.version;
    if (version !== present.version) throw changedMeanwhile('The sensor', present.version, version);
    const calibration = (await newestCalibrations(tx, [sensorId])).get(sensorId);
    refuseChanged(given, presentSensor(present, calibration), Object.keys(sensorGot));
    if (body.sensorCode !== present.code) await refuseKnownCode(tx, principal.operatorId, body.sensorCode);
    const content = contentOfSensor(body);
    const row = await updateSensor(tx, sensorId, version, content).catch((error: unknown) => {
      throw isUniqueViolation(error) ? exists(body.sensorCode) : error;
    });
    if (row === undefined) {
      const now = await findSensor(tx, principal.operatorId, sensorId);
      throw now === undefined ? notFound('The sensor') : changedMeanwhile('The sensor', now.version, version);
    }
    const detail = { version: version + 1, changes: changedFields(givenOf(present), givenOf(row)) };
    await note(tx, events, principal, row, 'changed', detail);
    return row;
  });
}

export async function removeSensor(
  { database, events }: ServerContext,
  principal: Principal,
  sensorId: string,
): Promise<void> {
  await database.orm.transaction(async (tx) => {
    const row = await changeableSensor(tx, principal, sensorId);
    if (await hasOpenPasses(tx, sensorId)) {
      throw refused('sensor-in-use', { detail: `Passes are still planned on ${row.code}.` });
    }
    await deleteSensor(tx, sensorId);
    await note(tx, events, principal, row, 'deleted');
  });
}

/** The sensor, if the caller is the one who changes it. */
export async function changeableSensor(tx: Transaction, principal: Principal, sensorId: string): Promise<SensorRow> {
  const row = await findSensor(tx, principal.operatorId, sensorId);
  if (row === undefined) throw notFound('The sensor');
  if (row.operatorId === null && !satisfies(principal.roles, ADMIN)) throw notOwn();
  return row;
}

async function note(
  tx: Transaction,
  events: ServerContext['events'],
  { operatorId, userName }: Principal,
  row: SensorRow,
  change: 'created' | 'changed' | 'deleted',
  detail?: Readonly<Record<string, unknown>>,
): Promise<void> {
  const record = { operatorId, actor: userName, action: change, recordType: 'sensor', recordId: row.id };
  await writeAudit(tx, { ...record, ...(detail && { detail }) });
  await events.publish(tx, row.operatorId ?? EVERYBODY, sensorChanged, { sensorId: row.id, change });
}

/** A sensor of the network and one's own do not share a code: nobody could say which was meant. */
async function refuseKnownCode(db: Queries, operatorId: string, code: string): Promise<void> {
  if ((await findSensorByCode(db, operatorId, code)) !== undefined) throw exists(code);
}

function readTimes<B extends SensorBody>(body: B): B {
  const unavailable = body.unavailable.map((span, i) => {
    const pointer = `#/unavailable/${i}`;
    const [startTaiS, endTaiS] = [givenTime(span.start, `${pointer}/start`), givenTime(span.end, `${pointer}/end`)];
    if (endTaiS > startTaiS) return { ...span, start: formatUtcZ(startTaiS), end: formatUtcZ(endTaiS) };
    const message = `The span ends at ${span.end}, which is not after ${span.start}.`;
    const errors = [{ pointer: `${pointer}/end`, code: 'window-empty' as const, message }];
    throw refused('window-empty', { detail: message, errors });
  });
  return { ...body, unavailable };
}

function exists(code: string): Refusal {
  const message = `There is a sensor ${code} already.`;
  return refused('sensor-exists', {
    detail: message,
    errors: [{ code: 'sensor-exists', pointer: '#/sensorCode', message }],
  });
}

const notOwn = (): Refusal =>
  refused('sensor-not-own', { detail: 'Sensors of the network are kept by those who run the tracking.' });
