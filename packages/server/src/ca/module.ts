import { COLLISION_AVOIDANCE } from '@keepout/contract/ca/role';
import { USAGE } from '@keepout/contract/platform/usage';
import { registerFlightRules } from '../fleet/flight-rules/routes.ts';
import { ensureOperators } from '../fleet/operator.ts';
import { registerSatellites } from '../fleet/satellites/routes.ts';
import { registerStations } from '../fleet/stations/routes.ts';
import { offer } from '../hosting/capability.ts';
import type { ServerModule } from '../hosting/module.ts';
import { keepWithinQuotas } from '../hosting/quotas.ts';
import * as happenings from '../ports/ca-events.ts';
import { conjunctions } from '../ports/conjunctions.ts';
import { contactIntake } from '../ports/contacts.ts';
import { messageIntake } from '../ports/messages.ts';
import { ownEphemerides, ownEphemerisIntake } from '../ports/own-ephemerides.ts';
import { publicEphemerides } from '../ports/public-ephemerides.ts';
import { flightFiles } from '../ports/publishing.ts';
import { screenings } from '../ports/screenings.ts';
import { staleRecords } from '../ports/stale-records.ts';
import { registerAnalysis } from './analysis/routes.ts';
import { registerCatalogueObject } from './catalogue/object.ts';
import { registerCatalogue } from './catalogue/routes.ts';
import { messageIntakeOf } from './cdms/incoming.ts';
import { registerCdms } from './cdms/routes.ts';
import { conjunctionsOf } from './conjunctions/port.ts';
import { registerConjunctions } from './conjunctions/routes.ts';
import { registerContacts } from './contacts/routes.ts';
import { registerCoordination } from './coordination/routes.ts';
import { coordinationEntryTable, coordinationLinkTable } from './coordination/tables.ts';
import { sealRecordKey } from './decisions/record-keys.ts';
import { refuseFrozen } from './decisions/references.ts';
import { registerDecisions } from './decisions/routes.ts';
import { ownEphemeridesOf } from './ephemerides/own-ephemerides.ts';
import { ownEphemerisIntakeOf } from './ephemeris-files/incoming.ts';
import { registerEphemerides } from './ephemeris-files/routes.ts';
import { workOnEvidence } from './evidence/evidence.ts';
import { registerFind } from './find/routes.ts';
import { CA_IDS } from './ids.ts';
import {
  declareVerifyQueue,
  verifyByEphemeris,
  verifyWhenExecuted,
  workOnVerifications,
} from './manoeuvre-verifications/jobs.ts';
import { flightFilesOf } from './manoeuvres/flight-files.ts';
import { registerManoeuvres } from './manoeuvres/routes.ts';
import { manoeuvrePlanTable } from './manoeuvres/tables.ts';
import { declareMissionQueue, workOnMissions } from './missions/jobs.ts';
import { registerMissions } from './missions/routes.ts';
import { missionTable } from './missions/tables.ts';
import {
  declareObservedQueue,
  judgeByMessage,
  judgeByUpdate,
  takeBackByUpdate,
  workOnObserved,
} from './observed-messages/jobs.ts';
import { contactIntakeOf } from './operator-contacts/incoming.ts';
import { operatorContactTable } from './operator-contacts/tables.ts';
import { manoeuvrePlansOf } from './post-manoeuvre-screenings/chosen-plan.ts';
import { screeningsOfPlans } from './post-manoeuvre-screenings/of-plans.ts';
import { keepOutcomes } from './post-manoeuvre-screenings/present.ts';
import { registerPostManoeuvreScreenings } from './post-manoeuvre-screenings/routes.ts';
import { postManoeuvreScreeningTable } from './post-manoeuvre-screenings/tables.ts';
import { publicEphemeridesOf } from './public-ephemerides/intake.ts';
import { registerPublicEphemerides } from './public-ephemerides/routes.ts';
import { quotasOf } from './quotas/quotas.ts';
import { measureShortages } from './quotas/shortages.ts';
import { registerReadiness } from './readiness/routes.ts';
import { stalenessOf } from './readiness/staleness.ts';
import {
  compareByCatalogue,
  compareByEphemeris,
  declareCompareQueue,
  workOnComparisons,
} from './realism-samples/jobs.ts';
import { CA_RECORD_NAMES } from './record-names.ts';
import { makeRoom, workOnRetention } from './retention/remove.ts';
import { planWaiting } from './screenings/catalogue-wait.ts';
import { workOnScreenings } from './screenings/jobs.ts';
import { measureScreenings } from './screenings/measure-screenings.ts';
import { screeningsOf } from './screenings/port.ts';
import { declareScreeningQueues, OUTCOME_QUEUE, type OutcomeJob } from './screenings/queues.ts';
import { registerScreenings } from './screenings/routes.ts';
import { workOnTimetable } from './screenings/timetable.ts';
import { declareRulesQueue, workOnRules } from './statistics/judge-by-rules.ts';
import { registerStatistics } from './statistics/routes.ts';
import * as tables from './tables.ts';
import { registerUserConfiguration } from './userconfig/routes.ts';

