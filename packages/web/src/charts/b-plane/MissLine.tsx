import { formatDistance } from '../../format/length.ts';
import type { PlaneScene } from './plane-scene.ts';
import type { PlaneProjection } from './plane-view.ts';

export interface MissLineProps {
  readonly scene: PlaneScene;
  readonly projection: PlaneProjection;
  /** Drawn radius of the hard body, which the label must not lie on. */
  readonly bodyPx: number;
}

/** The miss as a line between the objects, its length beside it. */
export function MissLine({ scene, projection, bodyPx }: MissLineProps) {
  const [x1, y1] = projection.toPx(scene.object1M);
  const [x2, y2] = projection.toPx(scene.object2M);
  const lengthPx = Math.hypot(x2 - x1, y2 - y1);
  if (lengthPx < 12) return null;
  // The label stands off the line, on its lower side, near the origin where the ellipses are far.
  const nx = (y2 - y1) / lengthPx;
  const ny = -(x2 - x1) / lengthPx;
  const side = ny >= 0 ? 1 : -1;
  const at = lengthPx > 120 ? 0.42 : 0.5;
  return (
    <g>
      <line className="plane-miss" x1={x1} y1={y1} x2={x2} y2={y2} />
      {lengthPx - bodyPx > 56 && (
        <text
          className="chart-label"
          x={x1 + (x2 - x1) * at + nx * side * 12}
          y={y1 + (y2 - y1) * at + ny * side * 14 + 4}
          textAnchor={Math.abs(nx) < 0.4 ? 'middle' : nx * side > 0 ? 'start' : 'end'}
        >
          {formatDistance(scene.missM)}
        </text>
      )}
    </g>
  );
}
