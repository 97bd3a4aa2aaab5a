import { type Symmetric2, scaled2, sum2 } from '../../linear/symmetric2.ts';
import { foster1992 } from '../plane/foster-1992.ts';
import { principalEncounter } from '../plane/principal-encounter.ts';
import { type DilutionCode, dilution } from './dilution.ts';

/** A rise below this share is rounding. */
const VISIBLE_RISE = 1e-6;
const STEPS = 40;
const SMALLEST_SHARE = 1e-3;

/**
 * Which object's data dilute the probability.
 *
 * Method   NASA CARA: the deviations of one object, of the other, and of both are shrunk; whichever raises the
 *          probability on the way from 1 down to a thousandth dilutes it
 *
 * @param missXM, missYM number m
 * @param primaryM2, secondaryM2 Symmetric2 m^2 projected covariances
 * @param crossM2                Symmetric2 m^2 what both have in common, scaled with the deviation that shrinks
 * @param hardBodyRadiusM number m
 * @returns 0 none, 1 secondary only, 10 primary only, 11 both or the combined covariance
 */
export function dilutionCode(
  missXM: number,
  missYM: number,
  primaryM2: Symmetric2,
  secondaryM2: Symmetric2,
  hardBodyRadiusM: number,
  crossM2: Symmetric2 = { xx: 0, yx: 0, yy: 0 },
): DilutionCode {
  const sum = sum2(sum2(primaryM2, secondaryM2), crossM2);
  const encounter = principalEncounter(missXM, missYM, sum, hardBodyRadiusM);
  if (encounter.repair === 'unusable') return 0;
  if (dilution(encounter).region === 'diluted') return 11;
  const present = foster1992(encounter);
  const rises = (shrink: (share: number) => Symmetric2): boolean => {
    for (let i = 1; i <= STEPS; i++) {
      const share = SMALLEST_SHARE ** (i / STEPS);
      const joint = sum2(shrink(share * share), scaled2(crossM2, share));
      const candidate = principalEncounter(missXM, missYM, joint, hardBodyRadiusM);
      if (candidate.repair !== 'unusable' && foster1992(candidate) > present * (1 + VISIBLE_RISE)) return true;
    }
    return false;
  };
  const isPrimaryDiluted = rises((share) => sum2(scaled2(primaryM2, share), secondaryM2));
  const isSecondaryDiluted = rises((share) => sum2(primaryM2, scaled2(secondaryM2, share)));
  if (isPrimaryDiluted) return isSecondaryDiluted ? 11 : 10;
  return isSecondaryDiluted ? 1 : 0;
}
