import { ON_DEMAND_TRACKING } from '@keepout/contract/odt/role';
import { USAGE } from '@keepout/contract/platform/usage';
import { sql } from 'drizzle-orm';
import { ensureOperators } from '../fleet/operator.ts';
import { offer } from '../hosting/capability.ts';
import type { ServerContext, ServerModule } from '../hosting/module.ts';
import { type CountedQuota, keepWithinQuotas, recordsQuota } from '../hosting/quotas.ts';
import { namedBy } from '../hosting/record-names.ts';
import { charges } from '../ports/charges.ts';
import { conjunctions } from '../ports/conjunctions.ts';
import { observationRequests } from '../ports/observation-requests.ts';
import {
  observationArrived,
  orbitUpdated,
  orbitUpdateWithdrawn,
  requestChanged,
  sensorChanged,
} from '../ports/odt-events.ts';
import { ownEphemerides } from '../ports/own-ephemerides.ts';
import { calibrationTrack } from './calibration/tables.ts';
import { ODT_IDS } from './ids.ts';
import { workOnObservations } from './observations/jobs.ts';
import { registerProviderHook } from './observations/provider-hook.ts';
import { declareObservationQueues } from './observations/queues.ts';
import { registerObservations } from './observations/routes.ts';
import { observationFile, providerDelivery } from './observations/tables.ts';
import { registerOpportunities } from './opportunities/routes.ts';
import { orbitUpdateTable } from './orbit-updates/tables.ts';
import { registerPassPrediction } from './pass-prediction/routes.ts';
import { passPredictionTable } from './pass-prediction/tables.ts';
import { providersOf } from './providers/registry.ts';
import { simulatorOrder, simulatorTruth } from './providers/simulator/tables.ts';
import { declareScheduleQueues } from './queues.ts';
import { observationPass, observationRequestTable, orderedPass } from './records/request-tables.ts';
import { observationRequestsOf } from './requests/port.ts';
import { registerRequests } from './requests/routes.ts';
import { planByRequest, planBySensor, renewByCatalogue, workOnSchedule } from './schedule/jobs.ts';
import { registerSensors } from './sensors/routes.ts';
import { sensorCalibrationTable, sensorTable } from './sensors/tables.ts';
import { registerWeather } from './weather/routes.ts';
import { weatherForecast } from './weather/tables.ts';

/** On-demand tracking: sensors, requests for observations, and their results. */
export const onDemandTracking: ServerModule = {
  name: 'odt',
  title: 'Keepout On-Demand Tracking',
  description: 'Order observations of an object, and get what was measured and what it means for its orbit.',
  requirement: ON_DEMAND_TRACKING.requirement,
  tables: [
    sensorTable,
    sensorCalibrationTable,
    weatherForecast,
    observationRequestTable,
    observationPass,
    orderedPass,
    passPredictionTable,
    observationFile,
    providerDelivery,
    orbitUpdateTable,
    calibrationTrack,
    simulatorTruth,
    simulatorOrder,
  ],
  idPrefixes: ODT_IDS.prefixes,
  recordNames: {
    observation: namedBy(observationFile, observationFile.fileName),
    'observation-request': namedBy(observationRequestTable, observationRequestTable.targetName),
    sensor: namedBy(sensorTable, sensorTable.code),
  },
  needs: [conjunctions, ownEphemerides, charges],
  offers: [offer(observationRequests, ({ database }) => observationRequestsOf(database))],
  publishes: [requestChanged, sensorChanged, observationArrived, orbitUpdated, orbitUpdateWithdrawn],
  register(app, context) {
    ensureOperators(app, context.database.orm);
    keepWithinQuotas(app, context, USAGE.getTrackingUsage, quotasOf(context));
    registerSensors(app, context);
    registerWeather(app, context);
    registerPassPrediction(app, context);
    registerOpportunities(app, context);
    registerRequests(app, context);
    registerObservations(app, context);
    registerProviderHook(app, context, providersOf(context));
  },
  consumers: ({ queue }) => [planByRequest(queue), planBySensor(queue), renewByCatalogue(queue)],
  async declareJobs(queue) {
    await declareScheduleQueues(queue);
    await declareObservationQueues(queue);
  },
  async jobs(queue, context) {
    await workOnSchedule(queue, context);
    await workOnObservations(queue, context);
  },
};

/** Returns the quotas of an operator in addition to files: records. Paid deliveries of providers are never refused. */
function quotasOf({ settings }: ServerContext): Readonly<Record<'records', CountedQuota>> {
  return {
    records: recordsQuota(
      settings,
      'sensors, requests and observation files',
      (operatorId) => sql`
        select (select count(*) from sensor where operator_id = ${operatorId})::double precision
          + (select count(*) from observation_request where operator_id = ${operatorId})
          + (select count(*) from observation_file where operator_id = ${operatorId}) as used`,
    ),
  };
}
