import { passPrediction, passPredictionQuery, skyTrack, skyTrackQuery } from '@keepout/contract/odt/pass-prediction';
import { z } from 'zod';
import type { ServerContext } from '../../hosting/module.ts';
import { callerOf } from '../../platform/http/caller.ts';
import type { App } from '../../platform/http/http.ts';
import { refused } from '../../platform/http/problem.ts';
import { keptPrediction, predictPasses, skyTrackOf } from './service.ts';

const tags = ['passes'];

/** */
export function registerPassPrediction(app: App, context: ServerContext): void {
  app.route({
    method: 'GET',
    url: '/passprediction',
    schema: {
      operationId: 'predictPasses',
      summary: 'When sensors see an object of the catalogue, one answer for each sensor',
      description:
        'Geometric passes over the horizon of each sensor; of a telescope the parts with a dark site, a lit object, far enough from the Moon and bright enough, of a radar those within its range. Kept for a day: ask again with `cacheId` for the same answer.',
      tags,
      querystring: passPredictionQuery,
      response: { 200: z.array(passPrediction) },
    },
    config: { problems: ['target-unknown', 'target-missing', 'sensor-unknown', 'prediction-gone', 'time-invalid'] },
    handler: async (request, reply) => {
      const { operatorId } = callerOf(request);
      const { cacheId, 'norad-id': noradId, 'sensor-code': codes, start, days, all } = request.query;
      if (cacheId === undefined && noradId === undefined) {
        throw refused('target-missing', { detail: 'Name the object by norad-id, or a prediction by cacheId.' });
      }
      const sensorCodes = (codes ?? '').split(',').map((code) => code.trim());
      const wanted = { sensorCodes: sensorCodes.filter((code) => code !== ''), start, days, isAll: all === 'true' };
      const answer =
        cacheId === undefined
          ? await predictPasses(context, operatorId, { noradId: noradId!, ...wanted })
          : await keptPrediction(context, operatorId, cacheId);
      return reply.header('x-total-count', String(answer.length)).send([...answer]);
    },
  });

  app.route({
    method: 'GET',
    url: '/sky-track',
    schema: {
      operationId: 'getSkyTrack',
      summary: 'The path of an object over the sky of a sensor, with Sun and Moon',
      tags,
      querystring: skyTrackQuery,
      response: { 200: skyTrack },
    },
    config: { problems: ['target-unknown', 'sensor-unknown', 'window-empty', 'time-invalid'] },
    handler: async (request) => {
      const { 'norad-id': noradId, 'sensor-code': sensorCode, start, end } = request.query;
      return await skyTrackOf(context, callerOf(request).operatorId, { noradId, sensorCode, start, end });
    },
  });
}
