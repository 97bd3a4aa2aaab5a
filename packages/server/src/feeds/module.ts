import { COLLISION_AVOIDANCE } from '@keepout/contract/ca/role';
import { ON_DEMAND_TRACKING } from '@keepout/contract/odt/role';
import { offer } from '../hosting/capability.ts';
import type { ServerContext, ServerModule } from '../hosting/module.ts';
import { namedBy } from '../hosting/record-names.ts';
import { contactIntake } from '../ports/contacts.ts';
import { feedChanged, feedsPort } from '../ports/feeds.ts';
import { messageIntake } from '../ports/messages.ts';
import { ownEphemerisIntake } from '../ports/own-ephemerides.ts';
import { publicEphemerides } from '../ports/public-ephemerides.ts';
import { feedsCheck, staleFeeds } from './health.ts';
import { measureFeeds } from './measure-feeds.ts';
import { declareFeedQueues } from './queues.ts';
import { registerFeeds } from './routes.ts';
import { FEED_IDS } from './store.ts';
import { feedAnswer, feedCall, feedTable, feedTurnTable } from './tables.ts';
import { workOnFeeds } from './turns/jobs.ts';

/** Automatic downloads: catalogue, objects, Earth orientation and space weather, with publisher, schedule and budget. */
export const feeds: ServerModule = {
  name: 'feeds',
  title: 'Keepout Feeds',
  description: 'What the installation is fed by, when it was asked last, and what came.',
  requirement: [[...COLLISION_AVOIDANCE.requirement, ...ON_DEMAND_TRACKING.requirement].join(',')],
  needs: [messageIntake, publicEphemerides, ownEphemerisIntake, contactIntake],
  tables: [feedTable, feedTurnTable, feedCall, feedAnswer],
  idPrefixes: FEED_IDS.prefixes,
  recordNames: { feed: namedBy(feedTable, feedTable.name) },
  offers: [offer(feedsPort, ({ database }: ServerContext) => ({ stale: () => staleFeeds(database.orm) }))],
  publishes: [feedChanged],
  register: registerFeeds,
  checks: (context) => [feedsCheck(context)],
  measure: measureFeeds,
  declareJobs: declareFeedQueues,
  jobs: workOnFeeds,
};
