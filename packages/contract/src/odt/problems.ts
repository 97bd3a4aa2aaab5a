import type { ProblemTable } from '../platform/problem-table.ts';

/** Problems of on-demand tracking. What can be wrong inside a message is told by the codes of `@keepout/ccsds`. */
export const ODT_PROBLEMS = {
  'target-missing': {
    status: 422,
    title: 'The request does not say what to observe.',
    advice: 'Send `noradId`, `satelliteId`, `conjunctionId`, or an orbit message with its type.',
  },
  'target-ambiguous': {
    status: 422,
    title: 'The request names several objects.',
    advice: 'Send one of `noradId`, `satelliteId`, `conjunctionId` and an orbit message.',
  },
  'target-unknown': {
    status: 422,
    title: 'Nobody knows an orbit of the object.',
    advice: 'Send a TLE, OMM, OEM or OCM of it along.',
  },
  'orbit-message-invalid': {
    status: 422,
    title: 'The orbit message cannot be read.',
    advice: 'The sentence names the line and the keyword.',
  },
  'sensor-unknown': {
    status: 422,
    title: 'There is no such sensor.',
    advice: 'Use the codes of `GET odt/sensors`.',
  },
  'sensor-exists': {
    status: 409,
    title: 'There is a sensor of that code already.',
    advice: 'Choose another `sensorCode`.',
  },
  'sensor-in-use': {
    status: 409,
    title: 'Passes are still planned on the sensor.',
    advice: 'Cancel their requests, or wait until they are over.',
  },
  'sensor-not-own': {
    status: 403,
    title: 'The sensor is not one of your organisation.',
    advice: 'Only its owner changes a sensor.',
  },
  'forecast-superseded': {
    status: 409,
    title: 'A newer forecast is here already.',
    advice: 'Send the one that was issued last.',
  },
  'window-past': {
    status: 422,
    title: 'The window is over.',
    advice: 'Send a `deadline` that is still to come.',
  },
  'opportunity-gone': {
    status: 409,
    title: 'A pass that was named cannot be had any more.',
    advice: 'Ask for `POST odt/opportunities` again and choose from what there is now.',
  },
  'passes-ordered': {
    status: 409,
    title: 'The passes are ordered for this event already.',
    advice: 'Open the request that the sentence names; cancel it to order them otherwise.',
  },
  'price-above-maximum': {
    status: 409,
    title: 'The passes cost more than the maximum that was given.',
    advice: 'Take fewer passes or cheaper sensors, or raise `maximumPrice`.',
  },
  'request-ended': {
    status: 409,
    title: 'The request has already ended.',
    advice: 'Nothing is left to cancel.',
  },
  'observation-not-associated': {
    status: 409,
    title: 'The file is not associated with an object.',
    advice: 'There is nothing to take back.',
  },
  'observation-is-read': {
    status: 409,
    title: 'The file has been read.',
    advice: 'What it holds stands in `GET odt/observations/report/{fileId}`.',
  },
  'signature-invalid': {
    status: 401,
    title: 'The delivery is not signed by a provider of this installation.',
    advice: 'Sign time, delivery, order, name and hash with the agreed key, and send it within five minutes.',
  },
  'prediction-gone': {
    status: 404,
    title: 'The prediction is not kept any more.',
    advice: 'Ask without `cacheId`.',
  },
} as const satisfies ProblemTable;
