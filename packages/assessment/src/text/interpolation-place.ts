import type { InterpolationDoubt } from '../orbit/table-fitness.ts';

/** Message to the owner of a table that cannot be interpolated well. */
export function interpolationPlace<Code extends 'interpolation-unfit' | 'interpolation-coarse'>(
  code: Code,
  { estimatedErrorM, limitM, method, degree, medianStepS }: InterpolationDoubt,
): { readonly code: Code; readonly message: string; readonly keyword: string; readonly value: string } {
  const error = estimatedErrorM < 10 ? estimatedErrorM.toFixed(1) : estimatedErrorM.toFixed(0);
  return {
    code,
    message:
      `Between its states this ephemeris is only good to about ${error} m, over the limit of ${limitM} m (${method} of degree ` +
      `${degree} at steps of ${Number(medianStepS.toFixed(3))} s, judged by leaving out every second state). ` +
      'Send it with shorter steps, or with an interpolation that fits it.',
    keyword: 'INTERPOLATION',
    value: `${method} ${degree}`,
  };
}
