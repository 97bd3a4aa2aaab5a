import { and, eq, inArray, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { satellite } from '../fleet/tables.ts';
import { type NamesOf, namedBy, type RecordName, type RecordNames } from '../hosting/record-names.ts';
import { messageIdText } from './conjunctions/stored-message.ts';
import { manoeuvrePlan } from './manoeuvres/tables.ts';
import { operatorContact } from './operator-contacts/tables.ts';
import { postManoeuvreScreening } from './post-manoeuvre-screenings/tables.ts';
import { cdm, conjunction, decision, ephemeris, screening } from './tables.ts';

const pairOf = (satelliteName: AnyPgColumn, secondaryName: AnyPgColumn) =>
  sql<string>`${satelliteName} || ' × ' || ${secondaryName}`;

const named = <Row extends RecordName & { readonly id: string }>(rows: readonly Row[]) =>
  new Map(rows.map(({ id, ...name }) => [id, name] as const));

/** Names conjunctions by both objects and TCA. */
const conjunctionNames: NamesOf = async (db, operatorId, ids) => {
  const name = pairOf(satellite.name, conjunction.secondaryName);
  const rows = await db
    .select({ id: conjunction.id, name, atTaiS: conjunction.tcaTaiS })
    .from(conjunction)
    .innerJoin(satellite, eq(satellite.id, conjunction.satelliteId))
    .where(and(eq(conjunction.operatorId, operatorId), inArray(conjunction.id, [...ids])));
  return named(rows);
};

/** Names plans by satellite and ignition epoch. */
const planNames: NamesOf = async (db, operatorId, ids) => {
  const rows = await db
    .select({ id: manoeuvrePlan.id, name: satellite.name, atTaiS: manoeuvrePlan.ignitionTaiS })
    .from(manoeuvrePlan)
    .innerJoin(satellite, eq(satellite.id, manoeuvrePlan.satelliteId))
    .where(and(eq(manoeuvrePlan.operatorId, operatorId), inArray(manoeuvrePlan.id, [...ids])));
  return named(rows);
};

/** Names screenings of plans by the plan, those of candidate ephemerides by satellite. */
const planScreeningNames: NamesOf = async (db, operatorId, ids) => {
  const rows = await db
    .select({
      id: postManoeuvreScreening.id,
      planId: postManoeuvreScreening.manoeuvreId,
      satelliteName: satellite.name,
    })
    .from(postManoeuvreScreening)
    .innerJoin(satellite, eq(satellite.id, postManoeuvreScreening.satelliteId))
    .where(and(eq(postManoeuvreScreening.operatorId, operatorId), inArray(postManoeuvreScreening.id, [...ids])));
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
    .select({ id: screening.id, satelliteIds: screening.satelliteIds, atTaiS: screening.startTaiS })
    .from(screening)
    .where(and(eq(screening.operatorId, operatorId), inArray(screening.id, [...ids])));
  const wanted = [...new Set(rows.flatMap(({ satelliteIds }) => satelliteIds.slice(0, MOST_SATELLITES)))];
  const satellites = await db
    .select({ id: satellite.id, name: satellite.name })
    .from(satellite)
    .where(and(eq(satellite.operatorId, operatorId), inArray(satellite.id, wanted)));
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
  cdm: namedBy(cdm, messageIdText()),
  conjunction: conjunctionNames,
  // A decision stores the names of both objects, so they are available after the conjunction was deleted.
  decision: namedBy(decision, pairOf(decision.satelliteName, decision.secondaryName)),
  ephemeris: namedBy(ephemeris, ephemeris.fileName),
  manoeuvre: planNames,
  'operator-contact': namedBy(operatorContact, operatorContact.name),
  'post-manoeuvre-screening': planScreeningNames,
  screening: screeningNames,
};
