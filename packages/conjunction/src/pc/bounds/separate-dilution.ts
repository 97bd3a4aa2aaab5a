import { type Symmetric2, scaled2, sum2 } from '../../linear/symmetric2.ts';
import { foster1992 } from '../plane/foster-1992.ts';
import { principalEncounter } from '../plane/principal-encounter.ts';
import { maximumOverScale, type ScaleSearch } from './maximum-over-scale.ts';

/** Effect of better data on one object alone: the other keeps its errors. */
export interface ObjectDilution {
  /** Largest probability with the deviations of this object at any share of the present ones. */
  readonly maxPc: number;
  /** That share, 0 to 1. */
  readonly scaleAtMax: number;
}

/** Dilution object by object, in addition to the common scale of `dilution`. */
export interface SeparateDilution {
  readonly primary: ObjectDilution;
  readonly secondary: ObjectDilution;
}

/** Shares below this share of the other's smallest deviation leave a sum that no longer changes. */
const NO_LONGER_SEEN = 0.02;
const SMALLEST_SHARE = 1e-3;
const PLANE_SEARCH: ScaleSearch = { stride: 0.15, width: 1e-4 };

/**
 * Largest probability when the data of one object get better and those of the other stay.
 *
 * Method   NASA CARA's separate scaling: C = k^2 C1 + C2 + k X over 0 <= k <= 1, X the common error, and the same
 *          with the objects exchanged; `maximumOverScale`
 *
 * @param missXM, missYM number m
 * @param primaryM2, secondaryM2 Symmetric2 m^2 projected covariances
 * @param crossM2                Symmetric2 m^2 common error of both, scaled with the deviation that shrinks
 * @param hardBodyRadiusM number m
 */
export function separateDilution(
  missXM: number,
  missYM: number,
  primaryM2: Symmetric2,
  secondaryM2: Symmetric2,
  hardBodyRadiusM: number,
  crossM2: Symmetric2 = { xx: 0, yx: 0, yy: 0 },
): SeparateDilution {
  const pcOf = (joint: Symmetric2): number => {
    const encounter = principalEncounter(missXM, missYM, joint, hardBodyRadiusM);
    return encounter.repair === 'unusable' ? 0 : foster1992(encounter);
  };
  const dilutionOf = (shrinking: Symmetric2, fixed: Symmetric2): ObjectDilution => {
    const at = (share: number): number =>
      pcOf(sum2(sum2(scaled2(shrinking, share * share), fixed), scaled2(crossM2, share)));
    const largest = Math.sqrt(Math.max(0, shrinking.xx + shrinking.yy));
    const smallest = principalEncounter(0, 0, fixed, hardBodyRadiusM).sigmaMinorM;
    return objectDilution(at, Math.min(SMALLEST_SHARE, (NO_LONGER_SEEN * smallest) / largest), PLANE_SEARCH);
  };
  return { primary: dilutionOf(primaryM2, secondaryM2), secondary: dilutionOf(secondaryM2, primaryM2) };
}

/**
 * The same of any probability.
 *
 * @param at       function of the share of the present deviations, 0 to 1
 * @param lowest   the smallest positive share in the search
 */
function objectDilution(at: (share: number) => number, lowest: number, search: ScaleSearch): ObjectDilution {
  const present = at(1);
  const origin = at(0);
  const { scale, pc } = maximumOverScale(at, Math.max(lowest, Number.MIN_VALUE), 1, search);
  const best = origin > pc ? { maxPc: origin, scaleAtMax: 0 } : { maxPc: pc, scaleAtMax: scale };
  return best.maxPc > present ? best : { maxPc: present, scaleAtMax: 1 };
}
