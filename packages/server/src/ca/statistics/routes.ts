import { ARCHIVE_TYPES, STATISTICS } from '@keepout/contract/ca/endpoints/statistics';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { readRules } from '../../fleet/rules.ts';
import { findSatellite } from '../../fleet/satellites/store.ts';
import type { ServerContext } from '../../hosting/module.ts';
import { receiveBodies, receiveOneFile } from '../../messages/one-file.ts';
import { abortOnDisconnect } from '../../platform/http/abort-on-disconnect.ts';
import { answerWithProgress, CountedResults } from '../../platform/http/answer-with-progress.ts';
import { callerOf } from '../../platform/http/caller.ts';
import type { App } from '../../platform/http/http.ts';
import { notFound } from '../../platform/http/problem.ts';
import { serve } from '../../platform/http/serve.ts';
import { changeCovarianceRules, presentCovarianceRules, previewCovarianceRules } from './covariance-rules.ts';
import { ratesOfOwn, ratesOfSent } from './event-rates.ts';
import { operatorRealism } from './realism.ts';
import { annualStatisticsOf } from './service.ts';

export function registerStatistics(app: App, context: ServerContext): void {
  const existing = async (operatorId: string, satelliteId: string | undefined): Promise<void> => {
    if (satelliteId === undefined) return;
    if ((await findSatellite(context.database.orm, operatorId, satelliteId)) === undefined)
      throw notFound('The satellite');
  };
  serve(app, STATISTICS.getCovarianceRealism, (request) => operatorRealism(context, callerOf(request).operatorId));
  serve(app, STATISTICS.getCovarianceRules, async (request) =>
    presentCovarianceRules(await readRules(context.database.orm, callerOf(request).operatorId)),
  );
  serve(app, STATISTICS.changeCovarianceRules, (request, _reply, expected) =>
    changeCovarianceRules(context, callerOf(request), request.body, expected),
  );
  serve(app, STATISTICS.previewCovarianceRules, (request) =>
    previewCovarianceRules(context, callerOf(request), request.body),
  );
  serve(app, STATISTICS.getEventRates, async (request, reply) => {
    const { operatorId } = callerOf(request);
    await existing(operatorId, request.query['satellite-id']);
    return await ratesOfOwn(context, operatorId, request.query, abortOnDisconnect(reply));
  });
  const upload: FastifyPluginAsyncZod = async (scope) => {
    const { uploadLimitBytes } = context.settings;
    receiveBodies(scope as App, ARCHIVE_TYPES, uploadLimitBytes);
    serve(scope as App, STATISTICS.computeArchiveRates, async (request, reply) => {
      const file = await receiveOneFile(request, 'archive', uploadLimitBytes);
      return await ratesOfSent(context, callerOf(request).operatorId, file, request.query, abortOnDisconnect(reply));
    });
  };
  void app.register(upload);
  serve(app, STATISTICS.getAnnualStatistics, async (request, reply) => {
    const { query } = request;
    const { operatorId } = callerOf(request);
    const satelliteId = query['satellite-id'];
    await existing(operatorId, satelliteId);
    const question = {
      operatorId,
      satelliteId,
      radiusM: query.radius,
      acceptedPc: query['accepted-pc'],
      windowDays: query.days,
    };
    const progress = new CountedResults();
    return await answerWithProgress(
      request,
      reply,
      progress,
      annualStatisticsOf(context, question, progress, abortOnDisconnect(reply)),
    );
  });
}
