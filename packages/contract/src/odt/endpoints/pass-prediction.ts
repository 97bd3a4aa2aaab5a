import { z } from 'zod';
import { passPrediction, passPredictionQuery, skyTrack, skyTrackQuery } from '../../odt/pass-prediction.ts';
import { passRate } from '../../odt/pass-rate.ts';
import { endpoints } from '../../platform/endpoint.ts';
import { wholeListQuery } from '../../platform/primitives.ts';

export const PASS_PREDICTION = endpoints('odt', ['passes'], {
  predictPasses: {
    call: 'GET /passprediction',
    summary: 'Returns the passes of a catalogue object over sensors, by sensor',
    description:
      'Geometric passes above the horizon of each sensor. For telescopes, only parts with a dark site and a lit object that is bright enough and far enough from the Moon; for radars, only parts within range. Cached for a day: send `cacheId` to get the same response.',
    query: passPredictionQuery,
    answers: { 200: z.array(passPrediction) },
    problems: ['target-unknown', 'target-missing', 'sensor-unknown', 'prediction-gone', 'time-invalid'],
  },
  listPassRates: {
    call: 'GET /pass-rates',
    summary: 'Returns the success rate of your past passes, by sensor',
    description:
      'Counts your own passes of the last 365 days that a sensor accepted and that have ended, and those with accepted measurements. Passes with clouds, failures or files of another object count as unsuccessful. Sensors without ended passes are omitted.',
    query: z.object(wholeListQuery),
    answers: { 200: z.array(passRate) },
  },
  getSkyTrack: {
    call: 'GET /sky-track',
    summary: 'Returns the path of an object over the sky of a sensor, with Sun and Moon',
    query: skyTrackQuery,
    answers: { 200: skyTrack },
    problems: ['target-unknown', 'sensor-unknown', 'window-empty', 'time-invalid'],
  },
});
