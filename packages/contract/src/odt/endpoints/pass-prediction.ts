import { z } from 'zod';
import { passPrediction, passPredictionQuery, skyTrack, skyTrackQuery } from '../../odt/pass-prediction.ts';
import { passRate } from '../../odt/pass-rate.ts';
import { endpoints } from '../../platform/endpoint.ts';
import { wholeListQuery } from '../../platform/primitives.ts';

export const PASS_PREDICTION = endpoints('odt', ['passes'], {
  predictPasses: {
    call: 'GET /passprediction',
    summary: 'When sensors see an object of the catalogue, one answer for each sensor',
    description:
      'Geometric passes over the horizon of each sensor; of a telescope the parts with a dark site, a lit object, far enough from the Moon and bright enough, of a radar those within its range. Kept for a day: ask again with `cacheId` for the same answer.',
    query: passPredictionQuery,
    answers: { 200: z.array(passPrediction) },
    problems: ['target-unknown', 'target-missing', 'sensor-unknown', 'prediction-gone', 'time-invalid'],
  },
  listPassRates: {
    call: 'GET /pass-rates',
    summary: 'Success rate of your past passes per sensor',
    description:
      'Of orders of the last 365 days: passes that the sensor took and that are over, and how many of them brought measurements that were accepted. Clouds, failures and files of another object count as none. Your own passes alone; a sensor of which none has ended is not listed.',
    query: z.object(wholeListQuery),
    answers: { 200: z.array(passRate) },
  },
  getSkyTrack: {
    call: 'GET /sky-track',
    summary: 'The path of an object over the sky of a sensor, with Sun and Moon',
    query: skyTrackQuery,
    answers: { 200: skyTrack },
    problems: ['target-unknown', 'sensor-unknown', 'window-empty', 'time-invalid'],
  },
});
