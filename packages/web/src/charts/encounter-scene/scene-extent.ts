import type { Vec3 } from '@keepout/astro/nouns';
import { semiAxes } from './ellipsoid.ts';
import type { SceneEllipsoid, SceneEncounter } from './scene-encounter.ts';

/** The ball that is on show: it does not change while the scene is turned. */
export interface SceneExtent {
  readonly centreM: Vec3;
  readonly radiusM: number;
}

export type SceneFit = 'all' | 'miss';

const AIR = 1.12;
const HARD_BODIES = 5;
/** Larger ellipsoids reach out of the picture: the miss stays long enough to be seen. */
const MOST_MISSES = 14;

/** A ball about the middle of the miss that holds both objects and, for `all`, their largest ellipsoids. */
export function sceneExtent(
  { object2, object1 }: SceneEncounter,
  ellipsoids: readonly SceneEllipsoid[],
  mostSigma: number,
  fit: SceneFit,
): SceneExtent {
  const [r, t, n] = object2.positionM;
  const centreM: Vec3 = [r / 2, t / 2, n / 2];
  const halfM = Math.hypot(r, t, n) / 2;
  const bodyM = HARD_BODIES * ((object1.hardBodyRadiusM ?? 0) + (object2.hardBodyRadiusM ?? 0));
  const least = Math.max(halfM * 1.5, bodyM);
  const reach = ellipsoids.map(
    ({ covarianceM2 }) => halfM + mostSigma * Math.hypot(...(semiAxes(covarianceM2)?.[0] ?? [0])),
  );
  const all = Math.max(least, ...reach);
  const radiusM = fit === 'miss' ? least : Math.min(all, Math.max(least, MOST_MISSES * 2 * halfM));
  return { centreM, radiusM: radiusM > 0 ? radiusM * AIR : 1 };
}

/** The largest length of 1, 2 or 5 times a power of ten that is at most `lengthM`. */
export function roundLength(lengthM: number): number {
  const power = 10 ** Math.floor(Math.log10(lengthM));
  const digit = lengthM / power;
  return (digit >= 5 ? 5 : digit >= 2 ? 2 : 1) * power;
}
