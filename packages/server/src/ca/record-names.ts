import { and, eq, inArray, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { satelliteTable } from '../fleet/tables.ts';
import { type NamesOf, namedBy, type RecordName, type RecordNames } from '../hosting/record-names.ts';
import { messageIdText } from './conjunctions/stored-message.ts';
import { manoeuvrePlanTable } from './manoeuvres/tables.ts';
import { operatorContactTable } from './operator-contacts/tables.ts';
import { postManoeuvreScreeningTable } from './post-manoeuvre-screenings/tables.ts';
import { cdmTable, conjunctionTable, decisionTable, ephemeris, screeningTable } from './tables.ts';

const pairOf = (satelliteName: AnyPgColumn, secondaryName: AnyPgColumn) =>
  sql<string>`${satelliteName} || ' × ' || ${secondaryName}`;

const namesById = <Row extends RecordName & { readonly id: string }>(rows: readonly Row[]) =>
  new Map(rows.map(({ id, ...name }) => [id, name] as const));

/** Names conjunctions by both objects and TCA. */
const conjunctionNames: NamesOf = async (db, operatorId, ids) => {
  const name = pairOf(satelliteTable.name, conjunctionTable.secondaryName);
  const rows = await db
    .select({ id: conjunctionTable.id, name, atTaiS: conjunctionTable.tcaTaiS })
    .from(conjunctionTable)
    .innerJoin(satelliteTable, eq(satelliteTable.id, conjunctionTable.satelliteId))
    .where(and(eq(conjunctionTable.operatorId, operatorId), inArray(conjunctionTable.id, [...ids])));
  return namesById(rows);
};

/** Names plans by satellite and ignition epoch. */
const planNames: NamesOf = async (db, operatorId, ids) => {
  const rows = await db
    .select({ id: manoeuvrePlanTable.id, name: satelliteTable.name, atTaiS: manoeuvrePlanTable.ignitionTaiS })
    .from(manoeuvrePlanTable)
    .innerJoin(satelliteTable, eq(satelliteTable.id, manoeuvrePlanTable.satelliteId))
    .where(and(eq(manoeuvrePlanTable.operatorId, operatorId), inArray(manoeuvrePlanTable.id, [...ids])));
  return namesById(rows);
};

/** Names screenings of plans by the plan, those of candidate ephemerides by satellite. */
const planScreeningNames: NamesOf = async (db, operatorId, ids) => {
  const rows = await db
    .select({
      id: postManoeuvreScreeningTable.id,
      planId: postManoeuvreScreeningTable.manoeuvreId,
      satelliteName: satelliteTable.name,
    })
    .from(postManoeuvreScreeningTable)
    .innerJoin(satelliteTable, eq(satelliteTable.id, postManoeuvreScreeningTable.satelliteId))
    .where(
      and(eq(postManoeuvreScreeningTable.operatorId, operatorId), inArray(postManoeuvreScreeningTable.id, [...ids])),
    );
  const plans = await planNames(
    db,
    operatorId,
    rows.flatMap(({ planId }) => planId ?? []),
  );
  return new Map(
    rows.map(({ id, planId, satelliteName }): [string, RecordName] => [
      id,
      plans.get(planId ?? '') ?? { name: satelliteName },
    ]),
  );
};

const MOST_SATELLITES = 3;

/** Names screenings by their satellites, of many the first few, and the start of their window. */
const screeningNames: NamesOf = async (db, operatorId, ids) => {
  const rows = await db
    .select({ id: screeningTable.id, satelliteIds: screeningTable.satelliteIds, atTaiS: screeningTable.startTaiS })
    .from(screeningTable)
    .where(and(eq(screeningTable.operatorId, operatorId), inArray(screeningTable.id, [...ids])));
  const namedSatelliteIds = [...new Set(rows.flatMap(({ satelliteIds }) => satelliteIds.slice(0, MOST_SATELLITES)))];
  const satellites = await db
    .select({ id: satelliteTable.id, name: satelliteTable.name })
    .from(satelliteTable)
    .where(and(eq(satelliteTable.operatorId, operatorId), inArray(satelliteTable.id, namedSatelliteIds)));
  const nameOf = new Map(satellites.map(({ id, name }) => [id, name]));
  return new Map(
    rows.flatMap(({ id, satelliteIds, atTaiS }) => {
      const names = satelliteIds.flatMap((satelliteId) => nameOf.get(satelliteId) ?? []);
      const name = `${names.join(', ')}${satelliteIds.length > MOST_SATELLITES ? ', …' : ''}`;
      return names.length === 0 ? [] : [[id, { name, atTaiS }] as const];
    }),
  );
};

export const CA_RECORD_NAMES: RecordNames = {
  cdm: namedBy(cdmTable, messageIdText()),
  conjunction: conjunctionNames,
  // A decision stores the names of both objects, so they are available after the conjunction was deleted.
  decision: namedBy(decisionTable, pairOf(decisionTable.satelliteName, decisionTable.secondaryName)),
  ephemeris: namedBy(ephemeris, ephemeris.fileName),
  manoeuvre: planNames,
  'operator-contact': namedBy(operatorContactTable, operatorContactTable.name),
  'post-manoeuvre-screening': planScreeningNames,
  screening: screeningNames,
};
