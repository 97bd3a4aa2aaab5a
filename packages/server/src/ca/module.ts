import { COLLISION_AVOIDANCE } from '@keepout/contract/ca/role';
import { ensureOperators } from '../fleet/operator.ts';
import { registerSatellites } from '../fleet/satellites/routes.ts';
import { offer } from '../hosting/capability.ts';
import type { ServerModule } from '../hosting/module.ts';
import {
  conjunctionJudged,
  ephemerisChanged,
  messageDeleted,
  messagesRecorded,
  screeningEnded,
  screeningMoved,
} from '../ports/ca-events.ts';
import { conjunctions } from '../ports/conjunctions.ts';
import { registerCatalogue } from './catalogue/routes.ts';
import { registerCdms } from './cdms/routes.ts';
import { conjunctionsOf } from './conjunctions/port.ts';
import { registerConjunctions } from './conjunctions/routes.ts';
import { registerEphemerides } from './ephemeris-files/routes.ts';
import { registerFind } from './find/routes.ts';
import { CA_IDS } from './ids.ts';
import { keepWithinQuotas } from './quotas/quotas.ts';
import { registerReadiness } from './readiness/routes.ts';
import { planWaiting } from './screenings/catalogue-wait.ts';
import { workOnScreenings } from './screenings/jobs.ts';
import { declareScreeningQueues } from './screenings/queues.ts';
import { registerScreenings } from './screenings/routes.ts';
import { registerStatistics } from './statistics/routes.ts';
import { cdm, conjunction, ephemeris, screening, screeningJudging, screeningWork } from './tables.ts';

/** Collision avoidance: satellites, ephemerides, screenings, conjunctions and their messages. */
export const collisionAvoidance: ServerModule = {
  name: 'ca',
  title: 'Keepout Collision Avoidance',
  description: 'Screen orbits against the catalogue, and decide on conjunctions.',
  requirement: COLLISION_AVOIDANCE.requirement,
  tables: [ephemeris, screening, screeningJudging, screeningWork, conjunction, cdm],
  idPrefixes: CA_IDS.prefixes,
  publishes: [screeningMoved, screeningEnded, messagesRecorded, messageDeleted, conjunctionJudged, ephemerisChanged],
  offers: [offer(conjunctions, ({ database }) => conjunctionsOf(database))],
  consumers: ({ queue }) => [planWaiting(queue)],
  register(app, context) {
    ensureOperators(app, context.database.orm);
    keepWithinQuotas(app, context);
    registerSatellites(app, context);
    registerEphemerides(app, context);
    registerScreenings(app, context);
    registerConjunctions(app, context);
    registerFind(app, context);
    registerCdms(app, context);
    registerCatalogue(app, context);
    registerReadiness(app, context);
    registerStatistics(app, context);
  },
  async declareJobs(queue) {
    await declareScreeningQueues(queue);
  },
  async jobs(queue, context) {
    await workOnScreenings(queue, context);
  },
};
