import type { ProblemTable } from '../platform/problem-table.ts';

/** Problems of on-demand tracking. Faults inside a message have the codes of `@keepout/ccsds`. */
export const ODT_PROBLEMS = {
  'target-missing': {
    status: 422,
    title: 'The request names no object to observe.',
    advice: 'Send `noradId`, `satelliteId`, `conjunctionId`, or an orbit message with its type.',
  },
  'target-ambiguous': {
    status: 422,
    title: 'The request names several objects.',
    advice: 'Send only one of `noradId`, `satelliteId`, `conjunctionId` and an orbit message.',
  },
  'target-unknown': {
    status: 422,
    title: 'No orbit of the object is available.',
    advice: 'Send a TLE, OMM, OEM or OCM of the object with the request.',
  },
  'orbit-message-invalid': {
    status: 422,
    title: 'The orbit message cannot be read.',
    advice: 'Correct the line and the keyword that `detail` names.',
  },
  'sensor-unknown': {
    status: 422,
    title: 'No sensor has this code.',
    advice: 'Use a code from `GET odt/sensors`.',
  },
  'sensor-exists': {
    status: 409,
    title: 'A sensor with this code already exists.',
    advice: 'Choose another `sensorCode`.',
  },
  'sensor-in-use': {
    status: 409,
    title: 'Passes are still planned on the sensor.',
    advice: 'Cancel the requests of these passes, or wait until the passes have ended.',
  },
  'sensor-not-own': {
    status: 403,
    title: 'The sensor does not belong to your organisation.',
    advice: 'Ask the owner of the sensor to change it.',
  },
  'forecast-superseded': {
    status: 409,
    title: 'A newer forecast is already stored.',
    advice: 'Send the most recently issued forecast.',
  },
  'window-past': {
    status: 422,
    title: 'The observation window has ended.',
    advice: 'Send a `deadline` in the future.',
  },
  'opportunity-gone': {
    status: 409,
    title: 'A selected pass is no longer available.',
    advice: 'Call `POST odt/opportunities` again, and select from the passes that it returns.',
  },
  'passes-ordered': {
    status: 409,
    title: 'The passes are already ordered for this conjunction.',
    advice: 'Use the request that `detail` names, or cancel it before you order the passes again.',
  },
  'price-above-maximum': {
    status: 409,
    title: 'The passes cost more than the given maximum price.',
    advice: 'Select fewer passes or cheaper sensors, or raise `maximumPrice`.',
  },
  'request-ended': {
    status: 409,
    title: 'The request has already ended.',
    advice: 'It cannot be cancelled any more. Create a new request if you need more passes.',
  },
  'observation-not-associated': {
    status: 409,
    title: 'The observation file is not associated with an object.',
    advice: 'The association cannot be withdrawn. Read the file again to see its current status.',
  },
  'observation-is-read': {
    status: 409,
    title: 'The observation file was read without faults.',
    advice: 'Call `GET odt/observations/report/{fileId}` for its content.',
  },
  'signature-invalid': {
    status: 401,
    title: 'The delivery has no valid signature of a provider of this installation.',
    advice: 'Sign time, delivery, order, name and hash with the agreed key, and send the file within five minutes.',
  },
  'prediction-gone': {
    status: 404,
    title: 'The prediction is no longer cached.',
    advice: 'Repeat the call without `cacheId`.',
  },
} as const satisfies ProblemTable;
