import type { Vec3 } from '@keepout/astro/nouns';
import { scaled } from '@keepout/astro/vector';
import { bestImpulse } from '@keepout/conjunction/manoeuvre/best-direction';
import type { PlaneMap } from '@keepout/conjunction/manoeuvre/plane-map';
import { mappedFigures } from '@keepout/conjunction/manoeuvre/plane-map';
import type { PlaneResult } from '@keepout/conjunction/manoeuvre/planned-encounter';
import { norm3 } from './vector.ts';

/** What a manoeuvre is to make of an encounter: the least probability, the largest distance, or the largest distance over its error. */
export type Objective = 'pc' | 'mahalanobis' | 'miss';

/** A direction that the push has to keep to, RTN of the primary; the length does not count. */
export interface DirectionRule {
  /** The push is along it, either way. Absent: any direction. */
  readonly held?: Vec3;
  /** The push stays within so much of the axis or of its opposite. */
  readonly cone?: { readonly axis: Vec3; readonly halfAngleRad: number };
}

/**
 * The push of a size that does most.
 *
 * Method   free: the secular equation (`bestImpulse`); held: the better of both signs; in a cone: the free one where it lies inside, else the
 *          best of the directions on the rim, by golden section; docs/models/planning
 *
 * @returns Vec3   m/s, RTN
 */
export function bestPush(map: PlaneMap, objective: Objective, sizeMps: number, rule: DirectionRule = {}): Vec3 {
  const goal = objective === 'miss' ? 'miss-distance' : 'mahalanobis';
  if (rule.held !== undefined) return better(map, objective, signs(scaled(rule.held, sizeMps / norm3(rule.held))));
  const free = bestImpulse(map, goal, sizeMps);
  if (rule.cone === undefined || isInside(free, rule.cone)) return free;
  return onRim(map, objective, sizeMps, rule.cone);
}

function signs(push: Vec3): readonly Vec3[] {
  return [push, scaled(push, -1)];
}

function better(map: PlaneMap, objective: Objective, pushes: readonly Vec3[]): Vec3 {
  return pushes.reduce((best, push) => (gain(map, objective, push) > gain(map, objective, best) ? push : best));
}

function gain(map: PlaneMap, objective: Objective, push: Vec3): number {
  const figures = mappedFigures(map, push);
  return worth(figures, objective);
}

/** The larger the better; the least probability goes with the largest distance over its error. */
function worth(figures: PlaneResult, objective: Objective): number {
  if (objective === 'miss') return figures.missDistanceM;
  return figures.mahalanobisSquared;
}

function isInside(push: Vec3, { axis, halfAngleRad }: NonNullable<DirectionRule['cone']>): boolean {
  const cosine = (push[0] * axis[0] + push[1] * axis[1] + push[2] * axis[2]) / (norm3(push) * norm3(axis));
  return Math.abs(cosine) >= Math.cos(halfAngleRad);
}

const RIM_SAMPLES = 72;
const RIM_HALVINGS = 20;

function onRim(map: PlaneMap, objective: Objective, sizeMps: number, cone: NonNullable<DirectionRule['cone']>): Vec3 {
  const axis = scaled(cone.axis, 1 / norm3(cone.axis));
  const [first, second] = across(axis);
  const [along, out] = [sizeMps * Math.cos(cone.halfAngleRad), sizeMps * Math.sin(cone.halfAngleRad)];
  const at = (angle: number, sign: number): Vec3 => {
    const [c, s] = [out * Math.cos(angle), out * Math.sin(angle)];
    return [0, 1, 2].map((i) => sign * (along * axis[i]! + c * first[i]! + s * second[i]!)) as unknown as Vec3;
  };
  let best = at(0, 1);
  for (const sign of [1, -1]) {
    let place = 0;
    for (let k = 1; k < RIM_SAMPLES; k++) {
      const angle = (2 * Math.PI * k) / RIM_SAMPLES;
      if (gain(map, objective, at(angle, sign)) > gain(map, objective, at(place, sign))) place = angle;
    }
    for (let k = 0, width = Math.PI / RIM_SAMPLES; k < RIM_HALVINGS; k++, width /= 2) {
      const near = [place - width, place, place + width];
      place = near.reduce((a, b) => (gain(map, objective, at(b, sign)) > gain(map, objective, at(a, sign)) ? b : a));
    }
    best = better(map, objective, [best, at(place, sign)]);
  }
  return best;
}

function across(axis: Vec3): readonly [Vec3, Vec3] {
  const least = Math.abs(axis[0]) < 0.6 ? ([1, 0, 0] as const) : ([0, 1, 0] as const);
  const first: Vec3 = [
    axis[1] * least[2] - axis[2] * least[1],
    axis[2] * least[0] - axis[0] * least[2],
    axis[0] * least[1] - axis[1] * least[0],
  ];
  const size = norm3(first);
  const unit = scaled(first, 1 / size);
  return [
    unit,
    [
      axis[1] * unit[2] - axis[2] * unit[1],
      axis[2] * unit[0] - axis[0] * unit[2],
      axis[0] * unit[1] - axis[1] * unit[0],
    ],
  ];
}
