import type { PlanePoint } from './plane-message.ts';
import type { PlaneProjection } from './plane-view.ts';

const LEAST_RADIUS_PX = 2;

export interface HardBodyProps {
  readonly centreM: PlanePoint;
  readonly radiusM: number | null;
  readonly projection: PlaneProjection;
}

/**
 * The combined hard body to scale: a disc, or an ellipse for unequal scales of the drawing. With both half-axes
 * under two pixels it is enlarged and marked by a ring.
 */
export function HardBody({ centreM, radiusM, projection }: HardBodyProps) {
  const [x, y] = projection.toPx(centreM);
  const [rx, ry] = bodyPx(radiusM, projection);
  const isEnlarged = Math.max(rx, ry) < LEAST_RADIUS_PX;
  const [shownX, shownY] = isEnlarged ? [LEAST_RADIUS_PX, LEAST_RADIUS_PX] : [Math.max(0.75, rx), Math.max(0.75, ry)];
  const [armX, armY] = [Math.max(8, shownX + 5), Math.max(8, shownY + 5)];
  return (
    <g>
      <path className="plane-cross" d={`M${x - armX},${y}H${x + armX}M${x},${y - armY}V${y + armY}`} />
      <ellipse className="plane-body" cx={x} cy={y} rx={shownX} ry={shownY} />
      {isEnlarged && <circle className="plane-ring" cx={x} cy={y} r={6} />}
    </g>
  );
}

/** True half-axes on the screen, px. */
export function bodyPx(radiusM: number | null, { pxPerM }: PlaneProjection): PlanePoint {
  return [(radiusM ?? 0) * pxPerM[0], (radiusM ?? 0) * pxPerM[1]];
}

/** How much larger than life the body is drawn; null in true size. */
export function bodyEnlargement(radiusM: number | null, projection: PlaneProjection): number | null {
  const truePx = Math.max(...bodyPx(radiusM, projection));
  if (truePx <= 0 || truePx >= LEAST_RADIUS_PX) return null;
  return LEAST_RADIUS_PX / truePx;
}
