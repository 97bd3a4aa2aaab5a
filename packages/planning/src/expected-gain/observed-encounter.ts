import type { DragKnowledge } from '@keepout/astro/force/drag-of-elements';
import type { DensityError, StateVector } from '@keepout/astro/nouns';
import type { VerdictThresholds } from '@keepout/conjunction/decision/verdict';
import type { ObjectAtTca } from '@keepout/conjunction/object-at-tca';
import type { OrbitDynamics } from '@keepout/tracking/orbit-update/arc';
import type { PlannedOrbit } from '@keepout/tracking/orbit-update/planned-information';

/** An encounter, one of whose objects can be observed. */
export interface ObservedEncounter {
  /** Both at closest approach, EME2000. */
  readonly primary: StateVector;
  readonly secondary: StateVector;
  /** Row-major 36, RTN: m^2, m^2/s, m^2/s^2. */
  readonly primaryCovarianceRtn: Float64Array;
  readonly secondaryCovarianceRtn: Float64Array;
  /** Combined. */
  readonly hardBodyRadiusM: number;
  readonly thresholds: VerdictThresholds;
  readonly observed: 'primary' | 'secondary';
  /** The covariance of the other object was estimated, and stays so: no observation of this one leads to `act`. */
  readonly isOtherEstimated?: boolean;
  /** That of the observed object was too, and is until it is observed. */
  readonly isObservedEstimated?: boolean;
  /** The covariance that the update of passes begins with at a state of its orbit: `PlannedOrbit.errorAt`. */
  readonly errorAt?: PlannedOrbit['errorAt'];
  /** What both share of their errors, where their messages tell it; each covariance has its share in it already. */
  readonly densityErrors?: Readonly<Record<'primary' | 'secondary', DensityError>>;
  /** How the observed object moves from the passes to closest approach. */
  readonly dynamics: OrbitDynamics;
  /** How the air brakes it, and how much of what is seen of that stays; absent: not at all. */
  readonly drag?: Pick<DragKnowledge, 'decayMps' | 'sigmaShare'> & { readonly persistence: number };
}

/** One object of the encounter as it is known before the passes. */
export function objectOf(encounter: ObservedEncounter, object: 'primary' | 'secondary'): ObjectAtTca {
  const { observed, densityErrors } = encounter;
  const state = encounter[object];
  const isEstimated = object === observed ? encounter.isObservedEstimated : encounter.isOtherEstimated;
  const matrix = object === 'primary' ? encounter.primaryCovarianceRtn : encounter.secondaryCovarianceRtn;
  return {
    state,
    covariance: { epochTaiS: state.epochTaiS, frame: 'RTN', matrix },
    covarianceOrigin: isEstimated ? 'estimated' : 'given',
    ...(densityErrors && { densityError: densityErrors[object] }),
  };
}
