import { STATISTICS } from '@keepout/contract/ca/endpoints/statistics';
import { readRules } from '../../fleet/rules.ts';
import { findSatellite } from '../../fleet/satellites/store.ts';
import type { ServerContext } from '../../hosting/module.ts';
import { callerOf } from '../../platform/http/caller.ts';
import type { App } from '../../platform/http/http.ts';
import { notFound } from '../../platform/http/problem.ts';
import { serve } from '../../platform/http/serve.ts';
import { changeCovarianceRules, presentCovarianceRules, previewCovarianceRules } from './covariance-rules.ts';
import { realismOf } from './realism.ts';
import { annualStatisticsOf } from './service.ts';

export function registerStatistics(app: App, context: ServerContext): void {
  serve(app, STATISTICS.getCovarianceRealism, (request) => realismOf(context, callerOf(request).operatorId));
  serve(app, STATISTICS.getCovarianceRules, async (request) =>
    presentCovarianceRules(await readRules(context.database.orm, callerOf(request).operatorId)),
  );
  serve(app, STATISTICS.changeCovarianceRules, (request, _reply, expected) =>
    changeCovarianceRules(context, callerOf(request), request.body, expected),
  );
  serve(app, STATISTICS.previewCovarianceRules, (request) =>
    previewCovarianceRules(context, callerOf(request), request.body),
  );
  serve(app, STATISTICS.getAnnualStatistics, async (request) => {
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
  });
}
