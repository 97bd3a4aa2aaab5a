import type { Dilution, DilutionCode } from './dilution.ts';
import type { ObjectDilution, SeparateDilution } from './separate-dilution.ts';

/**
 * Which object's data dilute the probability.
 *
 * Method   NASA CARA: the deviations of both objects, of one, and of the other are shrunk; whichever raises the probability
 *          dilutes it
 *
 * @param present       number  the probability as it is
 * @param visibleRise   number  a rise below this share is the method's own error
 * @returns 0 none, 1 secondary only, 10 primary only, 11 both or the combined covariance
 */
export function dilutionCode(
  { region }: Pick<Dilution, 'region'>,
  { primary, secondary }: SeparateDilution,
  present: number,
  visibleRise: number,
): DilutionCode {
  const rises = ({ maxPc }: ObjectDilution): boolean => maxPc > present * (1 + visibleRise);
  if (region === 'diluted') return 11;
  if (rises(primary)) return rises(secondary) ? 11 : 10;
  return rises(secondary) ? 1 : 0;
}
