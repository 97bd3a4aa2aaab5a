import type { PlaneCovariance } from '../geometry/ellipse.ts';
import { ellipseInDrawing } from './plane-map.ts';
import type { PlanePoint } from './plane-message.ts';
import type { PlaneProjection } from './plane-view.ts';

/** A singular covariance is a segment; a browser draws no ellipse of no width. */
const LEAST_HALF_WIDTH_PX = 0.5;
const DEGREES = 180 / Math.PI;

export interface EllipsesProps {
  readonly covarianceM2: PlaneCovariance;
  readonly centreM: PlanePoint;
  readonly sigmas: readonly number[];
  readonly projection: PlaneProjection;
  readonly className: string;
}

/** The sigma ellipses about a point, the inner ones stronger. */
export function Ellipses({ covarianceM2, centreM, sigmas, projection, className }: EllipsesProps) {
  const onScreen = screenEllipse(covarianceM2, projection);
  if (onScreen === null) return null;
  const [x, y] = projection.toPx(centreM);
  const { aPx, bPx, angleRad } = onScreen;
  // The screen's y runs down: the counter-clockwise angle of the drawing is a negative rotation.
  const turn = `rotate(${-angleRad * DEGREES} ${x} ${y})`;
  return (
    <g>
      {[...sigmas].reverse().map((sigma) => (
        <ellipse
          key={sigma}
          className={className}
          cx={x}
          cy={y}
          rx={sigma * aPx}
          ry={Math.max(LEAST_HALF_WIDTH_PX, sigma * bPx)}
          transform={turn}
          strokeWidth={sigma === 1 ? 2 : 1.25}
          strokeOpacity={1.15 - sigma * 0.2}
        />
      ))}
    </g>
  );
}

/** One sigma on the screen: semi-axes, px, and the angle of the long one, counter-clockwise with y up. */
export function screenEllipse(covarianceM2: PlaneCovariance, { map, pxPerUnit: [kx, ky] }: PlaneProjection) {
  const scaled = { ...map, unitM: [map.unitM[0] / kx, map.unitM[1] / ky] as const };
  const ellipse = ellipseInDrawing(scaled, covarianceM2);
  return ellipse && { aPx: ellipse.aM, bPx: ellipse.bM, angleRad: ellipse.angleRad };
}
