import { annualStatistics, statisticsQuery } from '@keepout/contract/ca/statistics';
import { findSatellite } from '../../fleet/satellites/store.ts';
import type { ServerContext } from '../../hosting/module.ts';
import { callerOf } from '../../platform/http/caller.ts';
import type { App } from '../../platform/http/http.ts';
import { notFound } from '../../platform/http/problem.ts';
import { annualStatisticsOf } from './service.ts';

export function registerStatistics(app: App, context: ServerContext): void {
  app.route({
    method: 'GET',
    url: '/statistics/annual',
    schema: {
      operationId: 'getAnnualStatistics',
      summary: 'Collisions and manoeuvres a year of a satellite or of the fleet, and the history of its conjunctions',
      description:
        'Estimated from the catalogue in use by flux and by counting a window from its newest epoch; tracked objects faster ' +
        'than 0.1 km/s only. The first call of a satellite and window takes about a second, others are instant.',
      tags: ['statistics'],
      querystring: statisticsQuery,
      response: { 200: annualStatistics },
    },
    config: { problems: ['not-found'] },
    handler: async (request) => {
      const { query } = request;
      const { operatorId } = callerOf(request);
      const satelliteId = query['satellite-id'];
      if (
        satelliteId !== undefined &&
        (await findSatellite(context.database.orm, operatorId, satelliteId)) === undefined
      ) {
        throw notFound('The satellite');
      }
      return await annualStatisticsOf(context, {
        operatorId,
        satelliteId,
        radiusM: query.radius,
        acceptedPc: query['accepted-pc'],
        thresholdPc: query.threshold ?? query['accepted-pc'],
        windowDays: query.days,
      });
    },
  });
}
