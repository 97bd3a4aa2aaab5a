import type { Vec3 } from '@keepout/astro/nouns';
import { scaled } from '@keepout/astro/vector';
import { bestImpulse, secondImpulse } from '@keepout/conjunction/manoeuvre/best-direction';
import { mappedMiss } from '@keepout/conjunction/manoeuvre/plane-map';
import { type Bound, bestWithin, isWithinBounds } from './bounded-push.ts';
import type { PushMap } from './response.ts';
import { norm3 } from './vector.ts';

/** Objective of a manoeuvre: the minimum probability, the maximum distance, or the maximum Mahalanobis distance. */
export type Objective = 'pc' | 'mahalanobis' | 'miss';

/** A direction that the push has to keep to, RTN of the primary; the length does not count. */
export interface DirectionRule {
  /** The push is along it, either way. Absent: any direction. */
  readonly fixedAxis?: Vec3;
  /** Maximum angle between the impulse and the axis or its opposite. */
  readonly cone?: { readonly axis: Vec3; readonly halfAngleRad: number };
}

/** Limits on the change of the orbit; absent limits do not bind. */
export interface OrbitLimits {
  readonly maxSmaChangeM?: number;
  /** Largest shift along the orbit at closest approach. */
  readonly maxPhaseRad?: number;
}

/**
 * The push of a size that does most.
 *
 * Method   free: the secular equation (`bestImpulse`); fixed direction: the better of both signs; in a cone or within orbit limits: the
 *          free one where it lies inside, else the best on the rims (`bestWithin`); docs/models/planning
 *
 * @returns Vec3   m/s, RTN; where the cone and the limits together exclude the magnitude, the best inside the cone
 */
export function bestPush(
  map: PushMap,
  objective: Objective,
  sizeMps: number,
  { fixedAxis, cone }: DirectionRule = {},
  limits: OrbitLimits = {},
): Vec3 {
  const gain = gainOf(map, objective);
  if (fixedAxis !== undefined) {
    const push = scaled(fixedAxis, sizeMps / norm3(fixedAxis));
    const opposite = scaled(push, -1);
    return gain(opposite) > gain(push) ? opposite : push;
  }
  const goal = objective === 'miss' ? 'miss-distance' : 'mahalanobis';
  const free = bestImpulse(map, goal, sizeMps);
  const inCone: Bound[] =
    cone === undefined
      ? []
      : [{ axis: cone.axis, value: sizeMps * norm3(cone.axis) * Math.cos(cone.halfAngleRad), isLeast: true }];
  const bounds = [...inCone, ...boundsOf(map, limits)];
  if (isWithinBounds(free, bounds)) return free;
  const second = secondImpulse(map, goal, sizeMps);
  const summits = second === undefined ? [] : [second];
  return bestWithin(sizeMps, bounds, gain, summits) ?? bestWithin(sizeMps, inCone, gain, summits) ?? free;
}

/** Margin inside a limit, so that it holds after rounding. */
const INSIDE = 1 - 1e-6;

function boundsOf({ smaByRtnS, phaseByRtn }: PushMap, { maxSmaChangeM, maxPhaseRad }: OrbitLimits): readonly Bound[] {
  const symmetricBounds = (axis: Vec3, value: number | undefined): readonly Bound[] =>
    value === undefined ? [] : [{ axis, value: value * INSIDE, isLeast: false }];
  return [...symmetricBounds(smaByRtnS, maxSmaChangeM), ...symmetricBounds(phaseByRtn, maxPhaseRad)];
}

/** The larger the better; the least probability goes with the largest distance over its error. */
function gainOf(map: PushMap, objective: Objective): (push: Vec3) => number {
  const { xx, yx, yy } = map.covarianceM2;
  return (push) => {
    const { missXM: x, missYM: y } = mappedMiss(map, push);
    return objective === 'miss' ? x * x + y * y : yy * x * x - 2 * yx * x * y + xx * y * y;
  };
}
