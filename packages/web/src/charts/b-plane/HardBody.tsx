import type { PlanePoint } from './plane-message.ts';
import type { PlaneProjection } from './plane-view.ts';

const LEAST_RADIUS_PX = 2;

export interface HardBodyProps {
  readonly centreM: PlanePoint;
  readonly radiusM: number | null;
  readonly projection: PlaneProjection;
}

/**
 * The combined hard body as a disc in true size. Where that is under two pixels the disc is enlarged, and a ring says so.
 */
export function HardBody({ centreM, radiusM, projection }: HardBodyProps) {
  const [x, y] = projection.toPx(centreM);
  const truePx = (radiusM ?? 0) * projection.pxPerM;
  const isEnlarged = truePx < LEAST_RADIUS_PX;
  const radiusPx = Math.max(LEAST_RADIUS_PX, truePx);
  const arm = Math.max(8, radiusPx + 5);
  return (
    <g>
      <path className="plane-cross" d={`M${x - arm},${y}H${x + arm}M${x},${y - arm}V${y + arm}`} />
      <circle className="plane-body" cx={x} cy={y} r={radiusPx} />
      {isEnlarged && <circle className="plane-ring" cx={x} cy={y} r={6} />}
    </g>
  );
}

/** How much larger than life the disc is drawn; null in true size. */
export function enlargementOf(radiusM: number | null, projection: PlaneProjection): number | null {
  const truePx = (radiusM ?? 0) * projection.pxPerM;
  if (truePx <= 0 || truePx >= LEAST_RADIUS_PX) return null;
  return LEAST_RADIUS_PX / truePx;
}
