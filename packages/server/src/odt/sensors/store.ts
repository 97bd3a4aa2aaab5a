import type { SensorType } from '@keepout/contract/odt/enums';
import { HIDDEN_SENSOR_TYPES, LISTED_SENSOR_TYPES, SPECIAL_SENSOR_TYPE } from '@keepout/contract/odt/sensor-types';
import { and, asc, desc, eq, inArray, isNull, notInArray, or, type SQL, sql } from 'drizzle-orm';
import { beyond, countRows } from '../../platform/database/beyond.ts';
import type { Queries } from '../../platform/database/database.ts';
import { cutPage, type ListOrder, type PageKey } from '../../platform/http/paging.ts';
import type { Countable } from '../../platform/http/record-list.ts';
import { replaceVersion } from '../../platform/records/replace-version.ts';
import { sensorCalibrationTable, sensorTable } from './tables.ts';

export type SensorRow = typeof sensorTable.$inferSelect;
export type CalibrationRow = typeof sensorCalibrationTable.$inferSelect;
/** Sensor content that a caller can change. */
export type SensorContent = Pick<SensorRow, 'code' | 'name' | 'sensorType' | 'content'>;

/** Whose list it is, and which sensors are in it. */
export interface SensorFilter {
  readonly operatorId: string;
  /** All types, without distinction (V-05). */
  readonly isSpecial: boolean;
  readonly sensorType?: SensorType | undefined;
}

/** Sensors are listed by type, the last letter first, then by code. */
export const SENSOR_ORDER: ListOrder = { name: 'sensors', key: ['number', 'text', 'text'] };

/** Sensors that an operator may see: its own, and those of the network. */
const within = (operatorId: string): SQL | undefined =>
  or(isNull(sensorTable.operatorId), eq(sensorTable.operatorId, operatorId));

function listed({ operatorId, isSpecial, sensorType }: SensorFilter): SQL | undefined {
  if (isSpecial)
    return sensorType === undefined || sensorType === SPECIAL_SENSOR_TYPE ? within(operatorId) : sql`false`;
  return and(
    within(operatorId),
    notInArray(sensorTable.sensorType, [...HIDDEN_SENSOR_TYPES]),
    sensorType === undefined ? undefined : eq(sensorTable.sensorType, sensorType),
  );
}

const PLACES = LISTED_SENSOR_TYPES.map((type, place) => `when '${type}' then ${place}`).join(' ');

/** Rank of the displayed types, in list order; the special mode has one. */
const rank = (isSpecial: boolean): SQL<number> =>
  isSpecial
    ? sql<number>`(case when true then 0 end)`
    : sql<number>`case ${sensorTable.sensorType} ${sql.raw(PLACES)} else ${sql.raw(String(LISTED_SENSOR_TYPES.length))} end`;

export function sensorList(db: Queries, filter: SensorFilter): Countable<SensorRow> {
  const place = rank(filter.isSpecial);
  return {
    page: async ({ after, limit }) => {
      const rows = await db
        .select({ row: sensorTable, place })
        .from(sensorTable)
        .where(and(listed(filter), beyond([place, sensorTable.code, sensorTable.id], after)))
        .orderBy(asc(place), asc(sensorTable.code), asc(sensorTable.id))
        .limit(limit + 1);
      const cut = cutPage(rows, limit, (entry): PageKey => [Number(entry.place), entry.row.code, entry.row.id]);
      return { rows: cut.rows.map(({ row }) => row), next: cut.next };
    },
    count: () => countRows(db, sensorTable, listed(filter)),
  };
}

/** Sensors that take orders of an operator, in the order of their list. */
export async function orderableSensors(db: Queries, operatorId: string): Promise<readonly SensorRow[]> {
  const filter = { operatorId, isSpecial: false };
  return await db
    .select()
    .from(sensorTable)
    .where(listed(filter))
    .orderBy(asc(rank(false)), asc(sensorTable.code));
}

