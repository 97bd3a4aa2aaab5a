import type { EphemerisNodes } from '@keepout/astro/ephemeris/nodes';
import { ephemerisQuality, REFUSE_ERROR_M, WARN_ERROR_M } from '@keepout/astro/ephemeris/quality';
import type { ProblemPlace } from '@keepout/contract/platform/problem';

export interface InterpolationJudgement {
  readonly isRefused: boolean;
  readonly place: ProblemPlace;
}

/** What to tell the owner of a table that cannot be interpolated well; undefined for a good or a very short one. */
export function judgeInterpolation(nodes: EphemerisNodes): InterpolationJudgement | undefined {
  const { verdict, estimatedErrorM, method, degree, stepS } = ephemerisQuality(nodes);
  if (estimatedErrorM === undefined || (verdict !== 'warn' && verdict !== 'refuse')) return undefined;
  const isRefused = verdict === 'refuse';
  const limitM = isRefused ? REFUSE_ERROR_M : WARN_ERROR_M;
  const error = estimatedErrorM < 10 ? estimatedErrorM.toFixed(1) : estimatedErrorM.toFixed(0);
  return {
    isRefused,
    place: {
      code: isRefused ? 'interpolation-unfit' : 'interpolation-coarse',
      message:
        `Between its states this ephemeris is good to about ${error} m only (more than ${limitM} m; ${method} of degree ` +
        `${degree} at steps of ${Number(stepS.median.toFixed(3))} s, judged by leaving out every second state). ` +
        'Send it with shorter steps, or with the interpolation that fits it.',
      keyword: 'INTERPOLATION',
      value: `${method} ${degree}`,
    },
  };
}
