import { z } from 'zod';
import { record } from '../platform/described.ts';
import { idOf, metres, ratio, utcTimeOf } from '../platform/primitives.ts';
import { vector } from './manoeuvre-parts.ts';

/** What was flown. */
export const manoeuvreVerification = record(
  'ManoeuvreVerification',
  'Achieved manoeuvre, measured by the first ephemeris after it.',
  {
    oemFileId: idOf('the first ephemeris after the manoeuvre'),
    deltaV: vector('Achieved change of velocity in RTN at ignition, m/s'),
    deltaVSigma: vector('Its standard deviations, m/s; zeros where the ephemeris has no covariance'),
    plannedDeltaV: vector('Planned change of velocity in RTN at ignition, m/s'),
    isShareOnly: z
      .boolean()
      .describe(
        'A burn of revolutions, or drag: the share was found, and the change of velocity is that of the plan times it.',
      ),
    share: ratio('Achieved over planned, along the planned direction'),
    shareSigma: ratio('Standard deviation of the share; null where the ephemeris has no covariance').nullable(),
    residual: metres('Largest distance of the ephemeris from the orbit with the achieved change'),
    residualRms: metres('Root of the mean square of that distance'),
    comparedFrom: utcTimeOf('Start of the compared span'),
    comparedTo: utcTimeOf('End of the compared span'),
  },
);

export type ManoeuvreVerification = z.infer<typeof manoeuvreVerification>;
