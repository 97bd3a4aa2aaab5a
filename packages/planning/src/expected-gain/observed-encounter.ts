import type { DragKnowledge } from '@keepout/astro/force/drag-of-elements';
import type { DensityError, StateVector } from '@keepout/astro/nouns';
import type { VerdictThresholds } from '@keepout/conjunction/decision/verdict';
import type { ObjectAtTca } from '@keepout/conjunction/object-at-tca';
import type { OrbitDynamics } from '@keepout/tracking/orbit-update/arc';
import type { PredictedArc } from '@keepout/tracking/orbit-update/planned-information';

/** An encounter with one observable object. */
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
  readonly errorAt?: PredictedArc['errorAt'];
  /** Common error of both objects, where their messages state it; each covariance contains its share. */
  readonly densityErrors?: Readonly<Record<'primary' | 'secondary', DensityError>>;
  /** How the observed object moves from the passes to closest approach. */
  readonly dynamics: OrbitDynamics;
  /** Drag of the object, and its persistence after an observation; absent: no drag. */
  readonly drag?: Pick<DragKnowledge, 'decayMps' | 'sigmaShare'> & { readonly persistence: number };
}

/** Knowledge of one object of the encounter before the passes. */
export function objectAtTcaOf(encounter: ObservedEncounter, object: 'primary' | 'secondary'): ObjectAtTca {
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
