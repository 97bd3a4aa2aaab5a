import { z } from 'zod';
import { record } from '../platform/described.ts';
import { idOf, metres, ratio, utcTimeOf } from '../platform/primitives.ts';
import { vector } from './manoeuvre-parts.ts';

/** The achieved manoeuvre. */
export const manoeuvreVerification = record(
  'ManoeuvreVerification',
  'Achieved manoeuvre, estimated from the first ephemeris after it.',
  {
    oemFileId: idOf('the first ephemeris after the manoeuvre'),
    deltaV: vector('Achieved delta-v, RTN at ignition, m/s'),
    deltaVSigma: vector('Standard deviations of the achieved delta-v, m/s, zero if the ephemeris has no covariance'),
    plannedDeltaV: vector('Planned delta-v, RTN at ignition, m/s'),
    isShareOnly: z
      .boolean()
      .describe(
        'True for a burn over several revolutions or drag. Only the ratio is estimated, and `deltaV` is the planned delta-v times the ratio.',
      ),
    share: ratio('Ratio of achieved to planned delta-v, along the planned direction'),
    shareSigma: ratio('Standard deviation of the ratio; null if the ephemeris has no covariance').nullable(),
    residual: metres('Maximum distance between the ephemeris and the orbit with the achieved delta-v'),
    residualRms: metres('Root mean square of that distance'),
    comparedFrom: utcTimeOf('Start of the compared span'),
    comparedTo: utcTimeOf('End of the compared span'),
  },
);

export type ManoeuvreVerification = z.infer<typeof manoeuvreVerification>;