/** Returns a sensor of any type that the operator may see. */
export async function findSensor(db: Queries, operatorId: string, id: string): Promise<SensorRow | undefined> {
  return (
    await db
      .select()
      .from(sensorTable)
      .where(and(within(operatorId), eq(sensorTable.id, id)))
  )[0];
}

/** Returns the sensor of a code; an operator's own has priority over the network's. */
export async function findSensorByCode(db: Queries, operatorId: string, code: string): Promise<SensorRow | undefined> {
  const rows = await db
    .select()
    .from(sensorTable)
    .where(and(within(operatorId), eq(sensorTable.code, code)))
    .orderBy(sql`${sensorTable.operatorId} nulls last`)
    .limit(1);
  return rows[0];
}

/** Returns sensors by code, case-insensitive, of all operators: for the administrator of the installation. */
export async function sensorsByCode(db: Queries, code: string): Promise<readonly SensorRow[]> {
  return await db.select().from(sensorTable).where(sql`upper(${sensorTable.code}) = upper(${code.trim()})`);
}

/** Codes of all sensors, or of those that an operator may see. */
export async function sensorCodes(db: Queries, operatorId?: string): Promise<readonly string[]> {
  const rows = await db
    .selectDistinct({ code: sensorTable.code })
    .from(sensorTable)
    .where(operatorId === undefined ? undefined : within(operatorId))
    .orderBy(asc(sensorTable.code));
  return rows.map(({ code }) => code);
}

/** Returns sensors by id, of all operators: for jobs. */
export async function sensorsById(db: Queries, ids: readonly string[]): Promise<ReadonlyMap<string, SensorRow>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select()
    .from(sensorTable)
    .where(inArray(sensorTable.id, [...ids]));
  return new Map(rows.map((row) => [row.id, row]));
}

/** The stored row, or undefined when its owner has a sensor of that code. */
export async function insertSensor(
  db: Queries,
  row: SensorContent & Pick<SensorRow, 'id' | 'operatorId' | 'provider' | 'dataMode'>,
): Promise<SensorRow | undefined> {
  return (await db.insert(sensorTable).values(row).onConflictDoNothing().returning())[0];
}

export const updateSensor = (db: Queries, row: Pick<SensorRow, 'id' | 'version'>, change: SensorContent) =>
  replaceVersion(db, sensorTable, row, { ...change, updatedAt: new Date().toISOString() });

export async function deleteSensor(db: Queries, id: string): Promise<void> {
  await db.delete(sensorTable).where(eq(sensorTable.id, id));
}

/** The newest calibration of each sensor. */
export async function newestCalibrations(
  db: Queries,
  sensorIds: readonly string[],
): Promise<ReadonlyMap<string, CalibrationRow>> {
  if (sensorIds.length === 0) return new Map();
  const rows = await db
    .selectDistinctOn([sensorCalibrationTable.sensorId])
    .from(sensorCalibrationTable)
    .where(inArray(sensorCalibrationTable.sensorId, [...sensorIds]))
    .orderBy(sensorCalibrationTable.sensorId, desc(sensorCalibrationTable.at));
  return new Map(rows.map((row) => [row.sensorId, row]));
}

/** Returns the calibration history of a sensor, oldest first. */
export async function calibrationHistory(db: Queries, sensorId: string): Promise<readonly CalibrationRow[]> {
  return await db
    .select()
    .from(sensorCalibrationTable)
    .where(eq(sensorCalibrationTable.sensorId, sensorId))
    .orderBy(asc(sensorCalibrationTable.at));
}

/** Sensors of an operator's own, of every type. */
export async function ownSensors(db: Queries, operatorId: string): Promise<readonly SensorRow[]> {
  return await db
    .select()
    .from(sensorTable)
    .where(eq(sensorTable.operatorId, operatorId))
    .orderBy(asc(sensorTable.code));
}

/** Sensors that an operator may see, of every type. */
export async function visibleSensors(db: Queries, operatorId: string): Promise<readonly SensorRow[]> {
  return await db
    .select()
    .from(sensorTable)
    .where(within(operatorId))
    .orderBy(sql`${sensorTable.operatorId} nulls last`, asc(sensorTable.code));
}
