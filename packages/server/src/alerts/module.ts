import { COLLISION_AVOIDANCE } from '@keepout/contract/ca/role';
import { ON_DEMAND_TRACKING } from '@keepout/contract/odt/role';
import { ensureOperators } from '../fleet/operator.ts';
import type { ServerModule } from '../hosting/module.ts';
import { alertsChanged, notificationsRead } from '../ports/alert-events.ts';
import { conjunctions } from '../ports/conjunctions.ts';
import { observationRequests } from '../ports/observation-requests.ts';
import { staleness } from '../ports/staleness.ts';
import { ALERT_IDS } from './ids.ts';
import { workOnAlerts } from './jobs.ts';
import { registerDeliveryLog } from './log/routes.ts';
import { registerNotifications } from './notifications/routes.ts';
import { registerPlaces } from './places/routes.ts';
import { declareAlertQueues } from './queues.ts';
import { alertConsumers } from './raising/consumers.ts';
import { registerAlerts } from './raising/routes.ts';
import { registerRehearsal } from './rehearsal/routes.ts';
import { registerRota } from './rota/routes.ts';
import { registerRules } from './rules/routes.ts';
import {
  alert,
  alertAttempt,
  alertDelivery,
  alertDeliveryPart,
  alertPending,
  alertPlace,
  alertReading,
  alertRota,
  alertUser,
  alertWatch,
} from './tables.ts';

/** Alerts: what crosses a line, told by mail, Teams, Slack, webhook and in the application, by everybody's own rules. */
export const alerts: ServerModule = {
  name: 'alerts',
  title: 'Keepout Alerts',
  description: 'Hear of what crosses a line, where and when you want to, and read what was sent.',
  requirement: [[...COLLISION_AVOIDANCE.requirement, ...ON_DEMAND_TRACKING.requirement].join(',')],
  tables: [
    ...[alertUser, alertRota, alertWatch, alert, alertReading],
    ...[alertPlace, alertPending, alertDelivery, alertDeliveryPart, alertAttempt],
  ],
  idPrefixes: ALERT_IDS.prefixes,
  needs: [conjunctions, observationRequests, staleness],
  publishes: [alertsChanged, notificationsRead],
  consumers: alertConsumers,
  register(app, context) {
    ensureOperators(app, context.database.orm);
    registerNotifications(app, context);
    registerAlerts(app, context);
    registerRules(app, context);
    registerPlaces(app, context);
    registerDeliveryLog(app, context);
    registerRota(app, context);
    registerRehearsal(app, context);
  },
  declareJobs: declareAlertQueues,
  jobs: workOnAlerts,
};
