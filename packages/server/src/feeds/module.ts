import { COLLISION_AVOIDANCE } from '@keepout/contract/ca/role';
import { ON_DEMAND_TRACKING } from '@keepout/contract/odt/role';
import type { ServerModule } from '../hosting/module.ts';
import { feedChanged } from './events.ts';
import { feedsCheck, measureFeeds } from './health.ts';
import { FEED_IDS } from './ids.ts';
import { declareFeedQueues } from './queues.ts';
import { registerFeeds } from './routes.ts';
import { feed, feedAnswer, feedCall, feedTurn } from './tables.ts';
import { workOnFeeds } from './turns/jobs.ts';

/** What comes in by itself: catalogue, objects, Earth orientation and space weather, by publisher, schedule and budget. */
export const feeds: ServerModule = {
  name: 'feeds',
  title: 'Keepout Feeds',
  description: 'What the installation is fed by, when it was asked last, and what came.',
  requirement: [[...COLLISION_AVOIDANCE.requirement, ...ON_DEMAND_TRACKING.requirement].join(',')],
  tables: [feed, feedTurn, feedCall, feedAnswer],
  idPrefixes: FEED_IDS.prefixes,
  publishes: [feedChanged],
  register: registerFeeds,
  checks: (context) => [feedsCheck(context)],
  measure: measureFeeds,
  declareJobs: declareFeedQueues,
  jobs: workOnFeeds,
};
