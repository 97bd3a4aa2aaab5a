import type { Vec3 } from '@keepout/astro/nouns';

/** A symmetric 3x3 covariance of a position in RTN of object 1, nine values row by row, m². */
export type Covariance3 = readonly number[];

/** One body of the scene, in RTN of object 1: at TCA, metres from object 1. */
export interface SceneBody {
  readonly name: string;
  readonly positionM: Vec3;
  /** Inertial velocity in these axes; null where the message has no states. */
  readonly velocityMps: Vec3 | null;
  readonly hardBodyRadiusM: number | null;
  /** Null where the message contains none, or no axes to rotate it. */
  readonly covarianceM2: Covariance3 | null;
}

/** An encounter at closest approach, in metres in RTN of object 1, which is at the origin. */
export interface SceneEncounter {
  readonly object1: SceneBody;
  readonly object2: SceneBody;
  readonly relativeVelocityMps: Vec3;
}

/** An ellipsoid of the scene. */
export interface SceneEllipsoid {
  readonly place: 1 | 2;
  readonly centreM: Vec3;
  readonly covarianceM2: Covariance3;
}

/** Both covariances at their objects, or their sum at object 2; of those that there are. */
export function ellipsoidsOf({ object1, object2 }: SceneEncounter, isCombined: boolean): readonly SceneEllipsoid[] {
  const [first, second] = [object1.covarianceM2, object2.covarianceM2];
  if (isCombined) {
    if (first === null || second === null) return [];
    return [
      { place: 2, centreM: object2.positionM, covarianceM2: first.map((value, at) => value + (second[at] ?? 0)) },
    ];
  }
  return [
    ...(first === null ? [] : [{ place: 1 as const, centreM: object1.positionM, covarianceM2: first }]),
    ...(second === null ? [] : [{ place: 2 as const, centreM: object2.positionM, covarianceM2: second }]),
  ];
}
