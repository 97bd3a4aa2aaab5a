import { and, eq, inArray } from 'drizzle-orm';
import { satellite } from '../fleet/tables.ts';
import { type NamesOf, namedBy, type RecordName, type RecordNames } from '../hosting/record-names.ts';
import { messageIdText } from './conjunctions/stored-message.ts';
import { manoeuvrePlan } from './manoeuvres/tables.ts';
import { operatorContact } from './operator-contacts/tables.ts';
import { postManoeuvreScreening } from './post-manoeuvre-screenings/tables.ts';
import { cdm, conjunction, decision, ephemeris, screening } from './tables.ts';

const pairOf = (satelliteName: string, secondaryName: string) => `${satelliteName} × ${secondaryName}`;

/** Conjunctions as both objects and the closest approach. */
const conjunctionNames: NamesOf = async (db, operatorId, ids) => {
  const rows = await db
    .select({
      id: conjunction.id,
      satelliteName: satellite.name,
      secondaryName: conjunction.secondaryName,
      tcaTaiS: conjunction.tcaTaiS,
    })
    .from(conjunction)
    .innerJoin(satellite, eq(satellite.id, conjunction.satelliteId))
    .where(and(eq(conjunction.operatorId, operatorId), inArray(conjunction.id, [...ids])));
  return new Map(
    rows.map((row) => [row.id, { name: pairOf(row.satelliteName, row.secondaryName), atTaiS: row.tcaTaiS }]),
  );
};

/** Decisions as the pair that they are about: it stands in them, also where the conjunction is gone. */
const decisionNames: NamesOf = async (db, operatorId, ids) => {
  const rows = await db
    .select({ id: decision.id, satelliteName: decision.satelliteName, secondaryName: decision.secondaryName })
    .from(decision)
    .where(and(eq(decision.operatorId, operatorId), inArray(decision.id, [...ids])));
  return new Map(rows.map((row) => [row.id, { name: pairOf(row.satelliteName, row.secondaryName) }]));
};

/** Plans as the satellite and the ignition. */
const planNames: NamesOf = async (db, operatorId, ids) => {
  const rows = await db
    .select({ id: manoeuvrePlan.id, name: satellite.name, atTaiS: manoeuvrePlan.ignitionTaiS })
    .from(manoeuvrePlan)
    .innerJoin(satellite, eq(satellite.id, manoeuvrePlan.satelliteId))
    .where(and(eq(manoeuvrePlan.operatorId, operatorId), inArray(manoeuvrePlan.id, [...ids])));
  return new Map(rows.map(({ id, ...name }) => [id, name]));
};

/** Screenings of plans as the plan; of a candidate ephemeris as its satellite. */
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

/** Screenings as their satellites, the first few of many, and the begin of their window. */
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
  decision: decisionNames,
  ephemeris: namedBy(ephemeris, ephemeris.fileName),
  manoeuvre: planNames,
  'operator-contact': namedBy(operatorContact, operatorContact.name),
  'post-manoeuvre-screening': planScreeningNames,
  screening: screeningNames,
};
