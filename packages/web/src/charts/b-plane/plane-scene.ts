import { type EllipseFault, type PlaneCovariance, type SigmaEllipse, sigmaEllipse } from '../geometry/ellipse.ts';
import { mahalanobis } from '../geometry/mahalanobis.ts';
import type { EncounterPlaneMessage, PlanePoint } from './plane-message.ts';

/** One message laid out in the plane, with the chosen object at the origin. */
export interface PlaneScene {
  readonly object1M: PlanePoint;
  readonly object2M: PlanePoint;
  readonly ellipse: SigmaEllipse | null;
  readonly covarianceM2: PlaneCovariance | null;
  /** Why there is no ellipse. */
  readonly ellipseFault: EllipseFault['code'] | 'covariance-missing' | null;
  readonly missM: number;
  /** Mahalanobis distance between the objects, in the plane. */
  readonly missSigma: number | null;
}

/** Null where the message gives no position in the plane. */
export function planeScene(message: EncounterPlaneMessage, isSwapped: boolean): PlaneScene | null {
  if (message.object2M === null) return null;
  const [x, y] = message.object2M;
  const result = message.covarianceM2 === null ? null : sigmaEllipse(message.covarianceM2);
  const isGood = result?.ok === true;
  return {
    object1M: isSwapped ? [-x, -y] : [0, 0],
    object2M: isSwapped ? [0, 0] : [x, y],
    ellipse: isGood ? result.value : null,
    covarianceM2: isGood ? message.covarianceM2 : null,
    ellipseFault: result === null ? 'covariance-missing' : result.ok ? null : result.fault.code,
    missM: message.missDistanceM ?? Math.hypot(x, y),
    missSigma: isGood && message.covarianceM2 !== null ? mahalanobis(message.covarianceM2, x, y) : null,
  };
}

/** The object that moves from message to message: object 2, or object 1 when the origin is swapped. */
export function movingPoint(scene: PlaneScene, isSwapped: boolean): PlanePoint {
  return isSwapped ? scene.object1M : scene.object2M;
}
