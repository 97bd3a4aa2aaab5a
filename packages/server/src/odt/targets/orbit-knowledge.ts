import type { StateVector } from '@keepout/astro/nouns';
import type { Told } from '@keepout/contract/platform/sentence-text';
import type { FoundDrag } from './orbit-to-observe.ts';

/** What is known of an orbit at an epoch. */
export interface KnownOrbit {
  /** EME2000. */
  readonly state: StateVector;
  /** RTN, row-major 6 by 6, m and m/s. */
  readonly covarianceRtn: Float64Array;
  /** How the air was seen to brake it. */
  readonly drag?: FoundDrag;
}

export interface OrbitFault {
  readonly code: 'orbit-unreadable' | 'orbit-out-of-span' | 'orbit-decays';
  readonly message: Told;
}

/** Of the position, all axes together, m. */
export function positionSigma({ covarianceRtn }: KnownOrbit): number {
  return Math.sqrt(covarianceRtn[0]! + covarianceRtn[7]! + covarianceRtn[14]!);
}
