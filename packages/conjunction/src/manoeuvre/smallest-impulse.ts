import type { Vec3 } from '@keepout/astro/nouns';
import { bestImpulse } from './best-direction.ts';
import { mappedFigures, type PlaneMap } from './plane-map.ts';

/** What a manoeuvre is to reach. */
export type Target = { readonly pc: number } | { readonly missDistanceM: number };

const HALVINGS = 80;

/**
 * The smallest impulse that reaches a target.
 *
 * Method   bisection on the size with `bestImpulse` at each; what the best impulse reaches grows with its size.
 *          docs/models/avoidance-manoeuvre
 * Assumes  the linear map; the probability is the true disc integral
 *
 * @param limitMps   number   m/s   largest size to consider
 * @returns Vec3   m/s, RTN at the impulse; zero when the target is met already   |   undefined when the limit does not do
 */
export function smallestImpulse(map: PlaneMap, target: Target, limitMps: number): Vec3 | undefined {
  const best = (size: number): Vec3 => bestImpulse(map, 'pc' in target ? 'mahalanobis' : 'miss-distance', size);
  const isReached = (dv: Vec3): boolean => {
    const figures = mappedFigures(map, dv);
    return 'pc' in target ? figures.pc <= target.pc : figures.missDistanceM >= target.missDistanceM;
  };
  if (isReached([0, 0, 0])) return [0, 0, 0];
  if (!isReached(best(limitMps))) return undefined;
  let low = 0;
  let high = limitMps;
  for (let i = 0; i < HALVINGS && high - low > 1e-9 * high; i++) {
    const middle = 0.5 * (low + high);
    if (isReached(best(middle))) high = middle;
    else low = middle;
  }
  return best(high);
}
