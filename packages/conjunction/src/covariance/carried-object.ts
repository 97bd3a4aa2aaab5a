import { transportCovariance } from '@keepout/astro/covariance/transport';
import type { StateVector } from '@keepout/astro/nouns';
import type { ObjectAtTca } from '../object-at-tca.ts';

/**
 * An object at another state of its orbit, its covariance carried there. A millisecond counts: six sigma of a 100 km error along the
 * track are a decimetre off when the covariance stays behind. Without velocity terms it cannot be transported.
 */
export function carriedObject(object: ObjectAtTca, state: StateVector): ObjectAtTca {
  const { covariance } = object;
  const isLocal = covariance?.frame === 'RTN' || covariance?.frame === 'TNW' || covariance?.frame === state.frame;
  const hasVelocity = covariance !== undefined && [21, 28, 35].every((i) => covariance.matrix[i]! > 0);
  if (!isLocal || !hasVelocity) return { ...object, state };
  return { ...object, state, covariance: transportCovariance(covariance, object.state, state) };
}
