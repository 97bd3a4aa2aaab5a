import type { Vec3 } from '@keepout/astro/nouns';
import { borderBetween } from '@keepout/astro/search/border';
import { bestImpulse } from './best-direction.ts';
import { mappedFigures, type PlaneMap } from './plane-map.ts';

/** What a manoeuvre is to reach. */
export type Target = { readonly pc: number } | { readonly missDistanceM: number };

/** How well the size is known, of the size. */
const SIZE_SHARE = 1e-9;

/**
 * The smallest impulse that reaches a target.
 *
 * Method   halving of the size with `bestImpulse` at each; what the best impulse reaches grows with its size.
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
  return best(borderBetween((size) => isReached(best(size)), limitMps, 0, { share: SIZE_SHARE }));
}
