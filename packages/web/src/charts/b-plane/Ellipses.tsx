import type { SigmaEllipse } from '../geometry/ellipse.ts';
import type { PlanePoint } from './plane-message.ts';
import type { PlaneProjection } from './plane-view.ts';

/** A singular covariance is a segment; a browser draws no ellipse of no width. */
const LEAST_HALF_WIDTH_PX = 0.5;
const DEGREES = 180 / Math.PI;

export interface EllipsesProps {
  readonly ellipse: SigmaEllipse;
  readonly centreM: PlanePoint;
  readonly sigmas: readonly number[];
  readonly projection: PlaneProjection;
  readonly className: string;
  readonly hasLabels?: boolean;
}

/** The sigma ellipses about a point, the inner ones stronger; each named at the end of its long axis. */
export function Ellipses({ ellipse, centreM, sigmas, projection, className, hasLabels = false }: EllipsesProps) {
  const [x, y] = projection.toPx(centreM);
  // The screen's y runs down: the counter-clockwise angle of the plane is a negative rotation.
  const turn = `rotate(${-ellipse.angleRad * DEGREES} ${x} ${y})`;
  const ux = Math.cos(ellipse.angleRad);
  const uy = -Math.sin(ellipse.angleRad);
  return (
    <g>
      {[...sigmas].reverse().map((sigma) => (
        <ellipse
          key={sigma}
          className={className}
          cx={x}
          cy={y}
          rx={sigma * ellipse.aM * projection.pxPerM}
          ry={Math.max(LEAST_HALF_WIDTH_PX, sigma * ellipse.bM * projection.pxPerM)}
          transform={turn}
          strokeWidth={sigma === 1 ? 2 : 1.25}
          strokeOpacity={1.15 - sigma * 0.2}
        />
      ))}
      {hasLabels &&
        sigmas.map((sigma) => {
          const reach = sigma * ellipse.aM * projection.pxPerM;
          if (reach < 16 * sigma) return null;
          return (
            <text
              key={sigma}
              className="chart-label plane-sigma"
              x={x + ux * reach}
              y={y + uy * reach + 4}
              textAnchor="middle"
            >
              {`${sigma}\u03c3`}
            </text>
          );
        })}
    </g>
  );
}