/** Collision avoidance: satellites, ephemerides, screenings, conjunctions and their messages. */
export const collisionAvoidance: ServerModule = {
  name: 'ca',
  title: 'Keepout Collision Avoidance',
  description: 'Screen orbits against the catalogue, and decide on conjunctions.',
  requirement: COLLISION_AVOIDANCE.requirement,
  tables: [
    ...Object.values(tables),
    manoeuvrePlanTable,
    postManoeuvreScreeningTable,
    missionTable,
    operatorContactTable,
    coordinationEntryTable,
    coordinationLinkTable,
  ],
  idPrefixes: CA_IDS.prefixes,
  recordNames: CA_RECORD_NAMES,
  publishes: Object.values(happenings),
  offers: [
    offer(conjunctions, ({ database }) => conjunctionsOf(database)),
    offer(ownEphemerides, ownEphemeridesOf),
    offer(staleRecords, stalenessOf),
    offer(messageIntake, messageIntakeOf),
    offer(publicEphemerides, publicEphemeridesOf),
    offer(ownEphemerisIntake, ownEphemerisIntakeOf),
    offer(contactIntake, contactIntakeOf),
    offer(screenings, ({ database }) => screeningsOf(database)),
    offer(flightFiles, (context) => flightFilesOf(context, screeningsOfPlans(context))),
  ],
  consumers: (context) => [
    planWaiting(context.queue),
    verifyByEphemeris(context.queue),
    verifyWhenExecuted(context.queue),
    compareByEphemeris(context.queue),
    compareByCatalogue(context.queue),
    judgeByUpdate(context.queue),
    judgeByMessage(context.queue),
    takeBackByUpdate(context),
  ],
  measure(context) {
    measureShortages(context);
    measureScreenings(context);
  },
  register(app, context) {
    ensureOperators(app, context.database.orm);
    keepWithinQuotas(app, context, USAGE.getUsage, quotasOf(context), makeRoom);
    registerSatellites(app, context, (tx, operatorId, satelliteId) => refuseFrozen(tx, operatorId, { satelliteId }));
    registerStations(app, context);
    registerContacts(app, context);
    registerFlightRules(app, context);
    registerEphemerides(app, context);
    registerScreenings(app, context);
    registerConjunctions(app, context);
    registerCoordination(app, context);
    registerDecisions(app, context, manoeuvrePlansOf(context));
    registerAnalysis(app, context);
    registerFind(app, context);
    registerCdms(app, context);
    registerManoeuvres(app, context, screeningsOfPlans(context));
    registerPostManoeuvreScreenings(app, context);
    registerCatalogue(app, context);
    registerPublicEphemerides(app, context);
    registerCatalogueObject(app, context);
    registerReadiness(app, context);
    registerUserConfiguration(app, context);
    registerStatistics(app, context);
    registerMissions(app, context);
  },
  async declareJobs(queue) {
    await declareScreeningQueues(queue);
    await declareVerifyQueue(queue);
    await declareObservedQueue(queue);
    await declareRulesQueue(queue);
    await declareCompareQueue(queue);
    await declareMissionQueue(queue);
  },
  async jobs(queue, context) {
    await sealRecordKey(context);
    await workOnScreenings(queue, context);
    await queue.work<OutcomeJob>(OUTCOME_QUEUE, ({ data }) => keepOutcomes(context, data));
    await workOnTimetable(queue, context);
    await workOnVerifications(queue, context);
    await workOnObserved(queue, context);
    await workOnRules(queue, context);
    await workOnComparisons(queue, context);
    await workOnMissions(queue, context);
    await workOnEvidence(queue, context);
    await workOnRetention(queue, context);
  },
};
