import { PASS_PREDICTION } from '@keepout/contract/odt/endpoints/pass-prediction';
import type { ServerContext } from '../../hosting/module.ts';
import { callerOf } from '../../platform/http/caller.ts';
import type { App } from '../../platform/http/http.ts';
import { refused } from '../../platform/http/problem.ts';
import { serve } from '../../platform/http/serve.ts';
import { passRates } from './rates.ts';
import { predictPasses, skyTrackOf, storedPrediction } from './service.ts';

/** */
export function registerPassPrediction(app: App, context: ServerContext): void {
  serve(app, PASS_PREDICTION.predictPasses, async (request) => {
    const { operatorId } = callerOf(request);
    const { cacheId, 'norad-id': noradId, 'sensor-code': codes, start, days, all } = request.query;
    if (cacheId === undefined && noradId === undefined) {
      throw refused('target-missing', { detail: 'Send norad-id, or the cacheId of a prediction.' });
    }
    const sensorCodes = (codes ?? '').split(',').map((code) => code.trim());
    const query = { sensorCodes: sensorCodes.filter((code) => code !== ''), start, days, isAll: all === 'true' };
    const answer =
      cacheId === undefined
        ? await predictPasses(context, operatorId, { noradId: noradId!, ...query })
        : await storedPrediction(context, operatorId, cacheId);
    return [...answer];
  });

  serve(app, PASS_PREDICTION.listPassRates, async (request) => {
    return await passRates(context.database.orm, callerOf(request).operatorId);
  });

  serve(app, PASS_PREDICTION.getSkyTrack, async (request) => {
    const { 'norad-id': noradId, 'sensor-code': sensorCode, start, end } = request.query;
    return await skyTrackOf(context, callerOf(request).operatorId, { noradId, sensorCode, start, end });
  });
}
