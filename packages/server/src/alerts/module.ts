import { COLLISION_AVOIDANCE } from '@keepout/contract/ca/role';
import { ON_DEMAND_TRACKING } from '@keepout/contract/odt/role';
import { ensureOperators } from '../fleet/operator.ts';
import type { ServerContext, ServerModule } from '../hosting/module.ts';
import { namedByKey } from '../hosting/record-names.ts';
import type { JobQueue } from '../platform/jobs/queue.ts';
import { alertsChanged, notificationsRead } from '../ports/alert-events.ts';
import { conjunctions } from '../ports/conjunctions.ts';
import { feedsPort } from '../ports/feeds.ts';
import { observationRequests } from '../ports/observation-requests.ts';
import { recipientsPort } from '../ports/publishing.ts';
import { screenings } from '../ports/screenings.ts';
import { staleRecords } from '../ports/stale-records.ts';
import { sealPlaces } from './addresses/seal-stored.ts';
import { registerCalendar } from './calendar/routes.ts';
import { deliver } from './delivery/deliver.ts';
import { measureDeliveries } from './delivery/measure-deliveries.ts';
import { ALERT_IDS } from './ids.ts';
import { registerDeliveryLog } from './log/routes.ts';
import { registerNotifications } from './notifications/routes.ts';
import { registerPlaces } from './places/routes.ts';
import {
  ALERT_CLOCK_QUEUE,
  CALL_QUEUE,
  type CallJob,
  type DeliveryJob,
  declareAlertQueues,
  GATHER_QUEUE,
  type GatherJob,
  HOOK_QUEUE,
  MAIL_QUEUE,
} from './queues.ts';
import { callNext } from './raising/call.ts';
import { lookAtClock } from './raising/clock.ts';
import { alertConsumers } from './raising/consumers.ts';
import { composeDueAlerts } from './raising/gather.ts';
import { registerAlerts } from './raising/routes.ts';
import { registerRehearsal } from './rehearsal/routes.ts';
import { registerRota } from './rota/routes.ts';
import { registerRules } from './rules/routes.ts';
import * as tables from './tables.ts';

const { alertUser } = tables;
const users = namedByKey(alertUser, alertUser.subject, alertUser.userName);

/** Alerts, sent by mail, Teams, Slack, webhook and in the application, by the rules of each user. */
export const alerts: ServerModule = {
  name: 'alerts',
  title: 'Keepout Alerts',
  description: 'Hear of what crosses a line, where and when you want to, and read what was sent.',
  requirement: [[...COLLISION_AVOIDANCE.requirement, ...ON_DEMAND_TRACKING.requirement].join(',')],
  tables: Object.values(tables),
  idPrefixes: ALERT_IDS.prefixes,
  // Settings of a person have the person's name.
  recordNames: { 'alert-rules': users, 'user-configuration': users },
  needs: [conjunctions, screenings, observationRequests, staleRecords, feedsPort, recipientsPort],
  publishes: [alertsChanged, notificationsRead],
  consumers: alertConsumers,
  register(app, context) {
    ensureOperators(app, context.database.orm);
    registerNotifications(app, context);
    registerAlerts(app, context);
    registerRules(app, context);
    registerPlaces(app, context);
    registerCalendar(app, context);
    registerDeliveryLog(app, context);
    registerRota(app, context);
    registerRehearsal(app, context);
  },
  measure: measureDeliveries,
  declareJobs: declareAlertQueues,
  jobs: workOnAlerts,
};

/** Webhooks without an answer take a place for ten seconds each; those of one operator cannot take all places. */
const HOOKS_AT_ONCE = { concurrency: 6, concurrencyOfOperator: 3 } as const;
const MAILS_AT_ONCE = { concurrency: 3 } as const;

async function workOnAlerts(queue: JobQueue, context: ServerContext): Promise<void> {
  await sealPlaces(context);
  await queue.work<GatherJob>(GATHER_QUEUE, ({ data }) => composeDueAlerts(context, data));
  await queue.work<DeliveryJob>(MAIL_QUEUE, ({ data, attempt }) => deliver(context, data, attempt > 0), MAILS_AT_ONCE);
  await queue.work<DeliveryJob>(HOOK_QUEUE, ({ data, attempt }) => deliver(context, data, attempt > 0), HOOKS_AT_ONCE);
  await queue.work<CallJob>(CALL_QUEUE, ({ data }) => callNext(context, data));
  await queue.work(ALERT_CLOCK_QUEUE, () => lookAtClock(context));
  await queue.schedule(ALERT_CLOCK_QUEUE, '* * * * *', {});
}
